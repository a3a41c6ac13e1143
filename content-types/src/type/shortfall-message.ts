import type { ContentType } from './content-type.ts'

/** Length of the episode that `usual` speaks of. */
const usualMinutes = 45

/** Says that the built-in engine wrote fewer items of a type than people expect of an episode of this length, or null. */
export function shortfallMessage<Content>(
  { usual, count }: Pick<ContentType<Content>, 'usual' | 'count'>,
  content: Content,
  minutes: number,
): string | null {
  if (!usual) return null
  const found = count(content)
  if (found >= Math.floor(usual.items * Math.min(1, minutes / usualMinutes))) return null
  // Why is left open: nothing else may be strong, the settings may rule it out, or the version before may have used it.
  const few = `${found === 0 ? 'No' : found} ${found === 1 ? usual.one : usual.many} found.`
  if (found === 0) return few
  // The next choices are seldom better, the first were the strongest; where they run out the same come again.
  return `${few} Regenerate to look for others; pinned ones stay.`
}
