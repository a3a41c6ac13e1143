/** Splits a client's byte stream into messages, and reads or changes the few that matter here. */
import { concatBytes, getCharCode, headerBytes, readText, toDataView, type WireMessage } from './wire.ts'

/** The request in a connection's first packet. Only a startup opens a session. */
export type OpeningPacket = 'startup' | 'encryption' | 'cancel'

const sslRequest = 80877103
const gssEncryptionRequest = 80877104
const cancelRequest = 80877102

/**
 * Collects chunks of a client's byte stream and returns whole messages.
 * Chunks are joined once per message, so that reading a 10 MB parameter in small chunks stays linear.
 */
export class MessageReader {
  #chunks: Uint8Array[] = []
  #length = 0

  push(chunk: Uint8Array): void {
    this.#chunks.push(chunk)
    this.#length += chunk.length
  }

  /** Returns the untyped packet at the very start of a connection; undefined until it is complete. */
  takeOpening(): OpeningPacket | undefined {
    if (this.#length < 8) return undefined
    const view = toDataView(this.#joined())
    const length = view.getInt32(0)
    if (this.#length < length) return undefined
    const code = view.getInt32(4)
    this.#take(length)
    if (code === sslRequest || code === gssEncryptionRequest) return 'encryption'
    return code === cancelRequest ? 'cancel' : 'startup'
  }

  /** Returns the next typed message with its header; undefined until it is complete. */
  takeMessage(): WireMessage | undefined {
    if (this.#length < headerBytes) return undefined
    if ((this.#chunks[0]?.length ?? 0) < headerBytes) this.#joined()
    const head = this.#chunks[0] as Uint8Array
    const length = 1 + toDataView(head).getInt32(1)
    if (this.#length < length) return undefined
    const bytes = this.#take(length)
    return { type: String.fromCharCode(bytes[0] as number), bytes }
  }

  #take(length: number): Uint8Array {
    const all = this.#joined()
    const rest = all.subarray(length)
    this.#chunks = rest.length > 0 ? [rest] : []
    this.#length = rest.length
    return all.subarray(0, length)
  }

  #joined(): Uint8Array {
    if (this.#chunks.length > 1) this.#chunks = [concatBytes(this.#chunks)]
    return this.#chunks[0] as Uint8Array
  }
}

/** Returns the SQL of a Query or Parse message; undefined for other messages. */
export function readSql({ type, bytes }: WireMessage): string | undefined {
  if (type === 'Q') return readText(bytes, headerBytes).text
  if (type === 'P') return readText(bytes, readText(bytes, headerBytes).end).text
  return undefined
}

/**
 * Adds a prefix to the name of a prepared statement, so that connections that share one session don't conflict. Unnamed
 * statements stay unnamed, because they only live until the next Parse.
 */
export function prefixStatementName(
  message: WireMessage,
  prefix: string,
): { message: WireMessage; name: string | undefined } {
  const at = statementNameOffset(message)
  if (at === undefined || message.bytes[at] === 0) return { message, name: undefined }
  const { bytes, type } = message
  const name = prefix + readText(bytes, at).text
  const renamed = concatBytes([bytes.subarray(0, at), new TextEncoder().encode(prefix), bytes.subarray(at)])
  toDataView(renamed).setInt32(1, renamed.length - 1)
  return { message: { type, bytes: renamed }, name }
}

function statementNameOffset({ type, bytes }: WireMessage): number | undefined {
  if (type === 'P') return headerBytes
  if (type === 'B') return readText(bytes, headerBytes).end
  const isStatement = bytes[headerBytes] === getCharCode('S')
  return (type === 'D' || type === 'C') && isStatement ? headerBytes + 1 : undefined
}
