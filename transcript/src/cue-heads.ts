// Finds speaker names and times that captions have outside of the words: in cue ids, or as separate cues.
import type { Cue } from './cues.ts'
import type { SegmentDraft } from './dialect.ts'
import { nameShape } from './name-shape.ts'
import { isNoise } from './noises.ts'
import type { ParseWarnings } from './parse-warnings.ts'
import { parseSeconds } from './time-code.ts'

/** Returns the segments named by their cue ids if nearly all ids are names and names repeat; otherwise unchanged. */
export function namedByIds(segments: SegmentDraft[], cues: readonly Cue[]): SegmentDraft[] {
  for (const toName of [nameInId, (id: string) => nameInId(id.replace(/[-_]\d{1,6}$/, ''))]) {
    const names = new Map<number, string>()
    for (const { id, line } of cues) {
      const name = id === undefined ? null : toName(id)
      if (name !== null) names.set(line, name)
    }
    const isConvention = names.size * 5 >= cues.length * 4 && new Set(names.values()).size * 2 <= names.size + 1
    if (names.size > 1 && isConvention)
      return segments.map((segment) => ({ ...segment, speaker: names.get(segment.line ?? 0) ?? null }))
  }
  return segments
}

/** Returns the name in `Maya Hart`, `2 - Maya Hart`, or `2 "Maya Hart" (3201)`; null if there is none. */
export function nameInId(id: string): string | null {
  const name = id
    .replace(/^\d{1,6}[ .:)–-]{1,3}/, '')
    .replace(/ ?\(\d{1,20}\)$/, '')
    .replace(/^"([^"]*)"$/, '$1')
  return nameShape(name) === 'name' && !isNoise(name) ? name : null
}

const nameAlone = /^([^:]{1,40}):$/
const timeAlone = /^[[(](\d{1,3}(?::\d\d){1,2}(?:[.,]\d{1,3})?)[\])]$/

/**
 * Removes segments that only contain their voice's name or time. `S00` is renamed if its cues always state the same
 * name.
 */
export function withoutHeadCues(segments: SegmentDraft[], notes: ParseWarnings): SegmentDraft[] {
  const names = new Map<string, Set<string>>()
  const rest = segments.filter((segment, at) => {
    const next = segments[at + 1]
    // A header cue is shown together with its words.
    if (next?.speaker !== segment.speaker || next.start !== segment.start) return true
    const name = nameIn(segment)
    if (name !== null && segment.speaker !== null) {
      names.set(segment.speaker, (names.get(segment.speaker) ?? new Set()).add(name))
    }
    const isHead = name !== null || isOwnTime(segment)
    if (isHead) notes.dropped('names and times in captions of their own', segment)
    return !isHead
  })
  const shown = new Set([...names.values()].flatMap((own) => [...own]))
  if (names.size === 0 || shown.size < names.size || [...names.values()].some((own) => own.size > 1)) return rest
  return rest.map((segment) => {
    const [name] = names.get(segment.speaker ?? '') ?? []
    return name === undefined ? segment : { ...segment, speaker: name }
  })
}

function nameIn({ text, speaker }: SegmentDraft): string | null {
  const [, name = ''] = (speaker !== null && text.endsWith(':') ? nameAlone.exec(text) : null) ?? []
  return nameShape(name) === 'name' ? name : null
}

/** True if the text is the segment's own time. Compares whole seconds. */
function isOwnTime({ text, start }: SegmentDraft): boolean {
  const [, time = ''] = (start !== null && text.length < 20 ? timeAlone.exec(text) : null) ?? []
  const seconds = time === '' ? null : parseSeconds(time)
  return seconds !== null && Math.abs(seconds - (start ?? 0)) <= 1
}
