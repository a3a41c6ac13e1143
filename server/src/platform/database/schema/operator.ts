import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
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
