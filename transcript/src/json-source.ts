import { jsonShape } from './json-shape.ts'
import { maxJsonDepth } from './limits.ts'
import type { ParseWarnings } from './parse-warnings.ts'
import { UnreadableTranscript } from './unreadable.ts'

/** True for text that starts like JSON. `[00:12] Ada:`, `[SPEAKER_01]:`, and `[[0:12]](https://…)` don't. */
export function looksLikeJson(text: string, extension: string): boolean {
  return (
    /^\s*(?:\{\s*(?:"|\})|\[\s*(?:\[(?!\d+[:hms])|[{"\]]))/.test(text) ||
    (extension === '.json' && /^\s*[[{]/.test(text))
  )
}

/**
 * Parses JSON or JSON lines.
 * @throws UnreadableTranscript with the line of a syntax error, or the depth if it is nested too deeply
 */
export function readJson(text: string, notes: ParseWarnings): unknown {
  try {
    return parseShallow(text)
  } catch (error) {
    if (error instanceof UnreadableTranscript) throw error
    const lines = jsonLines(text, notes)
    if (lines !== undefined) return lines
    const repaired = withoutNaN(text)
    if (repaired !== undefined) {
      notes.repaired('JSON that does not follow the rules')
      return repaired
    }
    throw new UnreadableTranscript('malformed', complaint(text, error))
  }
}

/** Parses one object per line, as streaming scripts write them. The last line may be cut short. */
function jsonLines(text: string, notes: ParseWarnings): unknown[] | undefined {
  const lines = text.split('\n')
  const first = (lines.find((line) => line.trim() !== '') ?? '').trim().replace(/,$/, '').trimEnd()
  if (!first.startsWith('{') || !first.endsWith('}')) return undefined
  const objects: unknown[] = []
  const broken: number[] = []
  for (const [at, line] of lines.entries()) {
    if (line.trim() === '') continue
    const object = attempt(() => parseShallow(line.replace(/,\s*$/, '')))
    if (object === undefined) broken.push(at + 1)
    else objects.push(object)
  }
  if (objects.length < 2 || broken.length > objects.length) return undefined
  for (const line of broken) notes.dropped('lines that are no JSON', line)
  return objects
}

/** Replaces NaN, which Python writes for missing confidence scores and JSON doesn't allow. */
function withoutNaN(text: string): unknown {
  return text.includes('NaN')
    ? attempt(() => parseShallow(text.replace(/([:[,]\s*)NaN(?=\s*[,}\]])/g, '$1null')))
    : undefined
}

function attempt<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch (error) {
    if (error instanceof UnreadableTranscript) throw error
    return undefined
  }
}

/** Checks the depth first, because later code is recursive. */
function parseShallow(json: string): unknown {
  const { depth } = jsonShape(json)
  if (depth <= maxJsonDepth) return JSON.parse(json)
  throw new UnreadableTranscript(
    'too-much',
    `The JSON of this file is ${depth.toLocaleString('en-US')} levels deep, and at most ${maxJsonDepth} are read. Export it again as a list of segments.`,
  )
}

function complaint(text: string, error: unknown): string {
  const message = error instanceof Error ? error.message : ''
  const position = /position (\d+)/.exec(message)
  const stop = position ? Math.min(Number(position[1]), text.length) : text.length
  const line = text.slice(0, stop).split('\n').length
  const endsEarly = stop >= text.trimEnd().length || /end of|unterminated/i.test(message)
  return endsEarly
    ? `The JSON breaks off at line ${line}: the file seems cut short. Export or download it again.`
    : `The JSON has a mistake in line ${line} (“${around(text, stop)}”). Correct it, or export the file again.`
}

function around(text: string, at: number): string {
  return text
    .slice(Math.max(0, at - 20), at + 10)
    .replace(/\s+/g, ' ')
    .trim()
}
