import type { Episode } from '@podcastai/episode'
import type { Brief } from '../brief.ts'
import type { ContentTypeKey } from '../content-type.ts'
import { Evidence } from '../evidence.ts'
import { valueAt, withValue } from '../item-paths.ts'
import { writeContent, writerOf } from '../registry.server.ts'
import { type ContentByType, contentTypeOf } from '../registry.ts'
import type { RevisionOrder } from '../revise.server.ts'
import type { Finished } from '../writer.server.ts'
import { type Complaints, type Failing, failingOf, openComplaints } from './complaints.server.ts'
import type { EpisodeNotes } from './episode-notes.ts'
import { saidIn } from './grounding/said.server.ts'
import { languageProblem } from './language.server.ts'
import { notesFrom } from './material.server.ts'
import { type Piece, WritingAnswer } from './model-task.server.ts'
import type { Item, Read } from './model-writer.server.ts'
import { modelWriterOf } from './model-writers.server.ts'
import { plainPlace } from './read-pieces.server.ts'
import { reasonInShort } from './reasons.server.ts'

export type ReadingOrder = {
  episode: Episode
  brief: Brief
  notes: EpisodeNotes | null
  revision: RevisionOrder | null
}

/**
 * What an answer becomes: content that holds as a whole, or what is wrong with it, for the one repair round. The words
 * of the answer are held against the episode, then it goes the way of every draft.
 */
export function readWriting<Key extends ContentTypeKey>(
  key: Key,
  answer: unknown,
  order: ReadingOrder,
): { content: ContentByType[Key]; problems: [] } | ({ content: null } & Failing) {
  const only = itemOf(key, order)
  const { read, pieces } = readPieces(key, answer, order, { fill: only ? 'rest' : 'nothing', only })
  const { complaints } = read
  complainOfLanguage(complaints, pieces, order)
  if (complaints.problems.length === 0) {
    const { content, problems } = finished(key, read, order, only)
    if (content !== null) return { content, problems: [] }
    complainOfWhole(complaints, pieces, problems)
  }
  return { content: null, ...failingOf(complaints, pieces) }
}

/** What is wrong with the content as printed: with the pieces that the complaint names, else with the list as a whole. */
function complainOfWhole({ of, more }: Complaints, pieces: readonly Piece[], problems: readonly string[]): void {
  for (const problem of problems) {
    const named = pieces.filter(({ at, text }) => {
      const place = /^\w+(?=[:,])/.exec(problem)?.[0]
      const words = /^“([^”]+)”/.exec(problem)?.[1]
      if (words !== undefined) return text.includes(words)
      return place !== undefined && plainPlace(at).startsWith(plainPlace(place))
    })
    if (named.length > 0) of(named, [problem])
    else
      more(
        pieces.map(({ at }) => at),
        problem,
      )
  }
}

/** `gap`: what the built-in engine wrote and why; `isBuiltIn`: that is all of it. */
type Filled<Content> = { content: Content; gap: string | null; isBuiltIn: boolean }

/**
 * The last word on an answer that was repaired once, or would have been (`isMended` false): what holds of it, and the built-in engine's work in place of the
 * rest, with the reason in `gap`. Null content where the episode gives that type to nobody.
 */
export function fillWriting<Key extends ContentTypeKey>(
  key: Key,
  answer: unknown,
  { isMended = true, ...order }: ReadingOrder & { isMended?: boolean },
): Filled<ContentByType[Key]> | { content: null; problems: string[] } {
  const { read, pieces } = readPieces(key, answer, order, { fill: 'rest', only: null })
  const whole = writeContent(key, order.episode, order.brief)
  const language = openComplaints()
  complainOfLanguage(language, pieces, order)
  if (read.draft !== null && language.problems.length === 0) {
    const { content } = finished(key, read, order, null)
    const isOther = JSON.stringify(content) !== JSON.stringify(whole.content)
    if (content !== null && isOther) return { content, gap: gapFor(read, isMended), isBuiltIn: false }
  }
  if (whole.content === null) return { content: null, problems: whole.problems }
  return {
    content: whole.content,
    gap: `The built-in engine wrote this: ${askedHowOften(isMended)}, and ${reasonInShort([...read.complaints.problems, ...language.problems])}.`,
    isBuiltIn: true,
  }
}

