import { sql } from 'drizzle-orm'
import {
  boolean,
  customType,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

export {
  correctedPlaces,
  corrections,
  glossary,
  type StoredTerm,
  speakerOverrides,
  type TermBefore,
} from './schema-of-corrections.ts'

/** Analysis and notes of an episode, and under what they were made. */
export type Made = { revision: number; reading?: 'speakers' | 'words' | null; analysis: unknown; notes: unknown }

/** A segment's id and a character of its text. */
type PlaceInTranscript = { segment: number; offset: number }
type PassageInTranscript = { from: PlaceInTranscript; to: PlaceInTranscript }

/** What a comment was about when it was made, and under what. */
export type AnchoredFirst = {
  revision: number
  reading: 'speakers' | 'words' | null
  words: string
  passage: PassageInTranscript | null
}

const createdAt = () => timestamp('created_at', { withTimezone: true }).notNull().defaultNow()

/** All data belongs to a workspace. Everybody owns a personal one; a team is a workspace with seats. */
export const workspaces = pgTable('workspaces', {
  id: uuid('id').primaryKey().defaultRandom(),
  name: text('name').notNull(),
  kind: text('kind', { enum: ['personal', 'team'] }).notNull(),
  /** Projects ever made in it, deleted ones included: free episodes are counted by it. */
  projectsMade: integer('projects_made').notNull().default(0),
  createdAt: createdAt(),
})

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Lower case. */
    email: text('email').notNull(),
    username: text('username').notNull(),
    passwordHash: text('password_hash').notNull(),
    /** When the person opened a link that was mailed to the address; null as long as nothing proves that it is theirs. */
    emailVerifiedAt: timestamp('email_verified_at', { withTimezone: true }),
    /** The workspace that the person works in now. */
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id),
    /** Wants a mail when an episode of theirs is ready. */
    wantsReadyMail: boolean('wants_ready_mail').notNull().default(false),
    /** Keys without a modifier act on a project's page. */
    singleKeys: boolean('single_keys').notNull().default(true),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('users_email').on(table.email)],
)

export const memberships = pgTable(
  'memberships',
  {
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role', { enum: ['admin', 'manager', 'user'] })
      .notNull()
      .default('user'),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.userId] }), index('memberships_user').on(table.userId)],
)

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the session id; the id itself is known to the browser alone. */
    idHash: text('id_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('sessions_user').on(table.userId)],
)

/** Somebody is asked into a team. It takes a seat until it is answered, withdrawn or over. */
export const invitations = pgTable(
  'invitations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** Lower case. */
    email: text('email').notNull(),
    role: text('role', { enum: ['admin', 'manager', 'user'] }).notNull(),
    invitedBy: uuid('invited_by').references(() => users.id, { onDelete: 'set null' }),
    /** SHA-256 of what the mailed link carries: whoever has it reads the mail of this address. */
    proofHash: text('proof_hash'),
    /** The account that was made for it, which joins as soon as it has proven the address. */
    registeredUserId: uuid('registered_user_id').references(() => users.id, { onDelete: 'set null' }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('invitations_one').on(table.workspaceId, table.email),
    index('invitations_email').on(table.email),
  ],
)

/** A mailed link that proves an address; the row goes when it is opened. */
export const emailVerifications = pgTable('email_proofs', {
  /** SHA-256 of what stands in the link. */
  tokenHash: text('token_hash').primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  createdAt: createdAt(),
})

/** How often something was tried lately, by account and by address; counted here because processes share it. */
export const throttles = pgTable(
  'throttles',
  {
    key: text('key').primaryKey(),
    points: integer('points').notNull(),
    expire: timestamp('expire', { withTimezone: true }),
  },
  (table) => [index('throttles_expire').on(table.expire)],
)

/** How a workspace wants to be written about. Parsed as it is read: what a field is called and may hold is the contracts'. */
export const workspaceSettings = pgTable('workspace_settings', {
  workspaceId: uuid('workspace_id')
    .primaryKey()
    .references(() => workspaces.id, { onDelete: 'cascade' }),
  settings: jsonb('settings').$type<Record<string, unknown>>().notNull().default({}),
  /** Extra instructions by content type. */
  templates: jsonb('templates').$type<Record<string, string>>().notNull().default({}),
  /** Counts the changes of the settings: who changes them names the one that was looked at. */
  revision: integer('revision').notNull().default(0),
  /** Colors and handle of the show's pictures. */
  look: jsonb('look').$type<Record<string, unknown>>().notNull().default({}),
  createdAt: createdAt(),
})

/** A link to set a new password with: good once, for an hour. */
export const passwordResets = pgTable('password_resets', {
  /** SHA-256 of what stands in the link. */
  tokenHash: text('token_hash').primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  usedAt: timestamp('used_at', { withTimezone: true }),
  createdAt: createdAt(),
})

