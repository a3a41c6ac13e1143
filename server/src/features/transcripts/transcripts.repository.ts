import { type EpisodeFacts, type ProjectSort, type Segment, transcriptStatuses } from '@podcastai/contracts'
import { toPieces } from '@podcastai/transcript/corrections'
import { and, asc, eq, inArray, isNull, notInArray, or, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { announceChange } from '../../platform/database/changes.ts'
import type { Connection } from '../../platform/database/connection.ts'
import { selectFact } from '../../platform/database/fact-columns.ts'
import { countedTypes, selectGenerations } from '../../platform/database/generations.ts'
import { preparedOn } from '../../platform/database/prepared-on.ts'
import { corrections, segments, shows, transcripts, workspaces } from '../../platform/database/schema.ts'

/** All reads and changes are limited to one workspace, and ignore projects in the trash. */
export type Scope = { workspaceId: string; id: string }

const inScope = ({ workspaceId, id }: Record<keyof Scope, string | Placeholder>) =>
  and(eq(transcripts.id, id), eq(transcripts.workspaceId, workspaceId), isNull(transcripts.deletedAt))

/** Creation time with microseconds, which a Date does not have. */
const createdAtExactly = sql<string>`to_char(${transcripts.createdAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

const named = {
  id: transcripts.id,
  showId: transcripts.showId,
  filename: transcripts.filename,
  status: transcripts.status,
  statusReason: transcripts.statusReason,
  episodeDuration: transcripts.episodeDuration,
  createdAt: transcripts.createdAt,
  guestName: selectFact('guestName'),
  guestTitle: selectFact('guestTitle'),
  guestHandle: selectFact('guestHandle'),
}

/**
 * The list only counts types: loading every type's state would take four hundred version lookups for fifty projects.
 */
const listed = {
  ...named,
  keyTopics: sql<string[] | null>`${transcripts.analysis} -> 'keyTopics'`,
  ...countedTypes(transcripts.id),
}

/** Every update of a row sets its `xmin`, the transaction that wrote it. */
const revision = sql<string>`${transcripts}.xmin::text`

/** Selects null if the caller already has the current value. */
const unlessKnown = <Value>(column: AnyPgColumn) =>
  sql<Value | null>`case when ${revision} <> ${sql.placeholder('since')} then ${column} end`

const whole = {
  ...named,
  revision,
  textRevision: transcripts.correctionsRevision,
  analysis: unlessKnown<unknown>(transcripts.analysis),
  generation: selectGenerations(transcripts.id),
  formats: sql<Record<string, unknown>>`(select s.formats from ${shows} s where s.id = ${transcripts}.show_id)`,
  content: unlessKnown<string>(transcripts.content),
  parseReport: unlessKnown<unknown>(transcripts.parseReport),
  speakerNames: transcripts.speakerNames,
  speakersConfirmed: transcripts.speakersConfirmed,
  wordLabels: sql<string | null>`(
    select string_agg(c.heard, E'\n') from ${corrections} c
    where c.transcript_id = ${transcripts}.id and c.source = 'labels' and c.until is null)`,
  facts: transcripts.facts,
  recordingUrl: transcripts.recordingUrl,
  recordingOffset: transcripts.recordingOffset,
  uploadName: transcripts.uploadName,
  earlier: sql<{ id: string; filename: string } | null>`(
    select jsonb_build_object('id', e.id, 'filename', e.filename) from transcripts e
    where e.id = ${transcripts}.earlier_id and e.workspace_id = ${transcripts}.workspace_id and e.deleted_at is null)`,
}

export type TranscriptRow = NonNullable<Awaited<ReturnType<typeof findTranscript>>>
export type ListedRow = Awaited<ReturnType<typeof listTranscripts>>[number]

/** Prepared, because pages poll a project every two seconds. */
const wholeProject = preparedOn((db) =>
  db
    .select(whole)
    .from(transcripts)
    .where(inScope({ workspaceId: sql.placeholder('workspaceId'), id: sql.placeholder('id') }))
    .prepare(''),
)

/** Returns a project, without its text, report, and analysis if `since` is its current revision. */
export async function findTranscript(db: Connection, scope: Scope, since = '') {
  const [row] = await wholeProject(db).execute({ ...scope, since })
  return row ?? null
}

/**
 * The sort orders of the list: the value as text for the cursor, and its type for parsing that. No value is null, but
 * PostgreSQL uses an index only if the query's null order matches: read backwards, `transcripts_newest` has nulls
 * first.
 */
const orders = {
  newest: { by: transcripts.createdAt, order: sql`desc nulls last`, isBehind: sql`<`, type: 'timestamptz' },
  oldest: { by: transcripts.createdAt, order: sql`asc nulls first`, isBehind: sql`>`, type: 'timestamptz' },
  name: { by: sql`lower(${transcripts.filename})`, order: sql`asc`, isBehind: sql`>`, type: 'text' },
  longest: {
    by: sql`coalesce(${transcripts.episodeDuration}, -1)`,
    order: sql`desc`,
    isBehind: sql`<`,
    type: 'float8',
  },
} as const satisfies Record<ProjectSort, unknown>

/** Returns one page of the list, after `after`, the position of the previous page's last project. */
export function listTranscripts(
  db: Connection,
  filter: {
    workspaceId: string
    q?: string | undefined
    show?: string | undefined
    status?: string | undefined
    sort: ProjectSort
    limit: number
    after?: { key: string; id: string } | undefined
  },
) {
  const { workspaceId, q, show, status, sort, limit, after } = filter
  const { by, order, isBehind, type } = orders[sort]
  const key = type === 'timestamptz' ? createdAtExactly : sql<string>`${by}::text`
  return db
    .select({ ...listed, key: key.as('sort_key') })
    .from(transcripts)
    .where(
      and(
        eq(transcripts.workspaceId, workspaceId),
        isNull(transcripts.deletedAt),
        show ? eq(transcripts.showId, show) : undefined,
        status ? eq(transcripts.status, status) : undefined,
        q ? isFoundBy(q) : undefined,
        after
          ? sql`(${by}, ${transcripts.id}) ${isBehind} (${after.key}::${sql.raw(type)}, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(sql`${by} ${order}, ${transcripts.id} ${order}`)
    .limit(limit)
}

/** Returns the speaker timelines of projects by id; null for those not parsed yet. */
export async function listStrips(
  db: Connection,
  { workspaceId, ids }: { workspaceId: string; ids: readonly string[] },
): Promise<ReadonlyMap<string, unknown>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: transcripts.id, strip: sql<unknown>`${transcripts.analysis} -> 'strip'` })
    .from(transcripts)
    .where(
      and(inArray(transcripts.id, [...ids]), eq(transcripts.workspaceId, workspaceId), isNull(transcripts.deletedAt)),
    )
  return new Map(rows.map(({ id, strip }) => [id, strip]))
}

