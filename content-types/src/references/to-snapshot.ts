import type { ContentType } from '../type/content-type.ts'
import { type Evidence, isEvidence, toKey } from '../type/evidence.ts'
import { quotedRanges, type Range } from '../type/quotations-apart.ts'
import type { TranscriptView } from '../type/transcript-view.ts'
import { isLeftOut, withLeftOut } from './left-out.ts'
import { createNameFinder, type FindNames } from './named-parts.ts'
import { renderParts } from './render.ts'
import { evidenceFor, isSpanNode, isTextNode, type SpanNode, type TextNode, type TextPart } from './snapshot.ts'
import { findRuns, readPassage, type SpokenRun, type SpokenWords } from './spoken-runs.ts'

/** Stored content with its snapshot. Texts and evidence that are unchanged keep their nodes. */
export type Stored = { content: unknown; snapshot: unknown }

type Options = {
  stored?: Stored | null
  /** True if texts that aren't stored yet were typed by a user. */
  isTyped?: boolean
}

type Fields = Pick<ContentType<unknown>, 'labels' | 'nameless'>

/**
 * Returns the snapshot of a content: what was said, and who said it, become references into the transcript. Rendering
 * it under the same view gives the same texts. `view` has the whole transcript.
 */
export function toSnapshot(
  type: Fields,
  content: unknown,
  view: TranscriptView,
  { stored = null, isTyped = false }: Options = {},
): unknown {
  const known = stored ? nodesIn(stored, view) : { texts: new Map(), spans: new Map() }
  const passages = createPassages(view)
  const findNames = createNameFinder(view)
  const budget = { left: maxComparisons }
  const labels = new Set(type.labels)
  const nameless = new Set(type.nameless)

  function toSpanNode(evidence: Evidence): SpanNode {
    const same = known.spans.get(toKey(evidence))
    if (same) return same
    const { start, end, estimated, endEstimated } = evidence
    const speakers = view.speakersIn(evidence)
    return {
      $span: view.toSpan(evidence),
      by: speakers.length === 1 ? (speakers[0] ?? null) : null,
      ...{ start, end, estimated },
      ...(endEstimated && { endEstimated }),
    }
  }

  function toTextNode(text: string, evidence: readonly Evidence[], mayName: boolean): TextNode {
    const same = known.texts.get(text)
    if (same) return same
    const label = mayName ? findLabel(text) : undefined
    if (label !== undefined) return { $text: [{ speaker: label }], at: view.revision }
    const near = evidence.map(passages.read)
    const runs = findRuns(text, near.length > 0 ? near : passages.readAll(text), budget)
    const names = mayName ? findNames : asWritten
    const parts = toParts(text, { runs, view, names })
    const isSaid = parts.every((part) => typeof part === 'object' || !/[\p{L}\p{N}]/u.test(part))
    if (!isTyped || isSaid) return { $text: parts, at: view.revision }
    return { $text: toParts(text, { runs: [], view, names }), at: view.revision, typed: true }
  }

  const findLabel = (name: string) => view.labels.find((one) => view.getName(one) === name)

  /** Returns the node for a speaker without evidence. */
  function toNameNode(name: string): TextNode | string {
    const label = findLabel(name)
    return label === undefined ? name : { $text: [{ speaker: label }], at: view.revision, typed: true }
  }

  function convert(value: unknown, name: string, evidence: readonly Evidence[]): unknown {
    if (typeof value === 'string') {
      if (name === 'speaker') return toNameNode(value)
      if (name === 'id' || labels.has(name)) return value
      if (name === 'hashtags' && !value.startsWith('#')) return { $text: [value], at: view.revision, tag: true }
      return toTextNode(value, evidence, !nameless.has(name))
    }
    if (typeof value !== 'object' || value === null) return value
    if (isEvidence(value)) return toSpanNode(value)
    if (Array.isArray(value)) return value.map((one) => convert(one, name, evidence))
    const fields = value as Record<string, unknown>
    return Object.fromEntries(
      Object.entries(fields).map(([field, inner]) => {
        if (field === 'speaker' && isEvidence(fields.evidence) && inner === fields.evidence.speaker)
          return [field, { $speaker: 'evidence' }]
        return [field, convert(inner, field, evidenceFor(fields.evidence, field, isEvidence))]
      }),
    )
  }

  const snapshot = convert(content, '', [])
  return stored ? withLeftOut(snapshot, stored.snapshot, view) : snapshot
}

