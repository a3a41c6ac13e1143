/**
 * The parts of the PostgreSQL wire protocol (version 3) that clients and database share, and the few messages that the
 * embedded database sends itself. `client-messages.ts` parses messages of clients, `database-answer.ts` those of the
 * database. Independent of threads, queues, and PGlite.
 */

/** The session's status in ReadyForQuery: idle, in a transaction, in a failed transaction. */
export type SessionStatus = 'I' | 'T' | 'E'

/** A typed message: a type byte, four bytes of length, then the body. `bytes` has all of it. */
export type WireMessage = { type: string; bytes: Uint8Array }

export const headerBytes = 5

/** Returns the answer to a startup packet: no password needed, and the settings that clients check. */
export function startupAnswer({
  settings,
  processId,
}: {
  settings: Record<string, string>
  processId: number
}): Uint8Array {
  return concatBytes([
    message('R', int32(0)),
    ...Object.entries(settings).map(([name, value]) => message('S', text(name), text(value))),
    message('K', int32(processId), int32(0)),
    readyForQuery('I'),
  ])
}

/** Returns the message that ends each answer: the client may send its next statement. */
export function readyForQuery(status: SessionStatus): Uint8Array {
  return message('Z', Uint8Array.of(getCharCode(status)))
}

/** Returns an error message, which the client's driver turns into an exception with this SQLSTATE as its code. */
export function errorResponse({
  severity,
  sqlState,
  reason,
}: {
  severity: 'ERROR' | 'FATAL'
  sqlState: string
  reason: string
}): Uint8Array {
  const field = (name: string, value: string) => concatBytes([Uint8Array.of(getCharCode(name)), text(value)])
  return message(
    'E',
    field('S', severity),
    field('V', severity),
    field('C', sqlState),
    field('M', reason),
    Uint8Array.of(0),
  )
}

/** Returns a simple query, as a client would send it. */
export function queryMessage(sql: string): Uint8Array {
  return message('Q', text(sql))
}

export function quoteIdentifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

export function concatBytes(parts: Uint8Array[]): Uint8Array {
  if (parts.length === 1) return parts[0] as Uint8Array
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** Returns the null-terminated text at `from`, and the offset of the bytes after it. */
export function readText(bytes: Uint8Array, from: number): { text: string; end: number } {
  const end = bytes.indexOf(0, from)
  return { text: new TextDecoder().decode(bytes.subarray(from, end)), end: end + 1 }
}

export function getCharCode(letter: string): number {
  return letter.charCodeAt(0)
}

export function toDataView(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

function message(type: string, ...parts: Uint8Array[]): Uint8Array {
  const body = concatBytes(parts)
  return concatBytes([Uint8Array.of(getCharCode(type)), int32(body.length + 4), body])
}

function text(value: string): Uint8Array {
  return new TextEncoder().encode(`${value}\0`)
}

function int32(value: number): Uint8Array {
  const bytes = new Uint8Array(4)
  toDataView(bytes).setInt32(0, value)
  return bytes
}
