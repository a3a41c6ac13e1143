import type { JsonDialect, SegmentDraft } from '../dialect.ts'
import { type Fields, isFields, listOf, secondsIn, speakerOf, textOf, valueAt } from '../json-fields.ts'
import { plainText } from '../plain-text.ts'
import { type Word, wordRuns } from '../word-runs.ts'

/** Google Cloud Speech-to-Text, v1 and v2: results of words, or of whole texts where no word times were asked for. */
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

/** The answer itself, or the long-running operation around it. */
function resultsIn(json: unknown): Fields[] {
  const results = [valueAt(json, 'results'), valueAt(json, 'response.results')]
    .map(listOf)
    .find((list) => list.length > 0)
  const isGoogles = results?.some((result) => {
    const best = valueAt(result, 'alternatives.0')
    return isFields(best) && ('transcript' in best || listOf(best.words).length > 0)
  })
  return results && isGoogles ? results : []
}

/** With speakers told apart, v1 ends with one result that says every word again, now with its speaker. */
function retold(results: readonly Fields[]): Fields[] | null {
  const last = results.at(-1)
  const [first] = wordsOf(results[0])
  const [again] = wordsOf(last)
  if (!last || results.length < 2 || !again || tagOf(again) === null) return null
  const repeats = first ? startOf(again) === startOf(first) : textOf(valueAt(last, 'alternatives.0.transcript')) === ''
  return repeats ? [last] : null
}

function inOrder(results: readonly Fields[]): Word[] {
  const channels = new Set(results.map((result) => speakerOf(result.channelTag ?? result.channel_tag)))
  const words = results.flatMap((result) => {
    const channel = channels.size > 1 ? speakerOf(result.channelTag ?? result.channel_tag) : null
    return wordsOf(result).map((word) => ({
      text: plainText(textOf(word.word)),
      speaker: tagOf(word) ?? channel,
      start: startOf(word),
      end: secondsIn(word.endTime ?? word.endOffset ?? word.end_time ?? word.end_offset),
    }))
  })
  return channels.size > 1 ? words.sort((a, b) => (a.start ?? 0) - (b.start ?? 0)) : words
}

function wordsOf(result: Fields | undefined): Fields[] {
  return listOf(valueAt(result, 'alternatives.0.words'))
}

function startOf(word: Fields): number | null {
  return secondsIn(word.startTime ?? word.startOffset ?? word.start_time ?? word.start_offset)
}

/** 0 and an empty label stand for nobody. */
function tagOf(word: Fields): string | null {
  const label = speakerOf(word.speakerLabel ?? word.speaker_label) ?? speakerOf(word.speakerTag ?? word.speaker_tag)
  return label === '0' ? null : label
}

/** Results follow one another and state where they end. */
function wholeTexts(results: readonly Fields[]): SegmentDraft[] {
  let start: number | null = 0
  return results.map((result) => {
    const end = secondsIn(
      result.resultEndTime ?? result.resultEndOffset ?? result.result_end_time ?? result.result_end_offset,
    )
    const text = plainText(textOf(valueAt(result, 'alternatives.0.transcript')))
    const segment = { speaker: null, start: end === null ? null : start, end, text }
    start = end
    return segment
  })
}
