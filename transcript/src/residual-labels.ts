// A final check of every parse: names and times that look like heads of the file's own turns aren't speech.
import type { SegmentDraft } from './dialect.ts'
import { nameShape } from './name-shape.ts'
import type { ParseWarnings } from './parse-warnings.ts'
import { parseSeconds } from './time-code.ts'
import type { TimeMark } from './transcript.ts'

/** Maximum number of names searched for. A meeting has fewer. */
const maxNames = 60
const anyTime = /[[({<]?(\d{1,3}:\d\d(?::\d\d)?(?:[.,]\d{1,3})?)[\])}>]?/g
const bracketed = /^[[({<].*[\])}>]$/
const sentenceEnd = /[.?!…。？！]["'”’)\]]*\s*$/
const separators = /[\s:|*_–—-]*/y

/** A range of the text that isn't speech. */
type Cut = { from: number; to: number; name: string | null; time: number | null }
type Room = { from: number; to: number }

/**
 * Returns the drafts without such ranges: a name starts a turn, a time alone becomes a mark, and a draft's own label is
 * removed.
 */
export function withoutResidualLabels(drafts: readonly SegmentDraft[], notes: ParseWarnings): readonly SegmentDraft[] {
  if (!drafts.some(({ text }) => text.includes(':'))) return drafts
  const names = namesIn(drafts)
  const nextStarts = findNextStarts(drafts)
  const settled: SegmentDraft[] = []
  let changed = false
  for (const [at, draft] of drafts.entries()) {
    const cuts = draft.text.includes(':')
      ? [
          ...timeCuts(draft, { names, room: getRoom(draft, nextStarts[at]), notes }),
          ...(insertCuts(draft, names) ?? labelCuts(draft, names)),
        ]
      : []
    if (cuts.length === 0) {
      settled.push(draft)
      continue
    }
    changed = true
    notes.repaired('names and times of turns among the words, taken out', draft, cuts.length)
    cuts.sort((a, b) => a.from - b.from || b.to - a.to)
    for (const part of withoutCuts(draft, cuts)) settled.push(part)
  }
  return changed ? settled : drafts
}

/** Returns names that repeat, longest first: "Ada Stone" ends with "Stone". */
function namesIn(drafts: readonly SegmentDraft[]): string[] {
  const counts = new Map<string, number>()
  for (const { speaker } of drafts) if (speaker !== null) counts.set(speaker, (counts.get(speaker) ?? 0) + 1)
  const again = [...counts].flatMap(([name, count]) => (count > 1 && /\p{L}.*\p{L}/u.test(name) ? [name] : []))
  return again.slice(0, maxNames).sort((a, b) => b.length - a.length)
}

/** Returns, for each draft, the start of the next draft that has one; NaN after the last. */
function findNextStarts(drafts: readonly SegmentDraft[]): Float64Array {
  const starts = new Float64Array(drafts.length)
  let next = Number.NaN
  for (let at = drafts.length - 1; at >= 0; at--) {
    starts[at] = next
    next = drafts[at]?.start ?? next
  }
  return starts
}

/** Returns the time range of a draft from its neighbors, or for the last draft from its own end; null without times. */
function getRoom({ start, end }: SegmentDraft, next = Number.NaN): Room | null {
  if (start === null) return null
  return { from: start, to: Number.isNaN(next) ? Math.max(start, end ?? start) : next }
}

/** Returns cuts at bracketed times that fit the draft's position, and at times beside a speaker's name. */
function timeCuts(
  draft: SegmentDraft,
  { names, room, notes }: { names: readonly string[]; room: Room | null; notes: ParseWarnings },
): Cut[] {
  const { text } = draft
  return [...text.matchAll(anyTime)].flatMap((match): Cut[] => {
    const time = parseSeconds(match[1] ?? '')
    const [from, to] = [match.index, match.index + match[0].length]
    if (time === null) return []
    const before = nameBefore(text, from, names)
    if (before) return [{ ...before, to: behindSeparators(text, to), time }]
    const behind = nameBehind(text, to, names)
    if (behind && bracketed.test(match[0])) return [{ ...behind, from, time }]
    if (!bracketed.test(match[0]) || room === null) return []
    if (time >= room.from && time <= room.to) return [{ from, to, name: null, time }]
    notes.repaired('times among the words that fit nowhere, kept as they stand: please check', draft)
    return []
  })
}

function behindSeparators(text: string, from: number): number {
  separators.lastIndex = from
  return from + (separators.exec(text)?.[0].length ?? 0)
}

/** Finds the name in `Ada Stone (00:02:05)` where a turn can start. */
function nameBefore(text: string, at: number, names: readonly string[]): Pick<Cut, 'from' | 'name'> | null {
  const window = text.slice(Math.max(0, at - 80), at)
  const spelled = window.replace(/(?<![\s:,|*_–—-])[\s:,|*_–—-]+$/, '')
  const name = names.find((known) => spelled.endsWith(known))
  if (name === undefined) return null
  const from = at - window.length + spelled.length - name.length
  return opensTurn(text, from) ? { from, name } : null
}

/** Finds the name in `[00:02:05] Ada Stone:`. */
function nameBehind(text: string, at: number, names: readonly string[]): Pick<Cut, 'to' | 'name'> | null {
  const from = behindSeparators(text, at)
  const name = names.find((known) => text.startsWith(`${known}:`, from))
  return name === undefined ? null : { to: behindSeparators(text, from + name.length), name }
}

/** Returns cuts at `Ada Stone:`, at the start of her own words or after a sentence of another speaker. */
function labelCuts({ text, speaker }: SegmentDraft, names: readonly string[]): Cut[] {
  const cuts: Cut[] = []
  for (let colon = text.indexOf(': '); colon >= 0; colon = text.indexOf(': ', colon + 1)) {
    const name = names.find((known) => colon >= known.length && text.startsWith(known, colon - known.length))
    const from = colon - (name?.length ?? 0)
    const opens = name !== undefined && (from === 0 ? name === speaker : opensTurn(text, from))
    if (opens) cuts.push({ from, to: colon + 2, name, time: null })
  }
  return cuts
}

/** `//S02: Yes. //`, `/Ada: oh/` or `[Ada: Yes.]` inside another speaker's words. */
const insert =
  /(?:(?<![\w/])\/\/? ?([^:/]{1,40}): ([^/]{1,300}?) ?\/\/?|\[([^:[\]]{1,40}): ([^[\]]{1,300})\]|\(([^:()]{1,40}): ([^()]{1,300})\)|<([^:<>]{1,40}): ([^<>]{1,300})>)/g

/** Returns cuts at such insertions, after which the first speaker goes on; null if there are none. */
function insertCuts({ text, speaker }: SegmentDraft, names: readonly string[]): Cut[] | null {
  const cuts: Cut[] = []
  if (speaker === null || !/[/[(<]/.test(text)) return null
  for (const match of text.matchAll(insert)) {
    const [whole, marked, , bracketed, , round, , angled] = match
    const name = marked ?? bracketed ?? round ?? angled ?? ''
    const isKnown = names.includes(name) || (marked !== undefined && nameShape(name) === 'name')
    if (!isKnown || name === speaker) continue
    const to = match.index + whole.length
    const from = text.indexOf(':', match.index) + 1
    cuts.push({ from: match.index, to: from, name, time: null })
    cuts.push({ from: to - (whole.endsWith('//') ? 2 : 1), to, name: speaker, time: null })
  }
  return cuts.length > 0 ? cuts : null
}

function opensTurn(text: string, at: number): boolean {
  return at === 0 || sentenceEnd.test(text.slice(Math.max(0, at - 8), at))
}

/** A draft under construction. `length` is the length of its words joined with spaces. */
type Part = Pick<SegmentDraft, 'speaker' | 'start' | 'label'> & { words: string[]; length: number; marks: TimeMark[] }

/** The text to cut, read front to back. `next` is the index of the next unread mark. */
type Source = { text: string; marks: readonly TimeMark[]; next: number }

/** Returns the remaining drafts, one for each named speaker. `cuts` are in text order. */
function withoutCuts(draft: SegmentDraft, cuts: readonly Cut[]): SegmentDraft[] {
  const source: Source = { text: draft.text, marks: draft.marks ?? [], next: 0 }
  const parts: Part[] = []
  let part = emptyPart(draft)
  let from = 0
  for (const cut of cuts) {
    if (cut.from < from) continue
    addWords(part, source, { from, to: cut.from })
    from = cut.to
    const isEmpty = part.length === 0
    if (cut.name !== null) {
      if (!isEmpty) parts.push(part)
      part = emptyPart({ speaker: cut.name, start: isEmpty ? draft.start : cut.time, label: `${cut.name}: ` })
    } else if (cut.time !== null && !isEmpty) {
      addMark(part, { offset: part.length + 1, seconds: cut.time })
    }
  }
  addWords(part, source, { from, to: draft.text.length })
  if (part.length > 0 || parts.length === 0) parts.push(part)
  const last = part.words
  return parts.map(({ words, length, marks, ...head }) => ({
    ...draft,
    ...head,
    end: words === last ? draft.end : null,
    text: words.join(' '),
    marks: marks.filter(({ offset }) => offset < length),
  }))
}

function emptyPart({ speaker, start, label }: Pick<SegmentDraft, 'speaker' | 'start' | 'label'>): Part {
  return { speaker, start, ...(label && { label }), words: [], length: 0, marks: [] }
}

/** Appends the words and marks of a source range to a part. */
function addWords(part: Part, source: Source, { from, to }: Room): void {
  const words = source.text.slice(from, to)
  const said = words.trim()
  const first = from + words.length - words.trimStart().length
  const at = part.length === 0 ? 0 : part.length + 1
  for (let mark = source.marks[source.next]; mark && mark.offset < to; mark = source.marks[++source.next]) {
    const offset = at + Math.max(0, mark.offset - first)
    if (said !== '' && mark.offset >= from && offset > 0) addMark(part, { offset, seconds: mark.seconds })
  }
  if (said === '') return
  part.words.push(said)
  part.length = at + said.length
}

/** The later of two marks at the same offset wins. */
function addMark({ marks }: Part, mark: TimeMark): void {
  while ((marks.at(-1)?.offset ?? -1) >= mark.offset) marks.pop()
  marks.push(mark)
}
