// Finds names before the words in a file's own notation, "(Anna) Hello" or "ANNA >> Hello", in cues and rows without a
// speaker field.
import type { SegmentDraft } from './dialect.ts'
import { learnedHeads } from './layouts/layout.ts'
import { nameShape } from './name-shape.ts'
import type { ParseWarnings } from './parse-warnings.ts'
import { withText } from './word-times.ts'

/**
 * Returns the drafts with such names as speakers if the whole file uses one notation. Otherwise possible names become
 * doubtful speakers, with a note.
 */
export function withMarkedNames(drafts: readonly SegmentDraft[], notes: ParseWarnings): readonly SegmentDraft[] {
  if (drafts.some(({ speaker, doubtful }) => speaker !== null || doubtful)) return drafts
  const heads = learnedHeads(drafts.map(({ text }) => text))
  const named = new Map([...heads].filter(([, { name, time, lines }]) => name !== null && time === null && lines === 1))
  if (named.size === 0) return withDoubtfulNames(drafts, notes)
  // If only changes of speaker are marked, a name applies to the cues after it.
  const carried = (drafts.length - named.size) * 5 > drafts.length
  let speaker: string | null = null
  return drafts.map((draft, at) => {
    const head = named.get(at)
    speaker = head?.name ?? (carried ? speaker : null)
    return head
      ? { ...withText(draft, head.words), speaker, ...labelBefore(draft.text, head.words) }
      : { ...draft, speaker }
  })
}

const bracketed = /^[[(<]([^\])>\d]{2,40})[\])>][ :.-]/
const beforeMark = /^([\p{L}][\p{L}.'’ -]{1,39}?) ?(?:>{1,3}|[|»~=]) /u
const noises =
  /^(?:laugh|applau|music|silence|cross-?talk|inaudible|unintelligible|indistinct|sigh|cheer|cough|pause|clap|foreign|speaking|background|theme|phone|bell|beep|sound|singing|whisper|noise|ad |end|chuckle|gasp)/i
/** A name that repeats this often isn't a coincidence. */
const oftenEnough = 3

function withDoubtfulNames(drafts: readonly SegmentDraft[], notes: ParseWarnings): readonly SegmentDraft[] {
  const found = new Map<string, SegmentDraft[]>()
  for (const draft of drafts) {
    const marked = markedName(draft.text)
    if (!marked) continue
    const known = found.get(marked.name)
    if (known) known.push(draft)
    else found.set(marked.name, [draft])
  }
  const often = new Map([...found].filter(([, those]) => those.length >= oftenEnough))
  if (often.size === 0) return drafts
  for (const [name, those] of often) {
    const what = `“${name}” before the words may be who speaks, and is kept as words: please check`
    notes.repaired(what, those[0], those.length)
  }
  return drafts.map((draft) => doubtfullyNamed(draft, often))
}

/** Returns the name before the words and the full mark around it. */
function markedName(text: string): { name: string; mark: string } | null {
  const [mark = '', written = ''] = bracketed.exec(text) ?? beforeMark.exec(text) ?? []
  const name = written.trim()
  return name === '' || noises.test(name) || nameShape(name) !== 'name' ? null : { name, mark }
}

function doubtfullyNamed(draft: SegmentDraft, names: ReadonlyMap<string, unknown>): SegmentDraft {
  const { name: speaker = '', mark = '' } = markedName(draft.text) ?? {}
  const words = draft.text.slice(mark.length).trimStart()
  if (!names.has(speaker) || words === '') return draft
  return { ...withText(draft, words), ...labelBefore(draft.text, words), doubtful: { speaker, likely: false } }
}

function labelBefore(text: string, words: string): Pick<SegmentDraft, 'label'> {
  return text.endsWith(words) ? { label: text.slice(0, text.length - words.length) } : {}
}
