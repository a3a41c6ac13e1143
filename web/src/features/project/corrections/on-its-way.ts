import type { Correction } from '@podcastai/contracts'

/** Returns whether a correction is shown but not stored yet. */
export const isOnItsWay = ({ id }: Correction) => id === ''
