import { doublePrecision, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { transcripts } from './transcripts.ts'

/** A small copy of a project's recording, for everyone in the workspace. */
export const listeningCopies = pgTable('listening_copies', {
  transcriptId: uuid('transcript_id')
    .primaryKey()
    .references(() => transcripts.id, { onDelete: 'cascade' }),
  bytes: integer('bytes').notNull(),
  /** SHA-256 in hex. */
  hash: text('hash').notNull(),
  /** Seconds of the recording before the transcript starts. */
  offset: doublePrecision('offset_seconds').notNull(),
  /** When the upload was begun or continued. */
  begunAt: timestamp('begun_at', { withTimezone: true }).notNull(),
  /** When all parts had arrived and were checked; null before. */
  finishedAt: timestamp('finished_at', { withTimezone: true }),
})

/** The copy in parts, as they were uploaded: each is a file of its own. */
export const listeningCopyParts = pgTable(
  'listening_copy_parts',
  {
    transcriptId: uuid('transcript_id')
      .notNull()
      .references(() => transcripts.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    bytes: integer('bytes').notNull(),
    /** Key in file storage. */
    fileKey: text('file_key').notNull(),
  },
  (table) => [primaryKey({ columns: [table.transcriptId, table.position] })],
)
