// Apart from the calls that carry them, for the forms that check by them before anything is sent.
import { z } from 'zod'

/** Characters of words that are corrected, and of what is written instead. */
export const maxCorrectionLength = 200

/** What turns the direction of writing or breaks a line is no part of a word. */
const unprintable = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu

/** Words as a person types them: one line, single spaces. */
export const CorrectedWords = z
  .string()
  .max(1000, 'These are too many words for a single correction')
  .transform((words) => words.replace(unprintable, ' ').replace(/\s+/g, ' ').trim().normalize('NFC'))
  .pipe(
    z
      .string()
      .min(1, 'Please enter the right words')
      .max(maxCorrectionLength, 'These are too many words for a single correction'),
  )
