import { type ContentTypeKey, contentTypeKeys } from '@podcastai/content-types'
import {
  Analysis,
  type Generation,
  lanesOf,
  TalkStrip,
  type Transcript,
  type TranscriptListItem,
} from '@podcastai/contracts'
import type { GenerationRow } from '../../platform/database/generations.ts'
import { type StoredReport, toParseReport, toSpeakers } from './parse-reports.ts'
import type { ListedRow, TranscriptRow } from './transcripts.repository.ts'

/** A card has room for this many columns; a list of projects need not carry more. */
const cardColumns = 60

/** `strip` as stored, undefined where it was not asked for. */
export function toListItem(row: ListedRow, strip: unknown): TranscriptListItem {
  return listItem(row, toCardStrip(strip))
}

/** A stored strip, as far as a card has room for it; empty where there is none. */
export function toCardStrip(stored: unknown): TalkStrip {
  return thin(TalkStrip.parse(stored ?? []))
}

function listItem(row: Omit<ListedRow, 'key'>, strip: TalkStrip): TranscriptListItem {
  return {
    id: row.id,
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
    failedTypes: row.failedTypes,
    generatedTypes: row.generatedTypes,
  }
}

export function toTranscript(row: TranscriptRow): Transcript {
  const analysis = analysisOf(row)
  const report = row.parseReport as StoredReport | null
  const { generation } = row
  const counted = {
    failedTypes: generation.filter(({ state, version }) => state === 'failed' && version === null).length,
    generatedTypes: generation.filter(({ version }) => version !== null).length,
  }
  return {
    ...listItem({ ...row, ...counted, keyTopics: analysis?.keyTopics ?? null }, thin(analysis?.strip ?? [])),
    content: row.content,
    speakers: report ? toSpeakers(report, row.speakerNames, analysis) : [],
    parseReport: report && toParseReport(report),
    analysis,
    recordingUrl: row.recordingUrl,
    generation: contentTypeKeys.map((key) => toGeneration(key, generation)),
  }
}

function analysisOf({ analysis }: { analysis: unknown }): Analysis | null {
  return analysis === null ? null : Analysis.parse(analysis)
}

/** A type that was written stays generated while it is written again or when that fails: its last version is shown. */
function toGeneration(contentType: ContentTypeKey, rows: readonly GenerationRow[]): Generation {
  const row = rows.find((candidate) => candidate.contentType === contentType)
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

/** Neighbouring windows put together to the higher of them, until the strip fits a card. */
function thin(strip: TalkStrip): TalkStrip {
  const together = Math.ceil(strip.length / cardColumns)
  if (together <= 1) return strip
  return Array.from({ length: Math.ceil(strip.length / together) }, (_, at) => {
    const group = strip.slice(at * together, (at + 1) * together)
    const lanes = group.map(({ guests }) => lanesOf(guests))
    const guests = (lanes[0] ?? [0]).map((_, lane) => Math.max(...lanes.map((words) => words[lane] ?? 0)))
    return { host: Math.max(...group.map(({ host }) => host)), guests: guests.length === 1 ? (guests[0] ?? 0) : guests }
  })
}
