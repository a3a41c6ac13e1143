// Removes a tool's credit or free plan ad from the first or last words of a talk.
import type { SegmentDraft } from './dialect.ts'
import { isToolLine } from './page-lines.ts'
import type { DroppedWords, ParseWarnings } from './parse-warnings.ts'
import { repeatedTails, withoutRepeatedTails } from './repeated-tails.ts'
import { withText } from './word-times.ts'

/** Segments from either end that may contain it. */
const nearEnd = 3
const inBrackets =
  /[([](?:transcribed|transcript|transcription|captions|captioned|subtitles|subtitled) by [^()[\]]{1,120}[)\]]/i

export function withoutToolWords(read: readonly SegmentDraft[], notes: ParseWarnings): SegmentDraft[] {
  const texts = read.map(({ text }) => text)
  const bare = withoutRepeatedTails(texts)
  if (bare !== texts) notes.dropped(repeatedTails, read[0])
  const drafts = bare === texts ? read : read.map((draft, at) => withText(draft, bare[at] ?? ''))
  return drafts.map((draft, at) => {
    const isNearEnd = at < nearEnd || at >= drafts.length - nearEnd
    if (!isNearEnd) return draft
    const text = isToolLine(draft.text) ? '' : draft.text.replace(inBrackets, ' ').replace(/ {2,}/g, ' ').trim()
    if (text === draft.text || (!inBrackets.test(draft.text) && text !== '')) return draft
    if (text === '') notes.droppedWords({ ...toPosition(draft), what: 'lines about the transcript', text: draft.text })
    else notes.dropped('lines about the transcript', draft)
    return withText(draft, text)
  })
}

function toPosition({ line, entry }: SegmentDraft): Pick<DroppedWords, 'line' | 'entry'> {
  return { ...(line !== undefined && { line }), ...(entry !== undefined && { entry }) }
}
