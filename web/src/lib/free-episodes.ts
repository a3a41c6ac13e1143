/** What a new account gets before it needs a plan: "Your first episode is free"; null where nothing is free. */
export function freeEpisodesText(count: number): string | null {
  if (count === 0) return null
  return `Your first ${count === 1 ? 'episode is' : `${count} episodes are`} free, with all formats and exports. No card needed.`
}