/** Why something was filled; null where what did not hold was only left out. */
function gapFor({ filled, complaints }: Read<unknown>, isMended: boolean): string | null {
  if (filled.length === 0) return null
  const what = filled.join(', ')
  return `The built-in engine wrote ${what}: ${askedHowOften(isMended)}, and ${reasonInShort(complaints.problems)}.`
}

function askedHowOften(isMended: boolean): string {
  return isMended ? 'the model was asked twice' : 'the model answered once and then no more'
}

function itemOf(key: ContentTypeKey, { revision }: ReadingOrder): Item | null {
  const item = revision?.item ?? null
  return item === null ? null : modelWriterOf(key).item(item)
}

function readPieces(
  key: ContentTypeKey,
  answer: unknown,
  { episode, brief, notes }: ReadingOrder,
  { fill, only }: { fill: 'rest' | 'nothing'; only: Item | null },
): { read: Read<unknown>; pieces: Piece[] } {
  const pieces = WritingAnswer.safeParse(answer).data?.pieces ?? []
  const reading = {
    episode,
    brief,
    notes: notes ?? notesFrom(episode),
    said: saidIn(episode, brief),
    fill: fill === 'nothing' ? null : writerOf(key).draft(episode, brief),
    only,
  }
  return { read: modelWriterOf(key).read(pieces, reading), pieces }
}

/** The way of every draft: printed from the episode and checked; then the places that words of ours rest on. */
function finished<Key extends ContentTypeKey>(
  key: Key,
  { draft, evidence }: Read<unknown>,
  { episode, brief, revision }: ReadingOrder,
  only: Item | null,
): Finished<ContentByType[Key]> {
  if (draft === null) return { content: null, problems: ['Nothing of the answer holds.'] }
  const written = writerOf(key).finish(draft, episode, brief)
  if (written.content === null) return written
  const content = Object.entries(evidence).reduce(withEvidence, written.content)
  if (only === null || !revision || revision.item === null) return { content, problems: [] }
  return {
    content: withItem(key, revision.current as ContentByType[Key], content, revision.item, only.from),
    problems: [],
  }
}

function withEvidence<Content>(content: Content, [path, evidence]: [string, Evidence[]]): Content {
  const there = valueAt(content, path)
  if (!Array.isArray(there)) return there === null && evidence[0] ? withValue(content, path, evidence[0]) : content
  const known = new Set(there.map((one) => JSON.stringify(Evidence.parse(one).from)))
  return withValue(content, path, [...there, ...evidence.filter(({ from }) => !known.has(JSON.stringify(from)))])
}

/** What is there, with the one item in its place and all that belongs to it; a slide keeps its number. */
function withItem<Key extends ContentTypeKey>(
  key: Key,
  current: ContentByType[Key],
  fresh: ContentByType[Key],
  path: string,
  from: string,
): ContentByType[Key] {
  const also =
    contentTypeOf(key)
      .items(current)
      .find((item) => item.path === path)?.also ?? []
  const there = valueAt(current, path)
  const taken = valueAt(fresh, from)
  const numbered = typeof there === 'object' && there !== null && 'slideNumber' in there && 'purpose' in there
  const item = numbered ? { ...(taken as object), slideNumber: there.slideNumber, purpose: there.purpose } : taken
  return also.reduce(
    (content, place) => withValue(content, place, valueAt(fresh, place)),
    withValue(current, path, item),
  )
}

function complainOfLanguage({ of }: Complaints, pieces: readonly Piece[], { episode }: ReadingOrder): void {
  const written = pieces.filter(({ text }) => text !== '' && !/#[0-9a-f]{6}/i.test(text))
  const problemOf = (some: readonly Piece[]) =>
    languageProblem(
      some.map(({ text }) => text),
      episode,
    )
  const foreign = written.filter((piece) => problemOf([piece]) !== null)
  const problem = problemOf(written) ?? problemOf(foreign.slice(0, 1))
  if (problem !== null) of(foreign.length > 0 ? foreign : written, [problem])
}
