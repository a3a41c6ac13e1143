import type { TimedWord } from '../captions/timed-words.ts'
import type { Stretch } from './cut.ts'

/** Sounds that carry no meaning in English, German, French, Spanish, and Portuguese, as transcripts spell them. */
const fillers = new Set('ah äh ähm ahm ehm eh em er erm euh hm hmm mhm mm mmm uh uhm uhh um umm ummm öh öhm'.split(' '))

/** Returns true for a word that is only a filler, however it is spelled: 'Um,' or '—uh'. */
export function isFiller(word: string): boolean {
  return fillers.has(word.toLocaleLowerCase('en').replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ''))
}

/** Pauses longer than this may be shortened. Seconds. */
const longPause = 0.8
/** What remains of a shortened pause, half of it on each side. Seconds. */
const restOfPause = 0.3

/**
 * Returns the stretches of fillers, from the word itself to the next one, so that no gap remains where it was. Fillers
 * without an exact time are not returned: a cut there could hit the word beside it.
 */
export function findFillers(words: readonly TimedWord[]): (Stretch & { word: TimedWord })[] {
  return words.flatMap((word, index) => {
    const next = words[index + 1]
    const isCertain = word.isExact && (!next || next.isExact)
    if (!isFiller(word.text) || !isCertain) return []
    return { from: word.start, to: next && next.start - word.end < longPause ? next.start : word.end, word }
  })
}

/** Returns what can be left out of pauses: the middle of each silence between two words that is too long. */
export function findLongPauses(silences: readonly Stretch[]): Stretch[] {
  return silences
    .filter(({ from, to }) => to - from > longPause)
    .map(({ from, to }) => ({ from: from + restOfPause / 2, to: to - restOfPause / 2 }))
}