/** What the payment provider last said of a workspace's subscription. What it is worth now: `planState`. */
export const subscriptions = pgTable('subscriptions', {
  workspaceId: uuid('workspace_id')
    .primaryKey()
    .references(() => workspaces.id, { onDelete: 'cascade' }),
  plan: text('plan', { enum: ['pro', 'team'] }).notNull(),
  status: text('status', { enum: ['active', 'past_due', 'ended'] }).notNull(),
  provider: text('provider', { enum: ['stripe', 'test'] })
    .notNull()
    .default('test'),
  /** The provider's name of it. */
  reference: text('reference'),
  /** What is paid lasts until then; null for test plans of earlier versions, which had no period. */
  periodEnd: timestamp('period_end', { withTimezone: true }),
  /** It is not renewed: canceled. */
  endsWithPeriod: boolean('ends_with_period').notNull().default(false),
  /** The renewal that could not be charged was due then. */
  unpaidSince: timestamp('unpaid_since', { withTimezone: true }),
  /** Number of the reading that this row stands on; an older one changes nothing any more. */
  reading: integer('reading').notNull().default(0),
  createdAt: createdAt(),
})

/** Numbers the readings of a provider's state in the order they were begun. */
export const providerReadings = pgSequence('provider_readings')

/** Who a workspace is to the payment provider. */
export const paymentCustomers = pgTable('payment_customers', {
  workspaceId: uuid('workspace_id')
    .primaryKey()
    .references(() => workspaces.id, { onDelete: 'cascade' }),
  customerId: text('customer_id').notNull().unique(),
  createdAt: createdAt(),
})

/** A payment that was begun. A workspace has one open payment for a plan; beginning again goes on with it. */
export const payments = pgTable(
  'payments',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    plan: text('plan', { enum: ['pro', 'team'] }).notNull(),
    cents: integer('cents').notNull(),
    status: text('status', { enum: ['open', 'paid', 'dropped'] }).notNull(),
    /** Null for payments of earlier versions. */
    provider: text('provider', { enum: ['stripe', 'test'] }),
    /** The subscription that the provider made for it, once it has. */
    reference: text('reference'),
    /** How earlier versions named a payment; nothing reads it. */
    clientSecretHash: text('client_secret_hash'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('payments_open')
      .on(table.workspaceId, table.plan, table.provider)
      .where(sql`status = 'open' and provider is not null`),
  ],
)

/** Events of the payment provider that were dealt with: one that comes again changes nothing. */
export const paymentEvents = pgTable('payment_events', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  createdAt: createdAt(),
})

/** An uploaded transcript: what the screens call a project. */
export const transcripts = pgTable(
  'transcripts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    uploadedBy: uuid('uploaded_by').references(() => users.id, { onDelete: 'set null' }),
    /** Changes with a rename. */
    filename: text('filename').notNull(),
    /** As it was uploaded: a dialect may be told by its ending. */
    uploadName: text('upload_name').notNull(),
    /** Key of the upload in file storage. */
    fileKey: text('file_key').notNull(),
    /** SHA-256 of the upload in hex; null for projects of earlier releases. */
    fileHash: text('file_hash'),
    /** Who hosts this episode, separated by commas, in place of the hosts in the settings. */
    hostName: text('host_name'),
    guestName: text('guest_name'),
    guestTitle: text('guest_title'),
    guestHandle: text('guest_handle'),
    /** Write all types after the reading? */
    generateAll: boolean('generate_all').notNull(),
    status: text('status').notNull(),
    statusReason: text('status_reason'),
    /** The text as read. */
    content: text('content').notNull().default(''),
    /** Minutes. */
    episodeDuration: doublePrecision('episode_duration'),
    analysis: jsonb('analysis'),
    /** How the file was read, and what the parser repaired or left out. */
    parseReport: jsonb('parse_report'),
    /** Names that people gave to speakers, by the file's label; the segments keep the labels. */
    speakerNames: jsonb('speaker_names').$type<Record<string, string>>().notNull().default({}),
    /** How names that are doubtful are read: as speakers, or as words; null where nothing is doubtful. */
    reading: text('reading', { enum: ['speakers', 'words'] }),
    /** Did people choose that, rather than we? */
    readingChosen: boolean('reading_chosen').notNull().default(false),
    /** What a language model noted of the episode for writing; null: the built-in engine needs none. */
    engineNotes: jsonb('engine_notes'),
    /** Counts the acts of correcting words, and those of taking them back. */
    correctionsRevision: integer('corrections_revision').notNull().default(0),
    /**
     * Analysis and notes as they were made, where they follow other words, turns or another reading since; null where they
     * are as they were made. Without a `reading`, from an earlier release, they were made under the one of now.
     */
    made: jsonb('made').$type<Made>(),
    /** Where the episode can be heard or seen; times open it there. */
    recordingUrl: text('recording_url'),
    /** In the bin since. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    createdAt: createdAt(),
  },
  (table) => [
    index('transcripts_newest').on(table.workspaceId, table.createdAt.desc(), table.id.desc()),
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
    /** Times the file states inside the text. */
    marks: jsonb('marks').$type<{ offset: number; seconds: number }[]>(),
    /** Text and marks as the file has them, where the words were corrected; null elsewhere. */
    heard: text('heard'),
    heardMarks: jsonb('heard_marks').$type<{ offset: number; seconds: number }[]>(),
    /** Somebody gave it to the speaker that it has; `heardSpeaker` is the file's, null elsewhere and where that has none. */
    isGiven: boolean('is_given').notNull().default(false),
    heardSpeaker: text('heard_speaker'),
    /** Where names are doubtful: who speaks if they are names, and what then stands before the words; null elsewhere. */
    labelSpeaker: text('label_speaker'),
    labelWritten: text('label_written'),
  },
  (table) => [primaryKey({ columns: [table.transcriptId, table.position] })],
)

