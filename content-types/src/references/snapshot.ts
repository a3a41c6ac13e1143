// Stored content. It has the shape of its type, but what was said and who said it are references into the transcript,
// so that a snapshot has no copies to keep in sync.

import type { Span } from '../type/transcript-view.ts'

/** Evidence without what the transcript provides: its speaker and the displayed position of its words. */
export type SpanNode = {
  $span: Span
  /** The speaker's label at the time it was stored. */
  by: string | null
  /** In seconds. */
  start: number
  end: number
  estimated: boolean
  endEstimated?: true
}

/** Part of a text: our own words, words of the transcript, or a speaker's name. */
export type TextPart = string | { span: Span; capital?: true } | { speaker: string; plain?: true }

export type TextNode = {
  $text: TextPart[]
  /** The transcript's revision when it was stored; later corrections apply to our own words. */
  at: number
  /** Typed by a user, so corrections leave the words alone. */
  typed?: true
  /** A hashtag, whose words are joined. */
  tag?: true
}

/** The speaker of the adjacent evidence. */
export type SpeakerNode = { $speaker: 'evidence' }

export function isSpanNode(value: unknown): value is SpanNode {
  return typeof value === 'object' && value !== null && '$span' in value
}

export function isTextNode(value: unknown): value is TextNode {
  return typeof value === 'object' && value !== null && '$text' in value
}

export function isSpeakerNode(value: unknown): value is SpeakerNode {
  return typeof value === 'object' && value !== null && '$speaker' in value
}

/**
 * Returns the evidence for a field, from the object's evidence: one piece, a list, or lists by field. `isOne`
 * recognizes a single piece of evidence.
 */
export function evidenceFor<One>(evidence: unknown, field: string, isOne: (value: unknown) => value is One): One[] {
  if (isOne(evidence)) return [evidence]
  if (typeof evidence !== 'object' || evidence === null) return []
  const listed = Array.isArray(evidence) ? evidence : (evidence as Record<string, unknown>)[field]
  return Array.isArray(listed) ? listed.filter(isOne) : []
}

/** More segments than any passage has: each caption has at least one word. */
const maxSegments = 20_000

/** Returns the segments that a snapshot refers to, in ascending order. */
export function segmentsIn(snapshot: unknown): number[] {
  const found = new Set<number>()
  collect(snapshot, ([first, , last]) => {
    for (let segment = first; segment <= Math.min(last, first + maxSegments); segment++) found.add(segment)
  })
  return [...found].sort((one, other) => one - other)
}

function collect(value: unknown, found: (span: Span) => void): void {
  if (typeof value !== 'object' || value === null) return
  if (isSpanNode(value)) found(value.$span)
  else if (isTextNode(value)) {
    for (const part of value.$text) if (typeof part === 'object' && 'span' in part) found(part.span)
  } else for (const inner of Object.values(value)) collect(inner, found)
}
