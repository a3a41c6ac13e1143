import { z } from 'zod'

/** A character that shows: no space, control or format character, and none that Unicode lets a font ignore. */
const visible = /[^\s\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u

/** A trimmed text that must not be empty, nor look as if it were. */
export function visibleText(message: string) {
  return z
    .string()
    .trim()
    .min(1, message)
    .refine((text) => visible.test(text), message)
}
