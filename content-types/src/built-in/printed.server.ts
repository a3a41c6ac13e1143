import { capitalizeStart } from '../talk/capitalize.ts'
import { inQuotationMarks } from '../type/quotation-marks.ts'

// How words that were said are printed: as they were said, with a capital at the start and a clean end.

const danglingMarks = [',', ';', ':', '-', '–', '—']

/** The words with a capital at the start, without a comma, colon or dash at the end. */
export function saidText(text: string): string {
  return capitalizeStart(withoutOpenEnd(text))
}

/** The words without a comma, colon or dash at the end. */
export function withoutOpenEnd(text: string): string {
  let end = text.trim()
  while (danglingMarks.some((mark) => end.endsWith(mark))) end = end.slice(0, -1).trimEnd()
  return end
}

/** The words in quotation marks; marks inside them become single ones. */
export function inQuotes(text: string): string {
  return inQuotationMarks(saidText(text))
}

/** The words as they stand in a title, where no full stop ends them. */
export function asTitle(text: string): string {
  const said = saidText(text)
  return said.endsWith('.') && !said.endsWith('..') ? said.slice(0, -1) : said
}
