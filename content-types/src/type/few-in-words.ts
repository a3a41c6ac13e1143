import type { ContentType } from './content-type.ts'

/** Length of the episode that `usual` speaks of. */
const usualMinutes = 45

/** Says that a type holds fewer items than people expect of an episode of this length; null where it does not. */
export function fewInWords<Content>(
  { usual, count }: Pick<ContentType<Content>, 'usual' | 'count'>,
  content: Content,
  minutes: number,
): string | null {
  if (!usual) return null
  const found = count(content)
  if (found >= Math.floor(usual.items * Math.min(1, minutes / usualMinutes))) return null
  const stand = found === 1 ? `1 ${usual.one} stands` : `${found} ${usual.many} stand`
  return `Only ${stand} alone in this episode. More would need context.`
}
