import type { Usage } from '../engine.ts'

/** What a call cost; the engine adds what it was for. */
export type ModelUsage = Omit<Usage, 'purpose'>

/** Each kind with whether the same call may pass the next time. */
const kinds = {
  unreachable: true,
  rate_limited: true,
  overloaded: true,
  deadline: true,
  unreadable_answer: true,
  key_refused: false,
  out_of_credit: false,
  unknown_model: false,
  too_long: false,
  refused_to_answer: false,
  cut_off: false,
  unsupported_format: false,
  bad_request: false,
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

  constructor(kind: FaultKind, message: string, more: { waitMs?: number | null; usage?: ModelUsage | null } = {}) {
    super(message)
    this.kind = kind
    this.waitMs = more.waitMs ?? null
    this.usage = more.usage ?? null
  }

  get mayPassNextTime(): boolean {
    return kinds[this.kind]
  }
}
