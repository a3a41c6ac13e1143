import type { Evidence, Place, Spoken } from '@podcastai/content-types'
import { timelineOf } from '@podcastai/episode/timeline'
import { type Segment, type Turn, turnsOf } from '@podcastai/transcript'

/** Finds words in a transcript that stand there just so, in one go, said by this speaker. White space does not count. */
export function spokenIn(segments: readonly Segment[]): Spoken {
  const turns = turnsOf(segments).map((turn) => ({
    turn,
    text: normalize(turn.segments.map((segment) => segment.text).join(' ')),
  }))
  const withWords = (text: string, speaker: string | null) => {
    const words = normalize(text)
    return turns.filter(({ turn, text: said }) => turn.speaker === speaker && wholePlaces(said, words).length > 0)
  }
  return {
    isVerbatim: (text, speaker) => withWords(text, speaker).length > 0,
    passageOf: (text, moved) => {
      const words = squeezed(text)
      const passages = withWords(text, moved.speaker).flatMap(({ turn }) => passagesIn(turn, words))
      const nearest = nearestTo(moved, passages)
      if (!nearest || isSame(nearest, moved)) return nearest && moved
      return { ...nearest, ...timesOf(segments, nearest), speaker: moved.speaker }
    },
  }
}

type Passage = Pick<Evidence, 'from' | 'to'>

/** The words wherever they stand in a turn. */
function passagesIn(turn: Turn, words: string): Passage[] {
  const { text, places } = spelled(turn.segments)
  return wholePlaces(text, words).flatMap((at) => {
    const [from, last] = [places[at], places[at + words.length - 1]]
    return from && last ? [{ from, to: { ...last, offset: last.offset + 1 } }] : []
  })
}

/** What was said in one line, and for each character its place in the transcript. */
function spelled(segments: readonly Segment[]): { text: string; places: Place[] } {
  let text = ''
  const places: Place[] = []
  for (const segment of segments) {
    const words = text === '' ? segment.text : ` ${segment.text}`
    const shift = words.length - segment.text.length
    for (let at = 0; at < words.length; at++) {
      const character = words.charAt(at)
      const isBlank = /\s/.test(character)
      if (isBlank && (text === '' || text.endsWith(' '))) continue
      text += isBlank ? ' ' : character
      places.push({ segment: segment.id, offset: Math.max(0, at - shift) })
    }
  }
  return { text, places }
}

/** One that shares words with the passage, else the one that begins next to it. */
function nearestTo({ from, to }: Passage, passages: readonly Passage[]): Passage | null {
  const distance = (one: Passage) =>
    before(one.from, to) && before(from, one.to)
      ? -1
      : Math.abs(one.from.segment - from.segment) * 1e6 + Math.abs(one.from.offset - from.offset)
  return passages.reduce<Passage | null>(
    (nearest, one) => (nearest && distance(nearest) <= distance(one) ? nearest : one),
    null,
  )
}

const before = (one: Place, other: Place) =>
  one.segment < other.segment || (one.segment === other.segment && one.offset < other.offset)

const isSame = (one: Passage, other: Passage) =>
  one.from.segment === other.from.segment &&
  one.from.offset === other.from.offset &&
  one.to.segment === other.to.segment &&
  one.to.offset === other.to.offset

function timesOf(segments: readonly Segment[], { from, to }: Passage): Pick<Evidence, 'start' | 'end' | 'estimated'> {
  const timeline = timelineOf({ segments: [...segments], durationSeconds: null })
  const { seconds, estimated } = timeline.at(from)
  const start = inMilliseconds(seconds)
  return { start, end: Math.max(start, inMilliseconds(timeline.at(to, true).seconds)), estimated }
}

const inMilliseconds = (seconds: number) => Math.round(seconds * 1000) / 1000

const halfWord = /[\p{L}\p{N}\p{M}]/u

/** Where words stand in a text with no word cut in two: "we know no" is not said by "we know nothing". */
function wholePlaces(text: string, words: string): number[] {
  const places: number[] = []
  for (let at = words === '' ? -1 : text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const cutsBefore = halfWord.test(text[at - 1] ?? '') && halfWord.test(words[0] ?? '')
    const cutsAfter = halfWord.test(text[at + words.length] ?? '') && halfWord.test(words.at(-1) ?? '')
    if (!cutsBefore && !cutsAfter) places.push(at)
  }
  return places
}

const squeezed = (text: string) => text.replace(/\s+/g, ' ').trim()
const normalize = (text: string) => squeezed(text.normalize('NFC'))
