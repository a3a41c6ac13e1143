import { capitalizeStart } from '../talk/capitalize.ts'
import { inQuotationMarks, type QuotationMarks } from '../type/quotation-marks.ts'

// How spoken words are printed: verbatim, capitalized, and with a clean end.

const danglingMarks = [',', ';', ':', '-', '–', '—']

/** Returns the words capitalized, without a comma, colon, or dash at the end. */
export function saidText(text: string): string {
  return capitalizeStart(withoutOpenEnd(text))
}

/** Returns the words without a comma, colon, or dash at the end. */
export function withoutOpenEnd(text: string): string {
  let end = text.trim()
  while (danglingMarks.some((mark) => end.endsWith(mark))) end = end.slice(0, -1).trimEnd()
  return end
}

/** Returns the words in quotation marks of the talk's language; marks inside them become single ones. */
export function inQuotes(text: string, marks?: QuotationMarks): string {
  return inQuotationMarks(saidText(text), marks)
}

/** Returns the words as they appear in a title, without a period at the end. */
export function asTitle(text: string): string {
  const said = saidText(text)
  return said.endsWith('.') && !said.endsWith('..') ? said.slice(0, -1) : said
}
