// Apart from what reads the mark: pages load that without the library of schemas.
import { z } from 'zod'

/** Fields that an item may have beside those of its type. */
export const candidateFields = { candidate: z.boolean().optional() }
