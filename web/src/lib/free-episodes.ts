/** Returns what an account without a plan has left of `all`: "Your first episode is free". */
export function freeEpisodesLeftText(left: number, all: number): string {
  if (left < all) return left === 1 ? 'You have 1 free episode left' : `You have ${left} free episodes left`
  return left === 1 ? 'Your first episode is free' : `Your first ${left} episodes are free`
}

/** Returns what a new account gets without a plan: "Your first episode is free"; null if nothing. */
export function freeEpisodesText(count: number): string | null {
  if (count === 0) return null
  return `Your first ${count === 1 ? 'episode is' : `${count} episodes are`} free, with all formats and exports. No card needed.`
}