/** Every generation and every edit of a content type, newest version last. Nothing is overwritten. */
export const contentVersions = pgTable(
  'content_versions',
  {
    transcriptId: uuid('transcript_id')
      .notNull()
      .references(() => transcripts.id, { onDelete: 'cascade' }),
    contentType: text('content_type').notNull(),
    version: integer('version').notNull(),
    content: jsonb('content').notNull(),
    /** How many items it holds, as its type counts them; null in versions older than this column. */
    items: integer('items'),
    origin: text('origin', { enum: ['generated', 'edited'] }).notNull(),
    /** Label of the engine that wrote it, or whose text was edited. */
    engine: text('engine').notNull(),
    /** The names of the speakers when it was written. */
    speakerNames: jsonb('speaker_names').$type<Record<string, string>>().notNull().default({}),
    /** A speaker got another name in the version before, and nothing else changed. */
    renamed: jsonb('renamed').$type<{ from: string; to: string }>(),
    /** The transcript's `correctionsRevision` when it was written. */
    correctionsRevision: integer('corrections_revision').notNull().default(0),
    /** How doubtful names were read when it was written; null where nothing was doubtful. */
    reading: text('reading', { enum: ['speakers', 'words'] }),
    /** Somebody said how doubtful names are to be read, and nothing else changed. */
    reread: text('reread', { enum: ['speakers', 'words'] }),
    /** Words of the transcript or who speaks were corrected, or that taken back, and nothing else changed. */
    corrected: jsonb('corrected').$type<{ heard: string; written: string; undone?: true; speaker?: true }>(),
    /** What people should know of it: how many texts were left out and why, and whether it was checked for meaning. */
    gap: text('gap'),
    /** What the person asked for when it was written anew. */
    instruction: text('instruction'),
    /** Paths of the items that stay when the type is written anew, because somebody pinned them. */
    pinned: jsonb('pinned').$type<string[]>().notNull().default([]),
    /** Paths of the items that people wrote; null in versions from before this was kept. */
    editedItems: jsonb('edited_items').$type<string[]>(),
    /** Who edited it, asked for it, renamed or corrected; null for the first processing. */
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.transcriptId, table.contentType, table.version] })],
)

/** How far a content type of a transcript is. No row: never asked for. */
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

/** Every call of a language model and what it cost, also of those that failed. Outlives its project: it was paid for. */
export const engineUsage = pgTable(
  'engine_usage',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    transcriptId: uuid('transcript_id').references(() => transcripts.id, { onDelete: 'set null' }),
    /** What it was for: a content type, 'kit', 'check' or another purpose of an engine's `Usage`. */
    purpose: text('purpose').notNull(),
    /** Label of the engine. */
    engine: text('engine').notNull(),
    model: text('model').notNull(),
    /** Tokens; those read from the provider's cache are part of the input. */
    inputTokens: integer('input_tokens').notNull(),
    cachedTokens: integer('cached_tokens').notNull(),
    outputTokens: integer('output_tokens').notNull(),
    /** Null where the model's price is not known. */
    dollars: doublePrecision('dollars'),
    createdAt: createdAt(),
  },
  (table) => [
    index('engine_usage_workspace').on(table.workspaceId, table.createdAt),
    index('engine_usage_transcript').on(table.transcriptId),
  ],
)

