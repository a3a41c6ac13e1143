import { z } from 'zod'

/** Seconds of a recording before its transcript starts; negative if the transcript starts earlier. */
export const RecordingOffset = z.number().min(-86_400).max(86_400)
