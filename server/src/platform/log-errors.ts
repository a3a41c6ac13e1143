/** Fields of an error that are logged besides its message; none holds what people typed, sent, or paid with. */
const told = ['code', 'status', 'statusCode', 'severity', 'table', 'column', 'constraint', 'syscall', 'requestId']

/**
 * Serializers of errors for all loggers. A failed statement carries all its values (addresses, hashes, transcripts),
 * the row that was rejected, and the statement itself; an error of the payment provider carries the whole response,
 * including payment secrets. So this is an allowlist, not a blocklist.
 */
export const errorSerializers = { err: writeError, error: writeError, cause: writeError }

type WrittenError = { type: string; message: string; stack: string; [key: string]: unknown }

function writeError(value: unknown): WrittenError {
  if (!(value instanceof Error)) {
    return { type: typeof value, message: typeof value === 'string' ? value : '', stack: '' }
  }
  const { name, cause } = value
  const message = withoutValues(value.message)
  const written: WrittenError = { type: name, message, stack: `${name}: ${message}${getStackFrames(value)}` }
  for (const key of told) {
    const one: unknown = Reflect.get(value, key)
    if (typeof one === 'string' || typeof one === 'number') written[key] = one
  }
  if (cause !== undefined) written.cause = writeError(cause)
  return written
}

/** Mail servers name the recipient in their refusals. */
const address = /(?<![^\s<>"'(),;:@])[^\s<>"'(),;:@]+@[^\s<>"'(),;:@]+/g

/**
 * Removes values from a message. Drizzle's message is the statement with numbered parameters, followed by their values,
 * which may have many lines.
 */
function withoutValues(message: string): string {
  return (message.split('\nparams:')[0] ?? '').replaceAll(address, '…@…')
}

/** Returns the lines below the message; none if the message cannot be found. */
function getStackFrames({ stack = '', message }: Error): string {
  const start = stack.indexOf(message)
  return start < 0 ? '' : stack.slice(start + message.length)
}
