import type { Pair } from '@podcastai/transcript/corrections'
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
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt } from './created-at.ts'
import { shows } from './shows.ts'
import { transcripts } from './transcripts.ts'
import { users, workspaces } from './workspaces.ts'

/** A stored glossary entry; `createdAt` tells it from the same words added at another time. */
export type StoredTerm = { heard: string; written: string; authorId: string | null; createdAt: string }

/** How a correction changed the glossary: the entry before it, and when its own was added; null where it removed one. */
export type TermBefore = { held: StoredTerm | null; put: string | null }

/**
 * Corrections, each with all places that it changed. One applies from the transcript's revision `since` until the revision
 * before `until`. Nothing is deleted, so that the transcript of any earlier content version can be restored.
 */
export const corrections = pgTable(
  'corrections',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    transcriptId: uuid('transcript_id')
      .notNull()
      .references(() => transcripts.id, { onDelete: 'cascade' }),
    /**
     * The file's words at the corrected place. For a turn that was reassigned: its previous speaker, empty where the file
     * names none; `written` is the new speaker.
     */
    heard: text('heard').notNull(),
    written: text('written').notNull(),
    /**
     * `speaker`: turns were reassigned to another speaker. `not_speech`: a passage was marked "not speech"; `written` is
     * empty. `left_out`: the parser left a passage out until this is undone; `heard` is its kind, `written` its first line
     * in the file, if known. `split` and `join`: a turn was split, or joined to the one beside it, by a speaker in `written`, if it has
     * another one now. `labels`: the labels in `heard`, one a line, are words, not speakers; from revision 0 on if the
     * file's layout says so. `name`: a speaker was renamed, which undoing doesn't concern.
     */
    source: text('source', {
      enum: [
        'here',
        'episode',
        'workspace',
        'glossary',
        'speaker',
        'not_speech',
        'left_out',
        'split',
        'join',
        'labels',
        'name',
      ],
    }).notNull(),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    since: integer('since').notNull(),
    /** Null: it applies. */
    until: integer('until'),
    /** The words at its places, if they are in one segment: those that differ in case have a pair each. */
    pairs: jsonb('pairs').$type<readonly Pair[]>().notNull().default([]),
    undoneBy: uuid('undone_by').references(() => users.id, { onDelete: 'set null' }),
    /** Null where the correction left the glossary alone or is from an earlier release: undoing keeps the term. */
    termBefore: jsonb('term_before').$type<TermBefore>(),
  },
  (table) => [index('corrections_transcript').on(table.transcriptId, table.since)],
)

/**
 * Where a correction changed a segment, by the file's words. A split has the place of its second part, with the words that
 * follow; so has a join that removed one. A label that became words is inserted before them, with no words in `heard`.
 */
export const correctedPlaces = pgTable(
  'corrected_places',
  {
    transcriptId: uuid('transcript_id')
      .notNull()
      .references(() => transcripts.id, { onDelete: 'cascade' }),
    correctionId: uuid('correction_id').notNull(),
    /** From 0, in the correction's order. */
    position: integer('position').notNull(),
    /** Number of the place in its correction: one that spans several segments has a row for each. */
    place: integer('place').notNull(),
    segment: integer('segment').notNull(),
    offset: integer('offset').notNull(),
    heard: text('heard').notNull(),
    written: text('written').notNull(),
    /** The file was parsed again and no longer has these words there: it changes nothing. */
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

/** Turns that a correction reassigned to another speaker: the segments from first to last, inclusive. */
export const speakerOverrides = pgTable(
  'given_turns',
  {
    transcriptId: uuid('transcript_id')
      .notNull()
      .references(() => transcripts.id, { onDelete: 'cascade' }),
    correctionId: uuid('correction_id').notNull(),
    /** From 0, in the transcript's order. */
    position: integer('position').notNull(),
    first: integer('first_segment').notNull(),
    last: integer('last_segment').notNull(),
    /** In a segment that is split: from the part at this offset of the file's words, and up to the part at that one. */
    firstOffset: integer('first_offset').notNull().default(0),
    lastOffset: integer('last_offset'),
    /** The speaker's label, like those of the file; the transcript's `speakerNames` may have a name for it. */
    label: text('label').notNull(),
    /** How the first and last segments begin in the file, to find them when it is parsed again. */
    opens: text('opens').notNull(),
    closes: text('closes').notNull(),
    /** The file was parsed again and no longer has these segments: it changes nothing. */
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

/** Words that a show's transcripts often get wrong: they are corrected when a file is parsed. */
export const glossary = pgTable(
  'glossary',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    showId: uuid('show_id').notNull(),
    heard: text('heard').notNull(),
    written: text('written').notNull(),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('glossary_heard').on(table.showId, sql`lower(${table.heard})`),
    foreignKey({
      name: 'glossary_show',
      columns: [table.showId, table.workspaceId],
      foreignColumns: [shows.id, shows.workspaceId],
    })
      .onUpdate('cascade')
      .onDelete('cascade'),
  ],
)
