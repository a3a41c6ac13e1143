// Updates content after a speaker was renamed or turns were given to another speaker: speaker fields and our own words
// change, spoken words stay.
import type { Evidence } from './evidence.ts'
import { plainName } from './plain-name.ts'
import { quotationsApart } from './quotations-apart.ts'

/** How a content type takes over other names: it says which of its fields name a speaker, and which words are ours. */
export type SpeakerRenaming = {
  evidence: (evidence: Evidence) => Evidence
  /** A speaker named beside a text, with where the text was said if that is known. */
  speaker: (name: string | null, at: Evidence | null) => string | null
  /** Words of ours that may name a speaker. What the transcript says, or stands in quotation marks, stays as it is. */
  words: (text: string, evidence?: readonly Evidence[]) => string
  /** Whether the passage had one speaker, or none with a name, and now has several. */
  divides: (evidence: Evidence) => boolean
}

/** A segment of the transcript under its old and its new speaker. */
export type RenamedSegment = { id: number; was: string | null; is: string | null; text: string }

/** Reads the segments once; what it is asked then does not depend on how many lie between two places. */
export function speakerRenaming(segments: readonly RenamedSegment[]): SpeakerRenaming {
  const names = newNames(segments)
  const stretches = groupStretches(segments)
  const inOrder = [...segments].sort((one, other) => one.id - other.id)
  const before = groupRuns(inOrder, 'was')
  const after = groupRuns(inOrder, 'is')
  // Words of ours name people without their degrees.
  const spoken = newNames(
    segments.map(({ was, is, ...rest }) => ({ ...rest, was: was && plainName(was), is: is && plainName(is) })),
  )
  const all = new Map([...spoken, ...names])
  const allNew = [...new Set([...all.values()].flatMap((ones) => [...ones]))]
  const wasSaid = createSpokenContext(segments)
  // One person who turns out to be two leaves a name that only the place can resolve.
  const onlyName = (found: ReadonlySet<string>) => (found.size === 1 ? ([...found][0] as string) : null)
  const byName = (name: string) => (names.has(name) ? onlyName(names.get(name) as Set<string>) : null) ?? name

  function speakerAt({ speaker, from, to }: Evidence): string | null {
    if (speaker === null) return onlySpeakerNow(from.segment, to.segment)
    const [first, second] = namesBetween(stretches.get(speaker) ?? [], from.segment, to.segment)
    if (first === undefined) return byName(speaker)
    return second === undefined ? first : null
  }

  /** Returns the one current speaker of a passage that had none or several. */
  function onlySpeakerNow(from: number, to: number): string | null {
    const [was, others] = runsBetween(before, from, to)
    const isKnown = others === undefined && was?.speaker != null
    const [now, more] = runsBetween(after, from, to)
    return isKnown || more !== undefined ? null : (now?.speaker ?? null)
  }

  return {
    evidence: (evidence) => ({ ...evidence, speaker: speakerAt(evidence) }),
    speaker: (name, at) => {
      if (at && at.speaker === null) return speakerAt(at) ?? (name === null ? null : byName(name))
      if (name === null) return null
      return at?.speaker === name ? speakerAt(at) : byName(name)
    },
    divides: ({ from, to }) =>
      runsBetween(before, from.segment, to.segment).length === 1 &&
      runsBetween(after, from.segment, to.segment).length > 1,
    words: (text, evidence = []) => {
      const found = [...all.keys()].filter((name) => isToldFromWords(name) && text.includes(name))
      if (found.length === 0) return text
      const changes = new Map(allNew.filter((name) => text.includes(name)).map((name) => [name, name] as const))
      for (const name of found) {
        const here = evidence.filter(({ speaker }) => speaker !== null && [speaker, plainName(speaker)].includes(name))
        const placed = new Set(here.map(speakerAt).filter((one) => one !== null))
        const next = all.get(name)?.size === 1 ? (onlyName(all.get(name) as Set<string>) ?? name) : onlyName(placed)
        changes.set(name, plainName(next ?? name))
      }
      return withNames(text, changes, wasSaid)
    },
  }
}

/** A label of one letter cannot be told from a word, as in “A baker”; nobody is called by it in a sentence. */
function isToldFromWords(name: string): boolean {
  return splitWords(name).join('').length > 1
}

/** Segments of one old name, one after the other, that have the same new one. */
type Stretch = { from: number; to: number; is: string }

/** By old name, in the order of the transcript. */
function groupStretches(segments: readonly RenamedSegment[]): Map<string, Stretch[]> {
  const stretches = new Map<string, Stretch[]>()
  for (const { id, was, is } of [...segments].sort((one, other) => one.id - other.id)) {
    if (was === null || is === null) continue
    const own = stretches.get(was) ?? []
    stretches.set(was, own)
    const last = own.at(-1)
    if (last?.is === is) last.to = id
    else own.push({ from: id, to: id, is })
  }
  return stretches
}

/** Segments one after the other whose speaker is the same, or of nobody. */
type Run = { from: number; to: number; speaker: string | null }

function groupRuns(inOrder: readonly RenamedSegment[], side: 'was' | 'is'): Run[] {
  const runs: Run[] = []
  for (const segment of inOrder) {
    const speaker = segment[side]
    const last = runs.at(-1)
    if (last?.speaker === speaker) last.to = segment.id
    else runs.push({ from: segment.id, to: segment.id, speaker })
  }
  return runs
}

/** Two at most. */
function runsBetween(runs: readonly Run[], from: number, to: number): Run[] {
  const low = firstWhere(runs.length, (at) => (runs[at]?.to ?? 0) >= from)
  return runs.slice(low, low + 2).filter((run) => run.from <= to)
}

