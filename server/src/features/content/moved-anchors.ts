// What comments are about follows the words of the transcript, and is as it was first when they are.
import { isDeepStrictEqual } from 'node:util'
import type { ItemAnchor } from '@podcastai/content-types'
import type { Segment } from '@podcastai/transcript'
import type { AnchoredFirst } from '../../platform/database/schema.ts'
import type { TranscriptState } from '../../platform/database/stored-corrections.ts'
import type { CorrectedParts } from '../../platform/engine/corrected-parts.ts'
import type { Owner } from './content.repository.ts'
import {
  hasOtherReading,
  isSameActs,
  loadTranscriptState,
  noParts,
  type TranscriptStateDeps,
  toStateKey,
  toTranscriptState,
} from './transcript-state.ts'

/** A comment's anchor by its id; `first` is the original anchor and its transcript state, if it has moved since. */
export type CommentAnchor = ItemAnchor & { id: string; contentType: string; first: AnchoredFirst | null }

/** `contents` are as they are now. */
type Anchored = { owner: Owner; contents: CorrectedParts['contents']; anchors: readonly CommentAnchor[] }

/**
 * The anchors that change with the transcript state. Their words come from the current items. Passages are derived from
 * the original anchor, not from the current one, because a place within corrected words cannot be mapped back. If the
 * words are the original ones again, so is the anchor.
 */
export async function movedAnchors(
  deps: TranscriptStateDeps,
  { owner, contents, anchors }: Anchored,
  { heard, is }: { heard: readonly Segment[]; is: TranscriptState },
): Promise<CommentAnchor[]> {
  if (anchors.length === 0) return []
  const now = toStateKey(owner)
  const follow = async (was: TranscriptState, parts: Pick<CorrectedParts, 'contents' | 'anchors'>) => {
    // Speakers do not affect it.
    const words = { ...was, reading: is.reading, active: is.active }
    return (await toTranscriptState(deps, { owner, heard }, { was, is: words }, { ...noParts, ...parts })).anchors
  }
  const byItems = await follow(await loadTranscriptState(deps.db, owner.id, now), { contents, anchors: [...anchors] })
  const words = new Map(anchors.map(({ id }, at) => [id, byItems[at]?.words ?? '']))
  const firsts = anchors.map((anchor) => {
    const { words, passage } = anchor
    const first = anchor.first ?? { revision: now.revision, reading: now.reading, words, passage }
    return { anchor, first: { ...first, reading: first.reading ?? now.reading } }
  })
  const moved: CommentAnchor[] = []
  for (const together of Map.groupBy(firsts, ({ first }) => `${first.revision} ${first.reading}`).values()) {
    const { revision, reading } = together[0]?.first ?? now
    const was = await loadTranscriptState(deps.db, owner.id, { ...now, revision, reading })
    const isAsFirst = isSameActs(was.active, is.active) && !hasOtherReading(was, is)
    const then = together.map(({ anchor, first }) => ({ ...anchor, words: first.words, passage: first.passage }))
    const places = isAsFirst ? then : await follow(was, { contents: [], anchors: then })
    for (const [at, { anchor, first }] of together.entries()) {
      const passage = places[at]?.passage ?? null
      const own = isAsFirst ? { words: first.words, first: null } : { words: words.get(anchor.id) ?? '', first }
      moved.push({ ...anchor, passage, ...own })
    }
  }
  const before = new Map(anchors.map((anchor) => [anchor.id, anchor]))
  return moved.filter((anchor) => !isDeepStrictEqual(anchor, before.get(anchor.id)))
}
