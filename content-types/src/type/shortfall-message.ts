import type { ContentType } from './content-type.ts'

/** Length of the episode that `usual` refers to, in minutes. */
const usualMinutes = 45

/**
 * Returns a message if the built-in engine wrote fewer items of a type than expected for an episode of this length, or
 * null.
 */
export function shortfallMessage<Content>(
  { usual, count }: Pick<ContentType<Content>, 'usual' | 'count'>,
  content: Content,
  minutes: number,
): string | null {
  if (!usual) return null
  const found = count(content)
  if (found >= Math.floor(usual.items * Math.min(1, minutes / usualMinutes))) return null
  // The reason is left open: nothing else may be strong, the settings may exclude it, or the previous version may have
  // used it.
  const few = `${found === 0 ? 'No' : found} ${found === 1 ? usual.one : usual.many} found.`
  if (found === 0) return few
  // The next choices are seldom better, since the first were the strongest; when they run out, the same ones repeat.
  return `${few} Regenerate to look for others; pinned ones stay.`
}
