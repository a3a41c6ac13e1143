// The words around a passage, along which its ends move.
import { isBefore, type Passage, type Place } from '../type/evidence.ts'
import { sentencePlaces } from './sentence-places.ts'

export type TalkWord = {
  /** As in the transcript, including adjacent punctuation. */
  text: string
  from: Place
  to: Place
  speaker: string | null
  /** The speaker's lane in the speaker timeline; 0 is above the line. */
  lane: number
  /** Index of the turn. */
  turn: number
  /** In seconds, and true if the file doesn't state it. */
  start: number
  end: number
  isStartEstimated: boolean
  isEndEstimated: boolean
  /** The word starts or ends a sentence. */
  begins: boolean
  ends: boolean
  /** No space before it, as in Chinese. */
  joined: boolean
}

export type Talk = {
  words: readonly TalkWord[]
  /** True if the file has times. Otherwise lengths are counted in words. */
  isTimed: boolean
}

/** A segment of the transcript. */
type Piece = { id: number; speaker: string | null; text: string }

/** Times and lanes, which the text itself doesn't have. */
export type TalkTiming = {
  isTimed: boolean
  /** Returns the time at which the words at a position start, or with `closing`, at which those before it end. */
  at: (place: Place, closing?: boolean) => { seconds: number; estimated: boolean }
  getLane: (speaker: string | null) => number
}

/** Characters on each side of a passage: more than a quote may grow, and some minutes for a clip. */
const reach = 3000

/** Returns the words of a passage and those around it; no words if the transcript doesn't have the passage. */
export function talkAround<One extends Piece>(pieces: readonly One[], { from, to }: Passage, told: TalkTiming): Talk {
  const [first, last] = [from.segment, to.segment].map((id) => pieces.findIndex((piece) => piece.id === id))
  if (first === undefined || last === undefined || first < 0 || last < first)
    return { words: [], isTimed: told.isTimed }
  const stretches = within(pieces, { first, last, from, to })
  const turns: Stretch[][] = []
  for (const stretch of stretches) {
    const turn = turns.at(-1)
    if (turn && turn[0]?.piece.speaker === stretch.piece.speaker) turn.push(stretch)
    else turns.push([stretch])
  }
  const goesOn = (stretch: Stretch, by: -1 | 1) => {
    const beside = pieces[stretch.index + by]
    return beside !== undefined && beside.speaker === stretch.piece.speaker
  }
  const words = turns.flatMap((turn, number) => {
    const [opening, closing] = [turn[0] as Stretch, turn.at(-1) as Stretch]
    const isCutBefore = opening.from > 0 || goesOn(opening, -1)
    const isCutAfter = closing.to < closing.piece.text.trimEnd().length || goesOn(closing, 1)
    return getTurnWords(turn, { number, told, isCutBefore, isCutAfter })
  })
  return { words, isTimed: told.isTimed }
}

/** A part of a segment. */
type Stretch = { piece: Piece; index: number; from: number; to: number }

function within(pieces: readonly Piece[], at: { first: number; last: number; from: Place; to: Place }): Stretch[] {
  const stretches: Stretch[] = []
  const text = (index: number) => pieces[index]?.text ?? ''
  let [begin, start] = [at.first, at.from.offset - reach]
  while (start < 0 && begin > 0) {
    begin -= 1
    start += text(begin).length
  }
  let [end, stop] = [at.last, at.to.offset + reach]
  while (stop > text(end).length && end < pieces.length - 1) {
    stop -= text(end).length
    end += 1
  }
  for (let index = begin; index <= end; index++) {
    const piece = pieces[index]
    if (!piece) continue
    stretches.push({
      ...{ piece, index },
      from:
        index === begin && start > 0 ? wordBegin(piece.text, start, index === at.first ? at.from.offset : Infinity) : 0,
      to:
        index === end && stop < piece.text.length
          ? wordEnd(piece.text, stop, index === at.last ? at.to.offset : 1)
          : piece.text.length,
    })
  }
  return stretches
}

/** Returns the start of the first word after an offset, or the offset itself if there is no space before `latest`. */
function wordBegin(text: string, offset: number, latest: number): number {
  const begin = text.indexOf(' ', offset) + 1
  return begin > 0 && begin <= latest ? begin : offset
}