/**
 * Returns the condition that matches name or status, ignoring case. ILIKE would lowercase both sides again for every
 * project.
 */
function isFoundBy(q: string): SQL | undefined {
  // The search text is literal: % and _ are not wildcards.
  const pattern = `%${q.replace(/[\\%_]/g, (mark) => `\\${mark}`)}%`
  const statuses = transcriptStatuses.filter((status) => status.includes(q.toLowerCase()))
  return or(sql`lower(${transcripts.filename}) like lower(${pattern})`, inArray(transcripts.status, statuses))
}

/** Counts one more project of a workspace, and returns the new total. */
export async function countProjectMade(tx: Connection, workspaceId: string): Promise<number> {
  const [workspace] = await tx
    .update(workspaces)
    .set({ projectsMade: sql`${workspaces.projectsMade} + 1` })
    .where(eq(workspaces.id, workspaceId))
    .returning({ made: workspaces.projectsMade })
  return workspace?.made ?? 0
}

export async function insertTranscript(db: Connection, draft: typeof transcripts.$inferInsert) {
  await db.insert(transcripts).values(draft)
}

/** Returns the oldest project of a workspace that was made from a file with these bytes. */
export async function findByFileHash(
  db: Connection,
  { workspaceId, fileHash }: { workspaceId: string; fileHash: string },
) {
  const [row] = await db
    .select({ id: transcripts.id, filename: transcripts.filename, createdAt: transcripts.createdAt })
    .from(transcripts)
    .where(
      and(eq(transcripts.workspaceId, workspaceId), eq(transcripts.fileHash, fileHash), isNull(transcripts.deletedAt)),
    )
    .orderBy(asc(transcripts.createdAt))
    .limit(1)
  return row ?? null
}

/** True if the project is stored, in any workspace and even in the trash. */
export async function hasTranscript(db: Connection, id: string): Promise<boolean> {
  return (await db.select({ id: transcripts.id }).from(transcripts).where(eq(transcripts.id, id))).length > 0
}

export async function renameTranscript(db: Connection, scope: Scope, filename: string) {
  await db.update(transcripts).set({ filename }).where(inScope(scope))
}

/** Stores the fields that are given. Another link has no offset yet. */
export async function setRecording(
  db: Connection,
  scope: Scope,
  { recordingUrl, recordingOffset }: { recordingUrl?: string | null | undefined; recordingOffset?: number | undefined },
) {
  const isSame = sql`${transcripts.recordingUrl} is not distinct from ${recordingUrl}::text`
  const kept = sql`case when ${isSame} then ${transcripts.recordingOffset} else 0 end`
  const changes = {
    ...(recordingUrl !== undefined && { recordingUrl, recordingOffset: kept }),
    ...(recordingOffset !== undefined && { recordingOffset }),
  }
  await db.update(transcripts).set(changes).where(inScope(scope))
}

/** Stores facts that a user entered; the others stay. */
export async function setFacts(db: Connection, scope: Scope, facts: EpisodeFacts) {
  const changed = sql`${transcripts.facts} || ${JSON.stringify(facts)}::jsonb`
  if (Object.keys(facts).length > 0) await db.update(transcripts).set({ facts: changed }).where(inScope(scope))
}

/** Moves a project to the trash, and notifies workers so that they stop. */
export async function moveToTrash(db: Connection, scope: Scope, now: Date) {
  await db.update(transcripts).set({ deletedAt: now }).where(inScope(scope))
  await announceChange(db, scope.id)
}

/** Restarts processing. Returns false if it is already running: of two concurrent calls, one starts it. */
export async function restartProcessing(db: Connection, scope: Scope): Promise<boolean> {
  const restarted = await db
    .update(transcripts)
    .set({ status: 'processing', statusReason: null })
    .where(and(inScope(scope), notInArray(transcripts.status, ['processing', 'analyzing'])))
    .returning({ id: transcripts.id })
  return restarted.length > 0
}

/** Returns the transcript as shown, with the file's labels. */
export async function listSegments(db: Connection, transcriptId: string): Promise<Segment[]> {
  const rows = await db
    .select({
      id: segments.position,
      speaker: segments.speaker,
      start: segments.start,
      end: segments.end,
      text: segments.text,
      marks: segments.marks,
      opensTurn: segments.opensTurn,
      splits: segments.splits,
    })
    .from(segments)
    .where(eq(segments.transcriptId, transcriptId))
    .orderBy(asc(segments.position))
  return toPieces(
    rows.map(({ marks, opensTurn, splits, ...segment }) => ({
      ...segment,
      ...(marks && { marks }),
      ...(opensTurn && { opensTurn }),
      ...(splits && { splits }),
    })),
  )
}
