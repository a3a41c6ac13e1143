import type { JsonDialect, SegmentDraft } from '../dialect.ts'
import { type Fields, listOf, numberOf, secondsIn, speakerOf, textOf, valueAt } from '../json-fields.ts'
import { singleSpaced } from '../plain-text.ts'
import { type Word, wordRuns } from '../word-runs.ts'

/** Rev.ai and Rev's editor: monologues of elements, in which punctuation and the spaces between words are elements too. */
export const revAi: JsonDialect = {
  kind: 'json',
  key: 'rev-ai',
  label: 'Rev.ai JSON',
  reads: (json) => listOf(valueAt(json, 'monologues')).some((monologue) => listOf(monologue.elements).length > 0),
  parse: ({ json }) => {
    const names = new Map(listOf(valueAt(json, 'speakers')).map(({ id, name }) => [textOf(id), speakerOf(name)]))
    return listOf(valueAt(json, 'monologues')).flatMap((monologue) => turn(monologue, names))
  },
}

function turn(monologue: Fields, names: ReadonlyMap<string, string | null>): SegmentDraft[] {
  const label = speakerOf(monologue.speaker)
  const speaker = (label && names.get(label)) ?? speakerOf(valueAt(monologue, 'speaker_info.display_name')) ?? label
  const words: Word[] = []
  for (const element of listOf(monologue.elements)) {
    const text = singleSpaced(textOf(element.value))
    if (text === '') continue
    words.push({
      text,
      speaker,
      start: numberOf(element.ts) ?? secondsIn(element.timestamp),
      end: numberOf(element.end_ts) ?? secondsIn(element.end_timestamp),
      glued: element.type === 'punct' && !/^[-–—(]/.test(text),
    })
  }
  return wordRuns(words)
}
