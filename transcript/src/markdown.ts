// Removes Markdown from a transcript's lines. Speech that only looks like Markdown stays as it is.
import { findFrontMatter } from './front-matter.ts'
import { nameShape } from './name-shape.ts'
import { singleSpaced } from './plain-text.ts'

const heading = /^#{1,6}\s/
/** True for `-`, `*`, `_`, or `=`. */
function isRuleMark(code: number): boolean {
  return code === 0x2d || code === 0x2a || code === 0x5f || code === 0x3d
}

const rule = /^(?:-{3,}|\*{3,}|_{3,}|={3,})$/

/** Returns the lines after a YAML front matter block. */
export function withoutFrontMatter(lines: readonly string[]): { lines: readonly string[]; skipped: number } {
  const skipped = findFrontMatter(lines)?.end ?? 0
  return { lines: skipped > 0 ? lines.slice(skipped) : lines, skipped }
}

export function isHeading(line: string): boolean {
  return line.startsWith('#') && heading.test(line)
}

/** Returns the headings that are names. Names repeat, section headings don't. */
export function headingNames(lines: readonly string[]): Set<string> {
  const counts = new Map<string, number>()
  let all = 0
  for (const line of lines) {
    if (!line.startsWith('#') || !heading.test(line) || line.length > 60) continue
    all++
    const written = singleSpaced(line)
    counts.set(written, (counts.get(written) ?? 0) + 1)
  }
  const again = [...counts].filter(([written, count]) => count > 1 && nameShape(written.replace(/^#+ /, '')) === 'name')
  const share = again.reduce((sum, [, count]) => sum + count, 0)
  return new Set(again.length > 1 && share * 2 > all ? again.map(([written]) => written) : [])
}

export function isRule(line: string): boolean {
  return isRuleMark(line.charCodeAt(0)) && rule.test(line)
}

/** Returns a line without emphasis, links, code marks, and escapes. */
export function markdownText(raw: string): string {
  let text = raw
  if (text.includes('](')) text = text.replace(/!?\[([^[\]]*)\]\([^()\s]*\)/g, '$1')
  if (text.includes('*')) text = text.replace(/(?<![\w*\\])(\*{1,3})(?=\S)([^*\n]*[^*\s\\])\1(?![\w*])/g, '$2')
  if (text.includes('_')) text = text.replace(/(?<![\w\\])(_{1,2})(?=\S)([^_\n]*[^_\s\\])\1(?!\w)/g, '$2')
  if (text.includes('`')) text = text.replace(/(`{1,3})([^`\n]+)\1/g, '$2')
  if (text.includes('\\')) text = text.replace(/\\([\\`*_{}[\]()#+\-.!>~|&<])/g, '$1')
  return singleSpaced(text)
}
