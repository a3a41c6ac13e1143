import { type PlanStanding, plans, type Subscription } from '@podcastai/contracts'
import { Button, buttonStyle, ConfirmDialog } from '@podcastai/ui'
import { Link } from '@tanstack/react-router'
import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { longDate } from '../../lib/dates.ts'
import { useBillingPortal, useEnding } from './subscription.ts'

type Props = { subscription: Subscription; isTeam: boolean }

/** How the plan continues, in a sentence, and the available actions. */
export function PlanActions({ subscription, isTeam }: Props) {
  const { standing, hasPortal } = subscription
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-pretty text-text-2">{formatSentence(subscription, isTeam)}</p>
      <span className="flex flex-wrap gap-2">
        <GoOn standing={standing} />
        {(standing === 'active' || standing === 'past_due') && <CancelButton subscription={subscription} />}
        {hasPortal && <PortalButton />}
      </span>
    </div>
  )
}

/** The one action that keeps the plan running, if it won't renew by itself. */
export function GoOn({ standing }: { standing: PlanStanding }) {
  return standing === 'ending' ? <ResumeButton /> : <PayLink standing={standing} />
}

function formatSentence({ plan, standing, until }: Subscription, isTeam: boolean): string {
  const date = until ? longDate(until) : 'the end of the paid period'
  const { price } = plans[plan ?? (isTeam ? 'team' : 'pro')]
  const kept = 'You can still read, edit, and export everything you made.'
  switch (standing) {
    case 'none':
      return "You don't have an active subscription"
    case 'active':
      return until ? `Renews on ${date} for ${price}.` : `Renews every month for ${price}.`
    case 'ending':
      return `Canceled: it runs until ${date} and will not renew.`
    case 'past_due':
      return `The last payment failed. Please pay by ${date}: after that, uploading and generating stop.`
    case 'ended':
      return isTeam ? `Your team's plan has ended. ${kept}` : `Your subscription has ended. ${kept}`
  }
}

const payLabels: Partial<Record<PlanStanding, string>> = {
  none: 'Subscribe Now',
  past_due: 'Pay now',
  ended: 'Renew',
}

function PayLink({ standing }: { standing: PlanStanding }) {
  const label = payLabels[standing]
  if (!label) return null
  return (
    <Link to="/subscribe" className={buttonStyle({ variant: 'primary' })}>
      {label}
    </Link>
  )
}

function ResumeButton() {
  const ending = useEnding()
  return (
    <Button
      variant="primary"
      pending={ending.isPending}
      pendingLabel="Resuming..."
      onClick={() => ending.mutate(false)}
    >
      Resume
    </Button>
  )
}

function CancelButton({ subscription: { standing, until } }: { subscription: Subscription }) {
  const [isAsking, setIsAsking] = useState(false)
  const ending = useEnding()
  const end = until && standing === 'active' ? longDate(until) : 'the end of the paid period'
  return (
    <>
      <Button pending={ending.isPending} pendingLabel="Canceling..." onClick={() => setIsAsking(true)}>
        Cancel subscription
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Cancel subscription?"
        text={`It runs until ${end}, and you can resume it until then. After that you can’t generate new content, but you can still read, edit, and export what you have.`}
        confirmLabel="Cancel subscription"
        cancelLabel="Keep subscription"
        onConfirm={() => {
          setIsAsking(false)
          ending.mutate(true)
        }}
      />
    </>
  )
}

function PortalButton() {
  const portal = useBillingPortal()
  return (
    <Button icon={<ExternalLink aria-hidden size={14} />} pending={portal.isPending} onClick={() => portal.mutate()}>
      Cards and invoices
    </Button>
  )
}
