// A comment on an item keeps the item's first words and its passage. Where these change with the transcript, it follows.
import type { ItemAnchor } from '@podcastai/content-types'
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/connection.ts'
import { type AnchoredFirst, comments } from '../../platform/database/schema.ts'

/** What a comment is about, by the comment's id; `first` where it followed the transcript since. */
export type CommentAnchor = ItemAnchor & { id: string; contentType: string; first: AnchoredFirst | null }

/** The anchors of all comments on items of a project. */
export async function listAnchors(db: Connection, transcriptId: string): Promise<CommentAnchor[]> {
  const { id, contentType, item, about, passage, anchoredFirst: first } = comments
  const rows = await db
    .select({ id, contentType, path: item, words: about, passage, first })
    .from(comments)
    .where(and(eq(comments.transcriptId, transcriptId), isNotNull(item), isNotNull(about), isNotNull(contentType)))
    .orderBy(asc(id))
  return rows as CommentAnchor[]
}

/** Stores where comments are about other words, or another passage, than before. */
export async function storeAnchors(tx: Connection, transcriptId: string, moved: readonly CommentAnchor[]) {
  if (moved.length === 0) return
  await tx.execute(sql`
    update ${comments} set about = v.about, passage = v.passage, anchored_first = v.anchored_first
    from unnest(
      ${sql.param(moved.map(({ id }) => id))}::uuid[], ${sql.param(moved.map(({ words }) => words))}::text[],
      ${sql.param(moved.map(({ passage }) => passage && JSON.stringify(passage)))}::jsonb[],
      ${sql.param(moved.map(({ first }) => first && JSON.stringify(first)))}::jsonb[]
    ) as v(id, about, passage, anchored_first)
    where ${comments.transcriptId} = ${transcriptId}::uuid and ${comments.id} = v.id`)
}
