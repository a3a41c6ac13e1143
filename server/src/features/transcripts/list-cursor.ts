import { type ProjectSort, projectSorts } from '@podcastai/contracts'
import { z } from 'zod'
import { AppError } from '../../platform/http/app-error.ts'

/** The end of a page: its sort key, and the id to break ties. */
const Place = z.object({ sort: z.enum(projectSorts), key: z.string().max(400), id: z.uuid() })
export type Place = z.infer<typeof Place>

/** Timestamps with microseconds, as the database sorts: with milliseconds alone a page could skip projects. */
const instant = z.iso.datetime({ precision: 6 }).refine((text) => text >= '0001')
const keys: Record<ProjectSort, z.ZodType<string>> = {
  newest: instant,
  oldest: instant,
  name: z.string(),
  longest: z.string().regex(/^-?\d{1,9}(?:\.\d{1,20})?(?:e-?\d{1,3})?$/),
}

/** Encodes the end of a page as an opaque cursor. */
export function encodeCursor(place: Place): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url')
}

/** Decodes a cursor. @throws AppError invalid if it is malformed, or from another sort order */
export function decodeCursor(cursor: string, sort: ProjectSort): Place {
  try {
    const place = Place.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')))
    keys[sort].parse(place.key)
    if (place.sort === sort) return place
  } catch (cause) {
    throw notOfThisList(cause)
  }
  throw notOfThisList()
}

function notOfThisList(cause?: unknown): AppError {
  return new AppError('invalid', 'The cursor is not one of this list.', undefined, { cause })
}
