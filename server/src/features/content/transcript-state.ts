// Content is written under a state of its transcript: speaker names, speaker overrides, and corrected words. Content
// that was in progress during a change, or is restored later, is converted to the current state.
import { isDeepStrictEqual } from 'node:util'
import type { ContentTypeKey } from '@podcastai/content-types'
import { readAs, type Segment, type SpeakerNames } from '@podcastai/transcript'
import { applySpeakerOverrides, correctSegments, standing } from '@podcastai/transcript/corrections'
import type { Connection } from '../../platform/database/connection.ts'
import {
  correctionsAt,
  type StoredReading,
  speakerOverridesAt,
  type TranscriptState,
  type TranscriptStateKey,
} from '../../platform/database/stored-corrections.ts'
import { heardSegments, storedTranscript } from '../../platform/database/stored-transcript.ts'
import type { NamedParts } from '../../platform/engine/content-tasks.ts'
import type { ContentThreads } from '../../platform/engine/content-threads.ts'
import type { CorrectedParts } from '../../platform/engine/corrected-parts.ts'
import type { Source } from '../../platform/engine/engine.ts'
import type { Owner } from './content.repository.ts'

/** What it takes to bring something under another wording. */
export type TranscriptStateDeps = {
  db: Connection
  contents: Pick<ContentThreads, 'rename' | 'give' | 'correct' | 'reread'>
  stopping?: AbortSignal | undefined
}

export function toStateKey(row: {
  speakerNames: SpeakerNames
  correctionsRevision: number
  reading: StoredReading
}): TranscriptStateKey {
  return { names: row.speakerNames, revision: row.correctionsRevision, reading: row.reading }
}

/** The same as it is stored. */
export function toStateColumns({ names, revision, reading }: TranscriptStateKey) {
  return { speakerNames: names, correctionsRevision: revision, reading }
}

export async function loadTranscriptState(
  db: Connection,
  transcriptId: string,
  under: TranscriptStateKey,
): Promise<TranscriptState> {
  const active = await correctionsAt(db, transcriptId, under)
  return { ...under, active, given: await speakerOverridesAt(db, transcriptId, under.revision) }
}

/** Whether the same corrections or speaker overrides are active. */
export function isSameActs(some: readonly { act: string }[], others: readonly { act: string }[]): boolean {
  return isDeepStrictEqual(new Set(some.map(({ act }) => act)), new Set(others.map(({ act }) => act)))
}

export const noParts: CorrectedParts = { contents: [], analysis: null, notes: null, anchors: [] }

/** `heard`: as it is read under the wording that parts are brought under. */
type About = { owner: Owner; heard: readonly Segment[] }

/** Parts that were written under one wording, under another. @throws TookTooLong */
export async function toTranscriptState(
  deps: TranscriptStateDeps,
  { owner, heard }: About,
  { was, is }: { was: TranscriptState; is: TranscriptState },
  parts: CorrectedParts,
): Promise<CorrectedParts> {
  const about = { owner, heard }
  if (hasOtherReading(was, is)) {
    const now = await loadTranscriptState(deps.db, owner.id, { ...was, reading: is.reading })
    return toTranscriptState(deps, about, { was: now, is }, await rereadParts(deps, about, { was, is: now }, parts))
  }
  const renamed = await renamedParts(deps, about, { was, is }, parts)
  const given = await overriddenParts(deps, about, { was, is }, renamed)
  if (isSameActs(was.active, is.active)) return given
  const source = labeledSource(deps, owner, applySpeakerOverrides(heard, is.given))
  return deps.contents.correct(source, { names: is.names, was: [...was.active], is: [...is.active] }, given)
}

/** Segments that were read as under one wording, as they are read under another. */
export function readTranscriptState(
  segments: readonly Segment[],
  { was, is }: { was: TranscriptStateKey; is: TranscriptStateKey },
): readonly Segment[] {
  if (was.reading === null || is.reading === null) return segments
  return readAs(segments, { was: was.reading, is: is.reading })
}

/** A transcript without any doubt reads the same in both ways. */
export function hasOtherReading(
  was: Pick<TranscriptStateKey, 'reading'>,
  is: Pick<TranscriptStateKey, 'reading'>,
): boolean {
  return was.reading !== null && is.reading !== null && was.reading !== is.reading
}

