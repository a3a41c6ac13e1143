import { jsonrepair } from 'jsonrepair'
import type { z } from 'zod'

export type Reading<Answer> = { answer: Answer } | { complaint: string }

/**
 * Reads JSON as models write it: bare, in a code fence, with words around it, after their thoughts, with trailing
 * commas or single quotes. The schema then decides whether it is an answer; nothing else is guessed.
 */
export function readAnswer<Answer>(text: string, schema: z.ZodType<Answer>): Reading<Answer> {
  const spoken = withoutThoughts(text).trim()
  if (spoken === '') return { complaint: 'It was empty.' }
  let complaint: string | undefined
  for (const candidate of jsonIn(spoken)) {
    const value = parseStrictly(candidate)
    const read = schema.safeParse(value ?? repaired(candidate))
    if (read.success) return { answer: read.data }
    complaint ??= `It does not fit the schema: ${inShort(read.error)}`
    // The candidate is valid JSON: any JSON inside it is a part of it, not the answer.
    if (value !== undefined) break
  }
  return { complaint: complaint ?? 'It held no JSON.' }
}

/**
 * Reads an answer that is complete although reported as cut off: some models add whitespace until they are stopped.
 */
export function readWholeAnswer<Answer>(text: string, schema: z.ZodType<Answer>): Answer | null {
  const read = schema.safeParse(parseStrictly(text))
  return read.success ? read.data : null
}

/** True if an answer ends inside its JSON, although the server doesn't say that it was cut off. */
export function breaksOff(text: string): boolean {
  const spoken = withoutThoughts(text).trimEnd()
  const start = spoken.search(/[{[]/)
  if (start < 0 || '}]`'.includes(spoken.at(-1) ?? '')) return false
  let [depth, inString] = [0, false]
  for (let at = start; at < spoken.length; at += 1) {
    const character = spoken[at] ?? ''
    if (inString && character === '\\') at += 1
    else if (character === '"') inString = !inString
    else if (!inString && '{['.includes(character)) depth += 1
    else if (!inString && '}]'.includes(character)) depth -= 1
  }
  return depth > 0
}

/**
 * Reads the longest beginning of a cut-off answer that fits the schema, without values that are incomplete: half a
 * sentence is of no use. Returns null if no beginning fits.
 */
export function readCutAnswer<Answer>(text: string, schema: z.ZodType<Answer>): Answer | null {
  const spoken = withoutThoughts(text)
  const start = spoken.search(/[{[]/)
  if (start < 0) return null
  const json = spoken.slice(start)
  for (const end of endsOfWholeValues(json).slice(0, maxEnds)) {
    const read = schema.safeParse(repaired(json.slice(0, end)))
    if (read.success) return read.data
  }
  return null
}

// Limits on attempts: each parses the whole text, in the thread that serves calls.
const maxStarts = 5
const maxEnds = 40

/** Yields the parts of a text that may be the JSON, likeliest first. */
function* jsonIn(text: string): Generator<string> {
  yield* fencedIn(text)
  const end = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']')) + 1
  const starts = [...text.matchAll(/[{[]/g)].slice(0, maxStarts)
  for (const { index } of starts) if (end > index) yield text.slice(index, end)
}

/** Removes everything from `<think>` or `<thinking>` to the next closing tag. */
function withoutThoughts(text: string): string {
  const opening = /<think(?:ing)?>/g
  const closing = /<\/think(?:ing)?>/g
  let spoken = ''
  let from = 0
  for (let open = opening.exec(text); open; open = opening.exec(text)) {
    closing.lastIndex = opening.lastIndex
    if (!closing.test(text)) break
    spoken += text.slice(from, open.index)
    from = closing.lastIndex
    opening.lastIndex = from
  }
  return spoken + text.slice(from)
}

/** Yields the contents of code fences. */
function* fencedIn(text: string): Generator<string> {
  const parts = text.split('```')
  for (let at = 1; at < parts.length - 1; at += 1) {
    const inside = /^(?:json)?\s*\n([\s\S]*)$/i.exec(parts[at] ?? '')?.[1]
    if (inside === undefined) continue
    yield inside
    // The next mark closes this fence and doesn't open another.
    at += 1
  }
}

function parseStrictly(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

function repaired(json: string): unknown {
  try {
    return JSON.parse(jsonrepair(json))
  } catch {
    return undefined
  }
}

/** Returns the offsets at which a comma or a closing bracket shows that the value before it is complete, last first. */
function endsOfWholeValues(json: string): number[] {
  const ends: number[] = []
  let inString = false
  for (let at = 0; at < json.length; at += 1) {
    const character = json[at]
    if (inString && character === '\\') at += 1
    else if (character === '"') inString = !inString
    else if (!inString && character === ',') ends.push(at)
    else if (!inString && (character === '}' || character === ']')) ends.push(at + 1)
  }
  return ends.reverse()
}

function inShort(error: z.ZodError): string {
  const [first, second] = error.issues
  return [first, second]
    .flatMap((issue) => (issue ? [`${issue.path.join('.') || 'the whole'}: ${issue.message}.`] : []))
    .join(' ')
}
