// Joins a time on one line and the name on the next, or the other way round, into the head of the words below.
import { isLoneTime, type TextLine } from './text-lines.ts'

/** Returns such pairs as one line. A later step checks the name; if it isn't one, `joined` restores the lines. */
export function joinedHeads(lines: readonly TextLine[]): TextLine[] {
  const heads: TextLine[] = []
  for (let at = 0; at < lines.length; at++) {
    const [line, next] = [lines[at], lines[at + 1]]
    if (!line) continue
    const joined = next && join(line, next)
    heads.push(joined ?? line)
    if (joined) at++
  }
  return heads
}

function join(line: TextLine, next: TextLine): TextLine | null {
  const joined = [line, next]
  if (isLoneTime(line) && next.loneName && next.time === null) {
    return { ...next, opensParagraph: line.opensParagraph, time: line.time, end: line.end, timePlace: 'first', joined }
  }
  const label = line.words === '' && line.label?.shape === 'name' ? line.label : null
  if (label && line.time === null && isLoneTime(next)) {
    const certain = line.loneName ? label : { ...label, shape: 'certain' as const }
    return { ...line, label: certain, time: next.time, end: next.end, timePlace: 'after', joined }
  }
  return null
}
