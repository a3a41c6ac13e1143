// Apart from the calls that carry it, for the forms that check by it before anything is sent.
import { z } from 'zod'
import { maxNameLength } from './limits.ts'
import { oneLine } from './one-line.ts'
import { hasVisibleText } from './visible-text.ts'

/** A speaker's name as a person types it: one line, single spaces. */
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
