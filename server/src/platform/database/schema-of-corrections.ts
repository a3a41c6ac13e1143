// Words that people corrected and turns that they gave to others, beside what was read of the file: `schema.ts` has them with all other tables.
import { sql } from 'drizzle-orm'
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
import { transcripts, users, workspaces } from './schema.ts'

/** An entry of a glossary as it stood; `createdAt` tells it from the same words that were put in at another time. */
export type StoredTerm = { heard: string; written: string; authorId: string | null; createdAt: string }

/** What an act did to the glossary: what was held there before it, and when its own entry was put in; null where it took one out. */
export type TermBefore = { held: StoredTerm | null; put: string | null }

const createdAt = () => timestamp('created_at', { withTimezone: true }).notNull().defaultNow()

/**
 * Acts of correcting, each with all places that it changed. One counts from the transcript's revision `since` until the
 * revision before `until`; nothing is deleted, so that it is known what any version of the content was written under.
 */
export const corrections = pgTable(
  'corrections',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    transcriptId: uuid('transcript_id')
      .notNull()
      .references(() => transcripts.id, { onDelete: 'cascade' }),
    /**
     * The words as the file has them, at the place that was corrected. Of a turn that was given to another speaker: who
     * spoke it until then, empty where the file names nobody, and in `written` who speaks it since.
     */
    heard: text('heard').notNull(),
    written: text('written').notNull(),
    /** `speaker`: turns were given to another speaker, and no words corrected. */
    source: text('source', { enum: ['here', 'episode', 'workspace', 'glossary', 'speaker'] }).notNull(),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    since: integer('since').notNull(),
    /** Null: it counts. */
    until: integer('until'),
    undoneBy: uuid('undone_by').references(() => users.id, { onDelete: 'set null' }),
    /** Null where the act left the glossary alone, or an earlier release stored it: then the term stays. */
    termBefore: jsonb('term_before').$type<TermBefore>(),
  },
  (table) => [index('corrections_transcript').on(table.transcriptId, table.since)],
)

/** Where an act changed a segment, by the words of the file. */
export const correctedPlaces = pgTable(
  'corrected_places',
  {
    transcriptId: uuid('transcript_id')
      .notNull()
      .references(() => transcripts.id, { onDelete: 'cascade' }),
    correctionId: uuid('correction_id').notNull(),
    /** From 0, in the order of the act. */
    position: integer('position').notNull(),
    /** Number of the place in its act: one that lies in several segments has a row in each. */
    place: integer('place').notNull(),
    segment: integer('segment').notNull(),
    /** From the first of the words: of a doubtful name before them, which is read as words itself, it is negative. */
    offset: integer('offset').notNull(),
    heard: text('heard').notNull(),
    written: text('written').notNull(),
    /** The file was read again since, and does not have these words there any more: it changes nothing. */
    lost: boolean('lost').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.transcriptId, table.correctionId, table.position] }),
    foreignKey({
      name: 'corrected_places_correction',
      columns: [table.correctionId],
      foreignColumns: [corrections.id],
    }).onDelete('cascade'),
    index('corrected_places_correction').on(table.correctionId),
  ],
)

/** Turns that an act gave to another speaker: the segments from the first up to and including the last. */
export const speakerOverrides = pgTable(
  'given_turns',
  {
    transcriptId: uuid('transcript_id')
      .notNull()
      .references(() => transcripts.id, { onDelete: 'cascade' }),
    correctionId: uuid('correction_id').notNull(),
    /** From 0, in the order of the transcript. */
    position: integer('position').notNull(),
    first: integer('first_segment').notNull(),
    last: integer('last_segment').notNull(),
    /** Who speaks: like the file's labels, with a name of its own in the transcript's `speakerNames`, or none. */
    label: text('label').notNull(),
    /** How the first and the last segment begin in the file: by that they are found when it is read again. */
    opens: text('opens').notNull(),
    closes: text('closes').notNull(),
    /** The file was read again since, and does not have these segments any more: nothing is given. */
    lost: boolean('lost').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.transcriptId, table.correctionId, table.position] }),
    foreignKey({
      name: 'given_turns_correction',
      columns: [table.correctionId],
      foreignColumns: [corrections.id],
    }).onDelete('cascade'),
    index('given_turns_correction').on(table.correctionId),
  ],
)

/** Words that the transcripts of a workspace get wrong: they are corrected as a file is read. */
export const glossary = pgTable(
  'glossary',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    heard: text('heard').notNull(),
    written: text('written').notNull(),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('glossary_heard').on(table.workspaceId, sql`lower(${table.heard})`)],
)
