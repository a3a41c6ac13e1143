/** Returns what an account without a plan has left: "Your next episode is free". `left` of `all`. */
export function freeEpisodesLeftText(left: number, all: number): string {
  const which = left === all ? 'first' : 'next'
  return left === 1 ? `Your ${which} episode is free` : `Your ${which} ${left} episodes are free`
}

/** Returns what a new account gets without a plan: "Your first episode is free"; null if nothing. */
export function freeEpisodesText(count: number): string | null {
  if (count === 0) return null
  return `Your first ${count === 1 ? 'episode is' : `${count} episodes are`} free, with all formats and exports. No card needed.`
}
