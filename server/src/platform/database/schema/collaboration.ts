import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt } from './created-at.ts'
import { transcripts } from './transcripts.ts'
import { memberships, users, workspaces } from './workspaces.ts'

/** Members' comments on a project, one of its content types, or an item. */
export const comments = pgTable(
  'comments',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    transcriptId: uuid('transcript_id')
      .notNull()
      .references(() => transcripts.id, { onDelete: 'cascade' }),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    /** Null: on the whole project. */
    contentType: text('content_type'),
    /** Path of the item in its type; null: on the whole type. */
    item: text('item'),
    /** The item when the comment was written, as a snapshot. */
    anchor: jsonb('anchor'),
    /** Mentioned users, with their names when it was written. */
    mentions: jsonb('mentions').$type<{ id: string; name: string }[]>().notNull().default([]),
    createdAt: createdAt(),
    editedAt: timestamp('edited_at', { withTimezone: true }),
    /** Null: open. */
    resolvedAt: timestamp('resolved_at', { withTimezone: true }),
    resolvedBy: uuid('resolved_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [index('comments_transcript').on(table.transcriptId, table.createdAt)],
)

/** Users whom a comment mentions, and whether they read it. Deleted with the comment and with the membership. */
export const mentions = pgTable(
  'mentions',
  {
    workspaceId: uuid('workspace_id').notNull(),
    userId: uuid('user_id').notNull(),
    commentId: uuid('comment_id')
      .notNull()
      .references(() => comments.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    readAt: timestamp('read_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.commentId] }),
    index('mentions_comment').on(table.commentId),
    foreignKey({
      name: 'mentions_membership',
      columns: [table.workspaceId, table.userId],
      foreignColumns: [memberships.workspaceId, memberships.userId],
    }).onDelete('cascade'),
  ],
)

/** A project's note. No row: nothing written yet. */
export const projectNotes = pgTable('project_notes', {
  transcriptId: uuid('transcript_id')
    .primaryKey()
    .references(() => transcripts.id, { onDelete: 'cascade' }),
  text: text('text').notNull(),
  /** Counts changes, for optimistic locking. */
  revision: integer('revision').notNull(),
  editedBy: uuid('edited_by').references(() => users.id, { onDelete: 'set null' }),
  editedAt: timestamp('edited_at', { withTimezone: true }).notNull(),
})

/** Links that show a project's content to anyone who has them. */
export const shareLinks = pgTable(
  'share_links',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** Null once the project is deleted: the link's page can still say that it has ended. */
    transcriptId: uuid('transcript_id').references(() => transcripts.id, { onDelete: 'set null' }),
    /** SHA-256 of the token in the link. */
    tokenHash: text('token_hash').notNull(),
    /** The recipient's name. */
    name: text('name').notNull(),
    /** Visitors hear the quotes and clips. */
    hasSound: boolean('has_sound').notNull().default(false),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('share_links_token').on(table.tokenHash),
    index('share_links_transcript').on(table.transcriptId, table.createdAt),
  ],
)
