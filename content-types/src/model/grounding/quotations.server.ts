import { cutProblem } from './quotation-cuts.server.ts'
import { plainChunk, type Said, type SaidWord } from './said.server.ts'

// Words in quotation marks are found in the episode and replaced by a mark that points at them, so that what is printed
// in the end are the transcript's own words.

export type Quotation = {
  /** The words as they were written. */
  written: string
  /** The sentences they stand in, or null where nobody said them in one go. */
  place: { first: number; last: number } | null
  speaker: string | null
  mark: string | null
  /** As they stand in the transcript, without a full stop or comma at the end. */
  words: string
  /** Why it may not stand like that although it was said. */
  problem: string | null
}

/** Where the quotation marks of a text open and close, whatever their form; the words between are `written`. */
export function quotedParts(text: string): { from: number; to: number; written: string }[] {
  return [...text.matchAll(quoted)].map((match) => {
    const written = match.slice(1).find((group) => group !== undefined) ?? ''
    return { from: match.index, to: match.index + match[0].length, written: written.trim() }
  })
}

const quoted =
  /“([^”“]*)”|„([^“”„]*)[“”]|«\s?([^«»]*?)\s?»|"([^"\n]*)"|(?<![\p{L}\p{N}])[‘']((?=[\p{L}\p{N}])[^‘\n“”"]*?[\p{L}\p{N}.!?,])[’'](?![\p{L}\p{N}])/gu

/** Finds quoted words: in the sentences that the text rests on before anywhere else, by `speaker` before by others. */
export function findQuotation(written: string, said: Said, restsOn: readonly number[]): Quotation {
  const nowhere = { written, place: null, speaker: null, mark: null, words: written, problem: null }
  const wanted = written
    .split(/\s+/)
    .map(plainChunk)
    .filter((word) => word !== '')
  if (wanted.length === 0) return nowhere
  const hits = said.turns.flatMap((turn) => {
    const words = turn.words.filter(({ plain }) => plain !== '')
    return words.flatMap((_, at) => {
      const run = words.slice(at, at + wanted.length)
      return run.length === wanted.length && run.every(({ plain }, offset) => plain === wanted[offset])
        ? [{ speaker: turn.speaker, run, before: words.slice(0, at), after: words.slice(at + wanted.length) }]
        : []
    })
  })
  const near = (run: readonly SaidWord[]) => (restsOn.includes(run[0]?.sentence ?? -1) ? 0 : 1)
  const [best] = hits.sort((a, b) => near(a.run) - near(b.run))
  const [opening, closing] = [best?.run[0], best?.run.at(-1)]
  if (!best || !opening || !closing) return nowhere
  const place = { first: opening.sentence, last: closing.sentence }
  const problem = cutProblem({ ...best, wanted, written }, said)
  const { mark, words } = printed(written, opening, closing, said)
  return { written, place, speaker: best.speaker, mark, words, problem }
}

/** `[[12:3-9]]`, with ~ where it runs on in small letters. Marks of punctuation stay outside, as they were written. */
function printed(written: string, opening: SaidWord, closing: SaidWord, said: Said): { mark: string; words: string } {
  const [first, last] = [opening.sentence, closing.sentence]
  const chunks = said.episode.sentences.slice(first, last + 1).map(({ text }) => text.split(/\s+/))
  const before = chunks.slice(0, -1).reduce((sum, words) => sum + words.length, 0)
  const running = /^\p{Ll}/u.test(written) ? '~' : ''
  const end = /[.,!?]$/.exec(written)?.[0] ?? ''
  const mark = `[[${running}${first}:${opening.at}-${before + closing.at}${last > first ? `..${last}` : ''}]]${end}`
  const words = chunks
    .flat()
    .slice(opening.at, before + closing.at + 1)
    .join(' ')
    .replace(/(?<![.,;:–—-])[.,;:–—-]+$/u, '')
  return { mark, words }
}
