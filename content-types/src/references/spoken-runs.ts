// Finds which words of a text are words of the transcript.
import type { Passage } from '../type/evidence.ts'
import type { TranscriptView } from '../type/transcript-view.ts'

/** A word without surrounding punctuation. `from` and `to` are offsets in its text. */
type Word = { core: string; lead: string; trail: string; from: number; to: number }
type SpokenWord = Word & { segment: number }

/** A range of a text that was said in this passage; with `capital`, its first letter was lowercase there. */
export type SpokenRun = { from: number; to: number; passage: Passage; capital: boolean }

/** Words of the transcript, with their positions by lowercase word. */
export type SpokenWords = { words: readonly SpokenWord[]; places: ReadonlyMap<string, number[]> }

/** Minimum words of a run; shorter ones may be coincidence, unless they are all of the text or all of the passage. */
const minWords = 4

export function readPassage(view: TranscriptView, { from, to }: Passage): SpokenWords {
  const words: SpokenWord[] = []
  const last = Math.min(to.segment, view.segments.at(-1)?.id ?? 0)
  for (let id = from.segment; id <= last; id++) {
    const text = view.getSegment(id)?.text ?? ''
    const begin = id === from.segment ? from.offset : 0
    const end = id === to.segment ? to.offset : text.length
    for (const word of splitWords(text.slice(begin, end)))
      words.push({ ...word, from: word.from + begin, to: word.to + begin, segment: id })
  }
  const places = new Map<string, number[]>()
  for (const [at, { core }] of words.entries()) {
    const key = core.toLowerCase()
    const known = places.get(key)
    if (known) known.push(at)
    else places.set(key, [at])
  }
  return { words, places }
}

/** Number of word comparisons left: words repeated over and over could take minutes. */
export type Budget = { left: number }

/** Returns the longest runs of a text that were said in one of the passages, in the order of the text. */
export function findRuns(text: string, passages: readonly SpokenWords[], budget: Budget): SpokenRun[] {
  const words = splitWords(text)
  const runs: SpokenRun[] = []
  for (let at = 0; at < words.length; ) {
    const best = longestRun({ text, words, first: at }, passages, budget)
    if (best) runs.push(best.run)
    at += best?.length ?? 1
  }
  return runs
}

type Found = { run: SpokenRun; length: number }

function longestRun(here: InText, passages: readonly SpokenWords[], budget: Budget): Found | null {
  const { words, first } = here
  const opening = words[first] as Word
  let best: Found | null = null
  for (const { words: spoken, places } of passages) {
    for (const place of places.get(opening.core.toLowerCase()) ?? []) {
      if (budget.left < 0 || best?.length === words.length - first) return best
      const length = runLength(here, { spoken, place })
      budget.left -= length + 1
      const isWhole = length === words.length || length === spoken.length
      if (length === 0 || (length < minWords && !isWhole) || length <= (best?.length ?? 0)) continue
      best = { run: toRun(here, { spoken, place }, length), length }
    }
  }
  return best
}

function toRun({ words, first }: InText, { spoken, place }: InTalk, length: number): SpokenRun {
  const [begin, end] = [spoken[place] as SpokenWord, spoken[place + length - 1] as SpokenWord]
  return {
    from: (words[first] as Word).from,
    to: (words[first + length - 1] as Word).to,
    passage: { from: { segment: begin.segment, offset: begin.from }, to: { segment: end.segment, offset: end.to } },
    capital: begin.core !== (words[first] as Word).core,
  }
}

type InText = { text: string; words: readonly Word[]; first: number }
type InTalk = { spoken: readonly SpokenWord[]; place: number }

/** Returns the number of words that match, with the same punctuation between them. */
function runLength({ text, words, first }: InText, { spoken, place }: InTalk): number {
  let length = 0
  for (; first + length < words.length && place + length < spoken.length; length++) {
    const [word, said] = [words[first + length] as Word, spoken[place + length] as SpokenWord]
    if (length === 0) {
      if (word.core !== said.core && word.core !== capital(said.core)) return 0
      continue
    }
    const [wordBefore, saidBefore] = [words[first + length - 1] as Word, spoken[place + length - 1] as SpokenWord]
    const isBetweenAlike = wordBefore.trail === saidBefore.trail && word.lead === said.lead
    const isOneSpace = text.slice(wordBefore.to + wordBefore.trail.length, word.from - word.lead.length) === ' '
    if (word.core !== said.core || !isBetweenAlike || !isOneSpace) break
  }
  return length
}

export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function splitWords(text: string): Word[] {
  return [...text.matchAll(/\S+/g)].map(({ 0: raw, index }) => {
    let [from, to] = [0, raw.length]
    while (from < to && !isLetter(raw.charAt(from))) from++
    while (to > from && !isLetter(raw.charAt(to - 1))) to--
    if (from === to) [from, to] = [0, raw.length]
    const core = raw.slice(from, to)
    return { core, lead: raw.slice(0, from), trail: raw.slice(to), from: index + from, to: index + to }
  })
}

/** True if a character is part of a word; surrogate halves count as letters. */
function isLetter(character: string): boolean {
  return /[\p{L}\p{N}\p{M}\p{Cs}]/u.test(character)
}
