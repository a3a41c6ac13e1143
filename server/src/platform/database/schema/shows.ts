import { index, integer, jsonb, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from './created-at.ts'
import { workspaces } from './workspaces.ts'

/**
 * A podcast of a workspace, with its settings. Each workspace has at least one; the first one is that of calls which
 * name none. The JSON is parsed on read: the contracts define the fields.
 */
export const shows = pgTable(
  'shows',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** Its place in the workspace's list; the lowest is the first show. */
    position: integer('position').notNull().default(0),
    settings: jsonb('settings').$type<Record<string, unknown>>().notNull().default({}),
    /** Extra instructions by content type. */
    templates: jsonb('templates').$type<Record<string, string>>().notNull().default({}),
    /** Colors and handle of the show's pictures. */
    look: jsonb('look').$type<Record<string, unknown>>().notNull().default({}),
    /** Text formats: the keys of `shipped` ones that are on, and its `own`. */
    formats: jsonb('formats').$type<Record<string, unknown>>().notNull().default({}),
    /** Counts changes of the settings, for optimistic locking. */
    revision: integer('revision').notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    index('shows_in_order').on(table.workspaceId, table.position),
    // Projects and glossary entries refer to both columns, so that they are in the workspace of their show.
    uniqueIndex('shows_of_workspace').on(table.id, table.workspaceId),
  ],
)
