import { and, count, desc, eq, gte, isNull, sql, sum } from 'drizzle-orm'
import type { Connection } from '../../platform/database/connection.ts'
import { contentVersions, engineUsage, transcripts } from '../../platform/database/schema.ts'

/** Projects of one workspace created since a day, without those in the trash. */
export type Window = { workspaceId: string; since: Date }

const ofWorkspace = (workspaceId: string) =>
  and(eq(transcripts.workspaceId, workspaceId), isNull(transcripts.deletedAt))
const inWindow = ({ workspaceId, since }: Window) => and(ofWorkspace(workspaceId), gte(transcripts.createdAt, since))

/** The number of items of a version, counted from its content if the version is older than the column. */
const itemCount = sql<number>`coalesce(${contentVersions.items}, case jsonb_typeof(${contentVersions.content})
  when 'array' then jsonb_array_length(${contentVersions.content}) else 1 end)`

export async function countTotals(db: Connection, workspaceId: string) {
  const [made] = await db
    .select({ projects: count(), minutes: sql<number>`coalesce(sum(${transcripts.episodeDuration}), 0)::float8` })
    .from(transcripts)
    .where(ofWorkspace(workspaceId))
  const newest = newestVersions(db, ofWorkspace(workspaceId))
  const [held] = await db.select({ items: sql<number>`coalesce(sum(${newest.items}), 0)::int` }).from(newest)
  return { projects: made?.projects ?? 0, minutes: made?.minutes ?? 0, items: held?.items ?? 0 }
}

export function countByType(db: Connection, window: Window) {
  const newest = newestVersions(db, inWindow(window))
  return db
    .select({
      contentType: newest.contentType,
      items: sql<number>`sum(${newest.items})::int`,
      generated: count(),
      edited: sql<number>`(count(*) filter (where ${newest.edited}))::int`,
    })
    .from(newest)
    .groupBy(newest.contentType)
}

export function countByEngine(db: Connection, window: Window) {
  const newest = newestVersions(db, inWindow(window))
  return db
    .select({ engine: newest.engine, pieces: count() })
    .from(newest)
    .groupBy(newest.engine)
    .orderBy(desc(count()), newest.engine)
}

/** Counts projects and minutes per week or month, by its first day; skips those without projects. */
export function countByPeriod(db: Connection, window: Window, unit: 'week' | 'month') {
  const step = sql<string>`to_char(date_trunc(${sql.raw(`'${unit}'`)}, ${transcripts.createdAt} at time zone 'UTC'), 'YYYY-MM-DD')`
  return db
    .select({
      from: step,
      projects: count(),
      minutes: sql<number>`coalesce(sum(${transcripts.episodeDuration}), 0)::float8`,
    })
    .from(transcripts)
    .where(inWindow(window))
    .groupBy(step)
}

export async function countTopics(db: Connection, window: Window, limit: number) {
  const topic = sql<string>`lower(topic)`
  return db
    .select({ topic: sql<string>`min(topic)`, projects: sql<number>`count(distinct ${transcripts.id})::int` })
    .from(transcripts)
    .crossJoin(sql`lateral jsonb_array_elements_text(${transcripts.analysis} -> 'keyTopics') as topic`)
    .where(inWindow(window))
    .groupBy(topic)
    .orderBy(desc(sql`count(distinct ${transcripts.id})`), topic)
    .limit(limit)
}

export async function summarizeMoments(db: Connection, window: Window) {
  const newest = newestVersions(db, and(inWindow(window), eq(contentVersions.contentType, 'viral_clips')))
  const level = sql<string>`moment ->> 'engagementPotential'`
  return db
    .select({ level, moments: count() })
    .from(newest)
    .crossJoin(sql`lateral jsonb_array_elements(${newest.content}) as moment`)
    .groupBy(level)
}

export function sumEngineUsage(db: Connection, { workspaceId, since }: Window) {
  return db
    .select({
      model: engineUsage.model,
      calls: count(),
      inputTokens: sum(engineUsage.inputTokens).mapWith(Number),
      cachedTokens: sum(engineUsage.cachedTokens).mapWith(Number),
      outputTokens: sum(engineUsage.outputTokens).mapWith(Number),
      // One call of unknown price makes the sum unknown.
      dollars: sql<
        number | null
      >`case when bool_and(${engineUsage.dollars} is not null) then sum(${engineUsage.dollars}) end`,
    })
    .from(engineUsage)
    .where(and(eq(engineUsage.workspaceId, workspaceId), gte(engineUsage.createdAt, since)))
    .groupBy(engineUsage.model)
    .orderBy(desc(sum(engineUsage.inputTokens)))
}

/** Selects the newest version of every type of every project. */
function newestVersions(db: Connection, which: ReturnType<typeof inWindow>) {
  return db
    .selectDistinctOn([contentVersions.transcriptId, contentVersions.contentType], {
      contentType: contentVersions.contentType,
      engine: contentVersions.engine,
      content: contentVersions.content,
      items: itemCount.as('items_held'),
      // A regenerated type keeps users' edited items, so it still counts as edited.
      edited: sql<boolean>`${contentVersions.origin} = 'edited'
        or jsonb_array_length(coalesce(${contentVersions.editedItems}, '[]'::jsonb)) > 0`.as('edited'),
    })
    .from(contentVersions)
    .innerJoin(transcripts, eq(transcripts.id, contentVersions.transcriptId))
    .where(which)
    .orderBy(contentVersions.transcriptId, contentVersions.contentType, desc(contentVersions.version))
    .as('newest')
}
