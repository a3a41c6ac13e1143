import type { Usage } from '../engine.ts'

/** The cost of a call; the engine adds its purpose. */
export type ModelUsage = Omit<Usage, 'purpose'>

/**
 * Each kind of fault with how often the same call is retried: 'patiently' if the provider never worked on it, 'once' if
 * it did, and may bill it, but gave no answer.
 */
const kinds = {
  unreachable: 'patiently',
  rate_limited: 'patiently',
  overloaded: 'patiently',
  gave_up_waiting: 'once',
  unreadable_answer: 'once',
  // One try had the whole time: it would be too slow the next time as well, and billed again.
  deadline: 'never',
  key_refused: 'never',
  out_of_credit: 'never',
  unknown_model: 'never',
  too_long: 'never',
  out_of_memory: 'never',
  refused_to_answer: 'never',
  cut_off: 'never',
  unsupported_format: 'never',
  bad_request: 'never',
  stopped: 'never',
} as const

export type FaultKind = keyof typeof kinds

/** A language model gave no answer. `message` is a reason that a person can act on; it never contains a key. */
export class ModelFault extends Error {
  override name = 'ModelFault'
  readonly kind: FaultKind
  /** The milliseconds that the provider asked to wait before the next try. */
  readonly waitMs: number | null
  /** The usage that was paid without a result. */
  readonly usage: ModelUsage | null
  /** The message without the provider's words, which may quote the transcript. */
  readonly ownWords: string

  constructor(
    kind: FaultKind,
    message: string,
    more: { waitMs?: number | null; usage?: ModelUsage | null; ownWords?: string } = {},
  ) {
    super(message)
    this.kind = kind
    this.ownWords = more.ownWords ?? message
    this.waitMs = more.waitMs ?? null
    this.usage = more.usage ?? null
  }

  get again(): 'patiently' | 'once' | 'never' {
    return kinds[this.kind]
  }
}
