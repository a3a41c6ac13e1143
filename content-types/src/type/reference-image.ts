import { z } from 'zod'

/** A picture that whoever makes the thumbnail should look at. */
export const ReferenceImage = z.object({ id: z.string(), url: z.string(), filename: z.string() })
export type ReferenceImage = z.infer<typeof ReferenceImage>
