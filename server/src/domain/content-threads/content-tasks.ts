// Work on stored content that takes longer the longer its transcript is, done in a thread.
import { applyEdit, type ContentKey, EditRefusal, getContentType } from '@podcastai/content-types'
import { type TranscriptView, toSnapshot } from '@podcastai/content-types/server'
import type { Correction, Pair } from '@podcastai/transcript/corrections'
import { type PackedTranscript, unpackTranscript } from '../../platform/engine/packed-transcript.ts'
import { renderVersion } from '../content/read-content.ts'
import { buildView, type ViewState } from '../transcript/view-state.ts'
import { findTalk, keepTalk, type LoadedTalk } from './kept-talks.ts'
import {
  type Placed,
  type PlacedTerm,
  placeCorrection,
  placeTerms,
  type RequestedCorrection,
} from './place-correction.ts'

/**
 * An edit of a type in its edit schema, and the content that it replaces. Parts that are equal in a `stored` content
 * keep their references.
 */
export type Edit = {
  contentType: ContentKey
  edited: unknown
  before: unknown
  stored: { content: unknown; snapshot: unknown } | null
  /** New texts were typed by a user, not written by an engine. */
  isTyped: boolean
}
/** `content` is the snapshot as it is displayed. */
export type Settled = { content: unknown; snapshot: unknown }
/** `refusal`: why the edit can't be stored, in words for the user. */
export type EditOutcome = (Settled & { refusal: null }) | { content: null; refusal: string }

/** A part of a project that an engine wrote. */
export type WrittenPart = { kind: ContentKey | 'analysis' | 'notes'; content: unknown }

export type ContentTask =
  /** `transcript` is as shown, under its labels; null to use the one that the thread may have kept by this key. */
  | ({ kind: 'settle'; key: string; edit: Edit } & (LoadedTalk | { transcript: null }))
  /** `transcript` is as it was shown to the engine, under its labels. */
  | { kind: 'refer'; transcript: PackedTranscript; state: ViewState; parts: WrittenPart[] }
  /** `transcript` is the original; `active` are the corrections that apply, newest first. */
  | { kind: 'place'; transcript: PackedTranscript; active: Correction[]; wish: RequestedCorrection }
  | { kind: 'placeTerms'; transcript: PackedTranscript; terms: Pair[] }

/** Null if the thread has not kept the transcript. */
export type ContentOutcome = EditOutcome | null | unknown[] | Placed | PlacedTerm[]

export function carryOutContent(task: ContentTask): ContentOutcome {
  if (task.kind === 'settle') return settle(task)
  const { segments } = unpackTranscript(task.transcript)
  if (task.kind === 'place') return placeCorrection(segments, task.active, task.wish)
  if (task.kind === 'placeTerms') return placeTerms(segments, task.terms)
  const view = buildView(segments, task.state)
  return task.parts.map((part) => referTo(part, view))
}

function settle(task: ContentTask & { kind: 'settle' }): EditOutcome | null {
  const talk = task.transcript === null ? findTalk(task.key) : keepTalk(task.key, task)
  if (!talk) return null
  const { view, getSpoken } = talk
  const { contentType, edited, before, stored, isTyped } = task.edit
  try {
    const type = getContentType(contentType)
    const spoken = getSpoken()
    const content = applyEdit(type, edited, { before: before as never, spoken, isTyped })
    refuseTooLarge(content, before)
    const snapshot = toSnapshot(type, content, view, { stored, isTyped })
    return { content: renderVersion({ contentType, snapshot }, view), snapshot, refusal: null }
  } catch (error) {
    if (!(error instanceof EditRefusal)) throw error
    return { content: null, refusal: error.message }
  }
}

function referTo({ kind, content }: WrittenPart, view: TranscriptView): unknown {
  // These fields are not text.
  if (kind === 'analysis') return toSnapshot({ labels: ['role', 'timeSource', 'language'] }, content, view)
  if (kind === 'notes') return toSnapshot({ labels: ['kind', 'role'] }, content, view)
  return toSnapshot(getContentType(kind), content, view)
}

/**
 * Maximum characters of stored content as JSON, including the passages it refers to: an edit can name a passage in far
 * fewer characters than the passage takes in storage. Four times what a request may contain, and forty times what any
 * writer produces.
 */
const maxCharacters = 1_000_000

/**
 * Refuses content over the limit, unless it was just as large before the edit: such content may stay or shrink.
 * @throws EditRefusal
 */
function refuseTooLarge(content: unknown, before: unknown): void {
  const characters = JSON.stringify(content).length
  if (characters <= maxCharacters || characters <= JSON.stringify(before).length) return
  const [figure, max] = [characters, maxCharacters].map((one) => one.toLocaleString('en-US'))
  throw new EditRefusal(
    `With its source passages, this has ${figure} characters. The limit is ${max}. Delete a part of it, then save again.`,
  )
}
