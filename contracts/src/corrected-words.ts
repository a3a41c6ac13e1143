// Apart from the calls that carry them, for the forms that check by them before anything is sent.
import { z } from 'zod'
import { maxCorrectionLength } from './limits.ts'
import { oneLine } from './one-line.ts'
import { hasVisibleText } from './visible-text.ts'

/** Words as a person types them: one line, single spaces. */
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
