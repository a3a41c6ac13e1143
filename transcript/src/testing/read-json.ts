import { parseTranscript } from '../parse.ts'
import type { Transcript } from '../transcript.ts'

/** Parses an uploaded JSON file. A string is used as the file's text. */
export function readJsonFile(json: unknown): Transcript {
  const text = typeof json === 'string' ? json : JSON.stringify(json)
  return parseTranscript(new TextEncoder().encode(text), 'talk.json')
}

/** Returns [speaker, start, end, text] for each segment. */
export function spoken(json: unknown): unknown[][] {
  return readJsonFile(json).segments.map(({ speaker, start, end, text }) => [speaker, start, end, text])
}

/** The text of most fixtures. */
export const greetings = [
  ['A', 0.5, 1.5, 'Good morning.'],
  ['B', 2, 3.25, 'Hi there.'],
]
