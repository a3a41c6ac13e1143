// What was written of a project, after words of its transcript were corrected or corrections were taken back.
import { isDeepStrictEqual } from 'node:util'
import {
  type ActiveCorrection,
  type ContentTypeKey,
  correctedAnchor,
  correctedContent,
  type EpisodeNotes,
  getContentType,
  type ItemAnchor,
  recomputeDerived,
  type Spoken,
  type WordCorrecting,
  withChanges,
  wordCorrecting,
} from '@podcastai/content-types'
import type { Analysis } from '@podcastai/contracts'
import { nameSpeakers, type Segment, type SpeakerNames } from '@podcastai/transcript'
import { correctSegments, standing } from '@podcastai/transcript/corrections'
import { rewordedAnalysis, rewordedNotes } from './reworded-understanding.ts'
import { isSameSentences } from './same-sentences.ts'
import { spokenIn } from './spoken.ts'

/**
 * The corrections that counted when something was written, and those that are to count, each newest first; both the
 * active ones, not only those that stand. `names`: what speakers are called now.
 */
export type WordChange = { names: SpeakerNames; was: ActiveCorrection[]; is: ActiveCorrection[] }

/** `contentType` is null where an anchor is about no content. */
export type ContentAnchor = ItemAnchor & { contentType: string | null }

/** What of a project was made of words of its transcript. */
export type CorrectedParts = {
  contents: { contentType: string; content: unknown; editedItems: readonly string[] }[]
  analysis: Analysis | null
  /** Null as well where they number sentences that begin and end elsewhere now. */
  notes: EpisodeNotes | null
  /** What comments are about. */
  anchors: ContentAnchor[]
}

/** The same parts in the same order. What does not change is as it was given. */
export function correctParts(labeled: readonly Segment[], change: WordChange, parts: CorrectedParts): CorrectedParts {
  const heard = nameSpeakers(labeled, change.names)
  const correcting = wordCorrecting(heard, change)
  const [before, after] = [correctSegments(heard, standing(change.was)), correctSegments(heard, standing(change.is))]
  const spoken = spokenIn(after)
  const followed = new Map<string, { before: unknown; after: unknown }>()
  const contents = parts.contents.map((part) => {
    const made = correctedPart(part, correcting, spoken)
    followed.set(part.contentType, made)
    return { ...part, content: isDeepStrictEqual(made.before, made.after) ? part.content : made.after }
  })
  return {
    contents,
    analysis: parts.analysis && rewordedAnalysis(parts.analysis, createCorrector(correcting)),
    notes:
      parts.notes && isSameSentences(before, after) ? rewordedNotes(parts.notes, createCorrector(correcting)) : null,
    anchors: parts.anchors.map((anchor) => {
      const { contentType } = anchor
      const content = contentType === null ? undefined : followed.get(contentType)
      if (!content) return correctedAnchor(anchor, correcting, null)
      const type = getContentType(contentType as ContentTypeKey)
      return correctedAnchor(anchor, correcting, { type, ...content } as Parameters<typeof correctedAnchor>[2])
    }),
  }
}

/** A content in today's shape, and the same under the corrected words. */
function correctedPart(
  { contentType, content: stored, editedItems }: CorrectedParts['contents'][number],
  correcting: WordCorrecting,
  spoken: Spoken,
): { before: unknown; after: unknown } {
  const type = getContentType(contentType as ContentTypeKey)
  const before = type.schema.parse(type.migrate?.(stored) ?? stored)
  const made = correctedContent(type, before, { editedItems, correcting })
  // Needed even if no text changes: a correction can make text that users wrote verbatim, or no longer verbatim.
  return { before, after: recomputeDerived(type, made, spoken) }
}

function createCorrector({ changes }: WordCorrecting): (text: string) => string {
  return (text) => withChanges(text, changes(text, []))
}
