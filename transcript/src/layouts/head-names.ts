// Finds where a name ends in the head of a turn.
import { nameShape } from '../name-shape.ts'

export const maxNameLength = 60
/** Ends a possible name: a dash between spaces, or a time. */
const nameEnd =
  /\s[-–—/]+(?:\s|$)|[–—]|,?\s(?=_*\d{1,3}(?::\d|[hms]| (?:h|stunde|or[ae]|uur|час|min|мин)\p{L}{0,8},? \d)|\d{1,4}[-/.]\d{1,2}[-/.]\d|\d{1,2}\.? \p{L}{3,9}\.?,? \d{4}|\p{L}{3,9} \d{1,2}, \d{4})|\s@/iu
/** "Yes." is speech; "Ada S." and "Psy.D." are names. */
const sentenceEnd = /(?<![\p{L}’'.])[\p{L}’']{3,}\.$/u

/** Cache by the run of letters and the characters after it: few names start most lines. */
const namesInRuns = new Map<string, string | null>()
const maxRuns = 1000

/** Returns the name that a run of `length` letters begins with, or null; `seen` has a few more characters. */
export function nameIn(seen: string, length: number): string | null {
  const known = namesInRuns.get(seen)
  if (known !== undefined) return known
  const cut = seen.search(nameEnd)
  const text = seen.slice(0, cut >= 0 && cut < length ? cut : length)
  const name = text.length > maxNameLength ? '' : withoutLastMarks(text)
  const found = isName(name) ? name : null
  if (namesInRuns.size >= maxRuns) namesInRuns.clear()
  namesInRuns.set(seen, found)
  return found
}

function withoutLastMarks(text: string): string {
  let end = text.length
  while (end > 0 && ' ,_/'.includes(text.charAt(end - 1))) end--
  return text.slice(0, end)
}

function isName(text: string): boolean {
  return text !== '' && nameShape(text) !== null && !/^\d+$/.test(text) && !sentenceEnd.test(text)
}
