import type { JsonDialect, SegmentDraft } from '../dialect.ts'
import { type Fields, listObjects, parseSpeaker, secondsIn, toNumber, toText, valueAt } from '../json-fields.ts'
import { singleSpaced } from '../plain-text.ts'
import { type Word, wordRuns } from '../word-runs.ts'

/** Rev.ai and Rev's editor: monologues of elements, where punctuation and spaces are elements too. */
export const revAi: JsonDialect = {
  kind: 'json',
  key: 'rev-ai',
  label: 'Rev.ai JSON',
  reads: (json) =>
    listObjects(valueAt(json, 'monologues')).some((monologue) => listObjects(monologue.elements).length > 0),
  parse: ({ json }) => {
    const names = new Map(
      listObjects(valueAt(json, 'speakers')).map(({ id, name }) => [toText(id), parseSpeaker(name)]),
    )
    return listObjects(valueAt(json, 'monologues')).flatMap((monologue) => turn(monologue, names))
  },
}

function turn(monologue: Fields, names: ReadonlyMap<string, string | null>): SegmentDraft[] {
  const label = parseSpeaker(monologue.speaker)
  const speaker = (label && names.get(label)) ?? parseSpeaker(valueAt(monologue, 'speaker_info.display_name')) ?? label
  const words: Word[] = []
  for (const element of listObjects(monologue.elements)) {
    const text = singleSpaced(toText(element.value))
    if (text === '') continue
    words.push({
      text,
      speaker,
      start: toNumber(element.ts) ?? secondsIn(element.timestamp),
      end: toNumber(element.end_ts) ?? secondsIn(element.end_timestamp),
      glued: element.type === 'punct' && !/^[-–—(]/.test(text),
    })
  }
  return wordRuns(words)
}
