import { type AnswerOf, minPasswordLength, type register } from '@podcastai/contracts'
import { Button, Field, Input, toast } from '@podcastai/ui'
import { useAccountForm } from './use-account-form.ts'
import { WaitNotice } from './wait-notice.tsx'

const fieldNames = ['email', 'username', 'password'] as const

type Props = {
  submitLabel: string
  /** Puts the cursor into the first field whenever it grows. */
  asked?: number
  /** Whom an invitation is for, and what its mailed link carries. The address is not to be changed then. */
  invited?: { email: string; proof?: string | undefined }
  /** The screen stores the session, chooses its words and where to go. */
  onRegistered: (answer: AnswerOf<typeof register>) => void
}

/** Email, name and password of a new account. */
export function RegisterForm({ submitLabel, asked, invited, onRegistered }: Props) {
  const { form, input, pending, secondsToWait, submitType } = useAccountForm({
    tried: 'registration',
    failed: 'Registration failed',
    wrongFields,
    send: (calls, { email, username, password }) =>
      calls.sendRegistration({ email: email.trim(), username: username.trim(), password, proof: invited?.proof }),
    onDone: onRegistered,
    asked,
  })
  return (
    <form className="grid gap-3.5" {...form}>
      <Field label="Email Address">
        <Input
          type="email"
          required
          autoComplete="email"
          placeholder="you@yourshow.com"
          defaultValue={invited?.email}
          readOnly={invited !== undefined}
          {...input('email')}
        />
      </Field>
      <Field label="Your Name">
        <Input required autoComplete="name" {...input('username')} />
      </Field>
      <Field label="Password" hint={`At least ${minPasswordLength} characters`}>
        <Input type="password" required autoComplete="new-password" {...input('password')} />
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

function wrongFields(fields: Record<(typeof fieldNames)[number], string>) {
  const missing = fieldNames.filter((name) => fields[name].trim() === '')
  if (missing.length > 0) {
    toast({ title: 'Missing information', text: 'Please fill in all fields', tone: 'danger' })
    return missing
  }
  if (fields.password.length >= minPasswordLength) return []
  toast({
    title: 'Password too short',
    text: `Password must be at least ${minPasswordLength} characters`,
    tone: 'danger',
  })
  return ['password' as const]
}

/** What every successful registration says. Who was invited sees a team's projects from the start, and should know whose. */
export function welcomeToast({ user, teamName, mustVerifyEmail }: AnswerOf<typeof register>) {
  const welcome = `Welcome to PodcastAI, ${user.username}!`
  const text = teamName && !mustVerifyEmail ? `${welcome} You work in “${teamName}” now.` : welcome
  return { title: 'Account created!', text }
}