/** The new names of an old one between two segments, two at most: neighbouring stretches never have the same. */
function namesBetween(stretches: readonly Stretch[], from: number, to: number): string[] {
  const low = firstWhere(stretches.length, (at) => (stretches[at]?.to ?? 0) >= from)
  return stretches
    .slice(low, low + 2)
    .filter((stretch) => stretch.from <= to)
    .map(({ is }) => is)
}

/** Every old name with the new ones of its segments. */
function newNames(segments: readonly RenamedSegment[]): Map<string, Set<string>> {
  const names = new Map<string, Set<string>>()
  for (const { was, is } of segments) {
    if (was === null || is === null) continue
    names.set(was, (names.get(was) ?? new Set()).add(is))
  }
  return names
}

/** The text with whole names replaced, all at once, so that two speakers can take each other's name. */
function withNames(text: string, changes: ReadonlyMap<string, string>, wasSaid: WasSaid): string {
  const longestFirst = [...changes.keys()].sort((one, other) => other.length - one.length)
  const alternatives = longestFirst.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
  // "Ann" is no part of "Anna" and "Mary-Ann", of @ann or #Ann.
  const whole = new RegExp(
    `(?<![\\p{L}\\p{N}\\p{M}@#]|[\\p{L}\\p{N}]-)(?:${alternatives})(?![\\p{L}\\p{N}\\p{M}]|-\\p{L})`,
    'gu',
  )
  return quotationsApart(text)
    .map((part, at) => (at % 2 === 1 ? part : replaceNames(part, { whole, changes, wasSaid })))
    .join('')
}

type Replacing = { whole: RegExp; changes: ReadonlyMap<string, string>; wasSaid: WasSaid }

function replaceNames(text: string, { whole, changes, wasSaid }: Replacing): string {
  let words: Sentences | null = null
  return text.replace(whole, (name, place: number) => {
    words ??= splitSentences(text)
    return wasSaid(wordsBeside(words, place, place + name.length)) ? name : (changes.get(name) ?? name)
  })
}

/** A name with the words of its sentence right before and behind it. */
type InSentence = { before: string[]; name: string[]; behind: string[] }
type WasSaid = (words: InSentence) => boolean

/** Words beside a name that make it likely that all of them were said. */
const context = 3

/**
 * Is the name part of something that was said: the whole sentence, or the words right before or behind it? Only words
 * count, not case and marks. What was said around a name is collected once for each name.
 */
function createSpokenContext(segments: readonly RenamedSegment[]): WasSaid {
  let speech: string[] | null = null
  const places = new Map<string, number[]>()
  const around = new Map<string, Set<string>>()

  function findPlaces(name: readonly string[]): number[] {
    speech ??= segments.flatMap(({ text }) => splitWords(text))
    const spoken = speech
    const key = name.join(' ')
    const known = places.get(key)
    if (known) return known
    const found: number[] = []
    for (let at = spoken.indexOf(name[0] ?? ''); at >= 0; at = spoken.indexOf(name[0] ?? '', at + 1)) {
      if (name.every((word, index) => spoken[at + index] === word)) found.push(at)
    }
    places.set(key, found)
    return found
  }

  function isThere({ before, name, behind }: InSentence): boolean {
    if (name.length === 0) return false
    const key = [before.length, behind.length, ...name].join(' ')
    const windows =
      around.get(key) ??
      new Set(
        findPlaces(name).map((at) =>
          speech?.slice(Math.max(0, at - before.length), at + name.length + behind.length).join(' '),
        ) as string[],
      )
    around.set(key, windows)
    return windows.has([...before, ...name, ...behind].join(' '))
  }

  return ({ before, name, behind }) => {
    if (before.length >= context && isThere({ before, name, behind: [] })) return true
    if (behind.length >= context && isThere({ before: [], name, behind })) return true
    const isWhole = before.length < context && behind.length < context
    return isWhole && before.length + name.length + behind.length >= context && isThere({ before, name, behind })
  }
}

/** The words of a text with their places, and the places of what ends a sentence. */
type Sentences = { words: { text: string; from: number; to: number }[]; ends: number[] }

function splitSentences(text: string): Sentences {
  const words: Sentences['words'] = []
  const ends: number[] = []
  for (const { 0: piece, index } of text.matchAll(/[\p{L}\p{N}\p{M}]+|[.!?…\n]/gu)) {
    if (/^[.!?…\n]$/u.test(piece)) ends.push(index)
    else words.push({ text: piece.toLowerCase(), from: index, to: index + piece.length })
  }
  return { words, ends }
}

function wordsBeside({ words, ends }: Sentences, from: number, to: number): InSentence {
  const begins = ends[firstWhere(ends.length, (at) => (ends[at] ?? 0) >= from) - 1] ?? -1
  const stops = ends[firstWhere(ends.length, (at) => (ends[at] ?? 0) >= to)] ?? Number.POSITIVE_INFINITY
  const first = firstWhere(words.length, (at) => (words[at]?.to ?? 0) > from)
  const next = firstWhere(words.length, (at) => (words[at]?.from ?? 0) >= to)
  const within = (some: Sentences['words']) =>
    some.filter((word) => word.from > begins && word.to <= stops).map((word) => word.text)
  return {
    before: within(words.slice(Math.max(0, first - context), first)),
    name: words.slice(first, next).map((word) => word.text),
    behind: within(words.slice(next, next + context)),
  }
}

/** The first index from which on something holds. */
function firstWhere(length: number, holds: (at: number) => boolean): number {
  let [low, high] = [0, length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (holds(middle)) high = middle
    else low = middle + 1
  }
  return low
}

function splitWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
}
