import type { JsonDialect } from '../dialect.ts'
import { isFields, listObjects, listTimedWords, parseSpeaker, thousandths, toText } from '../json-fields.ts'
import { plainText } from '../plain-text.ts'
import { wordRuns } from '../word-runs.ts'

/** AssemblyAI: utterances if the file has speakers, else words. Times in milliseconds. */
export const assemblyAi: JsonDialect = {
  kind: 'json',
  key: 'assemblyai',
  label: 'AssemblyAI JSON',
  reads: (json) =>
    isFields(json) &&
    ('audio_duration' in json || 'language_model' in json || 'speech_model' in json) &&
    (listObjects(json.utterances).length > 0 || listObjects(json.words).length > 0),
  parse: ({ json }) => {
    if (!isFields(json)) return []
    const parts = listObjects(json.utterances).length > 0 ? json.utterances : json.words
    const said = listObjects(parts).map((part) => ({
      speaker: parseSpeaker(part.speaker),
      start: thousandths(part.start),
      end: thousandths(part.end),
      text: plainText(toText(part.text)),
      words: listTimedWords(part.words, ({ text, start }) => ({ text, seconds: thousandths(start) })),
    }))
    return parts === json.words ? wordRuns(said) : said
  },
}
