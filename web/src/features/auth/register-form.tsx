import { zodResolver } from '@hookform/resolvers/zod'
import { type AnswerOf, minPasswordLength, register } from '@podcastai/contracts'
import { Button, Field, Input, toast } from '@podcastai/ui'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect } from 'react'
import { type FieldErrors, useForm } from 'react-hook-form'
import { z } from 'zod'
import { messageOf } from '../../lib/api-error.ts'
import { call } from '../../lib/call.ts'
import { useBeginSession } from './use-begin-session.ts'

const missing = 'missing'
const tooShort = 'too short'
const Registration = z.object({
  email: z.string().trim().min(1, missing),
  username: z.string().trim().min(1, missing),
  password: z.string().min(1, missing).min(minPasswordLength, tooShort),
})
type Registration = z.infer<typeof Registration>

type Props = {
  submitLabel: string
  /** Puts the cursor into the first field whenever it changes; undefined leaves it where it is. */
  asked?: string
  /** Whom an invitation is for, and what its mailed link carries. The address is not to be changed then. */
  invited?: { email: string; proof?: string | undefined }
  /** The session is stored; the screen chooses where to go. */
  onRegistered: (answer: AnswerOf<typeof register>) => void
}

/** Email, name and password of a new account. */
export function RegisterForm({ submitLabel, asked, invited, onRegistered }: Props) {
  const form = useForm<Registration>({
    resolver: zodResolver(Registration),
    defaultValues: { email: invited?.email ?? '', username: '', password: '' },
  })
  const beginSession = useBeginSession()
  const signUp = useMutation({
    mutationFn: (body: Registration) => call(register, { body: { ...body, proof: invited?.proof } }),
    onSuccess: (answer) => {
      beginSession(answer.sessionId)
      onRegistered(answer)
    },
    onError: (error) => toast({ title: 'Registration failed', text: messageOf(error), tone: 'danger' }),
  })
  const { setFocus } = form

  useEffect(() => {
    if (asked !== undefined) setFocus('email')
  }, [asked, setFocus])

  const invalid = (field: keyof Registration) => (form.formState.errors[field] ? true : undefined)

  return (
    <form
      className="grid gap-3.5"
      onInvalidCapture={sayFieldsAreMissing}
      onSubmit={form.handleSubmit((body) => signUp.mutate(body), sayWhatIsWrong)}
    >
      <Field label="Email Address">
        <Input
          type="email"
          required
          autoComplete="email"
          placeholder="you@yourshow.com"
          readOnly={invited !== undefined}
          aria-invalid={invalid('email')}
          {...form.register('email')}
        />
      </Field>
      <Field label="Your Name">
        <Input required autoComplete="name" aria-invalid={invalid('username')} {...form.register('username')} />
      </Field>
      <Field label="Password" hint={`At least ${minPasswordLength} characters`}>
        <Input
          type="password"
          required
          autoComplete="new-password"
          aria-invalid={invalid('password')}
          {...form.register('password')}
        />
      </Field>
      <Button
        type="submit"
        variant="primary"
        size="large"
        className="mt-1 w-full"
        pending={signUp.isPending}
        pendingLabel="Creating account..."
      >
        {submitLabel}
      </Button>
    </form>
  )
}

/** The browser stops a form with an empty required field before `submit`; its bubble alone would be all one sees. */
function sayFieldsAreMissing(event: FormEvent<HTMLFormElement>) {
  const invalid = event.currentTarget.querySelectorAll<HTMLInputElement>('input:invalid')
  // Every invalid field tells; one toast is enough.
  if (event.target !== invalid[0]) return
  if ([...invalid].some((field) => field.validity.valueMissing)) sayMissing()
}

function sayWhatIsWrong(errors: FieldErrors<Registration>) {
  if (Object.values(errors).some((error) => error?.message === missing)) return sayMissing()
  toast({
    title: 'Password too short',
    text: `Password must be at least ${minPasswordLength} characters`,
    tone: 'danger',
  })
}

function sayMissing() {
  toast({ title: 'Missing information', text: 'Please fill in all fields', tone: 'danger' })
}

/** What every successful registration says. */
export function welcomeToast(username: string) {
  return { title: 'Account created!', text: `Welcome to PodcastAI, ${username}!` }
}