const asWritten: FindNames = (text) => (text === '' ? [] : [text])

type Reading = { runs: readonly SpokenRun[]; view: TranscriptView; names: FindNames }

function toParts(text: string, { runs, view, names }: Reading): TextPart[] {
  const parts: TextPart[] = []
  let at = 0
  const quoted = quotedRanges(text)
  const literal = (from: number, to: number) => {
    for (const piece of apart(quoted, from, to))
      parts.push(...(piece.isQuoted ? asWritten : names)(text.slice(piece.from, piece.to)))
  }
  for (const { from, to, passage, capital } of runs) {
    const part: TextPart = { span: view.toSpan(passage), ...(capital && { capital }) }
    // Part of corrected words has no position in the file.
    if (renderParts([part], { view }) !== text.slice(from, to)) continue
    literal(at, from)
    parts.push(part)
    at = to
  }
  literal(at, text.length)
  return joined(parts)
}

function joined(parts: readonly TextPart[]): TextPart[] {
  const all: TextPart[] = []
  for (const part of parts) {
    const last = all.at(-1)
    if (typeof part === 'string' && typeof last === 'string') all[all.length - 1] = last + part
    else all.push(part)
  }
  return all
}

function apart(quoted: readonly Range[], from: number, to: number): (Range & { isQuoted: boolean })[] {
  const pieces: (Range & { isQuoted: boolean })[] = []
  let at = from
  for (const range of quoted) {
    const [begin, end] = [Math.max(at, range.from), Math.min(to, range.to)]
    if (begin >= end) continue
    if (begin > at) pieces.push({ from: at, to: begin, isQuoted: false })
    pieces.push({ from: begin, to: end, isQuoted: true })
    at = end
  }
  if (at < to) pieces.push({ from: at, to, isQuoted: false })
  return pieces
}

/** Maximum word comparisons for one content: a few tenths of a second. */
const maxComparisons = 5_000_000

/** Maximum characters of a transcript that is searched for texts without evidence. */
const maxSearched = 3_000_000

function createPassages(view: TranscriptView) {
  const read = new Map<string, SpokenWords>()
  return {
    read: (evidence: Evidence): SpokenWords => {
      const key = toKey(evidence)
      const known = read.get(key) ?? readPassage(view, evidence)
      read.set(key, known)
      return known
    },
    readAll: (text: string): SpokenWords[] => {
      if (!text.includes(' ')) return []
      return readTalk(view)
    },
  }
}

const talks = new WeakMap<TranscriptView, SpokenWords[]>()

/** Returns all words of the transcript, which are read once for each view. */
function readTalk(view: TranscriptView): SpokenWords[] {
  const talk = talks.get(view) ?? readWhole(view)
  talks.set(view, talk)
  return talk
}

function readWhole(view: TranscriptView): SpokenWords[] {
  const [first, last] = [view.segments[0], view.segments.at(-1)]
  const size = view.segments.reduce((sum, { text }) => sum + text.length, 0)
  if (!first || !last || size > maxSearched) return []
  return [
    readPassage(view, { from: { segment: first.id, offset: 0 }, to: { segment: last.id, offset: last.text.length } }),
  ]
}

type Nodes = { texts: Map<string, TextNode>; spans: Map<string, SpanNode> }

/** Returns the nodes of stored content, keyed by what they are rendered as. */
function nodesIn({ content, snapshot }: Stored, view: TranscriptView): Nodes {
  const nodes: Nodes = { texts: new Map(), spans: new Map() }
  const listShown = (node: object) => (Array.isArray(node) ? node.filter((one) => !isLeftOut(one, view)) : node)
  const walk = (shown: unknown, node: unknown) => {
    if (isTextNode(node)) {
      if (typeof shown === 'string') nodes.texts.set(shown, node)
    } else if (isSpanNode(node)) {
      if (isEvidence(shown)) nodes.spans.set(toKey(shown), node)
    } else if (typeof node === 'object' && node !== null && typeof shown === 'object' && shown !== null)
      for (const [name, inner] of Object.entries(listShown(node))) walk((shown as Record<string, unknown>)[name], inner)
  }
  walk(content, snapshot)
  return nodes
}
