// A check over every reading: what looks like a name or a time of the file's own turns is never part of what was said.
import type { SegmentDraft } from './dialect.ts'
import type { Notebook } from './notebook.ts'
import { secondsOf } from './time-code.ts'
import type { TimeMark } from './transcript.ts'

/** Names that are looked for; a meeting has fewer. */
const mostNames = 60
const anyTime = /[[({<]?(\d{1,3}:\d\d(?::\d\d)?(?:[.,]\d{1,3})?)[\])}>]?/g
const bracketed = /^[[({<].*[\])}>]$/
const sentenceEnd = /[.?!…。？！]["'”’)\]]*\s*$/
const separators = /[\s:|*_–—-]*/y

/** A piece of the text that is none of what was said. */
type Cut = { from: number; to: number; name: string | null; time: number | null }
type Room = { from: number; to: number }

/** The drafts without such pieces: a name begins a turn, a time alone is a mark, a draft's own label only goes. */
export function withoutLeftoverHeads(drafts: readonly SegmentDraft[], notes: Notebook): readonly SegmentDraft[] {
  const names = namesIn(drafts)
  const rooms = roomsOf(drafts)
  let changed = false
  const settled = drafts.flatMap((draft, at) => {
    const room = rooms[at] ?? null
    const cuts = draft.text.includes(':')
      ? [...timeCuts(draft, { names, room, notes }), ...labelCuts(draft, names)]
      : []
    if (cuts.length === 0) return [draft]
    changed = true
    notes.repaired('names and times of turns among the words, taken out', draft, cuts.length)
    return withoutCuts(
      draft,
      cuts.sort((a, b) => a.from - b.from || b.to - a.to),
    )
  })
  return changed ? settled : drafts
}

/** Those that come again, the longest first: "Ada Stone" ends with "Stone". */
function namesIn(drafts: readonly SegmentDraft[]): string[] {
  const counts = new Map<string, number>()
  for (const { speaker } of drafts) if (speaker !== null) counts.set(speaker, (counts.get(speaker) ?? 0) + 1)
  const again = [...counts].flatMap(([name, count]) => (count > 1 && /\p{L}.*\p{L}/u.test(name) ? [name] : []))
  return again.slice(0, mostNames).sort((a, b) => b.length - a.length)
}

/** The times between which each draft lies by its neighbors; null where the file states none. */
function roomsOf(drafts: readonly SegmentDraft[]): (Room | null)[] {
  const rooms: (Room | null)[] = []
  let next = Number.POSITIVE_INFINITY
  for (let at = drafts.length - 1; at >= 0; at--) {
    const start = drafts[at]?.start ?? null
    rooms[at] = start === null ? null : { from: start, to: next }
    next = start ?? next
  }
  return rooms
}

/** Times in brackets that lie where the draft does, and times with the name of somebody beside them. */
function timeCuts(
  draft: SegmentDraft,
  { names, room, notes }: { names: readonly string[]; room: Room | null; notes: Notebook },
): Cut[] {
  const { text } = draft
  return [...text.matchAll(anyTime)].flatMap((match): Cut[] => {
    const time = secondsOf(match[1] ?? '')
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

/** `Ada Stone (00:02:05)`, where a turn can begin. */
function nameBefore(text: string, at: number, names: readonly string[]): Pick<Cut, 'from' | 'name'> | null {
  const window = text.slice(Math.max(0, at - 80), at)
  const spelled = window.replace(/(?<![\s:,|*_–—-])[\s:,|*_–—-]+$/, '')
  const name = names.find((known) => spelled.endsWith(known))
  if (name === undefined) return null
  const from = at - window.length + spelled.length - name.length
  return opensTurn(text, from) ? { from, name } : null
}

/** `[00:02:05] Ada Stone:`. */
function nameBehind(text: string, at: number, names: readonly string[]): Pick<Cut, 'to' | 'name'> | null {
  const from = behindSeparators(text, at)
  const name = names.find((known) => text.startsWith(`${known}:`, from))
  return name === undefined ? null : { to: behindSeparators(text, from + name.length), name }
}

/** `Ada Stone:` at the beginning of what she says herself, and behind a full stop of somebody else. */
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

function opensTurn(text: string, at: number): boolean {
  return at === 0 || sentenceEnd.test(text.slice(Math.max(0, at - 8), at))
}

/** What is left, in as many drafts as people are named. `cuts`: by their places. */
function withoutCuts(draft: SegmentDraft, cuts: readonly Cut[]): SegmentDraft[] {
  const parts: SegmentDraft[] = []
  let part: SegmentDraft = { ...draft, text: '', marks: [] }
  let from = 0
  for (const cut of cuts) {
    if (cut.from < from) continue
    part = withWords(part, draft, { from, to: cut.from })
    from = cut.to
    const opens = cut.name !== null && (part.text !== '' || cut.name !== draft.speaker)
    if (opens) {
      if (part.text !== '') parts.push({ ...part, end: null })
      part = { ...draft, speaker: cut.name, start: part.text === '' ? draft.start : cut.time, text: '', marks: [] }
    } else if (cut.time !== null && part.text !== '') {
      const offset = part.text.length + 1
      const others = (part.marks ?? []).filter((mark) => mark.offset < offset)
      part = { ...part, marks: [...others, { offset, seconds: cut.time }] }
    }
  }
  parts.push(withWords(part, draft, { from, to: draft.text.length }))
  return parts.map(({ text, marks = [], ...rest }) => ({
    ...rest,
    text,
    marks: marks.filter(({ offset }) => offset < text.length),
  }))
}

/** The part with the words of the draft from here to there behind its own, and with their marks. */
function withWords(part: SegmentDraft, { text, marks = [] }: SegmentDraft, { from, to }: Room): SegmentDraft {
  const words = text.slice(from, to)
  const said = words.trim()
  if (said === '') return part
  const lead = words.length - words.trimStart().length
  const at = part.text === '' ? 0 : part.text.length + 1
  const moved = marks.flatMap(({ offset, seconds }): TimeMark[] => {
    const place = offset - from - lead + at
    return offset >= from && offset < to && place > 0 ? [{ offset: place, seconds }] : []
  })
  const own = (part.marks ?? []).filter(({ offset }) => !moved.some((mark) => mark.offset === offset))
  return { ...part, text: part.text === '' ? said : `${part.text} ${said}`, marks: [...own, ...moved] }
}
