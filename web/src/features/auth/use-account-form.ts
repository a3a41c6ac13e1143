import { toast } from '@podcastai/ui'
import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { AccountCalls, Outcome } from './account-calls.ts'
import { type Tried, useWait } from './use-wait.ts'

const loadCalls = () => import('./account-calls.ts')

type FieldProblems<Field extends string> = Partial<Record<Field, string>>

/** A toast, and one sentence for each field that is wrong, in the order of the form. */
export type FormProblems<Field extends string> = { title: string; text: string; fields: FieldProblems<Field> }

type Options<Field extends string, Answer> = {
  /** Title of the toast when it did not work. */
  failed: string
  /** What is tried: after too many tries the server wants a wait. */
  tried: Tried
  /** What is wrong with the fields as they are, for a toast and beside each field; null where they can be sent. */
  findProblems: (fields: Record<Field, string>) => FormProblems<Field> | null
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
  const { failed, tried, findProblems, send, onDone, asked = 0 } = options
  const form = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<FieldProblems<Field>>({})
  const [pending, setPending] = useState(false)
  const isAlive = useIsAlive()
  const wait = useWait(tried)

  useEffect(() => {
    if (asked > 0) form.current?.querySelector('input')?.focus()
  }, [asked])

  /** What to send; null where something may not be sent as it is. That is said then, and has the focus. */
  function checked(filledIn: HTMLFormElement): Record<Field, string> | null {
    const fields = Object.fromEntries(new FormData(filledIn)) as Record<Field, string>
    const found = findProblems(fields)
    setProblems(found?.fields ?? {})
    if (!found) return fields
    toast({ title: found.title, text: found.text, tone: 'danger' })
    const [first] = Object.keys(found.fields)
    filledIn.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
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
    if (outcome.field) setProblems({ [outcome.field]: outcome.problem } as FieldProblems<Field>)
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
        setProblems(({ [name as Field]: _, ...others }) => others as FieldProblems<Field>)
      },
    },
    /** What is wrong with a field, to stand beneath it. */
    problem: (name: Field) => problems[name],
  }
}

const connectionLost = {
  problem: 'The connection to the server was lost. Try again.',
  field: null,
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
