import type { ContentKey } from '@podcastai/content-types'
import type { ActivityKind } from '@podcastai/contracts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/connection.ts'
import { formatName } from '../../platform/database/generations.ts'
import {
  comments,
  contentVersions,
  corrections,
  memberships,
  shareLinks,
  transcripts,
  users,
  workspaces,
} from '../../platform/database/schema.ts'

/** Older events are left out, because they would make the query slower year by year. */
const recent = sql.raw("now() - interval '90 days'")

/**
 * Returns the latest events of a workspace, newest first, without projects in the trash. Events of projects go back 90
 * days. Everything generated after one upload is one event, and so is a speaker's new name or a corrected word, however
 * many content types it changed.
 */
export function latestEvents(db: Connection, workspaceId: string, limit: number) {
  const own = and(eq(transcripts.workspaceId, workspaceId), isNull(transcripts.deletedAt))
  const events = sql`(
    select 'uploaded' as kind, ${transcripts.createdAt} as at, ${transcripts.uploadedBy} as by_id,
      ${transcripts.id} as project_id, null as content_type
    from ${transcripts} where ${own}
    union all
    select v.origin, max(v.created_at), v.author_id, v.transcript_id,
      case when v.author_id is not null then v.content_type end
    from ${contentVersions} v join ${transcripts} on ${transcripts.id} = v.transcript_id
    where ${own} and v.created_at > ${recent}
    group by 1, 3, 4, 5
    union all
    select 'edited', max(c.created_at), c.author_id, c.transcript_id, null
    from ${corrections} c join ${transcripts} on ${transcripts.id} = c.transcript_id
    where ${own} and c.created_at > ${recent} and c.source <> 'glossary' and c.since > 0
    group by 3, 4
    union all
    select 'commented', max(c.created_at), c.author_id, c.transcript_id, null
    from ${comments} c join ${transcripts} on ${transcripts.id} = c.transcript_id
    where ${own} and c.created_at > ${recent}
    group by 3, 4
    union all
    select 'shared', max(l.created_at), l.created_by, l.transcript_id, null
    from ${shareLinks} l join ${transcripts} on ${transcripts.id} = l.transcript_id
    where ${own} and l.created_at > ${recent}
    group by 3, 4
    union all
    select 'joined', m.created_at, m.user_id, null, null
    from ${memberships} m join ${workspaces} w on w.id = m.workspace_id
    where m.workspace_id = ${workspaceId} and m.created_at > w.created_at
  ) as event`
  return db
    .select({
      kind: sql<ActivityKind>`event.kind`,
      at: sql`event.at`.mapWith(transcripts.createdAt),
      by: { id: users.id, name: users.username },
      project: { id: transcripts.id, filename: transcripts.filename },
      contentType: sql<ContentKey | null>`event.content_type`,
      formatName: formatName(sql`event.project_id`, sql`event.content_type`),
    })
    .from(events)
    .leftJoin(users, eq(users.id, sql`event.by_id`))
    .leftJoin(transcripts, eq(transcripts.id, sql`event.project_id`))
    .orderBy(sql`event.at desc`)
    .limit(limit)
}
