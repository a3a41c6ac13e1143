import type { ContentType } from '../type/content-type.ts'
import type { Evidence } from '../type/evidence.ts'
import { plainName } from '../type/plain-name.ts'
import type { Span, TranscriptView } from '../type/transcript-view.ts'
import { hiddenWords, isLeftOut, withoutHidden } from './left-out.ts'
import { replaceInTag, replaceWords } from './replace-words.ts'
import { evidenceFor, isSpanNode, isSpeakerNode, isTextNode, type SpanNode, type TextPart } from './snapshot.ts'
import { capital } from './spoken-runs.ts'

/**
 * Returns content in its type's shape, as the transcript appears in this view. List items whose evidence is all marked
 * "not speech" are left out, and so are sentences that quote such words.
 */
export function renderContent<Content>(
  type: Pick<ContentType<Content>, 'derive'>,
  snapshot: unknown,
  view: TranscriptView,
): Content {
  const content = render(snapshot, [], view) as Content
  return type.derive?.(content, view) ?? content
}

function render(value: unknown, evidence: readonly SpanNode[], view: TranscriptView): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (isSpanNode(value)) return toEvidence(value, view)
  if (isTextNode(value)) {
    const { $text, at, typed = false, tag = false } = value
    return renderParts($text, { view, evidence, isTag: tag, ...(!typed && { writtenAt: at }) })
  }
  if (Array.isArray(value))
    return value.filter((one) => !isLeftOut(one, view)).map((one) => render(one, evidence, view))
  const fields = value as Record<string, unknown>
  return Object.fromEntries(
    Object.entries(fields).map(([name, inner]) => {
      if (isSpeakerNode(inner)) return [name, toEvidence(fields.evidence as SpanNode, view).speaker]
      return [name, render(inner, evidenceFor(fields.evidence, name, isSpanNode), view)]
    }),
  )
}

type Options = {
  view: TranscriptView
  evidence?: readonly SpanNode[]
  /** The revision at which our own words were written; undefined for words that don't change. */
  writtenAt?: number
  isTag?: boolean
}

export function renderParts(
  parts: readonly TextPart[],
  { view, evidence = [], writtenAt, isTag = false }: Options,
): string {
  const spans = evidence.map(({ $span }) => $span)
  const changes = writtenAt === undefined ? [] : view.changesSince(writtenAt, spans)
  const said = writtenAt === undefined ? [] : evidence
  const shown = withoutSignatures(parts, { view, evidence: said })
  const toWords = (words: TranscriptView) => (part: TextPart) => {
    if (typeof part === 'string') return changes.reduce(isTag ? replaceInTag : replaceWords, part)
    if ('span' in part) return words.isSpeech(part.span) ? renderSpan(part.span, words, part.capital) : hiddenWords
    return nameIn(part, { view, evidence: said })
  }
  const text = shown.map(toWords(view)).join('')
  if (!text.includes(hiddenWords)) return text
  // A required text stays as it is.
  return withoutHidden(text) || shown.map(toWords(view.withNotSpeech())).join('')
}

const isNobody = (labels: readonly (string | null)[]) => labels.length === 1 && labels[0] === null

const endsInDash = (text: string) => ['—', '–'].includes(text.trimEnd().at(-1) ?? '')

/** Returns the parts without signatures ("— Name") of words that nobody says anymore, because the label was no speaker. */
function withoutSignatures(parts: readonly TextPart[], naming: Naming): readonly TextPart[] {
  const isNobodys = (part: TextPart | undefined, before: TextPart | undefined) =>
    typeof part === 'object' && 'speaker' in part && typeof before === 'string' && endsInDash(before)
      ? isNobody(speakersNow(part.speaker, naming))
      : false
  return parts.flatMap((part, at) => {
    if (isNobodys(part, parts[at - 1])) return []
    return typeof part === 'string' && isNobodys(parts[at + 1], part) ? part.trimEnd().slice(0, -1).trimEnd() : part
  })
}

function renderSpan(span: Span, view: TranscriptView, isRaised = false): string {
  const words = view.wordsIn(view.toPassage(span))
  return isRaised ? capital(words) : words
}

/** `evidence`: the passages of our own words; none for words that don't change. */
type Naming = { view: TranscriptView; evidence: readonly SpanNode[] }

/** Returns the labels of those who say now what a speaker said when the text was written; null for nobody. */
function speakersNow(label: string, { view, evidence }: Naming): (string | null)[] {
  const said = evidence.filter(({ by }) => by === label)
  return [...new Set(said.flatMap(({ $span }) => view.speakersIn(view.toPassage($span))))]
}

/** Returns the name for a speaker in a text, or of the person who says the words now, if that turn was reassigned. */
function nameIn({ speaker: label, plain }: { speaker: string; plain?: true }, naming: Naming): string {
  const { view } = naming
  const [only, ...others] = speakersNow(label, naming)
  const name = view.getName(others.length === 0 && only != null ? only : label)
  return plain ? plainName(name) : name
}

function toEvidence({ $span, by: _, ...times }: SpanNode, view: TranscriptView): Evidence {
  const passage = view.toPassage($span)
  const speakers = view.speakersIn(passage)
  const [only = null] = speakers
  return { speaker: speakers.length === 1 && only !== null ? view.getName(only) : null, ...times, ...passage }
}
