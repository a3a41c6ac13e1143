import type { Evidence } from '@podcastai/content-types'

/** A passage to show, and the number of jumps so far. */
export type Jump = { evidence: Evidence; count: number }
