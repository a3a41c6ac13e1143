import type { JsonDialect, SegmentDraft } from '../dialect.ts'
import { type Fields, listObjects, listTimedWords, parseSpeaker, toNumber, toText, valueAt } from '../json-fields.ts'
import { plainText } from '../plain-text.ts'
import { type Word, wordRuns } from '../word-runs.ts'

/** Deepgram: utterances if present, else each channel's words, else its full text. */
export const deepgram: JsonDialect = {
  kind: 'json',
  key: 'deepgram',
  label: 'Deepgram JSON',
  reads: (json) => listObjects(valueAt(json, 'results.channels')).length > 0,
  parse: ({ json }) => {
    const utterances = listObjects(valueAt(json, 'results.utterances'))
    if (utterances.length > 0) return utterances.map(utterance)
    const words = spokenWords(json)
    return words.length > 0 ? wordRuns(words) : wholeTexts(json)
  },
}

function utterance(said: Fields): SegmentDraft {
  return {
    speaker: parseSpeaker(said.speaker),
    start: toNumber(said.start),
    end: toNumber(said.end),
    text: plainText(toText(said.transcript)),
    words: listTimedWords(said.words, ({ punctuated_word, word, start }) => ({
      text: punctuated_word ?? word,
      seconds: toNumber(start),
    })),
  }
}

/** If there are several channels and no diarization, each channel is a speaker. */
function spokenWords(json: unknown): Word[] {
  const channels = listObjects(valueAt(json, 'results.channels'))
  const words = channels.flatMap((channel, number) =>
    listObjects(valueAt(channel, 'alternatives.0.words')).map((word) => ({
      speaker: parseSpeaker(word.speaker) ?? (channels.length > 1 ? String(number) : null),
      start: toNumber(word.start),
      end: toNumber(word.end),
      text: plainText(toText(word.punctuated_word) || toText(word.word)),
    })),
  )
  return channels.length > 1 ? words.sort((a, b) => (a.start ?? 0) - (b.start ?? 0)) : words
}

function wholeTexts(json: unknown): SegmentDraft[] {
  const channels = listObjects(valueAt(json, 'results.channels'))
  return channels.map((channel, number) => ({
    speaker: channels.length > 1 ? String(number) : null,
    start: null,
    end: null,
    text: plainText(toText(valueAt(channel, 'alternatives.0.transcript'))),
  }))
}
