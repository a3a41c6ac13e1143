import { type Correction, type Pair, placeMap } from '@podcastai/transcript/corrections'
import { isBefore, type Passage, type Place } from '../type/evidence.ts'
import type { Span, TranscriptView, ViewedSegment } from '../type/transcript-view.ts'

/** A correction of words, whether it applies now or not. */
export type WordAct = {
  /** The revisions of the transcript between which it applies; null: until now. */
  since: number
  until: number | null
  /** Made for all places of the words, not for one. */
  wide: boolean
  pairs: readonly Pair[]
  /** For an act on one place: where it is, by the file's words. */
  places: readonly Place[]
}

export type ViewSource = {
  revision: number
  /** Segments by id: all of the transcript, or those that are needed. */
  segments: readonly ViewedSegment[]
  /** The corrections that are shown in these segments, in the order of the transcript. */
  standing: readonly Correction[]
  /** Names of speakers by label. */
  names: Readonly<Record<string, string>>
  /** All corrections ever made, newest first. */
  acts: readonly WordAct[]
}

export function createView({ revision, segments, standing, names, acts }: ViewSource): TranscriptView {
  const byId = new Map(segments.map((segment) => [segment.id, segment]))
  const { shown, heard } = placeMap(standing)
  const getSegment = (id: number) => byId.get(id)
  const getName = (label: string) => (Object.hasOwn(names, label) ? names[label] : undefined) ?? label
  const getLead = (id: number) => byId.get(id)?.lead ?? 0
  const lastId = segments.reduce((last, { id }) => Math.max(last, id), 0)
  const labels = new Set(Object.keys(names))
  for (const { speaker } of segments) if (speaker !== null) labels.add(speaker)

  function toPassage([first, from, last, to]: Span): Passage {
    const begin = shown({ segment: first, offset: Math.max(0, from + getLead(first)) })
    const end = shown({ segment: last, offset: Math.max(0, to + getLead(last)) }, 'to')
    return overWords({ from: begin, to: end }, (id) => byId.get(id)?.text)
  }

  return {
    ...{ revision, segments, getSegment, getName, toPassage, labels: [...labels] },
    speakersIn: ({ from, to }) => {
      const found = new Map<string | null, string | null>()
      for (let id = from.segment; id <= Math.min(to.segment, lastId); id++) {
        const label = byId.get(id)?.speaker ?? null
        const name = label === null ? null : getName(label)
        if (!found.has(name)) found.set(name, label)
      }
      return [...found.values()]
    },
    wordsIn: ({ from, to }) => {
      const pieces: string[] = []
      for (let id = from.segment; id <= Math.min(to.segment, lastId); id++) {
        const end = id === to.segment ? to.offset : undefined
        pieces.push((byId.get(id)?.text ?? '').slice(id === from.segment ? from.offset : 0, end))
      }
      return pieces.join(' ')
    },
    toSpan: ({ from, to }) => {
      const [begin, end] = [heard(from), heard(to, 'to')]
      return [from.segment, begin.offset - getLead(from.segment), to.segment, end.offset - getLead(to.segment)]
    },
    changesSince: (then, spans) => changesBetween(acts, { then, now: revision, spans }),
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
 * Words that went to the next segment, or came from it, leave an end where nothing is: it moves to the words beside it.
 * Where none are left, the passage is the segment that has them now.
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
