import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from './created-at.ts'

/** All data belongs to a workspace. Each user owns a personal one; a team is a workspace with seats. */
export const workspaces = pgTable('workspaces', {
  id: uuid('id').primaryKey().defaultRandom(),
  name: text('name').notNull(),
  kind: text('kind', { enum: ['personal', 'team'] }).notNull(),
  /** Projects ever created in it, including deleted ones: the limit of free episodes counts them. */
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
    /** When the user opened the verification link; null while the address isn't verified. */
    emailVerifiedAt: timestamp('email_verified_at', { withTimezone: true }),
    /** The workspace that the user works in now. */
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id),
    /** Send an email when an episode that they uploaded is ready. */
    wantsReadyMail: boolean('wants_ready_mail').notNull().default(false),
    /** Keyboard shortcuts without a modifier work on project pages. */
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

/** An invitation to a team. It takes a seat until it is answered, withdrawn, or expired. */
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
    /** SHA-256 of the token in the mailed link, which proves access to this address. */
    proofHash: text('proof_hash'),
    /** The account that was registered for it; it joins once its address is verified. */
    registeredUserId: uuid('registered_user_id').references(() => users.id, { onDelete: 'set null' }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('invitations_one').on(table.workspaceId, table.email),
    index('invitations_email').on(table.email),
  ],
)
