import { zodResolver } from '@hookform/resolvers/zod'
import { login } from '@podcastai/contracts'
import { Button, Field, Input, toast } from '@podcastai/ui'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { messageOf } from '../../lib/api-error.ts'
import { call } from '../../lib/call.ts'
import { useBeginSession } from './use-begin-session.ts'

const SignIn = z.object({ email: z.string().trim().min(1), password: z.string().min(1) })
type SignIn = z.infer<typeof SignIn>

type Props = {
  submitLabel: string
  pendingLabel: string
  /** The session is stored; the screen chooses its words and where to go. */
  onSignedIn: (username: string) => void
}

/** Email and password of an account that exists. */
export function SignInForm({ submitLabel, pendingLabel, onSignedIn }: Props) {
  const form = useForm<SignIn>({ resolver: zodResolver(SignIn), defaultValues: { email: '', password: '' } })
  const beginSession = useBeginSession()
  const signIn = useMutation({
    mutationFn: (body: SignIn) => call(login, { body }),
    onSuccess: (answer) => {
      beginSession(answer.sessionId)
      onSignedIn(answer.user.username)
    },
    onError: (error) => toast({ title: 'Login failed', text: messageOf(error), tone: 'danger' }),
  })

  function sayWhatIsMissing() {
    toast({ title: 'Missing information', text: 'Please enter both email and password', tone: 'danger' })
  }

  return (
    <form
      noValidate
      className="grid gap-3.5"
      onSubmit={form.handleSubmit((body) => signIn.mutate(body), sayWhatIsMissing)}
    >
      <Field label="Email">
        <Input
          type="email"
          autoComplete="email"
          placeholder="you@yourshow.com"
          aria-invalid={form.formState.errors.email ? true : undefined}
          {...form.register('email')}
        />
      </Field>
      <Field
        label="Password"
        aside={
          <Link to="/forgot-password" className="type-hint rounded-badge text-text-2 hover:underline">
            Forgot password?
          </Link>
        }
      >
        <Input
          type="password"
          autoComplete="current-password"
          aria-invalid={form.formState.errors.password ? true : undefined}
          {...form.register('password')}
        />
      </Field>
      <Button
        type="submit"
        variant="primary"
        size="large"
        className="mt-1 w-full"
        pending={signIn.isPending}
        pendingLabel={pendingLabel}
      >
        {submitLabel}
      </Button>
    </form>
  )
}
