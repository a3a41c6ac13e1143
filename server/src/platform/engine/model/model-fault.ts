import type { Usage } from '../engine.ts'

/** What a call cost; the engine adds what it was for. */
export type ModelUsage = Omit<Usage, 'purpose'>

/**
 * Each kind with how often the same call is made again: 'patiently' where it was never worked on, 'once' where it was,
 * and may be billed, although no answer came of it.
 */
const kinds = {
  unreachable: 'patiently',
  rate_limited: 'patiently',
  overloaded: 'patiently',
  gave_up_waiting: 'once',
  unreadable_answer: 'once',
  // The whole time was one try's: what is too slow for it is too slow the next time, and billed again.
  deadline: 'never',
  key_refused: 'never',
  out_of_credit: 'never',
  unknown_model: 'never',
  too_long: 'never',
  refused_to_answer: 'never',
  cut_off: 'never',
  unsupported_format: 'never',
  bad_request: 'never',
  stopped: 'never',
} as const

export type FaultKind = keyof typeof kinds

/** A language model gave no answer. `message` is a reason that a person can act on; it never holds a key. */
export class ModelFault extends Error {
  override name = 'ModelFault'
  readonly kind: FaultKind
  /** What the provider asked to wait before the next try, milliseconds. */
  readonly waitMs: number | null
  /** What was paid although nothing came of it. */
  readonly usage: ModelUsage | null
  /** The message without what the provider said, which may quote the transcript that it was asked about. */
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
