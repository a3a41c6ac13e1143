import { bareName, splitNames } from '../columns.ts'
import type { JsonDialect, JsonSource, SegmentDraft } from '../dialect.ts'
import { countedFromStart } from '../from-start.ts'
import { type Fields, findField, isFields, listObjects, parseSpeaker, toText } from '../json-fields.ts'
import { carrySpaces, createSpokenContext, isPunctuation, isSingleWord, wordsIn } from '../nested-words.ts'
import { plainText } from '../plain-text.ts'
import { type RowFields, rowReader } from '../row-fields.ts'
import { listResourceKeys, withChannels } from '../row-speakers.ts'
import { rowTimes } from '../row-times.ts'
import { rowWordReader } from '../row-words.ts'
import { type Row, rowSegments } from '../rows.ts'
import { listsIn } from '../shapes/lists.ts'
import { maxPeople, namesById } from '../shapes/names-table.ts'
import { knowsMore } from '../shapes/talk.ts'
import { parseLabel } from '../speaker-labels.ts'
import { bySpeakerOfWords } from '../split-rows.ts'

/**
 * Any list of {speaker, start, end, text} under the usual names, at the top level or inside an object: openai-whisper,
 * WhisperX, Podcasting 2.0, Podlove, Gladia, Fireflies, tl;dv, Sonix, Vosk, NeMo, and shows' own exports. Lists of
 * words are joined.
 */
export const segmentList: JsonDialect = {
  kind: 'json',
  key: 'json-segments',
  label: 'a JSON list of segments with text, speaker and times',
  reads: (json) => {
    const rows = findList(json)
    return rows.length > 0 && !knowsMore(json, detectKnownFields(rows))
  },
  parse: readList,
}

/** Keys that are likely to hold the transcript, best first: segments before the words in them. */
const listNames = splitNames(
  `segments utterances transcript transcripts transcription monologues captions cues subtitles result results items entries
  turns speakers lines sentences paragraphs chunks data messages body content dialogue words`,
)

/** Shorter lists of single words may be short answers. */
const minWords = 5

/** Returns the first list whose rows have words, up to three levels deep. */
function findList(json: unknown, depth = 0): Fields[] {
  const rows = listObjects(json)
  if (rows.length > 0) return holdsWords(rows) ? rows : []
  if (!isFields(json) || depth > 3) return []
  const likeliest = Object.keys(json).sort((a, b) => rank(a) - rank(b))
  for (const name of likeliest) {
    const found = findList(json[name], depth + 1)
    if (found.length > 0) return found
  }
  return []
}

/** Returns which fields the rows have. */
function detectKnownFields(rows: readonly Fields[]): { speaker: boolean; start: boolean } {
  const read = rowReader()
  const known = { speaker: false, start: false }
  for (const row of rows) {
    const fields = read(row)
    known.speaker ||= fields.speaker !== null
    known.start ||= fields.start !== null || wordsIn(row, read).some((word) => read(word).start !== null)
    if (known.speaker && known.start) break
  }
  return known
}

function holdsWords(rows: readonly Fields[]): boolean {
  const read = rowReader()
  return rows.slice(0, 20).some((row) => createSpokenContext(read(row)) !== '' || wordsIn(row, read).length > 0)
}

function rank(name: string): number {
  const position = listNames.indexOf(bareName(name))
  return position < 0 ? listNames.length : position
}

