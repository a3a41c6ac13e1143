// What a tool says of itself inside the first or last words of a talk: the advertisement of a free plan, a credit.
import type { SegmentDraft } from './dialect.ts'
import { isToolLine } from './page-lines.ts'
import type { ParseWarnings } from './parse-warnings.ts'

/** So many segments from either end may hold it. */
const nearEnd = 3
const inBrackets =
  /[([](?:transcribed|transcript|transcription|captions|captioned|subtitles|subtitled) by [^()[\]]{1,120}[)\]]/i

export function withoutToolWords(drafts: readonly SegmentDraft[], notes: ParseWarnings): SegmentDraft[] {
  return drafts.map((draft, at) => {
    const isNearEnd = at < nearEnd || at >= drafts.length - nearEnd
    // Marks are places in the text.
    if (!isNearEnd || draft.marks?.length) return draft
    const text = isToolLine(draft.text) ? '' : draft.text.replace(inBrackets, ' ').replace(/ {2,}/g, ' ').trim()
    if (text === draft.text || (!inBrackets.test(draft.text) && text !== '')) return draft
    notes.dropped('lines about the transcript', draft)
    return { ...draft, text }
  })
}
