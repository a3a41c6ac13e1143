import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import type { Connection } from '../src/platform/database/connection.ts'

/** A transaction; `isOpen` until its work is done. */
type Transaction = { isOpen: boolean }

const current = new AsyncLocalStorage<Transaction>()

const connect = pg.Pool.prototype.connect
// Every transaction, and every statement outside of one, starts by taking a connection from a pool.
pg.Pool.prototype.connect = function (this: pg.Pool, ...args: Parameters<typeof connect>) {
  if (current.getStore()?.isOpen)
    throw new Error(
      'A statement was sent beside the transaction that waits for it. The embedded database has one session: there it would wait for ever. Send it on the transaction, or after it.',
    )
  return connect.apply(this, args)
} as typeof connect

/**
 * Makes tests on a PostgreSQL server obey the embedded database's rule: code in a transaction makes no query outside of
 * it. Such a query fails with an error that explains this.
 */
export function refuseStatementsBesideTransactions(db: Connection): void {
  const transaction = db.transaction.bind(db)
  db.transaction = (work, config) =>
    transaction((tx) => {
      const own: Transaction = { isOpen: true }
      return current
        .run(own, () => work(tx))
        .finally(() => {
          own.isOpen = false
        })
    }, config)
}
