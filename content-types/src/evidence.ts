import { z } from 'zod'

/** A position in the transcript: a segment's id and a character offset in that segment's text. */
export const Place = z.object({ segment: z.int().min(0), offset: z.int().min(0) })
export type Place = z.infer<typeof Place>

/** Where in the transcript a piece of content was said: the words from `from` up to (not including) `to`. */
export const Evidence = z.object({
  speaker: z.string().nullable(),
  /** Seconds. */
  start: z.number().min(0),
  end: z.number().min(0),
  /** True where the times are not in the file. */
  estimated: z.boolean(),
  from: Place,
  to: Place,
})
export type Evidence = z.infer<typeof Evidence>
