import { Button, toast } from '@podcastai/ui'
import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type { Appearance, Stripe, StripeElements } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import { Preparing } from './payment.tsx'
import { PaymentProblem } from './payment-problem.tsx'

type Props = { publishableKey: string; clientSecret: string; label: string; onConfirmed: () => void }

/** Stripe's card form: card numbers never reach this page or its server. */
export function StripePaymentForm({ publishableKey, clientSecret, label, onConfirmed }: Props) {
  const mayLoad = useOwnDocument()
  const stripe = useQuery({
    queryKey: ['stripe', publishableKey],
    queryFn: () => loadStripe(publishableKey),
    enabled: mayLoad,
    gcTime: 0,
  })
  if (stripe.isError) {
    return (
      <div className="grid justify-items-start gap-3">
        <p className="text-text-2">
          We couldn’t load the card form. Check your connection, and whether something blocks js.stripe.com. You haven’t
          been charged.
        </p>
        <Button onClick={() => stripe.refetch()}>Try Again</Button>
      </div>
    )
  }
  if (!stripe.data) return <Preparing />
  return (
    <Elements stripe={stripe.data} options={{ clientSecret, appearance: appearance() }}>
      <CardForm label={label} onConfirmed={onConfirmed} />
    </Elements>
  )
}

function CardForm({ label, onConfirmed }: Pick<Props, 'label' | 'onConfirmed'>) {
  const stripe = useStripe()
  const elements = useElements()
  const [isReady, setIsReady] = useState(false)
  const payment = useMutation({
    mutationFn: confirm,
    onSuccess: ({ isConfirmed, refusal }) => {
      if (isConfirmed) onConfirmed()
      else if (refusal) toast({ title: 'Payment Failed', text: refusal, tone: 'danger' })
    },
    onError: () => toast({ title: 'Payment Failed', text: notReached, tone: 'danger' }),
  })
  const problem = payment.isError ? notReached : payment.data?.refusal

  function submit(event: FormEvent) {
    event.preventDefault()
    if (stripe && elements && !payment.isPending) payment.mutate({ stripe, elements })
  }

  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      <PaymentElement onReady={() => setIsReady(true)} onChange={() => problem && payment.reset()} />
      <Button
        type="submit"
        variant="primary"
        size="large"
        className="w-full"
        disabled={!isReady}
        pending={payment.isPending}
        pendingLabel="Processing..."
      >
        {label}
      </Button>
      {problem && <PaymentProblem>{problem}</PaymentProblem>}
    </form>
  )
}

const notReached = 'The payment provider could not be reached. Please try again.'

type Outcome = { isConfirmed: boolean; refusal?: string }

async function confirm({ stripe, elements }: { stripe: Stripe; elements: StripeElements }): Promise<Outcome> {
  const { error } = await stripe.confirmPayment({
    elements,
    confirmParams: { return_url: window.location.origin },
    redirect: 'if_required',
  })
  if (!error) return { isConfirmed: true }
  // Another tab was faster: it is paid.
  if (error.payment_intent?.status === 'succeeded') return { isConfirmed: true }
  // The form itself shows what is missing.
  if (error.type === 'validation_error') return { isConfirmed: false }
  return { isConfirmed: false, refusal: error.message ?? 'Your card was declined.' }
}

/**
 * Returns whether the page was loaded at this address. The server allows Stripe's script only here, and a client-side
 * navigation keeps the previous page's policy, so the page reloads itself.
 */
function useOwnDocument(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  const isOwn = !navigation || new URL(navigation.name).pathname === window.location.pathname
  useEffect(() => {
    if (!isOwn) window.location.reload()
  }, [isOwn])
  return isOwn
}

function appearance(): Appearance {
  const isDark = getComputedStyle(document.documentElement).colorScheme === 'dark'
  const prefersDark = window.matchMedia('(prefers-color-scheme: dark)').matches
  return { theme: isDark || (prefersDark && !document.documentElement.dataset.theme) ? 'night' : 'stripe' }
}
