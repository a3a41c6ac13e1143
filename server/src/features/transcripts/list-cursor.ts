import { z } from 'zod'
import { AppError } from '../../platform/http/app-error.ts'

/** With microseconds, as the database orders: by milliseconds alone a page could skip projects. */
const Place = z.object({
  createdAt: z.iso.datetime({ precision: 6 }).refine((instant) => instant >= '0001'),
  id: z.uuid(),
})
export type Place = z.infer<typeof Place>

/** Where a page of the list ended, opaque to the client. */
export function encodeCursor({ createdAt, id }: Place): string {
  return Buffer.from(JSON.stringify({ createdAt, id })).toString('base64url')
}

/** @throws AppError invalid */
export function decodeCursor(cursor: string): Place {
  try {
    return Place.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')))
  } catch (cause) {
    throw new AppError('invalid', 'The cursor is not one of this list.', undefined, { cause })
  }
}
