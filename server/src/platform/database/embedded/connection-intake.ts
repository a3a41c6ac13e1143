/**
 * The incoming side of one connection: turns its bytes into the startup, then into batches of messages that run
 * together, up to a simple query or a Sync. A batch is the smallest unit that the shared session may run, because
 * between its messages another connection could replace the unnamed statement.
 */
import { MessageReader, prefixStatementName, readSql } from './client-messages.ts'
import { concatBytes, errorResponse, startupAnswer, type WireMessage } from './wire.ts'

export type Batch = {
  bytes: Uint8Array
  /** Its first SQL; undefined if it only runs prepared statements. */
  sql: string | undefined
}

/** The result of a chunk of bytes, in order. Nothing follows `leave`. */
export type IntakeStep = { kind: 'answer'; bytes: Uint8Array } | { kind: 'batch'; batch: Batch } | { kind: 'leave' }

export class ConnectionIntake {
  /** Prepared statements of this connection, by their names in the session. */
  readonly statements = new Set<string>()
  readonly #id: number
  readonly #settings: Record<string, string>
  readonly #reader = new MessageReader()
  #started = false
  #open: WireMessage[] = []

  constructor({ id, settings }: { id: number; settings: Record<string, string> }) {
    this.#id = id
    this.#settings = settings
  }

  *take(chunk: Uint8Array): Generator<IntakeStep> {
    this.#reader.push(chunk)
    if (!this.#started) yield* this.#start()
    if (!this.#started) return
    for (let next = this.#reader.takeMessage(); next; next = this.#reader.takeMessage()) yield* this.#accept(next)
  }

  *#start(): Generator<IntakeStep> {
    for (let packet = this.#reader.takeOpening(); packet; packet = this.#reader.takeOpening()) {
      if (packet === 'encryption') {
        yield { kind: 'answer', bytes: new TextEncoder().encode('N') }
        continue
      }
      // A cancel request has no answer, and a running statement cannot be reached anyway.
      if (packet === 'cancel') {
        yield { kind: 'leave' }
        return
      }
      this.#started = true
      yield { kind: 'answer', bytes: startupAnswer({ settings: this.#settings, processId: this.#id }) }
      return
    }
  }

  *#accept(received: WireMessage): Generator<IntakeStep> {
    if (received.type === 'X') {
      yield { kind: 'leave' }
      return
    }
    // Flush asks for results before Sync (cursors), which would stop the session in the middle of a request.
    if (received.type === 'H') {
      const reason = 'Flush (a cursor) is not supported by the embedded database'
      yield { kind: 'answer', bytes: errorResponse({ severity: 'FATAL', sqlState: '0A000', reason }) }
      yield { kind: 'leave' }
      return
    }
    const { message, name } = prefixStatementName(received, `c${this.#id}_`)
    if (name !== undefined && message.type === 'P') this.statements.add(name)
    this.#open.push(message)
    if (message.type !== 'Q' && message.type !== 'S') return
    const messages = this.#open
    this.#open = []
    const sql = messages.map(readSql).find((found) => found !== undefined)
    yield { kind: 'batch', batch: { bytes: concatBytes(messages.map(({ bytes }) => bytes)), sql } }
  }
}
