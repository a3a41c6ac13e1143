import { toast } from '@podcastai/ui'
import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { AccountCalls, Outcome } from './account-calls.ts'
import { type Tried, useWait } from './use-wait.ts'

const loadCalls = () => import('./account-calls.ts')

type FieldProblems<Field extends string> = Partial<Record<Field, string>>

/** A toast, and one sentence for each invalid field, in form order. */
export type FormProblems<Field extends string> = { title: string; text: string; fields: FieldProblems<Field> }

type Options<Field extends string, Answer> = {
  /** Title of the toast on failure. */
  failed: string
  /** The kind of attempt: after too many, the server requires a wait. */
  tried: Tried
  /** Returns the problems with the fields, for a toast and next to each field; null if they can be sent. */
  findProblems: (fields: Record<Field, string>) => FormProblems<Field> | null
  send: (calls: AccountCalls, fields: Record<Field, string>) => Promise<Outcome<Answer>>
  onDone: (answer: Answer, sent: Record<Field, string>) => void
  /** Focuses the first field whenever it increases. */
  asked?: number
}

/**
 * A small form without a form library, because the landing page shows it before its script has run. The fields are
 * uncontrolled, so what the user typed or a password manager filled in before that is kept.
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

  /** Returns the fields to send; null if one is invalid, after showing why and focusing it. */
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

  /** Browsers block a form with an empty required field before `submit`; show our message instead of their bubble. */
  function refuseEmpty(event: FormEvent<HTMLFormElement>) {
    const invalid = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input:invalid')]
    // Leave invalid email formats to the browser's message.
    if (!invalid.some(({ validity }) => validity.valueMissing)) return
    event.preventDefault()
    // The event fires for every invalid field; react once.
    if (event.target === invalid[0]) checked(event.currentTarget)
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = checked(event.currentTarget)
    if (!fields) return
    // Not a transition: React would hold back all others until the server responds.
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
    /** Seconds until the server accepts another attempt. */
    secondsToWait: wait.secondsLeft,
    /** For the submit button: a native submit would put the password into the URL. */
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
    /** Returns the problem with a field, shown below it. */
    problem: (name: Field) => problems[name],
  }
}

const connectionLost = {
  problem: 'The connection to the server was lost. Try again.',
  field: null,
  retryAfterSeconds: null,
}

/** Returns false in the server-rendered markup, true once its script runs. */
function useIsAlive(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}
