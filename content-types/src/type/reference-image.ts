import { z } from 'zod'

/** A reference image for the thumbnail designer. */
export const ReferenceImage = z.object({ id: z.string(), url: z.string(), filename: z.string() })
export type ReferenceImage = z.infer<typeof ReferenceImage>
