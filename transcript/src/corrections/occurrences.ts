// Finds phrases in a transcript, even across caption or turn boundaries.
import { type Segment, toTurns } from '../transcript.ts'
import type { Pair, Place, Span } from './correction.ts'
import { firstThat } from './first-that.ts'
import { matchCase, opensSentence } from './letter-case.ts'
import { plain, plainPhrase, wholeWords } from './whole-words.ts'

type Words = Pick<Segment, 'id' | 'speaker' | 'text'>

/** An index over a transcript for many phrase searches. */
export type Search = {
  /** Returns all matches of a phrase as whole words in any case, in transcript order. */
  all: (phrase: string) => Span[]
  /** Returns the matches of the pair's heard words that don't already read as written. */
  toCorrect: (pair: Pair) => Span[]
  /** Returns the words of a span. Segments are joined by a space. */
  getText: (span: Span) => string
  /** Returns the words right before and after a span, within the same turn. */
  around: (span: Span, characters: number) => { before: string; behind: string }
}

/** Separates turns in the searched text. Texts and phrases never contain it. */
const between = '\u0000'

/** Builds the index. Segments must be in transcript order. Each search takes time linear in the length of the text. */
export function searchIn(segments: readonly Words[]): Search {
  const { text, starts, ids } = joined(segments)
  const lower = plain(text)
  const indexOf = new Map(ids.map((id, at) => [id, at]))

  function placeAt(index: number, edge: 'from' | 'to'): Place {
    const last = edge === 'from' ? index : index - 1
    const at = Math.max(0, firstThat(starts, (start) => start > last) - 1)
    return { segment: ids[at] ?? 0, offset: index - (starts[at] ?? 0) }
  }
  const getPosition = ({ segment, offset }: Place) => (starts[indexOf.get(segment) ?? -1] ?? text.length) + offset
  const spanAt = (from: number, to: number): Span => ({ from: placeAt(from, 'from'), to: placeAt(to, 'to') })

  function toCorrect(pair: Pair): Span[] {
    const phrase = plainPhrase(pair.heard)
    const written = plainPhrase(pair.written)
    const within = [...wholeWords(written, phrase)]
    const readsSo = (at: number) => {
      if (written !== phrase) return within.some((inside) => lower.startsWith(written, at - inside))
      const seen = text.slice(at, at + phrase.length)
      return matchCase(seen, pair, opensSentence(turnBefore(at, 20))) === seen
    }
    return [...wholeWords(lower, phrase)].filter((at) => !readsSo(at)).map((at) => spanAt(at, at + phrase.length))
  }

  const turnBefore = (at: number, characters: number) =>
    text
      .slice(Math.max(0, at - characters), at)
      .split(between)
      .at(-1) ?? ''

  return {
    all: (phrase) => {
      const wanted = plainPhrase(phrase)
      return [...wholeWords(lower, wanted)].map((at) => spanAt(at, at + wanted.length))
    },
    toCorrect,
    getText: ({ from, to }) => text.slice(getPosition(from), getPosition(to)).replaceAll(between, ' '),
    around: ({ from, to }, characters) => {
      const [begin, end] = [getPosition(from), getPosition(to)]
      const [behind = ''] = text.slice(end, end + characters).split(between)
      return { before: turnBefore(begin, characters), behind }
    },
  }
}

/**
 * Returns all places of a phrase, as whole words and in any case. With `written`, leaves out places that already read
 * that way, so that correcting "start" to "cold start" twice is safe.
 */
export function findOccurrences(segments: readonly Words[], phrase: string, written?: string): Span[] {
  const search = searchIn(segments)
  return written === undefined ? search.all(phrase) : search.toCorrect({ heard: phrase, written })
}

/** Returns the corrected span and all other places of the same words, in transcript order. */
export function everywhere(segments: readonly Words[], span: Span, pair: Pair): Span[] {
  const others = findOccurrences(segments, pair.heard, pair.written).filter((one) => !spansMeet(one, span))
  return [...others, span].sort((one, other) => compare(one.from, other.from))
}

function spansMeet(one: Span, other: Span): boolean {
  return compare(one.from, other.to) < 0 && compare(other.from, one.to) < 0
}

function compare(one: Place, other: Place): number {
  return one.segment - other.segment || one.offset - other.offset
}

function joined(segments: readonly Words[]): { text: string; starts: number[]; ids: number[] } {
  const [starts, ids, turns]: [number[], number[], string[]] = [[], [], []]
  let length = 0
  for (const turn of toTurns(segments as Segment[])) {
    for (const segment of turn.segments) {
      starts.push(length)
      ids.push(segment.id)
      length += segment.text.length + 1
    }
    turns.push(turn.segments.map((segment) => segment.text).join(' '))
  }
  return { text: turns.join(between), starts, ids }
}
