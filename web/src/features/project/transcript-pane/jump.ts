import type { Evidence } from '@podcastai/content-types'

/**
 * A passage to show, and the number of jumps so far. One that is being heard takes no focus, and after the first one it
 * isn't scrolled to if the user scrolled away from the one before.
 */
export type Jump = { evidence: Evidence; count: number; heard?: 'first' | 'next' }
