import type { JsonDialect, JsonSource, SegmentDraft } from '../dialect.ts'
import { type Fields, isFields, listOf, numberOf, speakerOf, textOf, valueAt } from '../json-fields.ts'
import { plainText } from '../plain-text.ts'
import { type Word, wordRuns } from '../word-runs.ts'

/** IBM Watson Speech to Text: words as `["bread", 0.5, 0.9]`, and apart from them who speaks at which second. */
export const ibmWatson: JsonDialect = {
  kind: 'json',
  key: 'ibm-watson',
  label: 'IBM Watson Speech to Text JSON',
  reads: (json) =>
    listOf(valueAt(json, 'results')).some((result) => Array.isArray(valueAt(result, 'alternatives.0.timestamps'))) ||
    (isFields(json) && 'result_index' in json && finalResults(json).length > 0),
  parse: readResults,
}

function readResults({ json, notes }: JsonSource): SegmentDraft[] {
  const results = finalResults(json)
  const speakers = new Map(
    listOf(valueAt(json, 'speaker_labels')).map(({ from, speaker }) => [from, speakerOf(speaker)]),
  )
  const words = results.flatMap((result) => timestamps(result, speakers))
  if (words.length === 0) return results.map(wholeText)
  const said = words.filter((word) => word.text !== hesitation)
  if (said.length < words.length) notes.dropped('marks of hesitation', null, words.length - said.length)
  return wordRuns(said)
}

const hesitation = '%HESITATION'

/** What was guessed before the end of a sentence is said again in its final result. */
function finalResults(json: unknown): Fields[] {
  return listOf(valueAt(json, 'results')).filter((result) => result.final !== false && 'alternatives' in result)
}

function timestamps(result: Fields, speakers: ReadonlyMap<unknown, string | null>): Word[] {
  const words = valueAt(result, 'alternatives.0.timestamps')
  return (Array.isArray(words) ? words : []).filter(Array.isArray).map(([word, start, end]) => ({
    text: plainText(textOf(word)),
    speaker: speakers.get(start) ?? null,
    start: numberOf(start),
    end: numberOf(end),
  }))
}

function wholeText(result: Fields): SegmentDraft {
  const text = textOf(valueAt(result, 'alternatives.0.transcript')).replaceAll(hesitation, '')
  return { speaker: null, start: null, end: null, text: plainText(text) }
}
