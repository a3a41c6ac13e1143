import type { JsonDialect, SegmentDraft } from '../dialect.ts'
import { type Fields, isFields, listObjects, parseSpeaker, secondsIn, toText, valueAt } from '../json-fields.ts'
import { plainText } from '../plain-text.ts'
import { type Word, wordRuns } from '../word-runs.ts'

/** Google Cloud Speech-to-Text, v1 and v2: results with words, or with full texts if word times were off. */
export const googleSpeech: JsonDialect = {
  kind: 'json',
  key: 'google-speech',
  label: 'Google Speech-to-Text JSON',
  reads: (json) => resultsIn(json).length > 0,
  parse: ({ json }) => {
    const results = resultsIn(json)
    const words = inOrder(retold(results) ?? results)
    return words.length > 0 ? wordRuns(words) : wholeTexts(results)
  },
}

/** Returns the results of a plain response or of a long-running operation. */
function resultsIn(json: unknown): Fields[] {
  const results = [valueAt(json, 'results'), valueAt(json, 'response.results')]
    .map(listObjects)
    .find((list) => list.length > 0)
  const isGoogles = results?.some((result) => {
    const best = valueAt(result, 'alternatives.0')
    return isFields(best) && ('transcript' in best || listObjects(best.words).length > 0)
  })
  return results && isGoogles ? results : []
}

/** With diarization, v1 ends with one result that repeats all words with their speakers. Returns it, or null. */
function retold(results: readonly Fields[]): Fields[] | null {
  const last = results.at(-1)
  const [first] = listWords(results[0])
  const [again] = listWords(last)
  if (!last || results.length < 2 || !again || getSpeakerTag(again) === null) return null
  const repeats = first
    ? getStart(again) === getStart(first)
    : toText(valueAt(last, 'alternatives.0.transcript')) === ''
  return repeats ? [last] : null
}

function inOrder(results: readonly Fields[]): Word[] {
  const channels = new Set(results.map((result) => parseSpeaker(result.channelTag ?? result.channel_tag)))
  const words = results.flatMap((result) => {
    const channel = channels.size > 1 ? parseSpeaker(result.channelTag ?? result.channel_tag) : null
    return listWords(result).map((word) => ({
      text: plainText(toText(word.word)),
      speaker: getSpeakerTag(word) ?? channel,
      start: getStart(word),
      end: secondsIn(word.endTime ?? word.endOffset ?? word.end_time ?? word.end_offset),
    }))
  })
  return channels.size > 1 ? words.sort((a, b) => (a.start ?? 0) - (b.start ?? 0)) : words
}

function listWords(result: Fields | undefined): Fields[] {
  return listObjects(valueAt(result, 'alternatives.0.words'))
}

function getStart(word: Fields): number | null {
  return secondsIn(word.startTime ?? word.startOffset ?? word.start_time ?? word.start_offset)
}

/** Returns null for 0 and for an empty label, which mean no speaker. */
function getSpeakerTag(word: Fields): string | null {
  const label =
    parseSpeaker(word.speakerLabel ?? word.speaker_label) ?? parseSpeaker(word.speakerTag ?? word.speaker_tag)
  return label === '0' ? null : label
}

/** Results are consecutive and state their end times. */
function wholeTexts(results: readonly Fields[]): SegmentDraft[] {
  let start: number | null = 0
  return results.map((result) => {
    const end = secondsIn(
      result.resultEndTime ?? result.resultEndOffset ?? result.result_end_time ?? result.result_end_offset,
    )
    const text = plainText(toText(valueAt(result, 'alternatives.0.transcript')))
    const segment = { speaker: null, start: end === null ? null : start, end, text }
    start = end
    return segment
  })
}
