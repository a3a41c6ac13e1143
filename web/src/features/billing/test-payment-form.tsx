import { zodResolver } from '@hookform/resolvers/zod'
import { testPayment } from '@podcastai/contracts'
import { Button, Field, Input, toast } from '@podcastai/ui'
import { useMutation } from '@tanstack/react-query'
import { CreditCard } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { getErrorMessage } from '../../lib/api-error.ts'
import { call } from '../../lib/call.ts'
import { asExpiry, expiryForm } from './expiry.ts'
import { PaymentProblem } from './payment-problem.tsx'

const CardFields = z.object({
  number: z.string().regex(/^(?:[\s-]*\d){12,19}[\s-]*$/, 'Please enter the whole card number'),
  expiry: z.string().regex(expiryForm, 'Month and year, for example 12/34'),
  cvc: z.string().regex(/^\d{3,4}$/, 'Three or four digits'),
})
type CardFields = z.infer<typeof CardFields>

const testCard: CardFields = { number: '4242 4242 4242 4242', expiry: '12/34', cvc: '123' }

type Props = { clientSecret: string; label: string; onConfirmed: () => void }

/** Test mode's card form: looks like the real one, charges nothing. */
export function TestPaymentForm({ clientSecret, label, onConfirmed }: Props) {
  const form = useForm<CardFields>({
    resolver: zodResolver(CardFields),
    defaultValues: { number: '', expiry: '', cvc: '' },
  })
  const payment = useMutation({
    mutationFn: (fields: CardFields) => call(testPayment, { body: { clientSecret, card: parseCard(fields) } }),
    onSuccess: onConfirmed,
    onError: (error) => toast({ title: 'Payment Failed', text: getErrorMessage(error), tone: 'danger' }),
  })
  const { errors } = form.formState
  /** A different card may work. */
  const forgetProblem = () => payment.isError && payment.reset()

  function fillIn() {
    forgetProblem()
    form.reset(testCard)
  }

  return (
    <form
      noValidate
      className="grid gap-3.5"
      onInput={forgetProblem}
      onSubmit={form.handleSubmit((fields) => payment.mutate(fields))}
    >
      <div className="type-small flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-control bg-warn-soft px-3 py-2 text-warn">
        <span className="font-[550]">Test mode – no card is charged</span>
        <button
          type="button"
          className="touch-area relative rounded-badge py-0.5 font-[550] underline underline-offset-2"
          onClick={fillIn}
        >
          Fill in a test card
        </button>
      </div>
      <Field label="Card number" error={errors.number?.message}>
        <Input
          inputMode="numeric"
          autoComplete="cc-number"
          placeholder="1234 1234 1234 1234"
          icon={<CreditCard aria-hidden />}
          {...form.register('number')}
        />
      </Field>
      <div className="grid grid-cols-2 gap-3">
        <Field label="Expiry" error={errors.expiry?.message}>
          <Input
            inputMode="numeric"
            autoComplete="cc-exp"
            placeholder="MM/YY"
            {...form.register('expiry')}
            onInput={({ currentTarget }) => tidyExpiry(currentTarget)}
          />
        </Field>
        <Field label="CVC" error={errors.cvc?.message}>
          <Input inputMode="numeric" autoComplete="cc-csc" placeholder="123" maxLength={4} {...form.register('cvc')} />
        </Field>
      </div>
      <Button
        type="submit"
        variant="primary"
        size="large"
        className="mt-1 w-full"
        pending={payment.isPending}
        pendingLabel="Processing..."
      >
        {label}
      </Button>
      {payment.error && <PaymentProblem>{getErrorMessage(payment.error)}</PaymentProblem>}
    </form>
  )
}

/** Formats the expiry date. Edits in the middle stay as typed, because formatting moves the cursor to the end. */
function tidyExpiry(field: HTMLInputElement) {
  if (field.selectionEnd === field.value.length) field.value = asExpiry(field.value)
}

function parseCard({ number, expiry, cvc }: CardFields) {
  const { month = '', year = '' } = expiryForm.exec(expiry)?.groups ?? {}
  return { number, expMonth: Number(month), expYear: Number(year.length === 2 ? `20${year}` : year), cvc }
}
