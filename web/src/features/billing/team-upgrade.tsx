import { dollars, plans, upgradeToTeam } from '@podcastai/contracts'
import { Button } from '@podcastai/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, getErrorMessage } from '../../lib/api-error.ts'
import { call } from '../../lib/call.ts'
import { setupQuery } from '../../lib/queries/setup.ts'
import { subscriptionQuery } from '../../lib/queries/subscription.ts'
import { Payment, Preparing } from './payment.tsx'
import { GoOn } from './plan-actions.tsx'
import { upgradeQuoteQuery } from './subscription.ts'

type Props = { isPaid: () => Promise<boolean>; onPaid: () => void }

/**
 * Pays for the Team plan. A running plan is upgraded only after the user accepts the price, because the card on file
 * may be charged immediately. Without a plan it is a first payment.
 */
export function TeamUpgrade({ isPaid, onPaid }: Props) {
  const [isAgreed, setIsAgreed] = useState(false)
  const quote = useQuery(upgradeQuoteQuery())
  const isIncluded = useQuery(setupQuery()).data?.billing === 'off'
  if (quote.isError) return <NoQuote error={quote.error} onRetry={() => quote.refetch()} />
  if (!quote.data) return <Preparing />
  const { dueCents, isUpgrade, quotedAt } = quote.data
  if ((isUpgrade || dueCents === 0) && !isAgreed) {
    return (
      <div className="grid gap-4">
        <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-2">
          <dt className="font-[550]">Due today</dt>
          <dd className="font-[550] tabular-nums">{dollars(dueCents)}</dd>
          <dt className="text-text-2">Then every month</dt>
          <dd className="text-text-2 tabular-nums">{isIncluded ? 'Included' : plans.team.price}</dd>
        </dl>
        {isUpgrade && (
          <p className="type-small text-text-2">
            Today you pay for the rest of this period, minus what you already paid for {plans.pro.name}.
          </p>
        )}
        <Button variant="primary" size="large" className="w-full" onClick={() => setIsAgreed(true)}>
          Upgrade to Team Plan
        </Button>
      </div>
    )
  }
  return (
    <Payment
      name="team"
      begin={async () => (await call(upgradeToTeam, { body: { quotedAt } })).clientSecret}
      label={isUpgrade ? `Pay ${dollars(dueCents)} now` : `Subscribe for ${plans.team.price}/month`}
      isPaid={isPaid}
      onPaid={onPaid}
    />
  )
}

/** Offers to resume a canceled or unpaid plan, which must run before it can be upgraded. */
function NoQuote({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const isRefused = error instanceof ApiError && error.code === 'conflict'
  const { standing } = useQuery({ ...subscriptionQuery(), enabled: isRefused }).data ?? {}
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-text-2">{getErrorMessage(error, 'The price of the upgrade could not be loaded.')}</p>
      {isRefused && (standing === 'ending' || standing === 'past_due') ? (
        <GoOn standing={standing} />
      ) : (
        <Button onClick={onRetry}>Try Again</Button>
      )}
    </div>
  )
}
