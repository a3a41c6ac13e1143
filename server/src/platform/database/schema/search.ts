import { sql } from 'drizzle-orm'
import {
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { transcripts } from './transcripts.ts'
import { workspaces } from './workspaces.ts'

const wordsToFind = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * The search index: a project's title, transcript, and content in passages of a few sentences. Derived from other tables,
 * and rebuilt for a whole project at once, or for its content.
 */
export const passages = pgTable(
  'passages',
  {
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    transcriptId: uuid('transcript_id')
      .notNull()
      .references(() => transcripts.id, { onDelete: 'cascade' }),
    /** From 0, in the project's order. */
    position: integer('position').notNull(),
    kind: text('kind', { enum: ['title', 'said', 'content'] }).notNull(),
    text: text('text').notNull(),
    /** Its place in the transcript or content, in the contracts' shape without project and text. */
    place: jsonb('place').$type<unknown>().notNull(),
    /**
     * "/" and "_" are replaced because the parser would read "and/or" as one path. The workspace's id is one of the words,
     * so that a single index lookup finds a workspace's passages even for very common words.
     */
    words: wordsToFind('words')
      .notNull()
      .generatedAlwaysAs(
        sql`to_tsvector('simple', translate(text, '/_', '  ')) || array_to_tsvector(array[workspace_id::text])`,
      ),
  },
  (table) => [
    primaryKey({ columns: [table.transcriptId, table.position] }),
    index('passages_words').using('gin', table.words),
    index('passages_workspace').on(table.workspaceId, table.kind),
  ],
)

/**
 * Projects whose passages are outdated. Database triggers insert them (see the table's migration), so that no code that
 * changes a title, a text, or a name can forget to.
 */
export const passagesDue = pgTable('passages_due', {
  transcriptId: uuid('transcript_id')
    .primaryKey()
    .references(() => transcripts.id, { onDelete: 'cascade' }),
  /** Counts changes: one during indexing leaves the project due. */
  changes: integer('changes').notNull().default(1),
  /** True if only content changed, so that the passages of the transcript stay. */
  isContentOnly: boolean('is_content_only').notNull().default(false),
  /** After a failure, the earliest time to retry. */
  notBefore: timestamp('not_before', { withTimezone: true }).notNull().defaultNow(),
})
