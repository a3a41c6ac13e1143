import { parseTranscript } from '../parse.ts'
import type { Transcript } from '../transcript.ts'

/** The transcript of an uploaded JSON file; a text is the file as it stands. */
export function readJsonFile(json: unknown): Transcript {
  const text = typeof json === 'string' ? json : JSON.stringify(json)
  return parseTranscript(new TextEncoder().encode(text), 'talk.json')
}

/** [speaker, start, end, text] of each segment. */
export function spoken(json: unknown): unknown[][] {
  return readJsonFile(json).segments.map(({ speaker, start, end, text }) => [speaker, start, end, text])
}

/** What most fixtures say. */
export const greetings = [
  ['A', 0.5, 1.5, 'Good morning.'],
  ['B', 2, 3.25, 'Hi there.'],
]
