import { minPasswordLength, type ResponseBody, type register } from '@podcastai/contracts'
import { Button, Field, Input } from '@podcastai/ui'
import { type FormProblems, useAccountForm } from './use-account-form.ts'
import { WaitNotice } from './wait-notice.tsx'

type Fields = Record<'email' | 'username' | 'password', string>

type Props = {
  submitLabel: string
  /** Focuses the first field whenever it increases. */
  asked?: number
  /** The invited person and the proof from the emailed link. The email can't be changed then. */
  invited?: { email: string; proof?: string | undefined }
  /** The screen stores the session, shows a message and navigates. */
  onRegistered: (answer: ResponseBody<typeof register>) => void
}

/** Email, name and password of a new account. */
export function RegisterForm({ submitLabel, asked, invited, onRegistered }: Props) {
  const { form, problem, pending, secondsToWait, submitType } = useAccountForm({
    tried: 'registration',
    failed: 'Registration failed',
    findProblems,
    send: (calls, { email, username, password }) =>
      calls.sendRegistration({ email: email.trim(), username: username.trim(), password, proof: invited?.proof }),
    onDone: onRegistered,
    asked,
  })
  return (
    <form className="grid gap-3.5" {...form}>
      <Field label="Email Address" error={problem('email')}>
        <Input
          name="email"
          type="email"
          required
          autoComplete="email"
          placeholder="you@yourshow.com"
          defaultValue={invited?.email}
          readOnly={invited !== undefined}
        />
      </Field>
      <Field label="Your Name" error={problem('username')}>
        <Input name="username" required autoComplete="name" />
      </Field>
      <Field label="Password" hint={passwordRule} error={problem('password')}>
        <Input name="password" type="password" required autoComplete="new-password" />
      </Field>
      <Button
        type={submitType}
        variant="primary"
        size="large"
        className="mt-1 w-full"
        pending={pending}
        pendingLabel="Creating account..."
      >
        {submitLabel}
      </Button>
      <WaitNotice secondsLeft={secondsToWait} />
    </form>
  )
}

const passwordRule = `At least ${minPasswordLength} characters`

function findProblems({ email, username, password }: Fields): FormProblems<keyof Fields> | null {
  const missing = {
    ...(email.trim() === '' && { email: 'Enter your email address.' }),
    ...(username.trim() === '' && { username: 'Enter your name.' }),
    ...(password.trim() === '' && { password: 'Choose a password.' }),
  }
  const isShort = password.trim() !== '' && password.length < minPasswordLength
  const fields = { ...missing, ...(isShort && { password: `Use at least ${minPasswordLength} characters.` }) }
  if (Object.keys(missing).length > 0) {
    return { title: 'Missing information', text: 'Please fill in all fields', fields }
  }
  if (!isShort) return null
  return {
    title: 'Password too short',
    text: `Password must be at least ${minPasswordLength} characters`,
    fields,
  }
}

/** Returns the toast after a sign-up. Invited users see a team's projects immediately, so it names the team. */
export function welcomeToast({ user, teamName, mustVerifyEmail }: ResponseBody<typeof register>) {
  const welcome = `Welcome to PodcastAI, ${user.username}!`
  const text = teamName && !mustVerifyEmail ? `${welcome} You work in “${teamName}” now.` : welcome
  return { title: 'Account created!', text }
}
