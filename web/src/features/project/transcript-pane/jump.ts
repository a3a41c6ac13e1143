import type { Evidence } from '@podcastai/content-types'

/** A passage to show, and how many jumps there were. */
export type Jump = { evidence: Evidence; count: number }
