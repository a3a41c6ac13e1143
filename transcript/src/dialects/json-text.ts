import type { JsonDialect } from '../dialect.ts'
import { isFields, toText, valueAt } from '../json-fields.ts'
import { html } from './html.ts'
import { writtenText } from './written-text.ts'

/** JSON that contains the transcript as one text or a list of texts, parsed like a text file. */
export const jsonText: JsonDialect = {
  kind: 'json',
  key: 'json-text',
  label: 'JSON with the transcript as one text',
  reads: (json) => wholeText(json) !== '',
  parse: ({ json, notes }) => {
    const text = wholeText(json)
    const { parse } = /<\/(?:p|div|li)>|<br ?\/?>/i.test(text) ? html : writtenText
    return parse({ text, extension: '.txt', notes })
  },
}

const places = [
  'text',
  'transcript',
  'transcription',
  'content',
  'data.text',
  'data.transcript',
  'result.text',
  'results.transcripts.0.transcript',
]

function wholeText(json: unknown): string {
  if (Array.isArray(json)) return json.filter((item) => typeof item === 'string').join('\n\n')
  if (!isFields(json)) return ''
  const texts = places.map((place) => toText(valueAt(json, place)).trim())
  return texts.find((text) => /\p{L}/u.test(text)) ?? ''
}
