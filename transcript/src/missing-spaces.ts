// Some tools lose the spaces between words. The words stay as they are, with a note.
import type { SegmentDraft } from './dialect.ts'
import type { ParseWarnings } from './parse-warnings.ts'

/** Enough segments to detect it. */
const sampleDrafts = 2000
/** Few words are longer in languages with spaces. */
const longestWord = 24
const runs = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}.,!?']+/gu

export function noteMissingSpaces(drafts: readonly SegmentDraft[], notes: ParseWarnings): void {
  let letters = 0
  let together = 0
  let first: SegmentDraft | undefined
  let count = 0
  for (const draft of drafts.slice(0, sampleDrafts)) {
    if (!hasLongRun(draft.text)) {
      letters += draft.text.length
      continue
    }
    let holdsRun = false
    for (const [run] of draft.text.matchAll(runs)) {
      letters += run.length
      if (run.length <= longestWord) continue
      together += run.length
      holdsRun = true
    }
    if (!holdsRun) continue
    first ??= draft
    count++
  }
  if (together * 4 > letters)
    notes.repaired('words without spaces between them, kept as they stand: please check', first, count)
}

/** True if more characters than a long word has stand without a space between them. Looks at few of the characters. */
function hasLongRun(text: string): boolean {
  for (let from = 0; from + longestWord < text.length; ) {
    const space = text.lastIndexOf(' ', from + longestWord)
    if (space < from) return true
    from = space + 1
  }
  return false
}
