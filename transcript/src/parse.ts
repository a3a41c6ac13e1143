import { assemble } from './assemble.ts'
import { decodeText } from './decode.ts'
import type { SegmentDraft } from './dialect.ts'
import { dialects } from './dialects.ts'
import { isFields } from './json-fields.ts'
import { looksLikeJson, readJson } from './json-source.ts'
import { type Notebook, openNotebook } from './notebook.ts'
import { withoutEdgeMarks } from './plain-text.ts'
import { rowReader } from './row-fields.ts'
import { isSpeech } from './speech.ts'
import type { Transcript } from './transcript.ts'
import { UnreadableTranscript } from './unreadable.ts'

/**
 * Reads the bytes of an uploaded file. The content decides how; the file name is only a hint.
 * @throws UnreadableTranscript with a message for the person who uploaded it.
 */
export function parseTranscript(bytes: Uint8Array, filename: string): Transcript {
  const notes = openNotebook()
  const text = decodeText(bytes, notes)
  if (text.trim() === '') {
    throw new UnreadableTranscript('empty', 'This file is empty. Upload one that holds the transcript.')
  }
  const extension = /\.[^./\\]+$/.exec(filename.toLowerCase())?.[0] ?? ''
  const read = looksLikeJson(text, extension) ? readAsJson(text, notes) : readAsText(text, extension, notes)
  if (read) {
    const transcript = assemble(read.key, read.drafts, notes)
    if (transcript.segments.length > 0 && isSpeech(transcript)) return transcript
  }
  throw new UnreadableTranscript('no-speech', noSpeech(looksLikeJson(text, extension)))
}

type Read = { key: string; drafts: SegmentDraft[] }

function readAsJson(text: string, notes: Notebook): Read | null {
  const json = onlyAnswer(readJson(text, notes))
  for (const dialect of dialects) {
    if (dialect.kind === 'json' && dialect.reads(json))
      return { key: dialect.key, drafts: dialect.parse({ json, notes }) }
  }
  return null
}

/** Some tools put their one answer into a list. What states a time of its own is a segment, and the list a short talk. */
function onlyAnswer(json: unknown): unknown {
  const alone = Array.isArray(json) && json.length === 1 ? json[0] : undefined
  const holdsLists =
    isFields(alone) && Object.values(alone).some((value) => typeof value === 'object' && value !== null)
  return holdsLists && rowReader()(alone).start === null ? alone : json
}

function readAsText(text: string, extension: string, notes: Notebook): Read | null {
  const source = { text: withoutEdgeMarks(text.replace(otherLineEnds, '\n')), extension, notes }
  for (const dialect of dialects) {
    if (dialect.kind === 'text' && dialect.reads(source)) return { key: dialect.key, drafts: dialect.parse(source) }
  }
  return null
}

/** Line and page ends of Unicode and of old printers; in JSON they may stand inside a text. */
const otherLineEnds = /[\u2028\u2029\u0085\f\v]/g

function noSpeech(json: boolean): string {
  const kind = json ? 'json' : 'text'
  const looked = dialects.filter((dialect) => dialect.kind === kind).map((dialect) => dialect.label)
  const needed = json
    ? 'A list of objects with a “text” each is enough.'
    : 'A time line such as 00:00:01,000 --> 00:00:04,000 above the words, or lines such as “Maya: Hello”, are enough.'
  return `No speech was found in this file. ${needed} Looked for: ${looked.join(', ')}.`
}
