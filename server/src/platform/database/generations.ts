import { type ContentTypeKey, contentTypeKeys } from '@podcastai/content-types'
import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { contentVersions, generations } from './schema.ts'

/** The stored progress of a content type: its state, and the newest version's origin. */
export type GenerationRow = {
  contentType: string
  state: 'generating' | 'generated' | 'failed' | 'nothing_found'
  reason: string | null
  version: number | null
  engine: string | null
  origin: 'generated' | 'edited' | null
  gap: string | null
  pinned: string[] | null
  editedItems: string[] | null
  /** Only of text formats: what its content says of the format. */
  format: unknown
}

const isContentType = (key: SQL) => sql`${key} = any(${sql.param([...contentTypeKeys])}::text[])`

/**
 * Returns the progress of every content type of a transcript as one JSON column, so that a project takes one statement.
 */
export function selectGenerations(transcriptId: PgColumn) {
  return sql<GenerationRow[]>`(
    select coalesce(jsonb_agg(jsonb_build_object(
      'contentType', g.content_type, 'state', g.state, 'reason', g.reason,
      'version', v.version, 'engine', v.engine, 'origin', v.origin,
      'gap', v.gap, 'pinned', v.pinned, 'editedItems', v.edited_items, 'format', v.format)), '[]'::jsonb)
    from ${generations} g
    left join lateral (
      select version, engine, origin, gap, pinned, edited_items,
        case when not ${isContentType(sql`c.content_type`)} then c.content - 'posts' end as format
      from ${contentVersions} c
      where c.transcript_id = g.transcript_id and c.content_type = g.content_type
      order by version desc limit 1
    ) v on true
    where g.transcript_id = ${transcriptId}
  )`
}

/** Returns the name of a text format that a project has content of; null for a content type. */
export function formatName(transcriptId: PgColumn | SQL, contentType: PgColumn | SQL) {
  return sql<string | null>`case when not ${isContentType(sql`${contentType}`)} then (
    select v.content ->> 'name' from ${contentVersions} v
    where v.transcript_id = ${transcriptId} and v.content_type = ${contentType} order by v.version desc limit 1) end`
}

/** Returns how many content types of a transcript are written, and which ones failed. */
export function countedTypes(transcriptId: PgColumn) {
  return {
    generatedTypes: sql<number>`(
      select count(distinct v.content_type)::int from ${contentVersions} v
      where v.transcript_id = ${transcriptId} and ${isContentType(sql`v.content_type`)}
    )`.as('generated_types'),
    failedTypes: sql<ContentTypeKey[]>`(
      select coalesce(jsonb_agg(g.content_type), '[]'::jsonb) from ${generations} g
      where g.transcript_id = ${transcriptId} and g.state in ('failed', 'nothing_found') and not exists (
        select from ${contentVersions} v where v.transcript_id = g.transcript_id and v.content_type = g.content_type)
    )`.as('failed_types'),
  }
}
