// Separate from the endpoints, so that forms can validate with it.
import { z } from 'zod'
import { maxNameLength } from './limits.ts'
import { oneLine } from './one-line.ts'
import { hasVisibleText } from './visible-text.ts'

/** A speaker's name as typed by the user, normalized to one line and single spaces. */
export const SpeakerName = z
  .string()
  .max(1000, 'This name is too long')
  .transform(oneLine)
  .pipe(
    z
      .string()
      .trim()
      .min(1, 'Please enter a name')
      .refine(hasVisibleText, 'Please enter a name')
      .max(maxNameLength, 'This name is too long'),
  )
