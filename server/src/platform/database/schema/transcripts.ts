import type { EpisodeFacts } from '@podcastai/contracts'
import type { TurnSplit } from '@podcastai/transcript/corrections'
import { sql } from 'drizzle-orm'
import {
  boolean,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt } from './created-at.ts'
import { shows } from './shows.ts'
import { users, workspaces } from './workspaces.ts'

/** An uploaded transcript; the pages call it a project. */
export const transcripts = pgTable(
  'transcripts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** The show that it is an episode of. */
    showId: uuid('show_id').notNull(),
    uploadedBy: uuid('uploaded_by').references(() => users.id, { onDelete: 'set null' }),
    /** The project's title; renaming changes it. */
    filename: text('filename').notNull(),
    /** The uploaded file's name: its extension can decide the dialect. */
    uploadName: text('upload_name').notNull(),
    /** Key of the upload in file storage. */
    fileKey: text('file_key').notNull(),
    /** SHA-256 of the upload in hex; null for projects of earlier releases. */
    fileHash: text('file_hash'),
    /** What is known of the episode. An empty value of a user says that there is none, whatever the file states. */
    facts: jsonb('facts').$type<EpisodeFacts>().notNull().default({}),
    /** Write all content types after parsing? */
    generateAll: boolean('generate_all').notNull(),
    status: text('status').notNull(),
    statusReason: text('status_reason'),
    /** The full text as parsed. */
    content: text('content').notNull().default(''),
    /** Minutes. */
    episodeDuration: doublePrecision('episode_duration'),
    /** The analysis as the transcript reads now. */
    analysis: jsonb('analysis'),
    /** Snapshots of the analysis and of the notes for writing. */
    understood: jsonb('understood'),
    /** How the file was parsed, and what the parser repaired or left out. */
    parseReport: jsonb('parse_report'),
    /** Names that users gave to speakers, by the file's label; segments keep the labels. */
    speakerNames: jsonb('speaker_names').$type<Record<string, string>>().notNull().default({}),
    /** Did a user say whether doubtful labels are speakers? */
    speakersConfirmed: boolean('reading_chosen').notNull().default(false),
    /** Counts changes of words, speakers, and their names. */
    correctionsRevision: integer('corrections_revision').notNull().default(0),
    /** Where the episode can be played; timestamps link to it. */
    recordingUrl: text('recording_url'),
    /** Seconds of the linked recording before the transcript starts. A listening copy has its own. */
    recordingOffset: doublePrecision('recording_offset_seconds').notNull().default(0),
    /** The project of the earlier file that this one replaced; it may be deleted since. */
    earlierId: uuid('earlier_id'),
    /** When it was moved to the trash. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    createdAt: createdAt(),
  },
  (table) => [
    index('transcripts_newest').on(table.workspaceId, table.createdAt.desc(), table.id.desc()),
    index('transcripts_of_show').on(table.showId),
    foreignKey({
      name: 'transcripts_show',
      columns: [table.showId, table.workspaceId],
      foreignColumns: [shows.id, shows.workspaceId],
    }).onUpdate('cascade'),
    index('transcripts_by_file').on(table.workspaceId, table.fileHash),
  ],
)

export const segments = pgTable(
  'segments',
  {
    transcriptId: uuid('transcript_id')
      .notNull()
      .references(() => transcripts.id, { onDelete: 'cascade' }),
    /** The segment's id within its transcript, from 0. */
    position: integer('position').notNull(),
    speaker: text('speaker'),
    start: doublePrecision('start_seconds'),
    end: doublePrecision('end_seconds'),
    text: text('text').notNull(),
    /** Timestamps of the file inside the text. */
    marks: jsonb('marks').$type<{ offset: number; seconds: number }[]>(),
    /** The time of each word of the file's own text, where the file has them; `marks` has only some of them then. */
    wordTimes: jsonb('word_times').$type<{ offset: number; seconds: number }[]>(),
    /** The file's own text and marks where words were corrected; null elsewhere. */
    heard: text('heard'),
    heardMarks: jsonb('heard_marks').$type<{ offset: number; seconds: number }[]>(),
    /** A user assigned the speaker. `heardSpeaker` is the file's own, null elsewhere and where the file has none. */
    isGiven: boolean('is_given').notNull().default(false),
    heardSpeaker: text('heard_speaker'),
    /** A user split the turn before it. */
    opensTurn: boolean('opens_turn').notNull().default(false),
    /** Where users split it: it is shown as several segments; null elsewhere. */
    splits: jsonb('splits').$type<TurnSplit[]>(),
    /** The speaker's label before the words in the file, with the space after it; null if there is none. */
    label: text('label_written'),
  },
  (table) => [
    primaryKey({ columns: [table.transcriptId, table.position] }),
    // Few segments are split, and each reading of content needs all of them.
    index('segments_split').on(table.transcriptId, table.position).where(sql`splits is not null`),
  ],
)

/** Reference images for the thumbnail. They belong to the project, not to a version of its design. */
export const referenceImages = pgTable(
  'reference_images',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    transcriptId: uuid('transcript_id')
      .notNull()
      .references(() => transcripts.id, { onDelete: 'cascade' }),
    /** The uploaded file's name. */
    filename: text('filename').notNull(),
    /** Key in file storage. */
    fileKey: text('file_key').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('reference_images_transcript').on(table.transcriptId, table.createdAt)],
)
