// Captions with the speaker's name on the first line of a cue, alone or in brackets, and the words below.

import { nameShape } from './name-shape.ts'
import type { TimedLines } from './named-lines.ts'
import { isNoise } from './noises.ts'

/**
 * Returns the cues with such names rewritten as labels, `[Name]: words`; unchanged if the file doesn't follow the
 * convention.
 */
export function withLabeledNames(parts: readonly TimedLines[]): readonly TimedLines[] {
  const names = namesAbove(parts)
  if (names.size === 0) return parts
  return parts.map((part) => ({ ...part, lines: labeled(part.lines, names) }))
}

/** Returns the names if nearly every cue has one and names repeat. Lines that only look like names do neither. */
function namesAbove(parts: readonly TimedLines[]): Set<string> {
  const heads = listFirstLineNames(parts)
  const names = new Set(heads)
  const convention = heads.length >= 3 && names.size * 2 <= heads.length + 1
  if (!convention) return new Set()
  for (const { lines } of parts) {
    for (const line of lines.slice(1, -1)) {
      const name = isBracketed(line) ? nameIn(line) : null
      if (name) names.add(name)
    }
  }
  return names
}

/** Returns the names on first lines; stops with an empty list once a fifth of the cues have none. */
function listFirstLineNames(parts: readonly TimedLines[]): string[] {
  const heads: string[] = []
  let without = 0
  for (const { lines } of parts) {
    const name = lines.length > 1 ? nameIn(lines[0]) : null
    if (name !== null) heads.push(name)
    else if (++without * 5 > parts.length) return []
  }
  return heads
}

function labeled(lines: readonly string[], names: ReadonlySet<string>): string[] {
  const written: string[] = []
  for (const [at, line] of lines.entries()) {
    const name = at + 1 < lines.length ? nameIn(line) : null
    if (name && names.has(name)) written.push(`[${name}]: `)
    else if (written.at(-1)?.endsWith(']: ')) written[written.length - 1] += line
    else if (line !== '-') written.push(line)
  }
  return written
}

function nameIn(line: string | undefined): string | null {
  if (!line || line.length > 60 || line.split(' ', 6).length > 5) return null
  const name = isBracketed(line) ? line.slice(1, -1).trim() : line
  if (isNoise(name) || /[.,:…]$/.test(name)) return null
  return nameShape(name) === 'name' ? name : null
}

function isBracketed(line: string): boolean {
  return /^(?:\([^()]+\)|\[[^[\]]+\])$/.test(line)
}
