import { z } from 'zod'
import { AppError } from '../../platform/http/app-error.ts'

const Place = z.object({ createdAt: z.iso.datetime(), id: z.uuid() })

/** Where a page of the list ended, opaque to the client. */
export function encodeCursor({ createdAt, id }: { createdAt: Date; id: string }): string {
  return Buffer.from(JSON.stringify({ createdAt: createdAt.toISOString(), id })).toString('base64url')
}

/** @throws AppError invalid */
export function decodeCursor(cursor: string): { createdAt: Date; id: string } {
  try {
    const place = Place.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')))
    return { createdAt: new Date(place.createdAt), id: place.id }
  } catch (cause) {
    throw new AppError('invalid', 'The cursor is not one of this list.', undefined, { cause })
  }
}
