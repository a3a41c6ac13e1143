import {
  type Correction,
  createNumbering,
  notSpeechPlaces,
  type Pair,
  type PlacedSplit,
  placeMap,
  withNotSpeech,
} from '@podcastai/transcript/corrections'
import { isBefore, type Passage, type Place } from '../type/evidence.ts'
import type { Span, TranscriptView, ViewedSegment } from '../type/transcript-view.ts'

/** A correction of words, whether or not it applies now. */
export type WordAct = {
  /** The transcript's revisions between which it applies; null: until now. */
  since: number
  until: number | null
  /** True if it applies to all occurrences of the words instead of one. */
  wide: boolean
  pairs: readonly Pair[]
  /** The location of a correction of one occurrence, in the file's words. */
  places: readonly Place[]
}

export type ViewSource = {
  revision: number
  /** Segments as shown: the whole transcript, or only those that are needed. */
  segments: readonly ViewedSegment[]
  /** Splits of the file's segments, in the whole transcript. */
  splits?: readonly PlacedSplit[]
  /** The corrections shown in these segments, by the file's segments, in transcript order. */
  standing: readonly Correction[]
  /** Speaker names by label. */
  names: Readonly<Record<string, string>>
  /** All corrections ever made, newest first. */
  acts: readonly WordAct[]
}

export function createView(source: ViewSource): TranscriptView {
  const { revision, segments, splits = [], standing, names, acts } = source
  const { toFile, toShown } = createNumbering(splits)
  const byId = new Map(segments.map((segment) => [segment.id, segment]))
  const { shown, heard } = placeMap(standing)
  const getSegment = (id: number) => byId.get(id)
  const getName = (label: string) => (Object.hasOwn(names, label) ? names[label] : undefined) ?? label
  const lastId = segments.reduce((last, { id }) => Math.max(last, id), 0)
  const labels = new Set(Object.keys(names))
  for (const { speaker } of segments) if (speaker !== null) labels.add(speaker)

  const notSpeech = new Set(standing.flatMap((row) => (row.notSpeech ? [row.segment] : [])))

  /** Returns the positions of a span's ends, which may have no words between them. */
  function toPlaces([first, from, last, to]: Span): Passage {
    return {
      from: toShown(noLess(shown({ segment: first, offset: from }))),
      to: toShown(noLess(shown({ segment: last, offset: to }, 'to')), 'to'),
    }
  }

  const toPassage = (span: Span) => overWords(toPlaces(span), (id) => byId.get(id)?.text)

  /** Returns the text of each segment of a passage, skipping segments without words. */
  function textsIn({ from, to }: Passage): { id: number; text: string }[] {
    const texts: { id: number; text: string }[] = []
    for (let id = from.segment; id <= Math.min(to.segment, lastId); id++) {
      const end = id === to.segment ? to.offset : undefined
      const text = (byId.get(id)?.text ?? '').slice(id === from.segment ? from.offset : 0, end)
      if (text !== '') texts.push({ id, text })
    }
    return texts
  }

  const view: TranscriptView = {
    ...{ revision, segments, getSegment, getName, toPassage, labels: [...labels] },
    speakersIn: (passage) => {
      const found = new Map<string | null, string | null>()
      for (const { id } of textsIn(passage)) {
        const label = byId.get(id)?.speaker ?? null
        const name = label === null ? null : getName(label)
        if (!found.has(name)) found.set(name, label)
      }
      return [...found.values()]
    },
    wordsIn: (passage) =>
      textsIn(passage)
        .map(({ text }) => text)
        .join(' '),
    isSpeech: (span) => {
      const isMarked = [...notSpeech].some((segment) => segment >= span[0] && segment <= span[2])
      return !isMarked || textsIn(toPlaces(span)).some(({ text }) => text.trim() !== '')
    },
    withNotSpeech: () => (notSpeech.size === 0 ? view : createView(showAll(source))),
    toSpan: ({ from, to }) => {
      const first = toFile(from)
      const [begin, end] = [heard(first), heard(toFile(to), 'to')]
      // A label is before the first word.
      const isInLabel = shown(begin).offset > first.offset
      return [begin.segment, isInLabel ? -1 : begin.offset, end.segment, end.offset]
    },
    changesSince: (then, spans) => changesBetween(acts, { then, now: revision, spans }),
  }
  return view
}

const noLess = (place: Place): Place => ({ ...place, offset: Math.max(0, place.offset) })

function showAll(source: ViewSource): ViewSource {
  const { splits = [] } = source
  const { toShown } = createNumbering(splits)
  const hidden = notSpeechPlaces(source.standing)
  const byPiece = Map.groupBy(hidden, (place) => toShown(place).segment)
  return {
    ...source,
    segments: source.segments.map((one) => {
      const own = (byPiece.get(one.id) ?? []).map((place) => ({ ...place, offset: toShown(place).offset }))
      return own.length === 0 ? one : { ...one, text: withNotSpeech(one.text, own) }
    }),
    splits: splits.map(({ segment, at }) => {
      const before = hidden.filter((place) => place.segment === segment && place.offset < at)
      return { segment, at: before.reduce((sum, { words }) => sum + words.length, at) }
    }),
    standing: source.standing.filter((row) => !row.notSpeech),
  }
}

type Between = { then: number; now: number; spans: readonly Span[] }

function changesBetween(acts: readonly WordAct[], { then, now, spans }: Between): Pair[] {
  if (then === now) return []
  const appliesAt = ({ since, until }: WordAct, revision: number) =>
    since <= revision && (until === null || until > revision)
  const concerns = (act: WordAct) => act.wide || act.places.some((place) => spans.some((span) => isIn(span, place)))
  const gone = acts.filter((act) => appliesAt(act, then) && !appliesAt(act, now) && concerns(act))
  const come = acts.filter((act) => !appliesAt(act, then) && appliesAt(act, now) && concerns(act))
  const back = gone.flatMap(({ pairs }) => pairs.map(({ heard, written }) => ({ heard: written, written: heard })))
  return [...back, ...come.flatMap(({ pairs }) => pairs)]
}

function isIn([first, from, last, to]: Span, place: Place): boolean {
  return !isBefore(place, { segment: first, offset: from }) && isBefore(place, { segment: last, offset: to })
}

/**
 * Moves the ends of a passage to the nearest words after words moved to or from the next segment. If no words are left,
 * the passage is the segment that has them now.
 */
function overWords({ from, to }: Passage, getText: (segment: number) => string | undefined): Passage {
  const [begin, end] = [{ ...from }, { ...to }]
  while (begin.segment < end.segment && begin.offset >= (getText(begin.segment)?.length ?? Number.POSITIVE_INFINITY)) {
    begin.segment += 1
    begin.offset = 0
  }
  while (begin.segment < end.segment && end.offset === 0 && getText(end.segment) !== undefined) {
    end.segment -= 1
    end.offset = getText(end.segment)?.length ?? 0
  }
  const text = getText(begin.segment)
  const isEmpty = begin.segment === end.segment && begin.offset >= end.offset
  if (!isEmpty || text === undefined) return { from: begin, to: end }
  return { from: { ...begin, offset: 0 }, to: { ...begin, offset: text.length } }
}
