// Names that stand before the words under marks of the file's own, "(Anna) Hello" or "ANNA >> Hello", in cues and rows
// that state no speaker otherwise.
import type { SegmentDraft } from './dialect.ts'
import { learnedHeads } from './layouts/layout.ts'
import type { Notebook } from './notebook.ts'
import { nameShape } from './speaker-labels.ts'

/** The drafts with such names as speakers where the whole file keeps to one way of writing them; else a note that some may be left. */
export function withMarkedNames(drafts: readonly SegmentDraft[], notes: Notebook): readonly SegmentDraft[] {
  if (drafts.some(({ speaker }) => speaker !== null)) return drafts
  const heads = learnedHeads(drafts.map(({ text }) => text))
  const named = new Map([...heads].filter(([, { name, time, lines }]) => name !== null && time === null && lines === 1))
  if (named.size === 0) {
    tellDoubtful(drafts, notes)
    return drafts
  }
  // Names on hardly any cue but where the speaker changes hold for those that follow.
  const carried = (drafts.length - named.size) * 5 > drafts.length
  let speaker: string | null = null
  return drafts.map((draft, at) => {
    const head = named.get(at)
    speaker = head?.name ?? (carried ? speaker : null)
    return { ...draft, speaker, text: head ? head.words : draft.text }
  })
}

const bracketed = /^[[(<]([^\])>\d]{2,40})[\])>][ :.-]/
const beforeMark = /^([\p{L}][\p{L}.'’ -]{1,39}?) ?(?:>{1,3}|[|»~=]) /u
const noises =
  /^(?:laugh|applau|music|silence|cross-?talk|inaudible|unintelligible|indistinct|sigh|cheer|cough|pause|clap|foreign|speaking|background|theme|phone|bell|beep|sound|singing|whisper|noise|ad |end|chuckle|gasp)/i
/** A name comes again; so often it is no chance. */
const oftenEnough = 3

function tellDoubtful(drafts: readonly SegmentDraft[], notes: Notebook): void {
  const found = new Map<string, SegmentDraft[]>()
  for (const draft of drafts) {
    const name = (bracketed.exec(draft.text) ?? beforeMark.exec(draft.text))?.[1]?.trim()
    if (name === undefined || noises.test(name) || nameShape(name) !== 'name') continue
    const known = found.get(name)
    if (known) known.push(draft)
    else found.set(name, [draft])
  }
  for (const [name, those] of found) {
    if (those.length < oftenEnough) continue
    const what = `“${name}” before the words may be who speaks, and is kept as words: please check`
    notes.repaired(what, those[0], those.length)
  }
}
