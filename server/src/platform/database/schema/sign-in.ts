import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from './created-at.ts'
import { users } from './workspaces.ts'

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the session id; only the browser has the id itself. */
    idHash: text('id_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('sessions_user').on(table.userId)],
)

/** A mailed link that verifies an address; opening it deletes the row. */
export const emailVerifications = pgTable('email_proofs', {
  /** SHA-256 of the token in the link. */
  tokenHash: text('token_hash').primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  createdAt: createdAt(),
})

/** A link to set a new password: valid once, for an hour. */
export const passwordResets = pgTable('password_resets', {
  /** SHA-256 of the token in the link. */
  tokenHash: text('token_hash').primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  usedAt: timestamp('used_at', { withTimezone: true }),
  createdAt: createdAt(),
})

/** Recent attempts by account and by address; stored here because processes share the counts. */
export const throttles = pgTable(
  'throttles',
  {
    key: text('key').primaryKey(),
    points: integer('points').notNull(),
    expire: timestamp('expire', { withTimezone: true }),
  },
  (table) => [index('throttles_expire').on(table.expire)],
)
