// Apart from the calls that carry it, for the forms that check by it before anything is sent.
import { z } from 'zod'
import { maxNameLength } from './limits.ts'

/** What turns the direction of writing or breaks a line is no part of a name. */
const unprintable = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu

/** A speaker's name as a person types it: one line, single spaces. */
export const SpeakerName = z
  .string()
  .max(1000, 'This name is too long')
  .transform((name) => name.replace(unprintable, ' ').replace(/\s+/g, ' ').trim().normalize('NFC'))
  .pipe(z.string().min(1, 'Please enter a name').max(maxNameLength, 'This name is too long'))
