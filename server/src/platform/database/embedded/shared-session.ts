/**
 * Shares PGlite's single session among many connections. Each connection's statements run in order; a connection inside
 * a transaction has the session to itself while others wait. Notifications go to the connections that listen.
 * Independent of threads, so that it can be tested without them.
 *
 * Shared by all connections, because there is one session: SET without LOCAL, temporary tables, PREPARE as SQL,
 * session-level advisory locks. Use SET LOCAL and transaction-level locks.
 */
import { type Batch, ConnectionIntake } from './connection-intake.ts'
import { type Notification, readAnswer } from './database-answer.ts'
import { Listeners } from './listeners.ts'
import { concatBytes, errorResponse, queryMessage, quoteIdentifier, readyForQuery, type SessionStatus } from './wire.ts'

export type SharedSessionOptions = {
  /** Runs complete protocol messages on the database and returns its answer. */
  execute: (messages: Uint8Array) => Uint8Array
  /** Sent to each connection on startup: server_version, client_encoding, … */
  settings: Record<string, string>
  /** How long an idle transaction may block waiting connections before it is rolled back. */
  idleTransactionMs: number
  /** Checked before each transaction; while true, transactions may only read (SQLSTATE 25006). */
  mustBeReadOnly?: () => boolean
  /** Called when this changes. */
  onReadOnly?: (isReadOnly: boolean) => void
}

/** The client's side of a connection. */
export type SharedConnection = {
  receive(chunk: Uint8Array): void
  close(): void
}

/** Receives a connection's answers. */
export type ConnectionOutput = {
  send(bytes: Uint8Array): void
  end(): void
}

type Connection = {
  output: ConnectionOutput
  intake: ConnectionIntake
  closed: boolean
  /** Its transaction was rolled back for idling; its next statement reports that. */
  expired: boolean
}

type Waiting = { connection: Connection; batch: Batch }

const endOfTransaction = /^\s*(?:(rollback|abort)(?![\s\S]*\bto\b)|commit|end)\b/i
const copyFromClient = /^\s*copy\b[\s\S]*\bfrom\s+stdin\b/i

export class SharedSession {
  readonly #options: SharedSessionOptions
  readonly #connections = new Set<Connection>()
  readonly #listeners = new Listeners<Connection>()
  #waiting: Waiting[] = []
  /** The connection in a transaction; no other connection's statement runs until it ends. */
  #owner: Connection | undefined
  #idleTimer: NodeJS.Timeout | undefined
  #isReadOnly = false
  #nextId = 1

  constructor(options: SharedSessionOptions) {
    this.#options = options
  }

