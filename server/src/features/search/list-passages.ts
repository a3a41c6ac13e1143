// Splits what can be found in a project (its title, what was said, and every item of its content) into passages of a
// few sentences.
import {
  type ContentKey,
  type Evidence,
  getContentType,
  getItemText,
  isEvidence,
  valueAt,
} from '@podcastai/content-types'
import { type ContentByType, type FoundPlace, projectTitle } from '@podcastai/contracts'
import type { Segment } from '@podcastai/transcript'

export type Passage = { text: string; place: FoundPlace }

export type Findable = {
  filename: string
  /** Minutes, or null before the file is parsed. */
  episodeDuration: number | null
  /** Under the speakers' current names. */
  segments: readonly Pick<Segment, 'id' | 'speaker' | 'start' | 'end' | 'text'>[]
  content: ContentByType
}

/** 60 to 100 words: about one exchange between two people, and a line or two in the search results. */
const passageLength = 450

/** Generates the passages of a project, those of its content last. A generator, so that the caller can serve requests between passages. */
export function* listPassages(project: Findable): Generator<Passage> {
  yield { text: findableTitle(project.filename), place: { kind: 'title' } }
  yield* saidPassages(project)
  yield* listContentPassages(project.content)
}

export function* listContentPassages(content: ContentByType): Generator<Passage> {
  for (const [key, written] of Object.entries(content)) yield* itemPassages(key as ContentKey, written)
}

/** Makes the words of a filename findable: "episode_12.final-cut" is four words. */
function findableTitle(filename: string): string {
  return projectTitle(filename).replace(/[._-]+/g, ' ')
}

type Piece = { segment: Findable['segments'][number]; from: number; to: number }

/** Generates the spoken passages: joins pieces of one speaker, and cuts long turns at sentences. */
function* saidPassages({ segments, episodeDuration }: Findable): Generator<Passage> {
  const timeAt = timesIn(segments, episodeDuration)
  let group: Piece[] = []
  let length = 0
  for (const segment of segments) {
    for (const { from, to } of cutAtSentences(segment.text)) {
      const isNext = group[0]?.segment.speaker === segment.speaker && length + to - from <= passageLength
      if (!isNext && group.length > 0) yield passageFrom(group, timeAt)
      group = isNext ? [...group, { segment, from, to }] : [{ segment, from, to }]
      length = (isNext ? length : 0) + to - from
    }
  }
  if (group.length > 0) yield passageFrom(group, timeAt)
}

type TimeAt = (segment: Findable['segments'][number], offset: number) => { seconds: number; estimated: boolean }

function passageFrom(group: readonly Piece[], timeAt: TimeAt): Passage {
  const [first, last] = [group[0], group.at(-1)]
  if (!first || !last) throw new Error('a passage has words')
  const { seconds: start, estimated } = timeAt(first.segment, first.from)
  const evidence = {
    speaker: first.segment.speaker,
    start,
    end: Math.max(start, timeAt(last.segment, last.to).seconds),
    estimated,
    from: { segment: first.segment.id, offset: first.from },
    to: { segment: last.segment.id, offset: last.to },
  }
  const text = group.map(({ segment, from, to }) => segment.text.slice(from, to)).join(' ')
  return { text, place: { kind: 'said', evidence } }
}

/**
 * Returns a function for the time of a position: the file's time if known, else by the share of the episode said
 * before.
 */
function timesIn(segments: Findable['segments'], episodeDuration: number | null): TimeAt {
  const before = new Map<number, number>()
  let total = 0
  for (const { id, text } of segments) {
    before.set(id, total)
    total += text.length
  }
  const secondsPerCharacter = total === 0 ? 0 : ((episodeDuration ?? 0) * 60) / total
  return ({ id, start, end, text }, offset) => {
    if (start !== null && offset === 0) return { seconds: start, estimated: false }
    if (start !== null && end !== null && end >= start) {
      return { seconds: start + ((end - start) * offset) / Math.max(1, text.length), estimated: true }
    }
    if (start !== null) return { seconds: start + offset * secondsPerCharacter, estimated: true }
    return { seconds: ((before.get(id) ?? 0) + offset) * secondsPerCharacter, estimated: true }
  }
}

function* itemPassages(contentType: ContentKey, content: unknown): Generator<Passage> {
  const { items, labels = [], getName } = getContentType(contentType)
  const named = getName && { formatName: getName(content as never) }
  for (const { path, also = [] } of items(content as never)) {
    const words = [path, ...also].filter((one) => !labels.includes(one.split('.').at(-1) ?? ''))
    const text = words.map((one) => getItemText(findable(valueAt(content, one), labels))).join('\n')
    const place = {
      kind: 'content',
      contentType,
      item: path,
      evidence: findEvidence(valueAt(content, path)),
      ...named,
    } as const
    for (const { from, to } of cutAtSentences(text)) yield { text: text.slice(from, to), place }
  }
}

/**
 * Returns the words of an item, without times and kinds. A score's reason is left out, because it quotes the item's own
 * words.
 */
function findable(value: unknown, labels: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((one) => findable(one, labels))
  if (typeof value !== 'object' || value === null || isEvidence(value)) return value
  if ('score' in value && 'reason' in value) return null
  const words = Object.entries(value).filter(([key]) => !labels.includes(key))
  return Object.fromEntries(words.map(([key, inner]) => [key, findable(inner, labels)]))
}

function findEvidence(item: unknown): Evidence | null {
  const evidence = typeof item === 'object' && item !== null && 'evidence' in item ? item.evidence : null
  return isEvidence(evidence) ? evidence : null
}

/** Yields a text whole, or in pieces that end with sentences or lines, or at least between two words. */
function* cutAtSentences(text: string): Generator<{ from: number; to: number }> {
  let from = text.length - text.trimStart().length
  const end = text.trimEnd().length
  while (end - from > passageLength * 1.4) {
    const window = text.slice(from, from + passageLength)
    const ends = [...window.matchAll(/[.!?…。？！]["”’)]*\s|\n/gu)].map(
      ({ index, 0: mark }) => index + mark.trimEnd().length,
    )
    const sentence = ends.findLast((at) => at > passageLength / 3) ?? 0
    const cut = Math.max(sentence, sentence > 0 ? 0 : window.lastIndexOf(' '))
    const to = from + (cut > 0 ? cut : passageLength)
    yield { from, to }
    from = to + (/^\s*/.exec(text.slice(to, to + 40))?.[0].length ?? 0)
  }
  if (end > from) yield { from, to: end }
}
