// What a thread does with saved content: nothing of it may keep the event loop, or a transaction, waiting.
import { isDeepStrictEqual } from 'node:util'
import {
  applyEdit,
  type ContentTypeKey,
  EditRefusal,
  type EpisodeNotes,
  getContentType,
  recomputeDerived,
  type SpeakerRenaming,
  type Spoken,
  speakerRenaming,
  withOwnWords,
} from '@podcastai/content-types'
import type { Analysis } from '@podcastai/contracts'
import { nameSpeakers, type Segment, type SpeakerNames, shownName } from '@podcastai/transcript'
import {
  applySpeakerOverrides,
  type Correction,
  type Pair,
  type SpeakerOverride,
} from '@podcastai/transcript/corrections'
import { type CorrectedParts, correctParts, type WordChange } from './corrected-parts.ts'
import { type PackedTranscript, unpackTranscript } from './packed-transcript.ts'
import {
  type Placed,
  type PlacedTerm,
  placeCorrection,
  placeTerms,
  type RequestedCorrection,
} from './place-correction.ts'
import { type ReadingChange, rereadParts } from './reread-parts.ts'
import { rewordedAnalysis, rewordedNotes } from './reworded-understanding.ts'
import { spokenIn } from './spoken.ts'

/** An edit of a type, in the type's shape of an edit, and the content that it replaces. */
export type Edit = { contentType: ContentTypeKey; edited: unknown; before: unknown }
/** `refusal`: why it cannot be stored, for the person. */
export type EditOutcome = { content: unknown; refusal: null } | { content: null; refusal: string }

/** What speakers were called when something was written, and what they are called now, by the file's labels. */
export type NewNames = { was: SpeakerNames; is: SpeakerNames }
/**
 * The turns that were given to others when something was written, and those of now, newest first; and the names of now.
 */
export type OtherTurns = { names: SpeakerNames; was: SpeakerOverride[]; is: SpeakerOverride[] }
/** What of a project names its speakers; an analysis or notes that there are none of are null. */
export type NamedParts = {
  contents: { contentType: string; content: unknown; editedItems?: readonly string[] }[]
  analysis: Analysis | null
  notes: EpisodeNotes | null
}

export type ContentTask =
  | { kind: 'settle'; transcript: PackedTranscript; edit: Edit }
  /** `transcript` is under the file's labels. */
  | { kind: 'rename'; transcript: PackedTranscript; names: NewNames; parts: NamedParts }
  /** `transcript` is under the file's labels, and none of its turns is given. */
  | { kind: 'give'; transcript: PackedTranscript; turns: OtherTurns; parts: NamedParts }
  /** `transcript` is as it was heard, under the labels of who speaks now. */
  | { kind: 'correct'; transcript: PackedTranscript; change: WordChange; parts: CorrectedParts }
  /** `transcript` is as it was heard and as it is read from now on, under the file's labels. */
  | { kind: 'reread'; transcript: PackedTranscript; change: ReadingChange; parts: CorrectedParts }
  /** `transcript` is as it was heard; `active` are the corrections that count, newest first. */
  | { kind: 'place'; transcript: PackedTranscript; active: Correction[]; wish: RequestedCorrection }
  | { kind: 'placeTerms'; transcript: PackedTranscript; terms: Pair[] }

export type ContentOutcome = EditOutcome | NamedParts | CorrectedParts | Placed | PlacedTerm[]

export function carryOutContent(task: ContentTask): ContentOutcome {
  const { segments } = unpackTranscript(task.transcript)
  if (task.kind === 'correct') return correctParts(segments, task.change, task.parts)
  if (task.kind === 'reread') return rereadParts(segments, task.change, task.parts)
  if (task.kind === 'place') return placeCorrection(segments, task.active, task.wish)
  if (task.kind === 'placeTerms') return placeTerms(segments, task.terms)
  if (task.kind === 'give') return give(segments, task.turns, task.parts)
  return task.kind === 'settle' ? editContent(segments, task.edit) : rename(segments, task.names, task.parts)
}

/**
 * Characters that the content of an edit may have as JSON, with the passages it rests on: an edit may name a passage in
 * far fewer than it is stored in. Four times what may be sent, and forty times what any writer makes.
 */
const maxCharacters = 1_000_000

