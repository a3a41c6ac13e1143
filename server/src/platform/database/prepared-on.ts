import type { Connection } from './connection.ts'

/**
 * A statement that nearly every call makes: its SQL is put together once for a database, not each time. A transaction is a
 * connection of its own and pays as before. `.prepare('')` keeps it without a name on the server, so that a pooler between
 * may hand every statement to another connection.
 */
export function preparedOn<Statement>(prepare: (db: Connection) => Statement): (db: Connection) => Statement {
  const known = new WeakMap<Connection, Statement>()
  return (db) => {
    const statement = known.get(db) ?? prepare(db)
    known.set(db, statement)
    return statement
  }
}
