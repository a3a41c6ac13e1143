// What reads otherwise in a transcript under other corrections.
import {
  type Correction,
  correctSegments,
  getEnd,
  placeMap,
  type Span,
  standing,
  toKey,
} from '@podcastai/transcript/corrections'

/** `wide`: made for all places of the words, not for this one alone. */
export type ActiveCorrection = Correction & { act: string; wide: boolean }

/** A segment of the transcript as it was heard. */
export type HeardSegment = { id: number; speaker: string | null; text: string }

/** The corrections that counted when something was written, and those that count now; each newest first. */
export type CorrectionsChange = { was: readonly ActiveCorrection[]; is: readonly ActiveCorrection[] }

/** Words that read otherwise: where they stood before, and what they are in both. */
export type ChangedWords = { span: Span; was: string; is: string; wide: boolean }

/** In the order of the transcript; words over two segments that one act changed are one. */
export function changedWords(heard: readonly HeardSegment[], { was, is }: CorrectionsChange): ChangedWords[] {
  const [before, after] = [toReading(heard, was), toReading(heard, is)]
  const texts = new Map(heard.map(({ id, text }) => [id, text]))
  const all = differences(before.rows, after.rows, new Set(was.map(toKey)))
  const joined: Difference[][] = []
  for (const one of all) {
    const last = joined.at(-1)?.at(-1)
    if (last && continues(last, one, texts.get(last.segment) ?? '')) joined.at(-1)?.push(one)
    else joined.push([one])
  }
  return joined.flatMap((parts) => {
    const [first, last] = [parts[0], parts.at(-1)]
    const words = { was: parts.map(before.getWords).join(' ').trim(), is: parts.map(after.getWords).join(' ').trim() }
    if (!first || !last || words.was === '' || words.is === '') return []
    return [{ span: { from: before.toSpan(first).from, to: before.toSpan(last).to }, ...words, wide: first.by.wide }]
  })
}

/** A stretch of heard words, and the correction that decides how they read now. */
type Difference = { segment: number; from: number; to: number; by: ActiveCorrection }

function toReading(heard: readonly HeardSegment[], active: readonly ActiveCorrection[]) {
  const rows = standing(active)
  const texts = new Map(correctSegments(heard, rows).map(({ id, text }) => [id, text]))
  const { shown } = placeMap(rows)
  const toSpan = ({ segment, from, to }: Difference): Span => ({
    from: shown({ segment, offset: from }),
    to: shown({ segment, offset: to }, 'to'),
  })
  const getWords = (one: Difference) => {
    const { from, to } = toSpan(one)
    return (texts.get(one.segment) ?? '').slice(from.offset, to.offset).trim()
  }
  return { rows, toSpan, getWords }
}

function differences(
  was: readonly ActiveCorrection[],
  is: readonly ActiveCorrection[],
  activeBefore: ReadonlySet<string>,
): Difference[] {
  const [before, after] = [new Set(was.map(toKey)), new Set(is.map(toKey))]
  const gone = was.filter((row) => !after.has(toKey(row)))
  const come = is.filter((row) => !before.has(toKey(row)))
  const rows = [...gone, ...come].sort((one, other) => one.segment - other.segment || one.offset - other.offset)
  const isNew = new Set(come)
  const found: Difference[] = []
  for (const row of rows) {
    const last = found.at(-1)
    if (last && last.segment === row.segment && row.offset < last.to) {
      last.to = Math.max(last.to, getEnd(row))
      last.by = decider(last.by, row, { isNew, activeBefore })
    } else found.push({ segment: row.segment, from: row.offset, to: getEnd(row), by: row })
  }
  return found
}

/** Of two corrections of the same words the newer one; an older one shows again where the newer was taken back. */
function decider(
  one: ActiveCorrection,
  other: ActiveCorrection,
  { isNew, activeBefore }: { isNew: ReadonlySet<ActiveCorrection>; activeBefore: ReadonlySet<string> },
): ActiveCorrection {
  const isMade = (row: ActiveCorrection) => isNew.has(row) && !activeBefore.has(toKey(row))
  if (isMade(one) !== isMade(other)) return isMade(one) ? one : other
  return isNew.has(one) ? other : one
}

function continues(last: Difference, next: Difference, text: string): boolean {
  const isNextSegment = next.segment === last.segment + 1 && next.by.act === last.by.act
  return isNextSegment && last.to === text.length && next.from === 0
}
