import { z } from 'zod'
import type { ContentType, Spoken } from '../content-type.ts'
import { Evidence } from '../evidence.ts'
import { timeCode } from '../time-code.ts'

export const quoteCategories = ['insight', 'advice', 'story', 'humor', 'contrarian', 'statistic'] as const
export type QuoteCategory = (typeof quoteCategories)[number]

/** Words a quote may have. */
export const quoteWords = { min: 8, max: 60 } as const

export const Quote = z.object({
  text: z.string().trim().min(1).max(2000),
  speaker: z.string().nullable(),
  /** `m:ss` or `h:mm:ss`. */
  timestamp: z.string().nullable(),
  category: z.enum(quoteCategories),
  /** The timestamp is not in the file. */
  estimated: z.boolean(),
  /** Stands in the transcript word for word, said by this speaker in one go. */
  verified: z.boolean(),
  evidence: Evidence.nullable(),
})
export type Quote = z.infer<typeof Quote>

/** The words as they are printed: with a capital, also where their sentence began with words that were left out. */
export function printedQuote({ text, verified }: Pick<Quote, 'text' | 'verified'>): string {
  const isCutOut = verified && /^\p{Ll}+(?:['’]\p{Ll}+)?(?=[,;:.!?…]*(?:\s|$))/u.test(text)
  return isCutOut ? text.charAt(0).toUpperCase() + text.slice(1) : text
}

/** Quotation marks promise that it was said like that: words that somebody changed go without. */
export function inMarks(quote: Pick<Quote, 'text' | 'verified'>): string {
  return quote.verified ? `“${printedQuote(quote)}”` : quote.text
}

/** A quote to paste: its words and who said them. */
export function quoteLine(quote: Pick<Quote, 'text' | 'verified' | 'speaker'>): string {
  return quote.speaker ? `${inMarks(quote)} — ${quote.speaker}` : inMarks(quote)
}

export const Quotes = z.array(Quote)
export type Quotes = z.infer<typeof Quotes>

export const quotes: ContentType<Quotes> = {
  key: 'quotes',
  label: 'Best Quotes',
  title: 'Best Quotes',
  subtitle: "The transcript's own words, one speaker at a time",
  schema: Quotes,
  count: (content) => content.length,
  columns: ['Quote', 'Speaker', 'Timestamp', 'Category', 'Word for word'],
  rows: (content) =>
    content.map((quote) => ({
      Quote: printedQuote(quote),
      Speaker: quote.speaker ?? '',
      Timestamp: quote.timestamp === null ? '' : quote.estimated ? `≈ ${quote.timestamp}` : quote.timestamp,
      Category: quote.category,
      'Word for word': quote.verified ? 'yes' : 'no',
    })),
  items: (content) => content.map((_, at) => ({ path: String(at) })),
  settle: (content, source) => content.map((quote) => settled(quote, source)),
  renameSpeakers: (content, { speaker, evidence }) =>
    content.map((quote) => ({
      ...quote,
      speaker: speaker(quote.speaker, quote.evidence),
      evidence: quote.evidence && evidence(quote.evidence),
    })),
}

/** A quote whose ends moved was said at another time; one whose words were changed stays where it was taken from. */
function settled(quote: Quote, { isVerbatim, passageOf }: Spoken): Quote {
  const verified = isVerbatim(quote.text, quote.speaker)
  const evidence = verified && quote.evidence && passageOf(quote.text, quote.evidence)
  if (!evidence || evidence === quote.evidence) return { ...quote, verified }
  return { ...quote, verified, evidence, timestamp: timeCode(evidence.start), estimated: evidence.estimated }
}
