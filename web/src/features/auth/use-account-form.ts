import { toast } from '@podcastai/ui'
import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { AccountCalls, Outcome } from './account-calls.ts'
import { type Tried, useWait } from './use-wait.ts'

const loadCalls = () => import('./account-calls.ts')

type Options<Field extends string, Answer> = {
  /** Title of the toast when it did not work. */
  failed: string
  /** What is tried: after too many tries the server wants a wait. */
  tried: Tried
  /** Fields that may not be sent as they are; it says so itself. */
  wrongFields: (fields: Record<Field, string>) => Field[]
  send: (calls: AccountCalls, fields: Record<Field, string>) => Promise<Outcome<Answer>>
  onDone: (answer: Answer, sent: Record<Field, string>) => void
  /** Puts the cursor into the first field whenever it grows. */
  asked?: number
}

/**
 * A small form without a form library: the landing page shows it before its script has run. What was typed or filled in
 * by a password manager until then stays, because the browser alone keeps the values.
 */
export function useAccountForm<Field extends string, Answer>(options: Options<Field, Answer>) {
  const { failed, tried, wrongFields, send, onDone, asked = 0 } = options
  const form = useRef<HTMLFormElement>(null)
  const [wrong, setWrong] = useState<readonly Field[]>([])
  const [pending, setPending] = useState(false)
  const isAlive = useIsAlive()
  const wait = useWait(tried)

  useEffect(() => {
    if (asked > 0) form.current?.querySelector('input')?.focus()
  }, [asked])

  /** What to send; null where something may not be sent as it is. That is said then, and has the focus. */
  function checked(filledIn: HTMLFormElement): Record<Field, string> | null {
    const fields = Object.fromEntries(new FormData(filledIn)) as Record<Field, string>
    const found = wrongFields(fields)
    setWrong(found)
    if (!found[0]) return fields
    filledIn.querySelector<HTMLInputElement>(`[name=${found[0]}]`)?.focus()
    return null
  }

  /** The browser stops a form with an empty required field before `submit`. Its bubble would say the same once more. */
  function refuseEmpty(event: FormEvent<HTMLFormElement>) {
    const invalid = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input:invalid')]
    // What an address looks like the browser says itself.
    if (!invalid.some(({ validity }) => validity.valueMissing)) return
    event.preventDefault()
    // Every invalid field tells.
    if (event.target === invalid[0]) checked(event.currentTarget)
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = checked(event.currentTarget)
    if (!fields) return
    // Not as a transition: React would hold back every other one until the server has answered.
    setPending(true)
    void trySending(fields).finally(() => setPending(false))
  }

  async function trySending(fields: Record<Field, string>) {
    const calls = await loadCalls().catch(() => null)
    const outcome = calls ? await send(calls, fields) : connectionLost
    if ('answer' in outcome) {
      wait.end()
      return onDone(outcome.answer, fields)
    }
    wait.begin(outcome.retryAfterSeconds)
    if (outcome.isPasswordWrong) setWrong(['password' as Field])
    toast({ title: failed, text: outcome.problem, tone: 'danger' })
  }

  return {
    pending,
    /** How long the server takes no further try. */
    secondsToWait: wait.secondsLeft,
    /** Of the submit button: the browser's own way of sending would put the password into the address. */
    submitType: isAlive ? ('submit' as const) : ('button' as const),
    form: {
      ref: form,
      onSubmit: submit,
      onInvalidCapture: refuseEmpty,
      onFocus: () => void loadCalls().catch(() => undefined),
      onInput: (event: FormEvent<HTMLFormElement>) => {
        const { name } = event.target as HTMLInputElement
        setWrong((fields) => fields.filter((field) => field !== name))
      },
    },
    input: (name: Field) => ({ name, 'aria-invalid': wrong.includes(name) ? (true as const) : undefined }),
  }
}

const connectionLost = {
  problem: 'The connection to the server was lost. Try again.',
  isPasswordWrong: false,
  retryAfterSeconds: null,
}

/** False in the markup that came with the page, true once its script runs. */
function useIsAlive(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}
