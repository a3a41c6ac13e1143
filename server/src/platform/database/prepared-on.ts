import type { Connection } from './connection.ts'

/**
 * Caches a statement that nearly every request runs, so that its SQL is built once per database. A transaction is a
 * connection of its own and builds it again. `.prepare('')` makes it unnamed on the server, so a pooler in between may
 * send each statement to another connection.
 */
export function preparedOn<Statement>(prepare: (db: Connection) => Statement): (db: Connection) => Statement {
  const known = new WeakMap<Connection, Statement>()
  return (db) => {
    const statement = known.get(db) ?? prepare(db)
    known.set(db, statement)
    return statement
  }
}
