import { type Segment, turnsOf } from '@podcastai/transcript'

/** Tells whether words stand in the transcript just so, in one go, said by this speaker. White space does not count. */
export function verbatimIn(segments: readonly Segment[]): (text: string, speaker: string | null) => boolean {
  const turns = turnsOf(segments).map((turn) => ({
    speaker: turn.speaker,
    text: normalize(turn.segments.map((segment) => segment.text).join(' ')),
  }))
  return (text, speaker) => {
    const words = normalize(text)
    return words !== '' && turns.some((turn) => turn.speaker === speaker && holdsWhole(turn.text, words))
  }
}

const halfWord = /[\p{L}\p{N}\p{M}]/u

/** Are these words in the text with no word cut in two? "we know no" is not said by "we know nothing". */
function holdsWhole(text: string, words: string): boolean {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const cutsBefore = halfWord.test(text[at - 1] ?? '') && halfWord.test(words[0] ?? '')
    const cutsAfter = halfWord.test(text[at + words.length] ?? '') && halfWord.test(words.at(-1) ?? '')
    if (!cutsBefore && !cutsAfter) return true
  }
  return false
}

function normalize(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim()
}
