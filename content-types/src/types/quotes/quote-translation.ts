import { z } from 'zod'
import { getLanguageName, outputLanguages } from '../../type/output-language.ts'

/** A quote's words in another language, beside the words as said. */
export const QuoteTranslation = z.object({
  text: z.string().trim().min(1).max(2000),
  language: z.enum(outputLanguages),
  /** The language of the talk; null if unknown. */
  from: z.enum(outputLanguages).nullable(),
})
export type QuoteTranslation = z.infer<typeof QuoteTranslation>

/** Returns the mark that tells readers that the words are a translation: 'Translated from German'. */
export function translationMark({ from }: Pick<QuoteTranslation, 'from'>): string {
  return from === null ? 'Translated' : `Translated from ${getLanguageName(from)}`
}

/** Returns a translation to paste below its quote, marked as one. */
export function translationLine(translation: QuoteTranslation): string {
  return `${translation.text} (${translationMark(translation)})`
}
