import { type Segment, toTurns } from '@podcastai/transcript'

/** What can end a sentence, or begin one: marks, quotations, sounds in brackets, and a capital or none behind them. */
const ends = /[.!?…。！？"”“[\]]/
/** Words without such a mark, above which sentences are cut by their words and pauses. */
const maxWords = 60

/**
 * Are the sentences of two readings of one transcript the same in number and order, though words in them differ? Told by
 * the marks that divide them. Where there are none for long, any other word may move where a sentence begins: false.
 */
export function isSameSentences(before: readonly Segment[], after: readonly Segment[]): boolean {
  const now = new Map(after.map((segment) => [segment.id, segment]))
  return toTurns(before).every(({ segments }) => {
    const changed = segments.some((segment) => now.get(segment.id)?.text !== segment.text)
    if (!changed) return true
    const was = segments.map(({ text }) => text).join(' ')
    const is = segments.map(({ id }) => now.get(id)?.text ?? '').join(' ')
    return isSameMarks(was, is)
  })
}

function isSameMarks(was: string, is: string): boolean {
  const [before, after] = [divided(was), divided(is)]
  return (
    before.length === after.length &&
    before.every(({ mark, opens, words }, at) => {
      const other = after[at]
      const isShort = words <= maxWords && (other?.words ?? 0) <= maxWords
      return mark === other?.mark && opens === other.opens && isShort
    })
  )
}

/** The stretches between marks: the mark before each, whether it opens with a capital, and how many words it has. */
function divided(text: string): { mark: string; opens: boolean; words: number }[] {
  const parts: { mark: string; opens: boolean; words: number }[] = []
  let [mark, from] = ['', 0]
  for (let at = 0; at <= text.length; at++) {
    const character = text.charAt(at)
    if (at < text.length && !ends.test(character)) continue
    const words = text.slice(from, at).trim()
    parts.push({ mark, opens: /^\p{Lu}/u.test(words), words: words === '' ? 0 : words.split(/\s+/).length })
    mark = character
    from = at + 1
  }
  return parts
}
