import { zodResolver } from '@hookform/resolvers/zod'
import { minPasswordLength, NewPassword, resetPassword } from '@podcastai/contracts'
import { Button, Field, Input, toast } from '@podcastai/ui'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { getErrorMessage } from '../../lib/api-error.ts'
import { call } from '../../lib/call.ts'

const Reset = z.object({ password: NewPassword })

/** Sets a new password with a reset link's token. */
export function ResetForm({ token, onReset }: { token: string; onReset: () => void }) {
  const form = useForm({ resolver: zodResolver(Reset), defaultValues: { password: '' } })
  const reset = useMutation({
    mutationFn: ({ password }: z.infer<typeof Reset>) => call(resetPassword, { body: { token, password } }),
    onSuccess: onReset,
    onError: (error) => toast({ title: 'Error', text: getErrorMessage(error), tone: 'danger' }),
  })
  return (
    <form noValidate className="grid gap-3.5" onSubmit={form.handleSubmit((fields) => reset.mutate(fields))}>
      <Field
        label="New password"
        hint={`At least ${minPasswordLength} characters. It logs you out everywhere else.`}
        error={form.formState.errors.password?.message}
      >
        <Input type="password" autoComplete="new-password" {...form.register('password')} />
      </Field>
      <Button type="submit" variant="primary" size="large" pending={reset.isPending} pendingLabel="Saving...">
        Set new password
      </Button>
    </form>
  )
}
