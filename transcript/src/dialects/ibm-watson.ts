import type { JsonDialect, JsonSource, SegmentDraft } from '../dialect.ts'
import { type Fields, isFields, listObjects, parseSpeaker, toNumber, toText, valueAt } from '../json-fields.ts'
import { plainText } from '../plain-text.ts'
import { type Word, wordRuns } from '../word-runs.ts'

/** IBM Watson Speech to Text: words as `["bread", 0.5, 0.9]`, and a separate list of speakers by time. */
export const ibmWatson: JsonDialect = {
  kind: 'json',
  key: 'ibm-watson',
  label: 'IBM Watson Speech to Text JSON',
  reads: (json) => answersIn(json).some(isWatsons),
  parse: ({ json, notes }) => answersIn(json).flatMap((answer) => readResults({ json: answer, notes })),
}

/** Returns the response, or those in a finished job. */
function answersIn(json: unknown): Fields[] {
  const listed = listObjects(valueAt(json, 'results')).filter((answer) => 'results' in answer)
  return listed.length > 0 ? listed : isFields(json) ? [json] : []
}

function isWatsons(answer: Fields): boolean {
  const results = listObjects(answer.results)
  return (
    results.some((result) => Array.isArray(valueAt(result, 'alternatives.0.timestamps'))) ||
    ('result_index' in answer && finalResults(answer).length > 0)
  )
}

function readResults({ json, notes }: JsonSource): SegmentDraft[] {
  const results = finalResults(json)
  const speakers = new Map(
    listObjects(valueAt(json, 'speaker_labels')).map(({ from, speaker }) => [from, parseSpeaker(speaker)]),
  )
  const words = results.flatMap((result) => timestamps(result, speakers))
  if (words.length === 0) return results.map(wholeText)
  const said = words.filter((word) => word.text !== hesitation)
  if (said.length < words.length) notes.dropped('marks of hesitation', null, words.length - said.length)
  return wordRuns(said)
}

const hesitation = '%HESITATION'

/** Interim results are repeated in the final one, so only final ones count. */
function finalResults(json: unknown): Fields[] {
  return listObjects(valueAt(json, 'results')).filter((result) => result.final !== false && 'alternatives' in result)
}

function timestamps(result: Fields, speakers: ReadonlyMap<unknown, string | null>): Word[] {
  const words = valueAt(result, 'alternatives.0.timestamps')
  return (Array.isArray(words) ? words : []).filter(Array.isArray).map(([word, start, end]) => ({
    text: plainText(toText(word)),
    speaker: speakers.get(start) ?? null,
    start: toNumber(start),
    end: toNumber(end),
  }))
}

function wholeText(result: Fields): SegmentDraft {
  const text = toText(valueAt(result, 'alternatives.0.transcript')).replaceAll(hesitation, '')
  return { speaker: null, start: null, end: null, text: plainText(text) }
}
