// Separate from the endpoints, so that forms can validate with them.
import { z } from 'zod'
import { maxNameLength, maxPasswordLength, minPasswordLength } from './limits.ts'
import { hasVisibleText } from './visible-text.ts'

export const Email = z.string().trim().toLowerCase().max(254).pipe(z.email('Please enter a valid email address'))
export const Username = z
  .string()
  .trim()
  .min(1, 'Please enter your name')
  .refine(hasVisibleText, 'Please enter your name')
  .max(maxNameLength)
export const NewPassword = z
  .string()
  .min(minPasswordLength, `Password must be at least ${minPasswordLength} characters`)
  .max(maxPasswordLength)
