// Converts content after a user answered whether doubtful names are speakers or words.
import {
  type ActiveCorrection,
  type ContentTypeKey,
  type Evidence,
  getContentType,
  type Passage,
  type Place,
  recomputeDerived,
  type Spoken,
} from '@podcastai/content-types'
import { nameSpeakers, type Segment, type SpeakerNames, type SpeakerReading } from '@podcastai/transcript'
import { correctSegments, placeMap, standing } from '@podcastai/transcript/corrections'
import type { CorrectedParts } from './corrected-parts.ts'
import { spokenIn } from './spoken.ts'

/** A reading, and the corrections that count by their places in it, newest first. */
type Side = { reading: SpeakerReading; active: ActiveCorrection[] }
/** `names`: what speakers are called. Corrections are the same on both sides. */
export type ReadingChange = { names: SpeakerNames; was: Side; is: Side }

/**
 * The same parts in the same order. Both readings have the same words, so every passage stays at its words; a passage
 * that is only a name, which is no longer a word, moves to the words after it. Speakers and talk times must be computed
 * again. Notes are dropped, because their sentence numbers no longer match.
 */
export function rereadParts(heard: readonly Segment[], change: ReadingChange, parts: CorrectedParts): CorrectedParts {
  const { names, was, is } = change
  const shown = nameSpeakers(correctSegments(heard, standing(is.active)), names)
  const spoken = spokenIn(shown)
  const move = movesBetween(heard, { was, is })
  const passage = <One extends Passage>(one: One) => ({ ...one, ...withWords(move(one), shown) })
  // Where nobody was named a quote may go from one turn to the next.
  const divides = ({ from, to }: Passage) => new Set(shown.slice(from.segment, to.segment + 1).map(getSpeaker)).size > 1
  return {
    contents: parts.contents.map((part) => ({ ...part, content: rereadContent(part, { passage, divides, spoken }) })),
    analysis: parts.analysis,
    notes: null,
    anchors: parts.anchors.map((anchor) => ({ ...anchor, passage: anchor.passage && passage(anchor.passage) })),
  }
}

const getSpeaker = ({ speaker }: Segment) => speaker

type Rereading = {
  passage: <One extends Passage>(one: One) => One
  divides: (passage: Passage) => boolean
  spoken: Spoken
}

function rereadContent(
  { contentType, content: stored }: CorrectedParts['contents'][number],
  { passage, divides, spoken }: Rereading,
): unknown {
  const type = getContentType(contentType as ContentTypeKey)
  const content = type.schema.parse(type.migrate?.(stored) ?? stored)
  const evidence = (one: Evidence): Evidence => {
    const moved = passage(one)
    const { speaker = null } = spoken.at(moved) ?? {}
    return { ...moved, speaker }
  }
  const reread = type.renameSpeakers(content, {
    evidence,
    // Where it was said is known: so is who said it. Otherwise nobody can tell any more.
    speaker: (_, at) => at && evidence(at).speaker,
    words: (text) => text,
    divides: (one) => divides(passage(one)),
  })
  return recomputeDerived(type, reread, spoken)
}

/** From the transcript as it was shown to the transcript as it is shown. `heard` is read as it is now. */
function movesBetween(heard: readonly Segment[], { was, is }: { was: Side; is: Side }): (passage: Passage) => Passage {
  const words = was.reading === 'words' ? was : is
  const { shown } = placeMap(standing(words.active))
  const labels = new Map(
    heard.flatMap(({ id, doubtful }) =>
      doubtful ? [[id, shown({ segment: id, offset: doubtful.written.length }).offset] as const] : [],
    ),
  )
  const sign = was.reading === 'words' ? -1 : 1
  const moved = ({ segment, offset }: Place): Place => {
    return { segment, offset: Math.max(0, offset + sign * (labels.get(segment) ?? 0)) }
  }
  return ({ from, to }) => ({ from: moved(from), to: moved(to) })
}

/** What ends before the words of a segment ends with those before it; where no word is left, it is the words behind. */
function withWords({ from, to: end }: Passage, segments: readonly Segment[]): Passage {
  const before = segments[end.segment - 1]
  const endsBefore = end.offset === 0 && from.segment < end.segment && before
  const to = endsBefore ? { segment: before.id, offset: before.text.length } : end
  const isEmpty = from.segment === to.segment && from.offset >= to.offset
  const length = segments[from.segment]?.text.length
  return isEmpty && length !== undefined
    ? { from: { ...from, offset: 0 }, to: { ...from, offset: length } }
    : { from, to }
}