/** The same parts in the other reading of doubtful names, still with the old names, overrides, and words. */
function rereadParts(
  deps: TranscriptStateDeps,
  { owner, heard }: About,
  { was, is }: { was: TranscriptState; is: TranscriptState },
  parts: CorrectedParts,
): Promise<CorrectedParts> {
  const side = ({ reading, active }: TranscriptState) => ({ reading: reading ?? 'words', active: [...active] })
  const source = labeledSource(deps, owner, applySpeakerOverrides(heard, is.given))
  return deps.contents.reread(source, { names: was.names, was: side(was), is: side(is) }, parts)
}

/** The same under the new names alone, and still under the old words. */
async function renamedParts(
  deps: TranscriptStateDeps,
  { owner, heard }: About,
  { was, is }: { was: Pick<TranscriptState, 'names' | 'active' | 'given'>; is: Pick<TranscriptState, 'names'> },
  parts: CorrectedParts,
): Promise<CorrectedParts> {
  const names = { was: was.names, is: is.names }
  if (isDeepStrictEqual(names.was, names.is)) return parts
  const segments = correctSegments(applySpeakerOverrides(heard, was.given), standing(was.active))
  return replaced(parts, await deps.contents.rename(labeledSource(deps, owner, segments), names, parts))
}

/** The same parts with the current speaker overrides and names, still with the old words. */
async function overriddenParts(
  deps: TranscriptStateDeps,
  { owner, heard }: About,
  { was, is }: { was: TranscriptState; is: Pick<TranscriptState, 'names' | 'given'> },
  parts: CorrectedParts,
): Promise<CorrectedParts> {
  if (isSameActs(was.given, is.given)) return parts
  const source = labeledSource(deps, owner, correctSegments(heard, standing(was.active)))
  const turns = { names: is.names, was: [...was.given], is: [...is.given] }
  return replaced(parts, await deps.contents.give(source, turns, parts))
}

function replaced(parts: CorrectedParts, { contents, ...rest }: NamedParts): CorrectedParts {
  const made = parts.contents.map((part, at) => ({ ...part, content: contents[at]?.content }))
  return { ...rest, contents: made, anchors: parts.anchors }
}

/** A project's transcript under the file's own labels. */
function labeledSource({ stopping }: TranscriptStateDeps, owner: Owner, segments: readonly Segment[]): Source {
  const transcript = storedTranscript({ ...owner, speakerNames: {} }, [...segments])
  return { workspaceId: owner.workspaceId, transcriptId: owner.id, transcript, signal: stopping }
}

type Written = {
  contentType: ContentTypeKey
  content: unknown
  editedItems: readonly string[]
  was: TranscriptStateKey
}

/** Content that was written under an older transcript state, converted to the state that `owner` was read with. */
export async function toCurrentContent(deps: TranscriptStateDeps, owner: Owner, written: Written): Promise<unknown> {
  const { was, ...content } = written
  const parts = await toCurrentParts(deps, owner, was, { ...noParts, contents: [content] })
  return parts.contents[0]?.content
}

/** The same for anything that was written. */
export async function toCurrentParts(
  deps: TranscriptStateDeps,
  owner: Owner,
  was: TranscriptStateKey,
  parts: CorrectedParts,
): Promise<CorrectedParts> {
  const now = toStateKey(owner)
  if (isDeepStrictEqual(was, now)) return parts
  const wordings = {
    was: await loadTranscriptState(deps.db, owner.id, was),
    is: await loadTranscriptState(deps.db, owner.id, now),
  }
  const isSameTurns = isSameActs(wordings.was.given, wordings.is.given)
  const isSameWords = isSameActs(wordings.was.active, wordings.is.active)
  const isSameReading = !hasOtherReading(was, now)
  if (isDeepStrictEqual(was.names, now.names) && isSameReading && isSameTurns && isSameWords) return parts
  // The analysis counted who speaks how much in turns that now belong to others.
  const left = isSameTurns && isSameReading ? parts : { ...parts, analysis: null, notes: null }
  return toTranscriptState(deps, { owner, heard: await heardSegments(deps.db, owner.id) }, wordings, left)
}
