import type { login, ResponseBody } from '@podcastai/contracts'
import { Button, Field, Input } from '@podcastai/ui'
import type { ReactNode } from 'react'
import { type FormProblems, useAccountForm } from './use-account-form.ts'
import { WaitNotice } from './wait-notice.tsx'

type Props = {
  submitLabel: string
  pendingLabel: string
  /** The screen's link for forgotten passwords. */
  forgotten: ReactNode
  /** Focuses the first field whenever it increases. */
  asked?: number
  /** The screen stores the session, shows a message and navigates. */
  onSignedIn: (answer: ResponseBody<typeof login>) => void
}

/** Email and password of an existing account. */
export function SignInForm({ submitLabel, pendingLabel, forgotten, asked, onSignedIn }: Props) {
  const { form, problem, pending, secondsToWait, submitType } = useAccountForm({
    tried: 'login',
    failed: 'Login failed',
    findProblems,
    send: (calls, { email, password }) => calls.sendSignIn({ email, password }),
    onDone: onSignedIn,
    asked,
  })
  return (
    <form noValidate className="grid gap-3.5" {...form}>
      <Field label="Email" error={problem('email')}>
        <Input name="email" type="email" autoComplete="email" placeholder="you@yourshow.com" />
      </Field>
      <Field label="Password" aside={forgotten} error={problem('password')}>
        <Input name="password" type="password" autoComplete="current-password" />
      </Field>
      <Button
        type={submitType}
        variant="primary"
        size="large"
        className="mt-1 w-full"
        pending={pending}
        pendingLabel={pendingLabel}
      >
        {submitLabel}
      </Button>
      <WaitNotice secondsLeft={secondsToWait} />
    </form>
  )
}

/** Style of the link next to the password. Its touch area ends above the field. */
export const forgottenStyle =
  'touch-area relative touch:after:-bottom-1.5! type-hint rounded-badge text-text-2 hover:underline'

function findProblems(given: Record<'email' | 'password', string>): FormProblems<'email' | 'password'> | null {
  const fields = {
    ...(given.email.trim() === '' && { email: 'Enter your email.' }),
    ...(given.password.trim() === '' && { password: 'Enter your password.' }),
  }
  if (Object.keys(fields).length === 0) return null
  return { title: 'Missing information', text: 'Please enter both email and password', fields }
}
