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

/**
 * Returns a translation to publish below its quote, marked as one in its own language: "… (Übersetzung, Original auf
 * Englisch)".
 */
export function translationLine({ text, language, from }: QuoteTranslation): string {
  const mark = marks[language]
  if (mark === undefined) return `${text} (${translationMark({ from })})`
  const name = from && new Intl.DisplayNames([language], { type: 'language' }).of(from)
  return `${text} (${name ? `${mark.of} ${name}` : mark.alone})`
}

const marks: Readonly<Record<string, { alone: string; of: string }>> = {
  de: { alone: 'Übersetzung', of: 'Übersetzung, Original auf' },
  es: { alone: 'Traducción', of: 'Traducción; original en' },
  fr: { alone: 'Traduction', of: 'Traduction\u00a0; original en' },
  pt: { alone: 'Tradução', of: 'Tradução; original em' },
}
