import { sql } from 'drizzle-orm'
import { boolean, integer, pgSequence, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from './created-at.ts'
import { workspaces } from './workspaces.ts'

/** The last known state of a workspace's subscription at the payment provider. */
export const subscriptions = pgTable('subscriptions', {
  workspaceId: uuid('workspace_id')
    .primaryKey()
    .references(() => workspaces.id, { onDelete: 'cascade' }),
  plan: text('plan', { enum: ['pro', 'team'] }).notNull(),
  status: text('status', { enum: ['active', 'past_due', 'ended'] }).notNull(),
  provider: text('provider', { enum: ['stripe', 'test'] })
    .notNull()
    .default('test'),
  /** The subscription's id at the provider. */
  reference: text('reference'),
  /** The paid period ends then; null for test plans of earlier versions, which had no period. */
  periodEnd: timestamp('period_end', { withTimezone: true }),
  /** Canceled: it ends with the period. */
  endsWithPeriod: boolean('ends_with_period').notNull().default(false),
  /** The date of a renewal that could not be charged. */
  unpaidSince: timestamp('unpaid_since', { withTimezone: true }),
  /** Sequence number of the fetch that this row is from; older fetches don't overwrite it. */
  reading: integer('reading').notNull().default(0),
  createdAt: createdAt(),
})

/** Numbers the fetches of a provider's state in the order they began. */
export const providerReadings = pgSequence('provider_readings')

/** A workspace's customer id at the payment provider. */
export const paymentCustomers = pgTable('payment_customers', {
  workspaceId: uuid('workspace_id')
    .primaryKey()
    .references(() => workspaces.id, { onDelete: 'cascade' }),
  customerId: text('customer_id').notNull().unique(),
  createdAt: createdAt(),
})

/** A started payment. A workspace has one open payment per plan; starting again continues it. */
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
    /** The provider's subscription for it, once there is one. */
    reference: text('reference'),
    /** From earlier versions; nothing reads it. */
    clientSecretHash: text('client_secret_hash'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('payments_open')
      .on(table.workspaceId, table.plan, table.provider)
      .where(sql`status = 'open' and provider is not null`),
  ],
)

/** Handled events of the payment provider: a repeated one changes nothing. */
export const paymentEvents = pgTable('payment_events', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  createdAt: createdAt(),
})
