import { bigint, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from './created-at.ts'
import { users } from './workspaces.ts'

/** The account of the server's operator: one row or none. */
export const serverOperator = pgTable('server_operator', {
  id: text('id', { enum: ['operator'] })
    .primaryKey()
    .default('operator'),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** When the first operator chose a language model, or none; null until then. Later operators aren't asked. */
  modelChoiceAt: timestamp('model_choice_at', { withTimezone: true }),
  createdAt: createdAt(),
})

/** The language model connected on the operator's page: one row or none. */
export const operatorModel = pgTable('operator_model', {
  id: text('id', { enum: ['model'] })
    .primaryKey()
    .default('model'),
  provider: text('provider').notNull(),
  model: text('model').notNull(),
  baseUrl: text('base_url').notNull(),
  contextTokens: integer('context_tokens').notNull(),
  /** Encrypted with a secret outside the database; null where the model needs no key. */
  sealedKey: text('sealed_key'),
  /** New after every change, so that processes notice it. */
  revision: uuid('revision').notNull().defaultRandom(),
  createdAt: createdAt(),
})

/** The download of a model that the operator started: one row or none. Deleting it cancels the download. */
export const modelPull = pgTable('model_pull', {
  id: text('id', { enum: ['pull'] })
    .primaryKey()
    .default('pull'),
  /** New for each download, so that the process of an earlier one notices. */
  revision: uuid('revision').notNull().defaultRandom(),
  model: text('model').notNull(),
  completedBytes: bigint('completed_bytes', { mode: 'number' }).notNull().default(0),
  totalBytes: bigint('total_bytes', { mode: 'number' }).notNull().default(0),
  /** Why it failed; null while it is running. */
  failure: text('failure'),
  /** Updated every second while it is running. */
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
})