/** Returns the end of the last word before an offset, or the offset itself if there is no space after `earliest`. */
function wordEnd(text: string, offset: number, earliest: number): number {
  const end = text.lastIndexOf(' ', offset)
  return end >= earliest ? end : offset
}

type Turn = { number: number; told: TalkTiming; isCutBefore: boolean; isCutAfter: boolean }

function getTurnWords(turn: readonly Stretch[], { number, told, isCutBefore, isCutAfter }: Turn): TalkWord[] {
  const lines: number[] = []
  let text = ''
  const words: (TalkWord & { at: number; until: number })[] = []
  for (const { piece, from, to } of turn) {
    if (text !== '') text += ' '
    const begin = text.length
    lines.push(begin)
    text += piece.text.slice(from, to)
    for (const word of wordsIn(piece.text.slice(from, to))) {
      const [first, last] = [word.from, word.to].map((offset) => ({ segment: piece.id, offset: from + offset }))
      if (!first || !last) continue
      const [starts, stops] = [told.at(first), told.at(last, true)]
      words.push({
        ...{ text: word.text, from: first, to: last, joined: word.joined },
        ...{ speaker: piece.speaker, lane: told.getLane(piece.speaker), turn: number },
        ...{ start: starts.seconds, end: Math.max(starts.seconds, stops.seconds) },
        ...{ isStartEstimated: starts.estimated, isEndEstimated: stops.estimated, begins: false, ends: false },
        ...{ at: begin + word.from, until: begin + word.to },
      })
    }
  }
  const sentences = sentencePlaces({ text, lines })
  let next = 0
  for (const [index, sentence] of sentences.entries()) {
    while (words[next] && (words[next]?.until ?? 0) <= sentence.from) next += 1
    const opening = words[next]
    if (opening) opening.begins = index > 0 || !isCutBefore
    while (words[next + 1] && (words[next + 1]?.at ?? 0) < sentence.to) next += 1
    const closing = words[next]
    if (closing) closing.ends = index < sentences.length - 1 || !isCutAfter
  }
  return words.map(({ at: _, until: __, ...word }) => word)
}

const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u
const spoken = /[\p{L}\p{N}]/u

type Word = { text: string; from: number; to: number; joined: boolean }

/**
 * Splits at spaces, or by dictionary in scripts without them. A token that isn't a word, such as a dash, joins the word
 * before it.
 */
function wordsIn(text: string): Word[] {
  const words: Word[] = []
  const add = (from: number, to: number, joined: boolean) => {
    const last = words.at(-1)
    if (last && !spoken.test(text.slice(from, to))) last.to = to
    else words.push({ text: '', from, to, joined })
  }
  for (const { 0: written, index } of text.matchAll(/\S+/g)) {
    if (!unspaced.test(written)) add(index, index + written.length, false)
    else
      for (const part of new Intl.Segmenter(undefined, { granularity: 'word' }).segment(written))
        add(index + part.index, index + part.index + part.segment.length, part.index > 0)
  }
  return words.map((word) => ({ ...word, text: text.slice(word.from, word.to).replace(/\s+/g, ' ') }))
}

/** A range of words by the indexes of the first and last one. */
export type Ends = { first: number; last: number }

/** Returns the ends of a passage as word indexes; null if the talk doesn't contain it. */
export function findEnds({ words }: Talk, { from, to }: Passage): Ends | null {
  const first = words.findIndex((word) => isBefore(from, word.to))
  const last = words.findLastIndex((word) => isBefore(word.from, to))
  return first < 0 || last < first ? null : { first, last }
}

/** Returns the passage of a range of words. */
export function toPassage({ words }: Talk, { first, last }: Ends): Passage {
  const nowhere = { segment: 0, offset: 0 }
  return { from: words[first]?.from ?? nowhere, to: words[last]?.to ?? nowhere }
}

/** Returns a range of words on one line. */
export function wordsBetween({ words }: Talk, { first, last }: Ends): string {
  return words
    .slice(first, last + 1)
    .map(({ text, joined }, at) => (at === 0 || joined ? text : ` ${text}`))
    .join('')
}
