// Notifies every process of project changes with LISTEN and NOTIFY, on either kind of database. Notifications carry ids
// only; listeners fetch the data with their own permissions.
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import type { Connection } from './connection.ts'
import type { Database } from './database.ts'

export const changesChannel = 'project_changed'
const retryMs = 2_000

export type Changes = {
  /** Calls back after every change of the project, and after a time in which some may have been missed. */
  watch: (transcriptId: string, callback: () => void) => () => void
  close: () => Promise<void>
}

/** Announces a change of a project. In a transaction, listeners are notified on commit. */
export async function announceChange(db: Connection, transcriptId: string): Promise<void> {
  await db.execute(sql`select pg_notify(${changesChannel}, ${transcriptId})`)
}

/** Listens on a separate connection, which is opened for the first watcher, and reopened after it is lost. */
export function openChanges({ connection }: Pick<Database, 'connection'>, onError: (error: Error) => void): Changes {
  const watchers = new Map<string, Set<() => void>>()
  let client: Client | null = null
  let isClosed = false

  function tell(transcriptIds: Iterable<string>) {
    for (const id of transcriptIds) for (const callback of [...(watchers.get(id) ?? [])]) callback()
  }

  async function listen() {
    const own = new Client(connection)
    client = own
    const again = () => {
      if (client !== own) return
      client = null
      void own.end().catch(() => {})
      if (!isClosed && watchers.size > 0) setTimeout(() => void begin(), retryMs).unref()
    }
    own.on('error', (error) => {
      onError(error)
      again()
    })
    own.on('end', again)
    own.on('notification', ({ payload }) => tell(payload ? [payload] : []))
    try {
      await own.connect()
      await own.query(`listen ${changesChannel}`)
      tell(watchers.keys())
    } catch (error) {
      onError(error as Error)
      again()
    }
  }

  async function begin() {
    if (client === null && !isClosed && watchers.size > 0) await listen()
  }

  return {
    watch: (transcriptId, callback) => {
      const own = watchers.get(transcriptId) ?? new Set()
      watchers.set(transcriptId, own.add(callback))
      void begin()
      return () => {
        own.delete(callback)
        if (own.size === 0 && watchers.get(transcriptId) === own) watchers.delete(transcriptId)
      }
    },
    close: async () => {
      isClosed = true
      const own = client
      client = null
      await own?.end().catch(() => {})
    },
  }
}
