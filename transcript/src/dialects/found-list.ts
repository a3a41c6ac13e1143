import { bareName } from '../columns.ts'
import type { JsonDialect, JsonSource, SegmentDraft } from '../dialect.ts'
import { countedFromStart } from '../from-start.ts'
import { parseSpeaker, toText } from '../json-fields.ts'
import { carrySpaces, isPunctuation } from '../nested-words.ts'
import { plainText } from '../plain-text.ts'
import { after, type Row, type RowTime, rowSegments, rowTime } from '../rows.ts'
import type { Roles } from '../shapes/column-roles.ts'
import type { Cells } from '../shapes/lists.ts'
import { speakerAtTimes } from '../shapes/speaker-ranges.ts'
import { talkIn } from '../shapes/talk.ts'

/** The first rows are enough to see if the list is a talk. */
const sampleRows = 2000

/**
 * Fallback for unknown JSON: a list, at any depth, whose values look like a talk: words, increasing times, and a few
 * repeating names.
 */
export const foundList: JsonDialect = {
  kind: 'json',
  key: 'json-found',
  label: 'JSON that holds a list of words or turns under any names',
  reads: (json) => talkIn(json, sampleRows) !== null,
  parse: readFound,
}

function readFound({ json, notes }: JsonSource): SegmentDraft[] {
  const talk = talkIn(json)
  if (!talk) return []
  const { list, roles, oneWordEach, names } = talk
  const spaced = oneWordEach && carrySpaces(list.rows.slice(0, 1000).map((row) => toText(row[roles.text ?? ''])))
  const speaks = roles.speaker === null ? speakerAtTimes(talk) : null
  const rows = list.rows.map((row, at): Row => {
    const written = toText(row[roles.text ?? ''])
    const text = plainText(written)
    const { start, end } = timesIn(row, roles)
    const label = roles.speaker === null ? speaks?.(start.seconds) : parseSpeaker(row[roles.speaker])
    const speaker = label ? names.get(label) || label : null
    const glued = oneWordEach && (spaced ? !/^\s/.test(written) : isPunctuation(text))
    return { speaker, start, end, text, glued, entry: at + 1 }
  })
  const drafts = rowSegments(rows, { oneWordEach, notes })
  return countedFromStart(drafts, { countsFrames: false, notes }).slice()
}

/** Returns a row's times. The unit may be in the last part of the key. */
function timesIn(row: Cells, { start, end, duration }: Roles): { start: RowTime; end: RowTime } {
  const read = (column: string | null) =>
    rowTime(column === null ? undefined : row[column], bareName((column ?? '').replace(/^.*\./, '')))
  const from = read(start)
  return { start: from, end: end === null ? after(from, read(duration)) : read(end) }
}
