import { doublePrecision, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from './created-at.ts'
import { transcripts } from './transcripts.ts'
import { users, workspaces } from './workspaces.ts'

/** Every generation and edit of a content type, newest version last. Nothing is overwritten. */
export const contentVersions = pgTable(
  'content_versions',
  {
    transcriptId: uuid('transcript_id')
      .notNull()
      .references(() => transcripts.id, { onDelete: 'cascade' }),
    contentType: text('content_type').notNull(),
    version: integer('version').notNull(),
    /** A snapshot: what was said, and who said it, are references into the transcript. */
    content: jsonb('content').notNull(),
    /** The segments that it refers to. */
    segments: integer('segments').array().notNull().default([]),
    /** Number of items, as the type counts them; null in versions older than this column. */
    items: integer('items'),
    origin: text('origin', { enum: ['generated', 'edited'] }).notNull(),
    /** Label of the engine that wrote it, or whose text was edited. */
    engine: text('engine').notNull(),
    /** Shown to users: how many texts were left out and why, and whether the meaning was checked. */
    gap: text('gap'),
    /** The user's instruction when it was regenerated. */
    instruction: text('instruction'),
    /** Ids of pinned items: they stay when the type is regenerated. */
    pinned: jsonb('pinned').$type<string[]>().notNull().default([]),
    /** Ids of items that users edited. */
    editedItems: jsonb('edited_items').$type<string[]>().notNull().default([]),
    /** The user who edited or regenerated; null for the first processing. */
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.transcriptId, table.contentType, table.version] })],
)

/** The state of a content type of a transcript. No row: never requested. */
export const generations = pgTable(
  'generations',
  {
    transcriptId: uuid('transcript_id')
      .notNull()
      .references(() => transcripts.id, { onDelete: 'cascade' }),
    contentType: text('content_type').notNull(),
    state: text('state', { enum: ['generating', 'generated', 'failed', 'nothing_found'] }).notNull(),
    reason: text('reason'),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.transcriptId, table.contentType] })],
)

/** Every call to a language model and its cost, including failed ones. Outlives its project, because it was paid for. */
export const engineUsage = pgTable(
  'engine_usage',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    transcriptId: uuid('transcript_id').references(() => transcripts.id, { onDelete: 'set null' }),
    /** A content type, 'kit', 'check', or another purpose of an engine's `Usage`. */
    purpose: text('purpose').notNull(),
    /** Label of the engine. */
    engine: text('engine').notNull(),
    model: text('model').notNull(),
    /** Input tokens include those read from the provider's cache. */
    inputTokens: integer('input_tokens').notNull(),
    cachedTokens: integer('cached_tokens').notNull(),
    outputTokens: integer('output_tokens').notNull(),
    /** Null where the model's price is unknown. */
    dollars: doublePrecision('dollars'),
    createdAt: createdAt(),
  },
  (table) => [
    index('engine_usage_workspace').on(table.workspaceId, table.createdAt),
    index('engine_usage_transcript').on(table.transcriptId),
  ],
)
