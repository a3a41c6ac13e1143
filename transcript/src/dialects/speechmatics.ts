import type { JsonDialect } from '../dialect.ts'
import { isFields, listObjects, parseSpeaker, toNumber, toText, valueAt } from '../json-fields.ts'
import { plainText } from '../plain-text.ts'
import { type Word, wordRuns } from '../word-runs.ts'

/** Speechmatics: words and punctuation. Each punctuation mark states the side it attaches to. */
export const speechmatics: JsonDialect = {
  kind: 'json',
  key: 'speechmatics',
  label: 'Speechmatics JSON',
  reads: (json) => {
    const results = listObjects(valueAt(json, 'results'))
    return results.some((result) => 'content' in (listObjects(result.alternatives)[0] ?? {}) && 'type' in result)
  },
  parse: ({ json }) => wordRuns(named(spokenWords(json))),
}

function spokenWords(json: unknown): Word[] {
  let attached = false
  return listObjects(valueAt(json, 'results')).flatMap((result) => {
    const best = valueAt(result, 'alternatives.0')
    const text = isFields(best) ? plainText(toText(best.content)) : ''
    if (text === '') return []
    const side = result.attaches_to ?? (result.type === 'punctuation' ? 'previous' : 'none')
    const glued = attached || side === 'previous' || side === 'both'
    attached = side === 'next' || side === 'both'
    const speaker = parseSpeaker(valueAt(best, 'speaker')) ?? parseSpeaker(result.channel)
    return [{ text, speaker, start: toNumber(result.start_time), end: toNumber(result.end_time), glued }]
  })
}

/** "UU" is an unidentified speaker. If all are, diarization was off. */
function named(words: readonly Word[]): readonly Word[] {
  const nobody = words.every((word) => word.speaker === null || word.speaker === 'UU')
  return nobody ? words.map((word) => ({ ...word, speaker: null })) : words
}
