// Lines of a written transcript as the search for its layout looks at them.
import { isPlain, plainText } from '../plain-text.ts'

/** Stands for a tab or several spaces: columns are told by them. A code point that no text holds, by definition of Unicode. */
export const gap = '\ufdd0'

const wideSpace = /\t\s*| {2,}/
const everyWideSpace = new RegExp(wideSpace, 'g')
/** A link around a name or a time, whatever brackets that has of its own: `[(00:12)](https://…)`. */
const link = /!?\[(\[[^[\]]*\]|[^[\]]*)\]\((?:[^()\s]|\([^()\s]*\))*(?: "[^"]*")?\)/g
const escapedBracket = /\\([[\]()])/g

/** A line without markup, links and escaped brackets, its wide spaces kept as `gap`. */
export function headLine(raw: string): string {
  const trimmed = raw.trim()
  if (isPlain(trimmed) && !trimmed.includes('](') && !trimmed.includes('\\')) return trimmed
  const gapped = wideSpace.test(trimmed) ? trimmed.replace(everyWideSpace, gap) : trimmed
  let text = plainText(gapped)
  if (text.includes('](')) text = text.replace(link, '$1')
  if (text.includes('\\')) text = text.replace(escapedBracket, '$1')
  return text
}

/** The line as it is read: a wide space is one space. */
export function withoutGaps(line: string): string {
  return line.includes(gap) ? line.replaceAll(gap, ' ').replace(/ {2,}/g, ' ').trim() : line
}
