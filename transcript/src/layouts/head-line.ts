// Normalizes lines of a written transcript for layout detection.
import { isPlain, plainText } from '../plain-text.ts'

/** Replaces a tab or several spaces, which separate columns. A Unicode noncharacter that text never contains. */
export const gap = '\ufdd0'

const wideSpace = /\t\s*| {2,}/
const everyWideSpace = new RegExp(wideSpace, 'g')
/** A link around a name or time, including the text's own brackets: `[(00:12)](https://…)`. */
const link = /!?\[(\[[^[\]]*\]|[^[\]]*)\]\((?:[^()\s]|\([^()\s]*\))*(?: "[^"]*")?\)/g
const escapedBracket = /\\([[\]()])/g

/** Returns a line without markup, links, and escaped brackets. Wide spaces become `gap`. */
export function headLine(raw: string): string {
  const trimmed = raw.trim()
  if (isPlain(trimmed) && !trimmed.includes('](') && !trimmed.includes('\\')) return trimmed
  const gapped = wideSpace.test(trimmed) ? trimmed.replace(everyWideSpace, gap) : trimmed
  let text = plainText(gapped)
  if (text.includes('](')) text = text.replace(link, '$1')
  if (text.includes('\\')) text = text.replace(escapedBracket, '$1')
  return text
}

/** Returns the line with each wide space as a single space. */
export function withoutGaps(line: string): string {
  return line.includes(gap) ? line.replaceAll(gap, ' ').replace(/ {2,}/g, ' ').trim() : line
}
