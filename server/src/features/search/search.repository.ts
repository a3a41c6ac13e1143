import { maxPlacesOfAKind } from '@podcastai/contracts'
import { and, eq, isNull, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/connection.ts'
import { passages, passagesDue, transcripts } from '../../platform/database/schema.ts'
import { hitEnd, hitStart } from './marked-text.ts'

/** Maximum number of places compared for very common words; more would not improve the results. */
const maxCompared = 3000

/** Where to search: in a workspace, or in one of its shows. */
type Place = { workspaceId: string; show?: string | undefined }

export type FoundRow = { id: string; filename: string; place: unknown; text: string; marked: string }

/** Returns the best places, with the hits marked: a few per project, and one more than `limit` if there are more. */
export async function findPassages(
  db: Connection,
  { workspaceId, show, q, limit }: Place & { q: string; limit: number },
): Promise<FoundRow[]> {
  const query = toSearchQuery(q)
  // The marks must not occur in the text itself. Keeps the number of characters.
  const unmarked = sql`translate(${passages.text}, ${`/_${hitStart}${hitEnd}`}, '    ')`
  const ofShow = show ? sql`and show_id = ${show}` : sql``
  const inOwn = show ? sql`and transcript_id in (select id from own)` : sql``
  const marks = `HighlightAll=true, StartSel=${hitStart}, StopSel=${hitEnd}`
  const { rows } = await db.execute<FoundRow>(sql`
    with own as (
      select id, filename, created_at, deleted_at from ${transcripts} where workspace_id = ${workspaceId} ${ofShow}
    ), matching as materialized (
      select transcript_id, position, kind, words from ${passages}
      where workspace_id = ${workspaceId} and kind = 'title' and words @@ ${query}
      union all (
        select transcript_id, position, kind, words from ${passages}
        where words @@ (${`'${workspaceId}'`}::tsquery && ${query}) and numnode(${query}) > 0 and kind <> 'title'
          and transcript_id not in (select id from own where deleted_at is not null) ${inOwn}
        limit ${maxCompared}
      )
    ), ranked as (
      select matching.transcript_id, position, kind, filename, created_at,
        ts_rank(words, ${query}) * case kind when 'title' then 8 when 'content' then 0.8 else 1 end as rank
      from matching join own on own.id = matching.transcript_id and own.deleted_at is null
    ), placed as (
      select *, row_number() over (partition by transcript_id, kind order by rank desc, position) as nth from ranked
    ), best as materialized (
      select * from placed where nth <= ${maxPlacesOfAKind}
      order by rank desc, created_at desc, position limit ${limit + 1}
    )
    select best.transcript_id as id, best.filename, ${passages.place}, ${passages.text},
      ts_headline('simple', ${unmarked}, ${query}, ${marks}) as marked
    from best join ${passages} on ${passages.transcriptId} = best.transcript_id and ${passages.position} = best.position
    order by best.rank desc, best.created_at desc, best.position`)
  return rows
}

/** Counts projects that are not indexed yet, without those in processing. */
export async function countWaiting(db: Connection, { workspaceId, show }: Place): Promise<number> {
  const [row] = await db
    .select({ projects: sql<number>`count(*)::int` })
    .from(passagesDue)
    .innerJoin(transcripts, eq(transcripts.id, passagesDue.transcriptId))
    .where(
      and(
        eq(transcripts.workspaceId, workspaceId),
        show ? eq(transcripts.showId, show) : undefined,
        isNull(transcripts.deletedAt),
        notInArray(transcripts.status, ['processing', 'analyzing']),
      ),
    )
  return row?.projects ?? 0
}

/** Matches what the user typed, with the last word also matched as a prefix. */
function toSearchQuery(q: string): SQL {
  // Each dash negates again, and PostgreSQL allows at most 32 nested negations.
  const typed = q.replace(/[/_]/g, ' ').replace(/-[\s-]*-/g, '-')
  const whole = sql`websearch_to_tsquery('simple', ${typed})`
  const { before, last } = lastWord(typed)
  if (last === null) return whole
  // Inside quotes any characters are words to find.
  const beginning = sql`to_tsquery('simple', ${`'${last.replace(/['\\]/g, ' ')}':*`})`
  const head = sql`websearch_to_tsquery('simple', ${before})`
  return sql`(${whole} || (${head} && ${beginning}))`
}

/** Splits off the last word; null if it is part of a phrase, excluded, or not a word. */
function lastWord(typed: string): { before: string; last: string | null } {
  const at = typed.trimEnd().lastIndexOf(' ') + 1
  const last = typed.slice(at).trim()
  const before = typed.slice(0, at)
  const isOpen = (before.split('"').length - 1) % 2 === 1
  if (isOpen || last.includes('"') || last.startsWith('-') || !/[\p{L}\p{N}]/u.test(last)) return { before, last: null }
  return { before, last }
}