function editContent(segments: readonly Segment[], { contentType, edited, before }: Edit): EditOutcome {
  try {
    const type = getContentType(contentType)
    const content = applyEdit(type, edited, { before: before as never, spoken: spokenIn(segments) })
    refuseTooLarge(content, before)
    return { content, refusal: null }
  } catch (error) {
    if (!(error instanceof EditRefusal)) throw error
    return { content: null, refusal: error.message }
  }
}

/** What was too large before may stay and be made smaller. @throws EditRefusal */
function refuseTooLarge(content: unknown, before: unknown): void {
  const characters = JSON.stringify(content).length
  if (characters <= maxCharacters || characters <= JSON.stringify(before).length) return
  const [figure, max] = [characters, maxCharacters].map((one) => one.toLocaleString('en-US'))
  throw new EditRefusal(
    `With the passages it rests on this has ${figure} characters, and at most ${max} can be stored. Delete a part of it, then save again.`,
  )
}

/**
 * The same under other names. Notes number the sentences of an episode: where two people became one, or one became two,
 * they are of no use any more, and neither is an analysis.
 */
function rename(labeled: readonly Segment[], { was, is }: NewNames, parts: NamedParts): NamedParts {
  const segments = labeled.map(({ id, speaker, text }) => ({
    id,
    text,
    was: speaker === null ? null : shownName(was, speaker),
    is: speaker === null ? null : shownName(is, speaker),
  }))
  const renaming = speakerRenaming(segments)
  const [analysis, notes] = isSamePeople(segments) ? [parts.analysis, parts.notes] : [null, null]
  // A name that people wrote themselves follows as well.
  const contents = parts.contents.map((part) => ({ ...part, editedItems: [] }))
  return {
    contents: renamedContents(contents, renaming, spokenIn(nameSpeakers(labeled, is))),
    analysis: analysis && renamedAnalysis(analysis, renaming),
    notes: notes && rewordedNotes(notes, renaming.words),
  }
}

function renamedContents(contents: NamedParts['contents'], renaming: SpeakerRenaming, spoken: Spoken) {
  return contents.map(({ contentType, content: stored, editedItems = [] }) => {
    const type = getContentType(contentType as ContentTypeKey)
    const before = type.schema.parse(type.migrate?.(stored) ?? stored)
    const after = withOwnWords(type, { before, after: type.renameSpeakers(before, renaming), editedItems })
    return { contentType, content: isDeepStrictEqual(after, before) ? stored : recomputeDerived(type, after, spoken) }
  })
}

/**
 * Moves content to other speaker overrides: evidence in a changed turn gets its new speaker. Text that users wrote
 * stays. The analysis's talk times must be computed again. Notes number sentences, so they stay only if no turn
 * boundary moved.
 */
function give(labeled: readonly Segment[], { names, was, is }: OtherTurns, parts: NamedParts): NamedParts {
  const before = nameSpeakers(applySpeakerOverrides(labeled, was), names)
  const after = nameSpeakers(applySpeakerOverrides(labeled, is), names)
  const segments = before.map(({ id, text, speaker }, at) => ({
    ...{ id, text, was: speaker, is: after[at]?.speaker ?? null },
  }))
  const renaming = speakerRenaming(segments)
  return {
    contents: renamedContents(parts.contents, renaming, spokenIn(after)),
    analysis: parts.analysis && rewordedAnalysis(parts.analysis, renaming.words),
    notes: parts.notes && isSamePeople(segments, true) ? rewordedNotes(parts.notes, renaming.words) : null,
  }
}

/**
 * Everybody is who they were, if under another name; `nobody` is a person as well where turns of nobody may be given.
 */
function isSamePeople(segments: readonly { was: string | null; is: string | null }[], nobody = false): boolean {
  const [before, after, both] = [new Set<string | null>(), new Set<string | null>(), new Set<string>()]
  for (const { was, is } of segments) {
    if (!nobody && (was === null || is === null)) continue
    before.add(was)
    after.add(is)
    both.add(JSON.stringify([was, is]))
  }
  return both.size === before.size && both.size === after.size
}

function renamedAnalysis(analysis: Analysis, { words, speaker }: SpeakerRenaming): Analysis {
  const speakers = analysis.speakers.map((one) => ({ ...one, name: speaker(one.name, null) ?? one.name }))
  return { ...rewordedAnalysis(analysis, words), speakers }
}