  connect(output: ConnectionOutput): SharedConnection {
    const intake = new ConnectionIntake({ id: this.#nextId++, settings: this.#options.settings })
    const connection: Connection = { output, intake, closed: false, expired: false }
    this.#connections.add(connection)
    return {
      receive: (chunk) => this.#receive(connection, chunk),
      close: () => this.#close(connection),
    }
  }

  /** Ends every connection and rolls back open transactions. The database may be closed afterwards. */
  close(): void {
    this.#stopWatching()
    this.#waiting = []
    for (const connection of this.#connections) {
      connection.closed = true
      connection.output.end()
    }
    this.#connections.clear()
    if (this.#owner) this.#runOwn('ROLLBACK')
    this.#owner = undefined
  }

  #receive(connection: Connection, chunk: Uint8Array): void {
    if (connection.closed) return
    for (const step of connection.intake.take(chunk)) {
      if (step.kind === 'answer') connection.output.send(step.bytes)
      if (step.kind === 'batch') this.#waiting.push({ connection, batch: step.batch })
      if (step.kind === 'leave') {
        this.#close(connection)
        return
      }
    }
    this.#drain()
  }

  #drain(): void {
    for (let next = this.#takeNext(); next; next = this.#takeNext()) this.#run(next)
    this.#watchIdleTransaction()
  }

  #takeNext(): Waiting | undefined {
    const index = this.#owner ? this.#waiting.findIndex(({ connection }) => connection === this.#owner) : 0
    return index < 0 ? undefined : this.#waiting.splice(index, 1)[0]
  }

  #run({ connection, batch: { bytes, sql } }: Waiting): void {
    this.#stopWatching()
    if (connection.expired && !this.#learnsExpiry(connection, sql ?? '')) return
    // COPY sends its rows after the statement, but here a statement runs to its end in one call.
    if (sql !== undefined && copyFromClient.test(sql)) {
      const reason = 'COPY FROM STDIN is not supported by the embedded database'
      this.#fail(connection, { sqlState: '0A000', reason, status: this.#owner ? 'T' : 'I' })
      return
    }
    if (!this.#owner) this.#followReadOnly()
    const answer = readAnswer(this.#options.execute(bytes))
    this.#owner = answer.status === 'T' || answer.status === 'E' ? connection : undefined
    if (!answer.failed && sql !== undefined) {
      for (const statement of this.#listeners.note(connection, sql)) this.#runOwn(statement)
    }
    connection.output.send(answer.bytes)
    this.#notify(answer.notifications)
  }

  /**
   * Refuses the statements of a transaction that was rolled back for idling, up to the one that ends it. COMMIT is
   * refused too, so that the caller doesn't believe it worked; ROLLBACK succeeds and returns true.
   */
  #learnsExpiry(connection: Connection, sql: string): boolean {
    const [ends, rollsBack] = endOfTransaction.exec(sql) ?? []
    connection.expired = ends === undefined
    if (rollsBack !== undefined) return true
    const reason = 'the transaction was rolled back: it was idle while other statements waited (one session serves all)'
    this.#fail(connection, { sqlState: '25P03', reason, status: ends === undefined ? 'E' : 'I' })
    return false
  }

  #followReadOnly(): void {
    const isReadOnly = this.#options.mustBeReadOnly?.() ?? false
    if (isReadOnly === this.#isReadOnly) return
    this.#isReadOnly = isReadOnly
    this.#runOwn(`SET default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`)
    this.#options.onReadOnly?.(isReadOnly)
  }

  #fail(
    connection: Connection,
    { sqlState, reason, status }: { sqlState: string; reason: string; status: SessionStatus },
  ): void {
    const error = errorResponse({ severity: 'ERROR', sqlState, reason })
    connection.output.send(concatBytes([error, readyForQuery(status)]))
  }

  #notify(notifications: Notification[]): void {
    for (const { channel, bytes } of notifications) {
      // Copy, because each output may transfer its bytes.
      for (const { output } of this.#listeners.of(channel)) output.send(bytes.slice())
    }
  }

  /** Runs a statement of the session itself, such as ROLLBACK for a closed connection. */
  #runOwn(sql: string): void {
    this.#notify(readAnswer(this.#options.execute(queryMessage(sql))).notifications)
  }

  #close(connection: Connection): void {
    if (connection.closed) return
    connection.closed = true
    this.#connections.delete(connection)
    this.#waiting = this.#waiting.filter((waiting) => waiting.connection !== connection)
    if (this.#owner === connection) {
      this.#stopWatching()
      this.#owner = undefined
      this.#runOwn('ROLLBACK')
    }
    this.#forget(connection)
    connection.output.end()
    this.#drain()
  }

  /** Releases what a real session would drop at its end. */
  #forget(connection: Connection): void {
    const statements = [
      ...[...connection.intake.statements].map((name) => `DEALLOCATE ${quoteIdentifier(name)}`),
      ...this.#listeners.forget(connection),
    ]
    // Not inside another connection's transaction: an unused name or channel takes little memory, but a failing
    // statement would abort that transaction.
    if (this.#owner) return
    for (const statement of statements) this.#runOwn(statement)
  }

  /**
   * Rolls back a transaction that is idle while others wait, with the error code that a server uses for it. Code that
   * waits for another connection's statement inside a transaction would otherwise hang forever, and everyone with it.
   * Each statement of the owner restarts the timer; more waiting connections do not.
   */
  #watchIdleTransaction(): void {
    const owner = this.#owner
    if (!owner || this.#waiting.length === 0) {
      this.#stopWatching()
      return
    }
    this.#idleTimer ??= setTimeout(() => {
      this.#stopWatching()
      this.#owner = undefined
      owner.expired = true
      this.#runOwn('ROLLBACK')
      this.#drain()
    }, this.#options.idleTransactionMs)
  }

  #stopWatching(): void {
    clearTimeout(this.#idleTimer)
    this.#idleTimer = undefined
  }
}
