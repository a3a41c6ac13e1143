import { type ContentKey, contentTypeKeys, FormatContent, isTextFormatKey } from '@podcastai/content-types'
import {
  type Analysis,
  type Generation,
  isNotWritten,
  TalkStrip,
  type Transcript,
  type TranscriptListItem,
  toLanes,
} from '@podcastai/contracts'
import { listFormatsOn } from '../../domain/formats/show-formats.ts'
import { getFact } from '../../platform/database/fact-columns.ts'
import type { GenerationRow } from '../../platform/database/generations.ts'
import { type StoredReport, toParseReport, toSpeakerQuestion, toSpeakers } from './parse-reports.ts'
import type { ListedRow, TranscriptRow } from './transcripts.repository.ts'

/** Maximum number of columns that fit on a card; a list of projects need not carry more. */
const cardColumns = 60

/** Converts a row of the list. `strip` is the stored speaker timeline; undefined if it was not selected. */
export function toListItem(row: ListedRow, strip: unknown): TranscriptListItem {
  return listItem(row, toCardStrip(strip))
}

/** Shortens a stored speaker timeline to the size of a card; empty if there is none. */
export function toCardStrip(stored: unknown): TalkStrip {
  return thin(TalkStrip.parse(stored ?? []))
}

function listItem(row: Omit<ListedRow, 'key'>, strip: TalkStrip): TranscriptListItem {
  return {
    id: row.id,
    showId: row.showId,
    filename: row.filename,
    status: row.status,
    statusReason: row.statusReason,
    episodeDuration: row.episodeDuration,
    createdAt: row.createdAt.toISOString(),
    guestName: row.guestName,
    guestTitle: row.guestTitle,
    guestHandle: row.guestHandle,
    keyTopics: row.keyTopics ?? [],
    strip,
    failedTypes: contentTypeKeys.filter((key) => row.failedTypes.includes(key)),
    generatedTypes: row.generatedTypes,
  }
}

export function toTranscript(row: TranscriptRow): Transcript {
  // Stored in this shape; every response is checked against it.
  const analysis = row.analysis as Analysis | null
  const report = row.parseReport as StoredReport | null
  const ofTypes = contentTypeKeys.map((key) => toGeneration(key, row.generation))
  const generation = [...ofTypes, ...listFormats(row)]
  const counted = {
    failedTypes: contentTypeKeys.filter((_, index) => ofTypes[index] && isNotWritten(ofTypes[index])),
    generatedTypes: ofTypes.filter(({ version }) => version > 0).length,
  }
  return {
    ...listItem({ ...row, ...counted, keyTopics: analysis?.keyTopics ?? null }, thin(analysis?.strip ?? [])),
    content: row.content ?? '',
    speakers: report ? toSpeakers(report, row.speakerNames, analysis) : [],
    parseReport: report && toParseReport(report),
    speakerQuestion: toSpeakerQuestion(row),
    analysis,
    hostName: getFact(row.facts, 'hostName'),
    facts: Object.fromEntries(Object.entries(row.facts).filter(([, { value }]) => value !== '')),
    recordingUrl: row.recordingUrl,
    recordingOffset: row.recordingOffset,
    uploadName: row.uploadName,
    earlier: row.earlier,
    revision: row.revision,
    textRevision: row.textRevision,
    generation,
  }
}

/** Returns the state of the show's formats that are on, then of others that were written. */
function listFormats({ formats, generation }: Pick<TranscriptRow, 'formats' | 'generation'>): Generation[] {
  const on = listFormatsOn(formats)
  const onKeys = new Set<string>(on.map(({ key }) => key))
  const others = generation.filter(({ contentType, version }) => version !== null && !onKeys.has(contentType))
  return [
    ...on.map((format) => {
      const own = toGeneration(format.key, generation)
      return { ...own, isOn: true, format: toFacts(own.version > 0 ? findRow(format.key, generation)?.format : format) }
    }),
    ...others.flatMap(({ contentType, format }) =>
      isTextFormatKey(contentType)
        ? [{ ...toGeneration(contentType, generation), isOn: false, format: toFacts(format) }]
        : [],
    ),
  ]
}

const FormatFacts = FormatContent.omit({ posts: true })

function toFacts(stored: unknown): NonNullable<Generation['format']> {
  return FormatFacts.parse(stored)
}

function findRow(contentType: string, rows: readonly GenerationRow[]): GenerationRow | undefined {
  return rows.find((candidate) => candidate.contentType === contentType)
}

/**
 * Returns the state of a type. A written type stays generated while it is rewritten or if that fails, because its last
 * version is shown.
 */
function toGeneration(contentType: ContentKey, rows: readonly GenerationRow[]): Generation {
  const row = findRow(contentType, rows)
  const marks = { gap: row?.gap ?? null, pinned: row?.pinned ?? [], editedItems: row?.editedItems ?? [] }
  if (!row) return { contentType, state: 'none', reason: null, version: 0, engine: null, edited: false, ...marks }
  return {
    contentType,
    state: row.state,
    reason: row.reason,
    version: row.version ?? 0,
    engine: row.engine,
    edited: row.origin === 'edited',
    ...marks,
  }
}

/** Merges adjacent windows, taking the higher values, until the timeline fits a card. */
function thin(strip: TalkStrip): TalkStrip {
  const together = Math.ceil(strip.length / cardColumns)
  if (together <= 1) return strip
  const columns: TalkStrip = []
  for (let at = 0; at < strip.length; at += together)
    columns.push(
      strip.slice(at, at + together).reduce(({ host, guests }, other) => ({
        host: Math.max(host, other.host),
        guests: higher(guests, other.guests),
      })),
    )
  return columns
}

/** Returns the higher value of each lane below the line. */
function higher(guests: TalkStrip[number]['guests'], others: TalkStrip[number]['guests']): number | number[] {
  if (typeof guests === 'number' && typeof others === 'number') return Math.max(guests, others)
  const beside = toLanes(others)
  return toLanes(guests).map((words, lane) => Math.max(words, beside[lane] ?? 0))
}