function readList({ json, notes }: JsonSource): SegmentDraft[] {
  const names = speakerMap(json)
  const found = findList(json)
  const read = rowReader(listResourceKeys(found))
  const list = withChannels(
    found.map((row, at) => ({ row, fields: read(row), entry: at + 1 })),
    notes,
  )
  const onlyWords = list.every(({ fields }) => fields.text === null)
  const nested = onlyWords && list.every(({ fields }) => fields.word === null)
  const said = nested ? list.flatMap((entry) => wordRows(entry, read)) : list
  const oneWordEach =
    onlyWords || (said.length >= minWords && said.every(({ fields }) => isSingleWord(createSpokenContext(fields))))
  const spaced = oneWordEach && carrySpaces(said.slice(0, 1000).map(({ fields }) => createSpokenContext(fields)))
  const listWords = rowWordReader(read)
  const speakerKey = oneWordEach ? null : findSpeakerKey(list, read)
  const rows = said.flatMap(({ row, fields, entry }): Row[] => {
    const written = createSpokenContext(fields)
    const { speaker, text } = withoutOwnLabel(plainText(written), speakerIn(row, fields, names))
    const { start, end } = rowTimes(fields, () => wordsIn(row, read).map(read))
    const glued = oneWordEach && (spaced ? !written.startsWith(' ') : isPunctuation(text))
    const timed = oneWordEach ? undefined : listWords(row)
    const whole = { speaker, start, end, text, glued, entry, words: timed }
    if (speakerKey === null || fields.text === null || !disagree(row, speakerKey, read)) return [whole]
    const words = wordsIn(row, read).map((word) => {
      const own = read(word)
      return {
        text: plainText(createSpokenContext(own)),
        speaker: speakerIn(word, own, names),
        ...rowTimes(own, () => []),
      }
    })
    return bySpeakerOfWords(whole, words, notes)
  })
  return countedFromStart(rowSegments(rows, { oneWordEach, notes }), { countsFrames: false, notes }).slice()
}

type Entry = { row: Fields; fields: RowFields; entry: number }

type Read = (row: Fields) => RowFields

/** Returns the key of the words' speaker inside rows, or null. */
function findSpeakerKey(list: readonly Entry[], read: Read): string | null {
  for (const { row } of list.slice(0, sampleRows)) {
    for (const word of wordsIn(row, read)) {
      const key = Object.keys(word).find((name) => read({ [name]: word[name] }).speaker !== null)
      if (key !== undefined) return key
    }
  }
  return null
}

/** Enough rows to see if their words name speakers. */
const sampleRows = 50

/** True if the words of a row name more than one speaker. */
function disagree(row: Fields, key: string, read: Read): boolean {
  const words = wordsIn(row, read)
  return words.some((word) => word[key] !== words[0]?.[key])
}

/** Returns a row's words as rows with the row's speaker, for rows without a text. */
function wordRows({ row, fields: { speaker }, entry }: Entry, read: (row: Fields) => RowFields): Entry[] {
  return wordsIn(row, read).map((word) => {
    const fields = read(word)
    return { row: { speaker: row.speaker, ...word }, fields: { ...fields, speaker: fields.speaker ?? speaker }, entry }
  })
}

/**
 * Maps speaker ids to names from `speakers: {spk_0: 'Ada'}` or `speakers: [{id: 'spk_0', name: 'Ada'}]` beside the
 * list.
 */
function speakerMap(json: unknown): Map<string, string> {
  const speakers = isFields(json) ? json.speakers : undefined
  if (isFields(speakers)) return new Map(Object.entries(speakers).map(([id, name]) => [id, toText(name)]))
  const entries = listObjects(speakers).map((speaker): [string, string] => [
    toText(findField(speaker, ['id', 'speakerid', 'key', 'label'])?.value),
    toText(findField(speaker, ['name', 'displayname', 'speakername'])?.value),
  ])
  return new Map([...namesById(json, listsIn(json, maxPeople)), ...entries])
}

function speakerIn(row: Fields, { speaker }: RowFields, names: ReadonlyMap<string, string>): string | null {
  const label = parseSpeaker(isFields(row.speaker) ? row.speaker : speaker?.value)
  return label === null ? null : names.get(toText(speaker?.value)) || names.get(label) || label
}

/** Some tools also write `[SPEAKER_01]: ` into the words. */
function withoutOwnLabel(text: string, speaker: string | null): { speaker: string | null; text: string } {
  const label = text.startsWith('[') ? parseLabel(text) : null
  if (label?.shape !== 'certain' || (speaker !== null && speaker !== label.label)) return { speaker, text }
  return { speaker: label.label, text: label.rest }
}
