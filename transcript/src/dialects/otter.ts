import type { JsonDialect } from '../dialect.ts'
import { type Fields, listObjects, listTimedWords, parseSpeaker, toNumber, toText, valueAt } from '../json-fields.ts'
import { plainText } from '../plain-text.ts'

/** Otter: paragraphs with offsets in audio samples. */
export const otter: JsonDialect = {
  kind: 'json',
  key: 'otter',
  label: 'Otter JSON',
  reads: (json) => paragraphsIn(json).length > 0,
  parse: ({ json }) => {
    const names = namesIn(json)
    return paragraphsIn(json).map((paragraph) => ({
      speaker: speakerIn(paragraph, names),
      start: seconds(paragraph.start_offset),
      end: seconds(paragraph.end_offset),
      text: plainText(toText(paragraph.transcript)),
      words: listTimedWords(paragraph.alignment, ({ word, start }) => ({ text: word, seconds: toNumber(start) })),
    }))
  },
}

const samplesPerSecond = 16_000

function seconds(samples: unknown): number | null {
  const number = toNumber(samples)
  return number === null ? null : Math.round((number / samplesPerSecond) * 1000) / 1000
}

function paragraphsIn(json: unknown): Fields[] {
  const lists = [valueAt(json, 'speech.transcripts'), valueAt(json, 'transcripts')].map(listObjects)
  const paragraphs = lists.find((list) => list.length > 0) ?? []
  return paragraphs.some((paragraph) => 'start_offset' in paragraph && 'transcript' in paragraph) ? paragraphs : []
}

function namesIn(json: unknown): Map<string, string | null> {
  const speakers = [...listObjects(valueAt(json, 'speech.speakers')), ...listObjects(valueAt(json, 'speakers'))]
  return new Map(
    speakers.map(({ id, speaker_id, speaker_name }) => [toText(id ?? speaker_id), parseSpeaker(speaker_name)]),
  )
}

function speakerIn(paragraph: Fields, names: ReadonlyMap<string, string | null>): string | null {
  const known = names.get(toText(paragraph.speaker_id)) ?? parseSpeaker(paragraph.speaker_name)
  return known ?? parseSpeaker(paragraph.speaker_model_label) ?? parseSpeaker(paragraph.speaker_id)
}
