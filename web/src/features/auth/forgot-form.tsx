import { zodResolver } from '@hookform/resolvers/zod'
import { Email, forgotPassword } from '@podcastai/contracts'
import { Button, Field, Input, toast } from '@podcastai/ui'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { getErrorMessage, getRetryAfterSeconds } from '../../lib/api-error.ts'
import { call } from '../../lib/call.ts'
import { useWait } from './use-wait.ts'
import { WaitNotice } from './wait-notice.tsx'

const Forgot = z.object({ email: Email })

/**
 * Requests a reset link. `onAnswered` says whether the server sends email; the response doesn't reveal who has an
 * account.
 */
export function ForgotForm({ onAnswered }: { onAnswered: (mailed: boolean) => void }) {
  const form = useForm({ resolver: zodResolver(Forgot), defaultValues: { email: '' } })
  const wait = useWait('reset link')
  const ask = useMutation({
    mutationFn: (body: z.infer<typeof Forgot>) => call(forgotPassword, { body }),
    onSuccess: ({ mailed }) => onAnswered(mailed),
    onError: (error) => {
      wait.begin(getRetryAfterSeconds(error))
      toast({ title: 'Error', text: getErrorMessage(error), tone: 'danger' })
    },
  })
  return (
    <form noValidate className="grid gap-3.5" onSubmit={form.handleSubmit((fields) => ask.mutate(fields))}>
      <Field label="Email" hint="The address you log in with" error={form.formState.errors.email?.message}>
        <Input type="email" autoComplete="email" placeholder="you@yourshow.com" {...form.register('email')} />
      </Field>
      <Button type="submit" variant="primary" size="large" pending={ask.isPending} pendingLabel="Sending...">
        Send a reset link
      </Button>
      <WaitNotice secondsLeft={wait.secondsLeft} />
    </form>
  )
}
