import { curlyMarks, type QuotationMarks } from '../../type/quotation-marks.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { pt } from './pt.ts'
import type { Wording } from './wording.ts'

type Talk = { language: string | null }

const wordings: Readonly<Record<string, Wording>> = { en, de, es, fr, pt }

/**
 * Returns the fixed words in the language of a talk; null if there are none, and only words of the talk are printed. An
 * unknown language is presumed to be English.
 */
export function getWording({ language }: Talk): Wording | null {
  return wordings[language ?? 'en'] ?? null
}

/** Returns the quotation marks of a talk's language. */
export function getQuotationMarks(talk: Talk): QuotationMarks {
  return getWording(talk)?.quotationMarks ?? curlyMarks
}
