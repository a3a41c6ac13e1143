import { createSubscription } from '@podcastai/contracts'
import { Button, Spinner, toast } from '@podcastai/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { messageOf } from '../../lib/api-error.ts'
import { call } from '../../lib/call.ts'
import { TestPaymentForm } from './test-payment-form.tsx'

/** The payment form once the payment secret is there, a spinner until then. */
export function Payment({ onPaid }: { onPaid: () => void }) {
  const secret = useQuery({
    queryKey: ['/api/create-subscription'],
    queryFn: () => call(createSubscription),
    // Each visit begins a payment of its own.
    gcTime: 0,
  })

  useEffect(() => {
    if (!secret.error) return
    toast({ title: 'Error', text: messageOf(secret.error, 'Failed to initialize subscription'), tone: 'danger' })
  }, [secret.error])

  if (secret.data) return <TestPaymentForm clientSecret={secret.data.clientSecret} onPaid={onPaid} />
  if (secret.isError) {
    return (
      <div className="grid justify-items-start gap-3">
        <p className="text-text-2">The payment could not be prepared. Nothing was charged.</p>
        <Button onClick={() => secret.refetch()}>Try Again</Button>
      </div>
    )
  }
  return (
    <div className="grid min-h-64 place-items-center">
      <Spinner label="Preparing the payment" size={20} />
    </div>
  )
}
