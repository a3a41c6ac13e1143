/** What a logged error tells of itself beside its message: nothing in here holds what people typed, sent or paid with. */
const told = ['code', 'status', 'statusCode', 'severity', 'table', 'column', 'constraint', 'syscall', 'requestId']

/**
 * How every logger of ours writes errors. A failed statement carries all its values (addresses, hashes, transcripts),
 * the row that was refused and the statement itself; an error of the payment provider carries the whole answer, secrets
 * of payments included. So what is written is chosen, rather than what is left out.
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

/** Mail servers name in their refusals whom they refuse. */
const address = /(?<![^\s<>"'(),;:@])[^\s<>"'(),;:@]+@[^\s<>"'(),;:@]+/g

/** Drizzle's message is the statement, whose values are numbered, and then the values, which may have many lines. */
function withoutValues(message: string): string {
  return (message.split('\nparams:')[0] ?? '').replaceAll(address, '…@…')
}

/** The lines below the message; none where the message cannot be told from them. */
function getStackFrames({ stack = '', message }: Error): string {
  const start = stack.indexOf(message)
  return start < 0 ? '' : stack.slice(start + message.length)
}
