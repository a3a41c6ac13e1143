// What a new name for a speaker does to content: speakers and our own words follow, words that were said stay.
import type { Evidence } from './evidence.ts'
import { plainName } from './plain-name.ts'

/** How a content type takes over other names: it says which of its fields name a speaker, and which words are ours. */
export type SpeakerRenaming = {
  evidence: (evidence: Evidence) => Evidence
  /** A speaker named beside a text, with where the text was said if that is known. */
  speaker: (name: string | null, at: Evidence | null) => string | null
  /** Words of ours that may name a speaker. What the transcript says, or stands in quotation marks, stays as it is. */
  words: (text: string, evidence?: readonly Evidence[]) => string
}

/** A segment of the transcript under its old and its new speaker. */
export type RenamedSegment = { id: number; was: string | null; is: string | null; text: string }

export function speakerRenaming(segments: readonly RenamedSegment[]): SpeakerRenaming {
  const byId = new Map(segments.map((segment) => [segment.id, segment]))
  const names = newNames(segments)
  // Words of ours name people without their degrees.
  const spoken = newNames(
    segments.map(({ was, is, ...rest }) => ({ ...rest, was: was && plainName(was), is: is && plainName(is) })),
  )
  const wasSaid = saidIn(segments)
  // One person who turns out to be two leaves a name that only the place can resolve.
  const onlyName = (found: Set<string>) => (found.size === 1 ? ([...found][0] as string) : null)
  const byName = (name: string) => (names.has(name) ? onlyName(names.get(name) as Set<string>) : null) ?? name

  function speakerAt({ speaker, from, to }: Evidence): string | null {
    if (speaker === null) return null
    const found = new Set<string>()
    for (let id = from.segment; id <= to.segment; id++) {
      const segment = byId.get(id)
      if (segment?.was === speaker && segment.is !== null) found.add(segment.is)
    }
    return found.size === 0 ? byName(speaker) : onlyName(found)
  }

  return {
    evidence: (evidence) => ({ ...evidence, speaker: speakerAt(evidence) }),
    speaker: (name, at) => (name === null ? null : at?.speaker === name ? speakerAt(at) : byName(name)),
    words: (text, evidence = []) => {
      const all = new Map([...spoken, ...names])
      const found = [...all.keys()].filter((name) => text.includes(name))
      if (found.length === 0) return text
      const changes = new Map([...all.values()].flatMap((ones) => [...ones].map((name) => [name, name] as const)))
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

/** Every old name with the new ones of its segments. */
function newNames(segments: readonly RenamedSegment[]): Map<string, Set<string>> {
  const names = new Map<string, Set<string>>()
  for (const { was, is } of segments) {
    if (was === null || is === null) continue
    names.set(was, (names.get(was) ?? new Set()).add(is))
  }
  return names
}

const quoted = /(“[^”]*”|«[^»]*»|"[^"\n]*")/u

/** The text with whole names replaced, all at once, so that two speakers can take each other's name. */
function withNames(text: string, changes: ReadonlyMap<string, string>, wasSaid: WasSaid): string {
  const longestFirst = [...changes.keys()].sort((one, other) => other.length - one.length)
  const oneOf = longestFirst.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
  // "Ann" is no part of "Anna" and "Mary-Ann", of @ann or #Ann.
  const whole = new RegExp(
    `(?<![\\p{L}\\p{N}\\p{M}@#]|[\\p{L}\\p{N}]-)(?:${oneOf})(?![\\p{L}\\p{N}\\p{M}]|-\\p{L})`,
    'gu',
  )
  return text
    .split(quoted)
    .map((part, at) =>
      at % 2 === 1
        ? part
        : part.replace(whole, (name, place: number) =>
            isSpoken(part, place, place + name.length, wasSaid) ? name : (changes.get(name) ?? name),
          ),
    )
    .join('')
}

type WasSaid = (words: readonly string[]) => boolean

/** Do these words stand in the transcript, one after another? Only words count, not case and marks. */
function saidIn(segments: readonly RenamedSegment[]): WasSaid {
  let speech: string | null = null
  return (words) => {
    speech ??= ` ${wordsOf(segments.map(({ text }) => text).join(' ')).join(' ')} `
    return speech.includes(` ${words.join(' ')} `)
  }
}

/** Words beside a name that make it likely that all of them were said. */
const context = 3

/** Is the name part of something that was said: the whole sentence, or the words right before or behind it? */
function isSpoken(text: string, from: number, to: number, wasSaid: WasSaid): boolean {
  const before = wordsOf(
    text
      .slice(0, from)
      .split(/[.!?…\n]/u)
      .at(-1) ?? '',
  )
  const name = wordsOf(text.slice(from, to))
  const behind = wordsOf(text.slice(to).split(/[.!?…\n]/u)[0] ?? '')
  const sentence = [...before, ...name, ...behind]
  if (sentence.length >= context && wasSaid(sentence)) return true
  if (before.length >= context && wasSaid([...before.slice(-context), ...name])) return true
  return behind.length >= context && wasSaid([...name, ...behind.slice(0, context)])
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
}
