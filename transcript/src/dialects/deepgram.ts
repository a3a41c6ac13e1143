import type { JsonDialect, SegmentDraft } from '../dialect.ts'
import { type Fields, listOf, numberOf, speakerOf, textOf, valueAt } from '../json-fields.ts'
import { plainText } from '../plain-text.ts'
import { type Word, wordRuns } from '../word-runs.ts'

/** Deepgram: utterances where they were asked for, else the words of each channel, else its whole text. */
export const deepgram: JsonDialect = {
  kind: 'json',
  key: 'deepgram',
  label: 'Deepgram JSON',
  reads: (json) => listOf(valueAt(json, 'results.channels')).length > 0,
  parse: ({ json }) => {
    const utterances = listOf(valueAt(json, 'results.utterances'))
    if (utterances.length > 0) return utterances.map(utterance)
    const words = spokenWords(json)
    return words.length > 0 ? wordRuns(words) : wholeTexts(json)
  },
}

function utterance(said: Fields): SegmentDraft {
  return {
    speaker: speakerOf(said.speaker),
    start: numberOf(said.start),
    end: numberOf(said.end),
    text: plainText(textOf(said.transcript)),
  }
}

/** With several channels and no told-apart speakers, each channel is one speaker. */
function spokenWords(json: unknown): Word[] {
  const channels = listOf(valueAt(json, 'results.channels'))
  const words = channels.flatMap((channel, number) =>
    listOf(valueAt(channel, 'alternatives.0.words')).map((word) => ({
      speaker: speakerOf(word.speaker) ?? (channels.length > 1 ? String(number) : null),
      start: numberOf(word.start),
      end: numberOf(word.end),
      text: plainText(textOf(word.punctuated_word) || textOf(word.word)),
    })),
  )
  return channels.length > 1 ? words.sort((a, b) => (a.start ?? 0) - (b.start ?? 0)) : words
}

function wholeTexts(json: unknown): SegmentDraft[] {
  const channels = listOf(valueAt(json, 'results.channels'))
  return channels.map((channel, number) => ({
    speaker: channels.length > 1 ? String(number) : null,
    start: null,
    end: null,
    text: plainText(textOf(valueAt(channel, 'alternatives.0.transcript'))),
  }))
}