/** Pictures for whoever makes the thumbnail. They belong to the project, not to a version of its design. */
export const referenceImages = pgTable(
  'reference_images',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    transcriptId: uuid('transcript_id')
      .notNull()
      .references(() => transcripts.id, { onDelete: 'cascade' }),
    /** As it was uploaded. */
    filename: text('filename').notNull(),
    /** Key in file storage. */
    fileKey: text('file_key').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('reference_images_transcript').on(table.transcriptId, table.createdAt)],
)

/** Links that show a project's content to whoever has them. */
export const shareLinks = pgTable(
  'share_links',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** Null once the project is gone for good: who opens the link then is still told that it has ended. */
    transcriptId: uuid('transcript_id').references(() => transcripts.id, { onDelete: 'set null' }),
    /** SHA-256 of what stands in the link. */
    tokenHash: text('token_hash').notNull(),
    /** Whom it is for. */
    name: text('name').notNull(),
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

/** What members say about a project, a content type of it, or an item. */
export const comments = pgTable(
  'comments',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    transcriptId: uuid('transcript_id')
      .notNull()
      .references(() => transcripts.id, { onDelete: 'cascade' }),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    /** Null: about the whole project. */
    contentType: text('content_type'),
    /** Path of the item in its type; null: about the whole type. */
    item: text('item'),
    /** The first words of the item as it was then. */
    about: text('about'),
    /** The passage of the transcript that the item rests on. */
    passage: jsonb('passage').$type<PassageInTranscript>(),
    /** Item and passage as they were before the first change of the project's words or speakers; null before there was any. */
    anchoredFirst: jsonb('anchored_first').$type<AnchoredFirst>(),
    /** Whom the text names, under the names of then. */
    mentions: jsonb('mentions').$type<{ id: string; name: string }[]>().notNull().default([]),
    createdAt: createdAt(),
    editedAt: timestamp('edited_at', { withTimezone: true }),
    /** Null: open. */
    resolvedAt: timestamp('resolved_at', { withTimezone: true }),
    resolvedBy: uuid('resolved_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [index('comments_transcript').on(table.transcriptId, table.createdAt)],
)

/** Whom a comment names, and whether they have looked. It ends with the comment and with the membership. */
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

/** The one note of a project. No row: nobody has written yet. */
export const projectNotes = pgTable('project_notes', {
  transcriptId: uuid('transcript_id')
    .primaryKey()
    .references(() => transcripts.id, { onDelete: 'cascade' }),
  text: text('text').notNull(),
  /** Counts the changes: who saves names the one that was looked at. */
  revision: integer('revision').notNull(),
  editedBy: uuid('edited_by').references(() => users.id, { onDelete: 'set null' }),
  editedAt: timestamp('edited_at', { withTimezone: true }).notNull(),
})

/** The account that runs this server: one row, or none where nobody does. */
export const serverOperator = pgTable('server_operator', {
  id: text('id', { enum: ['operator'] })
    .primaryKey()
    .default('operator'),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  createdAt: createdAt(),
})

/** The language model that was connected on the operator's page: one row, or none where nothing was. */
export const operatorModel = pgTable('operator_model', {
  id: text('id', { enum: ['model'] })
    .primaryKey()
    .default('model'),
  provider: text('provider').notNull(),
  model: text('model').notNull(),
  baseUrl: text('base_url').notNull(),
  contextTokens: integer('context_tokens').notNull(),
  /** Encrypted with a secret that is not in the database; null where the model wants no key. */
  sealedKey: text('sealed_key'),
  /** Another one after every change: processes see by it that they are to write with something else. */
  revision: uuid('revision').notNull().defaultRandom(),
  createdAt: createdAt(),
})

const wordsToFind = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * What a search finds: the title of a project, and what was said and written in it, in pieces of some sentences. It all
 * follows from other tables and is made anew for a whole project at once.
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
    /** From 0, in the order of the project. */
    position: integer('position').notNull(),
    kind: text('kind', { enum: ['title', 'said', 'content'] }).notNull(),
    text: text('text').notNull(),
    /** Where it was said, or which item it is: the place without project and text, as the contracts have it. */
    place: jsonb('place').$type<unknown>().notNull(),
    /**
     * "and/or" are two words to find, which the parser would take for a path. The workspace stands among the words, so
     * that one index finds what is the workspace's own, whatever the database knows of how common a word is.
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
 * Projects whose passages are not up to date. Triggers put them here (migration of the table), so that nothing that
 * changes a title, a text or a name can forget to.
 */
export const passagesDue = pgTable('passages_due', {
  transcriptId: uuid('transcript_id')
    .primaryKey()
    .references(() => transcripts.id, { onDelete: 'cascade' }),
  /** Counts the changes: one that comes while the passages are made leaves the project due. */
  changes: integer('changes').notNull().default(1),
  /** After a failure it is not tried again before. */
  notBefore: timestamp('not_before', { withTimezone: true }).notNull().defaultNow(),
})
