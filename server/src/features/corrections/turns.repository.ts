import type { AnchoredTurn } from '@podcastai/transcript/corrections'
import { and, asc, count, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/connection.ts'
import { corrections, speakerOverrides } from '../../platform/database/schema.ts'

const counts = isNull(corrections.until)

/** Returns the active speaker overrides, newest act first. */
export function listTurns(db: Connection, transcriptId: string) {
  const { correctionId, first, last, firstOffset, lastOffset, label, lost, position } = speakerOverrides
  return db
    .select({ act: correctionId, from: first, to: last, fromOffset: firstOffset, toOffset: lastOffset, label, lost })
    .from(speakerOverrides)
    .innerJoin(corrections, eq(corrections.id, correctionId))
    .where(and(eq(speakerOverrides.transcriptId, transcriptId), counts))
    .orderBy(desc(corrections.since), asc(position))
}

/** Returns every label that turns of a transcript were ever assigned. */
export async function listOverrideLabels(db: Connection, transcriptId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ label: speakerOverrides.label })
    .from(speakerOverrides)
    .where(eq(speakerOverrides.transcriptId, transcriptId))
  return rows.map(({ label }) => label)
}

/** Counts active acts and their turns, and all turns including undone ones. */
export async function countTurns(db: Connection, transcriptId: string) {
  const [row] = await db
    .select({
      acts: sql<number>`count(distinct ${corrections.id}) filter (where ${counts})::int`,
      places: sql<number>`count(*) filter (where ${counts})::int`,
      ever: count(),
    })
    .from(speakerOverrides)
    .innerJoin(corrections, eq(corrections.id, speakerOverrides.correctionId))
    .where(eq(speakerOverrides.transcriptId, transcriptId))
  return row ?? { acts: 0, places: 0, ever: 0 }
}

/** Inserts the turns of a stored act, in transcript order. */
export async function insertTurns(
  tx: Connection,
  { transcriptId, act, turns }: { transcriptId: string; act: string; turns: readonly AnchoredTurn[] },
) {
  if (turns.length === 0) return
  const column = <Key extends keyof AnchoredTurn>(key: Key) => sql.param(turns.map((turn) => turn[key] ?? null))
  await tx.execute(sql`
    insert into ${speakerOverrides} (transcript_id, correction_id, position, first_segment, last_segment, first_offset, last_offset, label, opens, closes)
    select ${transcriptId}::uuid, ${act}::uuid, * from unnest(
      ${sql.param(turns.map((_, at) => at))}::int[], ${column('from')}::int[], ${column('to')}::int[],
      ${sql.param(turns.map(({ fromOffset = 0 }) => fromOffset))}::int[], ${column('toOffset')}::int[],
      ${column('label')}::text[], ${column('opens')}::text[], ${column('closes')}::text[])`)
}

/**
 * Returns every turn of a transcript that was ever assigned to a speaker, newest act first, with whether its act is
 * active.
 */
export function allTurns(db: Connection, transcriptId: string) {
  const { correctionId, position, first, last, firstOffset, lastOffset, label, opens, closes, lost } = speakerOverrides
  return db
    .select({
      ...{ correctionId, position, from: first, to: last, label, opens, closes, lost },
      ...{ fromOffset: firstOffset, toOffset: lastOffset },
      counts: sql<boolean>`${counts}`,
    })
    .from(speakerOverrides)
    .innerJoin(corrections, eq(corrections.id, correctionId))
    .where(eq(speakerOverrides.transcriptId, transcriptId))
    .orderBy(desc(corrections.since), asc(position))
}

type Moved = { correctionId: string; position: number; from: number; to: number; lost: boolean }

/** Stores the new places of speaker overrides after a file was parsed again. */
export async function moveTurns(tx: Connection, transcriptId: string, moved: readonly Moved[]) {
  if (moved.length === 0) return
  const column = <Key extends keyof Moved>(key: Key) => sql.param(moved.map((turn) => turn[key]))
  await tx.execute(sql`
    update ${speakerOverrides} set first_segment = v.first_segment, last_segment = v.last_segment, lost = v.lost
    from unnest(${column('correctionId')}::uuid[], ${column('position')}::int[], ${column('from')}::int[],
      ${column('to')}::int[], ${column('lost')}::bool[])
      as v(correction_id, position, first_segment, last_segment, lost)
    where ${speakerOverrides.transcriptId} = ${transcriptId}::uuid
      and ${speakerOverrides.correctionId} = v.correction_id and ${speakerOverrides.position} = v.position`)
}
