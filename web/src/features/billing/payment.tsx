import { Button, lateComponent, Spinner, toast } from '@podcastai/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ApiError, getErrorMessage } from '../../lib/api-error.ts'
import { profileQuery } from '../../lib/queries/profile.ts'
import { setupQuery } from '../../lib/queries/setup.ts'
import { Confirming } from './confirming.tsx'
import { TestPaymentForm } from './test-payment-form.tsx'
import { useHardNavigation } from './use-hard-navigation.ts'

// Stripe's code is loaded only where a card is needed.
const StripePaymentForm = lateComponent(
  async () => (await import('./stripe-payment-form.tsx')).StripePaymentForm,
  <Preparing />,
)

type Props = {
  /** Starts the payment; returns the client secret, or null if there is nothing left to confirm. */
  begin: () => Promise<string | null>
  /** Distinguishes this payment from others on the page. */
  name: string
  /** The button's text, with the amount. */
  label: string
  /** Asks whether the server has recorded the payment. */
  isPaid: () => Promise<boolean>
  onPaid: () => void
}

/** The payment form, a spinner until its secret is loaded, and afterwards the wait for the server. */
export function Payment({ begin, name, label, isPaid, onPaid }: Props) {
  const [isConfirmed, setIsConfirmed] = useState(false)
  const queryClient = useQueryClient()
  const setup = useQuery(setupQuery())
  useHardNavigation(setup.data?.billing === 'stripe')
  const secret = useQuery({
    queryKey: ['payment', name],
    queryFn: begin,
    // Each visit starts a new payment or resumes the open one.
    gcTime: 0,
  })

  useEffect(() => {
    if (!secret.error) return
    toast({ title: 'Error', text: getErrorMessage(secret.error, 'Failed to initialize subscription'), tone: 'danger' })
    // Nothing to pay: another tab or another admin was faster.
    const isNeedless = secret.error instanceof ApiError && secret.error.code === 'conflict'
    if (isNeedless) void queryClient.invalidateQueries({ queryKey: profileQuery().queryKey })
  }, [secret.error, queryClient])

  if (secret.isError) {
    return (
      <div className="grid justify-items-start gap-3">
        <p className="text-text-2">The payment could not be prepared. Nothing was charged.</p>
        <Button onClick={() => secret.refetch()}>Try Again</Button>
      </div>
    )
  }
  if (isConfirmed || secret.data === null) return <Confirming isPaid={isPaid} onPaid={onPaid} />
  if (!secret.data || setup.isPending) return <Preparing />
  const form = { clientSecret: secret.data, label, onConfirmed: () => setIsConfirmed(true) }
  const { publishableKey = null } = setup.data ?? {}
  if (!publishableKey) return <TestPaymentForm {...form} />
  return <StripePaymentForm publishableKey={publishableKey} {...form} />
}

export function Preparing() {
  return (
    <div className="grid min-h-64 place-items-center">
      <Spinner label="Preparing the payment" size={20} />
    </div>
  )
}
