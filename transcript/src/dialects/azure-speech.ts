import type { JsonDialect, SegmentDraft } from '../dialect.ts'
import {
  type Fields,
  isFields,
  listObjects,
  listTimedWords,
  parseSpeaker,
  secondsIn,
  toNumber,
  toText,
  valueAt,
} from '../json-fields.ts'
import { plainText } from '../plain-text.ts'

/** Azure AI Speech: batch transcription, fast transcription, and results of its SDKs, one or a list. */
export const azureSpeech: JsonDialect = {
  kind: 'json',
  key: 'azure-speech',
  label: 'Azure Speech JSON',
  reads: (json) => phrasesIn(json).length > 0,
  parse: ({ json }) => {
    const phrases = phrasesIn(json)
    const channels = new Set(phrases.map(({ channel }) => channel))
    const drafts = phrases.map((phrase) => readPhrase(phrase, channels.size > 1))
    return channels.size > 1 ? drafts.sort((a, b) => (a.start ?? 0) - (b.start ?? 0)) : drafts
  },
}

/** Returns the phrases of a batch, fast, or SDK result. Combined phrases repeat the same words and are ignored. */
function phrasesIn(json: unknown): Fields[] {
  const batch = listObjects(valueAt(json, 'recognizedPhrases'))
  if (batch.length > 0) return batch
  const fast = listObjects(valueAt(json, 'phrases'))
  if (fast.some((phrase) => 'offsetMilliseconds' in phrase)) return fast
  const results = isFields(json) ? [json] : listObjects(json)
  return results.filter((result) => 'RecognitionStatus' in result || ('NBest' in result && 'Offset' in result))
}

function readPhrase(phrase: Fields, byChannel: boolean): SegmentDraft {
  const best = valueAt(phrase, 'nBest.0') ?? valueAt(phrase, 'NBest.0')
  const written = phrase.text ?? valueAt(best, 'display') ?? valueAt(best, 'Display') ?? phrase.DisplayText
  const start = timeIn(phrase, 'offset')
  const duration = timeIn(phrase, 'duration')
  const speaker =
    parseSpeaker(phrase.speaker) ?? parseSpeaker(valueAt(best, 'speaker')) ?? parseSpeaker(phrase.SpeakerId)
  return {
    speaker: speaker ?? (byChannel ? parseSpeaker(phrase.channel) : null),
    start,
    end: start === null || duration === null ? null : Math.round((start + duration) * 1000) / 1000,
    text: plainText(toText(written)),
    words: listWords(phrase, best),
  }
}

/** Displayed words are those of the text, with its capitals and numbers. */
function listWords(phrase: Fields, best: unknown): SegmentDraft['words'] {
  const lists = [phrase.words, ...['displayWords', 'DisplayWords', 'words', 'Words'].map((name) => valueAt(best, name))]
  const list = lists.find((words) => listObjects(words).length > 0)
  return listTimedWords(list, (word) => ({
    text: word.displayText ?? word.text ?? word.word ?? word.Word,
    seconds: timeIn(word, 'offset'),
  }))
}

const ticksPerSecond = 10_000_000

function timeIn(phrase: Fields, name: 'offset' | 'duration'): number | null {
  const milliseconds = toNumber(phrase[`${name}Milliseconds`])
  if (milliseconds !== null) return milliseconds / 1000
  const ticks = toNumber(phrase[`${name}InTicks`]) ?? toNumber(phrase[name === 'offset' ? 'Offset' : 'Duration'])
  return ticks === null ? secondsIn(phrase[name]) : Math.round((ticks / ticksPerSecond) * 1000) / 1000
}
