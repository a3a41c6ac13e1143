// YouTube's transcript panel, when copied, repeats each time in words for screen readers.
import type { ParseWarnings } from './parse-warnings.ts'
import { isLoneTime, type TextLine } from './text-lines.ts'

/** Returns the lines without "1 minute, 5 seconds" below `1:05`, if nearly all times are repeated like this. */
export function withoutSpokenTimes(
  lines: readonly TextLine[],
  { readAgain, notes }: { readAgain(line: TextLine, raw: string): TextLine; notes: ParseWarnings },
): readonly TextLine[] {
  const rests = new Map<TextLine, string>()
  for (const [at, line] of lines.entries()) {
    const above = lines[at - 1]
    const rest = above && isLoneTime(above) ? afterSpokenTime(line.raw, above.time ?? 0) : null
    if (rest !== null) rests.set(line, rest)
  }
  const times = lines.filter((line) => isLoneTime(line) && !rests.has(line)).length
  if (rests.size < 2 || rests.size * 5 < times * 4) return lines
  return lines.flatMap((line) => {
    const rest = rests.get(line)
    if (rest === undefined) return [line]
    notes.dropped('times written out in words', line.number)
    return rest === '' ? [] : [readAgain(line, rest)]
  })
}

const spelled = /^(?:(\d{1,3}) hours?,? ?)?(?:(\d{1,2}) minutes?,? ?)?(?:(\d{1,2}) seconds?)?/

function afterSpokenTime(line: string, time: number): string | null {
  const found = spelled.exec(line)
  if (!found?.[0]) return null
  const [, hours = '0', minutes = '0', seconds = '0'] = found
  const same = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) === Math.floor(time)
  return same ? line.slice(found[0].length).trim() : null
}
