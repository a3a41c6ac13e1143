import type { Passage } from '@podcastai/content-types'
import type { CorrectionScope } from '@podcastai/contracts'

/** The transcript words being corrected, and what was typed for them. */
export type Picked = {
  passage: Passage
  /** Keyboard users have a cursor to return to. */
  by: 'pointer' | 'keys'
  /** True while the form is open; otherwise only the cursor is shown. */
  isOpen: boolean
  written?: string
  scope?: CorrectionScope
  /** Why it wasn't stored. */
  problem?: string
}
