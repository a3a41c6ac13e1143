// Corrects a file that was just parsed, by the workspace's glossary or by earlier corrections.
import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { maxCorrectedPlaces } from '@podcastai/contracts'
import type { LeftOutSegments, Segment, Transcript } from '@podcastai/transcript'
import {
  anchoredAgain,
  correctSegments,
  insertLabels,
  standing,
  turnsFoundAgain,
} from '@podcastai/transcript/corrections'
import type { ContentThreads } from '../../domain/content-threads/content-threads.ts'
import type { PlacedTerm } from '../../domain/content-threads/place-correction.ts'
import { heardTurns } from '../../domain/transcript/change-transcript.ts'
import type { Connection } from '../../platform/database/connection.ts'
import { joinLabels } from '../../platform/database/stored-corrections.ts'
import * as repository from './corrections.repository.ts'
import { allTurns, moveTurns } from './turns.repository.ts'

export type ReadingDeps = {
  db: Connection
  contents: Pick<ContentThreads, 'placeTerms'>
  /** The glossary of a show; `authorId` is null if the account was deleted. */
  listTerms: (
    db: Connection,
    show: { workspaceId: string; showId: string },
  ) => Promise<{ heard: string; written: string; authorId: string | null }[]>
}

export type Reading = {
  id: string
  workspaceId: string
  showId: string
  /** True if its text is already shown: the file is parsed again. */
  wasRead: boolean
  /** The transcript as in the file. */
  transcript: Transcript
  /** What the parser left out; these segments stay hidden until a user brings them back. */
  leftOut?: readonly LeftOutSegments[]
  signal?: AbortSignal | undefined
}

/** `segments` are the corrected ones; `store` saves the corrections along with the segments. */
export type CorrectedReading = { segments: Segment[]; store: (db: Connection) => Promise<void> }

/**
 * Corrects a parsed upload. The first time, it applies the glossary, and turns labels to words if they likely name no
 * speakers; later, it reapplies the stored corrections instead.
 * @throws TookTooLong
 */
export function correctReading(deps: ReadingDeps, reading: Reading): Promise<CorrectedReading> {
  return reading.wasRead ? underKnownCorrections(deps, reading) : underGlossary(deps, reading)
}

async function underGlossary(deps: ReadingDeps, reading: Reading): Promise<CorrectedReading> {
  const { id: transcriptId, workspaceId, showId, transcript, leftOut = [], signal } = reading
  const terms = await deps.listTerms(deps.db, { workspaceId, showId })
  const on = { workspaceId, transcriptId, signal }
  const found = terms.length === 0 ? [] : await deps.contents.placeTerms(on, transcript, terms)
  const acts = withinLimit(found)
  const { segments: heard, doubt } = transcript
  const labels = doubt?.likelier === 'words' ? doubt.names : []
  const inserted = insertLabels(heard, labels).map((row, place) => ({ ...row, place }))
  const hidden = leftOut.map((one) => hide(one, acts.length + 1))
  const active = [...hidden.flatMap(({ places }) => places), ...acts.flatMap(({ rows }) => rows), ...inserted]
  const byLayout = { id: randomUUID(), heard: joinLabels(labels), written: '', source: 'labels' as const, since: 0 }
  const toAct = ({ term, rows }: PlacedTerm, at: number) => {
    const { heard = '', written = '', authorId = null } = terms[term] ?? {}
    return { id: randomUUID(), heard, written, authorId, source: 'glossary' as const, since: at + 1, places: rows }
  }
  return {
    segments: correctSegments(heardTurns({ heard, labels, given: [], breaks: [] }), standing(active)),
    // Two workers may briefly run the same job; the lock on the project's row makes them store the acts in turn.
    store: (db) =>
      db.transaction(async (tx) => {
        await repository.setRevision(
          tx,
          transcriptId,
          Math.max(acts.length + Math.min(hidden.length, 1), labels.length > 0 ? 1 : 0),
        )
        await repository.deleteAll(tx, transcriptId)
        const first = labels.length > 0 ? [{ ...byLayout, places: inserted }] : []
        await repository.insertActs(tx, transcriptId, [...first, ...acts.map(toAct), ...hidden])
      }),
  }
}

/** Returns the act that hides a passage which the parser left out. */
function hide({ what, line, segments }: LeftOutSegments, since: number) {
  const places = segments.map(({ id, text }, place) => ({
    ...{ segment: id, offset: 0, heard: text, written: '', notSpeech: true, place },
  }))
  return {
    id: randomUUID(),
    heard: what,
    written: line === null ? '' : `${line}`,
    source: 'left_out' as const,
    since,
    places,
  }
}

/** Returns the leading terms whose places fit within a project's limit. */
function withinLimit(found: readonly PlacedTerm[]): PlacedTerm[] {
  const kept: PlacedTerm[] = []
  let places = 0
  for (const term of found) {
    places += term.rows.length
    if (places <= maxCorrectedPlaces) kept.push(term)
  }
  return kept
}

async function underKnownCorrections({ db }: ReadingDeps, { id, transcript }: Reading): Promise<CorrectedReading> {
  const { segments: heard } = transcript
  const stored = await repository.allPlaces(db, id)
  const places = foundAgain(stored, (rows) => {
    const hasLabel = ({ source, segment, written }: (typeof rows)[number]) =>
      source !== 'labels' || heard[segment]?.label === written
    const { kept, lost } = anchoredAgain(rows, heard)
    return { kept: kept.filter(hasLabel), lost: [...lost, ...kept.filter((row) => !hasLabel(row))] }
  })
  const isBreak = ({ source }: { source: string }) => source === 'split' || source === 'join'
  const corrected = places.active.filter((row) => !isBreak(row))
  const breaks = places.active.filter(isBreak).map((row) => ({ ...row, joins: row.source === 'join' }))
  const turns = foundAgain(await allTurns(db, id), (rows) => turnsFoundAgain(rows, heard))
  const labels = repository.listLabels(await repository.listActs(db, id))
  return {
    segments: correctSegments(heardTurns({ heard, labels, given: turns.active, breaks }), standing(corrected)),
    store: async (tx) => {
      await repository.raiseRevision(tx, id)
      await repository.moveAnchors(tx, id, places.moved)
      await moveTurns(tx, id, turns.moved)
    },
  }
}

type StoredRow = { correctionId: string; position: number; lost: boolean; counts: boolean }

/** Returns the rows that still apply after a file was parsed again, and those that moved or are unresolved. */
function foundAgain<Row extends StoredRow>(
  rows: readonly Row[],
  search: (rows: readonly Row[]) => { kept: Row[]; lost: Row[] },
): { active: Row[]; moved: Row[] } {
  const before = new Map(rows.map((row) => [toKey(row), row]))
  const { kept, lost } = search(rows)
  const found = kept.map((row) => ({ ...row, lost: false }))
  const now = [...found, ...lost.map((row) => ({ ...row, lost: true }))]
  return {
    active: found.filter(({ counts }) => counts),
    moved: now.filter((row) => !isDeepStrictEqual(row, before.get(toKey(row)))),
  }
}

const toKey = ({ correctionId, position }: { correctionId: string; position: number }) => `${correctionId} ${position}`
