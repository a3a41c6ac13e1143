import type { Passage } from '@podcastai/content-types'
import type { CorrectionScope } from '@podcastai/contracts'

/** Words of the transcript that a person points at, and what was typed for them so far. */
export type Picked = {
  passage: Passage
  /** By keys there is a cursor to go back to. */
  by: 'pointer' | 'keys'
  /** The form is open; otherwise the cursor stands there. */
  isOpen: boolean
  written?: string
  scope?: CorrectionScope
  /** Why it was not stored. */
  problem?: string
}
