import type { Episode, Place, Sentence } from './episode.ts'
import { exactWithinSeconds } from './timeline.ts'

/** Returns the sentences from `first` to `last`, both included. */
export function getSentences(episode: Pick<Episode, 'sentences'>, first: number, last: number): Sentence[] {
  return episode.sentences.slice(first, last + 1)
}

/** Returns the words of a range of sentences as in the transcript, joined by a space if it has one there. */
export function spanText(episode: Pick<Episode, 'sentences'>, first: number, last: number): string {
  let text = ''
  let before: Sentence | null = null
  for (const sentence of getSentences(episode, first, last)) {
    // Scripts without spaces run on: 。 ends a sentence and the next begins right after it.
    const joined =
      before !== null && before.to.segment === sentence.from.segment && before.to.offset === sentence.from.offset
    text += before === null || joined ? sentence.text : ` ${sentence.text}`
    before = sentence
  }
  return text
}

/** Returns the seconds from the first word to the last. */
export function spanSeconds(episode: Pick<Episode, 'sentences'>, first: number, last: number): number {
  return (episode.sentences[last]?.end ?? 0) - (episode.sentences[first]?.start ?? 0)
}

/** True if all sentences of a range are in one turn. */
export function isOneTurn(episode: Pick<Episode, 'sentences'>, first: number, last: number): boolean {
  const turn = episode.sentences[first]?.turn
  return turn !== undefined && turn === episode.sentences[last]?.turn
}

/** Returns the transcript position of the character at an offset of a sentence's text. */
export function placeIn({ from, runsInto }: Sentence, offset: number): Place {
  const held = runsInto.findLast(({ at }) => at <= offset)
  return held
    ? { segment: held.segment, offset: offset - held.at }
    : { segment: from.segment, offset: from.offset + offset }
}

const word = /[\p{L}\p{N}]/u

/** Returns the time at which the character at an offset of a sentence is said, assuming a constant pace. */
export function timeIn(
  { text, start, end, estimated, endEstimated }: Sentence,
  offset: number,
): { seconds: number; estimated: boolean } {
  // A quotation mark takes no time.
  if (!word.test(text.slice(0, offset))) return { seconds: start, estimated }
  if (!word.test(text.slice(offset))) return { seconds: end, estimated: endEstimated }
  const seconds = Math.round((start + (end - start) * (offset / text.length)) * 1000) / 1000
  return { seconds, estimated: estimated || endEstimated || end - start > exactWithinSeconds }
}
