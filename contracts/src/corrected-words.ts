// Separate from the endpoints, so that forms can validate with them.
import { z } from 'zod'
import { maxCorrectionLength } from './limits.ts'
import { oneLine } from './one-line.ts'
import { hasVisibleText } from './visible-text.ts'

/** Words as typed by the user, normalized to one line and single spaces. */
export const CorrectedWords = z
  .string()
  .max(1000, 'These are too many words for a single correction')
  .transform(oneLine)
  .pipe(
    z
      .string()
      .trim()
      .min(1, 'Please enter the right words')
      .refine(hasVisibleText, 'Please enter the right words')
      .max(maxCorrectionLength, 'These are too many words for a single correction'),
  )
