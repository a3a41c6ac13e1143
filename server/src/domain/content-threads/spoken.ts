import {
  type Evidence,
  indexWords,
  isBefore,
  type Passage,
  type Place,
  type RunWord,
  runsIn,
  runWords,
  type Spoken,
  sentencePlaces,
  type TurnWords,
} from '@podcastai/content-types'
import { createTimeline } from '@podcastai/episode/timeline'
import { type Segment, type Turn, toTurns } from '@podcastai/transcript'
import { type PlainText, plainText } from './plain-text.ts'
import { wholePlaces, wholeWord } from './whole-places.ts'

/** Maximum characters of a passage in an edit: about twenty minutes of speech. */
const maxCharacters = 20_000

/**
 * Finds words and passages in a transcript, whose segments are numbered from 0. Whitespace is ignored. Each search
 * reads its speaker's words once, whatever it searches for. `steps` is the number of word comparisons left.
 */
export function spokenIn(segments: readonly Segment[], steps = { left: maxSteps }): Spoken {
  const turns = toTurns(segments)
  const turnBySegment: Turn[] = []
  for (const turn of turns) for (const { id } of turn.segments) turnBySegment[id] = turn
  const sizes = runningSum(segments.map(({ text }) => text.length))
  const timeline = once(() => createTimeline({ segments: [...segments], durationSeconds: null }))
  const texts = once(() => {
    let from = 0
    const spelled = turns.map((turn) => {
      const text = spell(turn, from)
      from += text.text.length + 1
      return text
    })
    return {
      // Fillers depend on the language, which is recognized by its most frequent word.
      english: /\bthe\b/i.test(
        spelled
          .map(({ text }) => text.slice(0, 2000))
          .join(' ')
          .slice(0, 20_000),
      ),
      byTurn: new Map(spelled.map((text) => [text.turn, text])),
      bySpeaker: Map.groupBy(spelled, (text) => text.turn.speaker),
    }
  })

  function isThere({ from, to }: Passage): boolean {
    const [first, last] = [segments[from.segment], segments[to.segment]]
    if (!first || !last || !isBefore(from, to)) return false
    if (from.offset >= first.text.length || to.offset === 0 || to.offset > last.text.length) return false
    const characters = (sizes[to.segment] ?? 0) + to.offset - (sizes[from.segment] ?? 0) - from.offset
    return characters <= maxCharacters
  }

  function told({ from, to }: Passage): Evidence {
    const [begins, ends] = [timeline().at(from), timeline().at(to, true)]
    const start = inMilliseconds(begins.seconds)
    const [turn, last] = [turnBySegment[from.segment], turnBySegment[to.segment]]
    return {
      speaker: turn === last ? (turn?.speaker ?? null) : null,
      start,
      end: Math.max(start, inMilliseconds(ends.seconds)),
      estimated: begins.estimated,
      ...(ends.estimated && { endEstimated: true }),
      from,
      to,
    }
  }

  /** Returns the position of a place in all that was said, in characters. */
  function getDistance({ segment, offset }: Place): number {
    const turn = turnBySegment[segment]
    const spelled = turn && texts().byTurn.get(turn)
    return spelled ? spelled.from + spelled.getOffset(segment) + offset : Number.POSITIVE_INFINITY
  }

  /**
   * Returns the place nearest to a passage, preferring places that overlap with it; without a passage, the first place.
   */
  function findNearest(places: Iterable<Found>, near: Passage | null): Evidence | null {
    const [begin, end] = near ? [getDistance(near.from), getDistance(near.to)] : [0, 0]
    let nearest: { found: Found; distance: number } | null = null
    for (const found of places) {
      const place = found.said.from + found.from
      const isShared = place < end && found.said.from + found.to > begin
      const distance = Number.isFinite(begin) ? Math.abs(place - begin) + (isShared ? 0 : farAway) : 0
      if (nearest === null || distance < nearest.distance) nearest = { found, distance }
      if (nearest.distance === 0) break
    }
    return nearest && told(nearest.found.said.passage(nearest.found.from, nearest.found.to))
  }

  /** Finds the words with fillers between them, or with repeated words. */
  function* noisyPlacesIn(turns: readonly SpelledTurn[], text: string): Generator<Found> {
    if (steps.left < 0) return
    const wanted = runWords(text).map(({ plain }) => plain)
    for (const said of turns)
      for (const { first, end } of runsIn(said.words(), wanted, { english: texts().english, steps })) {
        const [opening, closing] = [said.words().words[first], said.words().words[end - 1]]
        if (opening && closing) yield { said, from: opening.from, to: closing.to }
      }
  }

  /** When each segment ends, for finding the first one that is heard after a time. */
  const over = once(() =>
    segments.map((segment) => timeline().at({ segment: segment.id, offset: segment.text.length }, true).seconds),
  )

  /** Returns the first and the last word that are heard between two times. */
  function wordsHeard(start: number, end: number): Passage | null {
    let first: Place | null = null
    let last: Place | null = null
    for (let at = over().findIndex((seconds) => seconds > start); at >= 0 && at < segments.length; at++) {
      const { id: segment, text } = segments[at] as Segment
      if (timeline().at({ segment, offset: 0 }).seconds >= end) break
      for (const { 0: word, index } of text.matchAll(/\S+/g)) {
        const place = { segment, offset: index + word.length }
        const isHeard =
          timeline().at(place, true).seconds > start && timeline().at({ segment, offset: index }).seconds < end
        if (!isHeard) continue
        first ??= { segment, offset: index }
        last = place
      }
    }
    return first && last && { from: first, to: last }
  }

  return {
    between: (start, end) => {
      const passage = wordsHeard(start, end)
      return passage && isThere(passage) ? told(passage) : null
    },
    at: (passage) => (isThere(passage) ? told(wholeWords(segments, passage)) : null),
    find: (text, speaker, near) => {
      const { bySpeaker } = texts()
      const turns = (speaker === undefined ? [...bySpeaker.values()].flat() : bySpeaker.get(speaker)) ?? []
      return findNearest(placesIn(turns, plainText(text).text), near) ?? findNearest(noisyPlacesIn(turns, text), near)
    },
    lastWordEnds: () => {
      const last = segments.at(-1)
      const isTold = last && (last.start !== null || last.end !== null || last.marks?.length)
      return isTold ? timeline().durationSeconds : null
    },
    getEnds: ({ from, to }) => {
      const [first, last] = [turnBySegment[from.segment], turnBySegment[to.segment]]
      if (!first || !last) return { firstSentence: '', lastSentence: '' }
      const isOne = first === last
      const opening = wordsIn(first, from, isOne ? to : null)
      const closing = isOne ? opening : wordsIn(last, null, to)
      const [begins, ends] = [sentencePlaces(opening)[0], sentencePlaces(closing).at(-1)]
      return {
        firstSentence: opening.text.slice(begins?.from, begins?.to),
        lastSentence: closing.text.slice(ends?.from, ends?.to),
      }
    },
    endsInsideSentence: ({ to }) => {
      const [last, next] = [segments[to.segment], segments[to.segment + 1]]
      if (!last) return false
      const goesOn =
        next && turnBySegment[to.segment + 1] === turnBySegment[to.segment] ? ` ${next.text.slice(0, nearby)}` : ''
      const before = last.text.slice(Math.max(0, to.offset - nearby), to.offset)
      const after = last.text.slice(to.offset, to.offset + nearby) + goesOn
      const isPunctuated = /[.!?…]/.test(before + after)
      const hasEnded = /[.!?…]["'”’)]{0,3}$/.test(before) || /^["'”’)]{0,3}[.!?…]/.test(after)
      return isPunctuated && !hasEnded && /[\p{L}\p{N}]/u.test(after)
    },
  }
}

/** Number of characters around a place that decide whether its sentence has ended. */
const nearby = 1000

/** More than any two places of one transcript can be apart. */
const farAway = 1e12

/** Limit on word comparisons per transcript when matching across fillers: a few seconds' work. */
export const maxSteps = 2_000_000

/** A stretch of one turn. */
type Found = { said: SpelledTurn; from: number; to: number }

function* placesIn(turns: readonly SpelledTurn[], words: string): Generator<Found> {
  for (const said of turns)
    for (const from of wholePlaces(said.text, words)) yield { said, from, to: from + words.length }
}

/** A turn's text on one line. */
type SpelledTurn = {
  turn: Turn
  text: string
  /** The turn's words, with the places of each. */
  words: () => TurnWords<RunWord>
  /** Where the turn begins in all that was said, in characters. */
  from: number
  /** Where a segment begins in the turn's text. */
  getOffset: (segment: number) => number
  /** The passage that a stretch of the turn's text is from. */
  passage: (from: number, to: number) => Passage
}

function spell(turn: Turn, from: number): SpelledTurn {
  const parts: { segment: Segment; plain: PlainText; at: number }[] = []
  let length = 0
  for (const segment of turn.segments) {
    const plain = plainText(segment.text)
    if (plain.text === '') continue
    if (parts.length > 0) length += 1
    parts.push({ segment, plain, at: length })
    length += plain.text.length
  }
  /** The last part before the first one for which `isBehind` is true. */
  const partAt = (isBehind: (part: (typeof parts)[number]) => boolean) => {
    let [low, high] = [0, parts.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (isBehind(parts[middle] as (typeof parts)[number])) high = middle
      else low = middle + 1
    }
    return parts[Math.max(0, low - 1)]
  }
  const placed = (at: number, edge: 'from' | 'to'): Place => {
    const part = partAt((one) => one.at > at)
    if (!part) return { segment: turn.segments[0]?.id ?? 0, offset: 0 }
    const { segment, plain } = part
    const inside = at - part.at
    return { segment: segment.id, offset: edge === 'from' ? plain.getStart(inside) : plain.getEnd(inside) }
  }
  const text = parts.map(({ plain }) => plain.text).join(' ')
  return {
    turn,
    from,
    text,
    words: once(() => {
      const words = runWords(text)
      return { words, places: indexWords(words) }
    }),
    getOffset: (segment) => partAt((one) => one.segment.id > segment)?.at ?? 0,
    passage: (begin, end) => ({ from: placed(begin, 'from'), to: placed(end - 1, 'to') }),
  }
}

/** Widens a passage that begins or ends within a word to the whole word. */
function wholeWords(segments: readonly Segment[], { from, to }: Passage): Passage {
  const text = ({ segment }: Place) => segments[segment]?.text ?? ''
  return {
    from: { ...from, offset: wholeWord(text(from), from.offset, -1) },
    to: { ...to, offset: wholeWord(text(to), to.offset, 1) },
  }
}

/** Returns the words of a turn between two places; null means the turn's beginning or end. A passage is short. */
function wordsIn({ segments }: Turn, from: Place | null, to: Place | null): { text: string; lines: number[] } {
  const own = segments.slice(
    from ? segments.findIndex(({ id }) => id === from.segment) : 0,
    to ? segments.findIndex(({ id }) => id === to.segment) + 1 : undefined,
  )
  const lines: number[] = []
  let text = ''
  for (const segment of own) {
    const begins = from?.segment === segment.id ? from.offset : 0
    const ends = to?.segment === segment.id ? to.offset : undefined
    if (text !== '') text += ' '
    lines.push(text.length)
    text += segment.text.slice(begins, ends)
  }
  return { text, lines }
}

function runningSum(sizes: readonly number[]): number[] {
  let sum = 0
  return sizes.map((size) => {
    const before = sum
    sum += size
    return before
  })
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

const inMilliseconds = (seconds: number) => Math.round(seconds * 1000) / 1000
