import { z } from 'zod'
import { getCandidateFields } from '../../items/candidate.ts'
import { editedItemFields, itemFields } from '../../items/item-fields.ts'
import { findStored, listItems } from '../../items/item-ids.ts'
import { capitalizeStart } from '../../talk/capitalize.ts'
import type { ContentType } from '../../type/content-type.ts'
import type { EditContext, Spoken } from '../../type/edit-context.ts'
import { EditedLine, maxItems } from '../../type/edit-limits.ts'
import { Evidence, isBefore, isSamePassage, Passage, passagesMeet } from '../../type/evidence.ts'
import { inQuotationMarks } from '../../type/quotation-marks.ts'
import { timeCode } from '../../type/time-code.ts'
import type { TranscriptView } from '../../type/transcript-view.ts'
import { QuoteTranslation, translationLine } from './quote-translation.ts'

export const quoteCategories = ['insight', 'advice', 'story', 'humor', 'contrarian', 'statistic'] as const
export type QuoteCategory = (typeof quoteCategories)[number]

/** Minimum and maximum number of words in a quote. */
export const quoteWords = { min: 6, max: 60 } as const

/** Maximum characters stored for a quote. */
export const maxCharactersOfQuote = 2000

export const Quote = z.object({
  text: z.string().trim().min(1).max(maxCharactersOfQuote),
  speaker: z.string().nullable(),
  /** `m:ss` or `h:mm:ss`. */
  timestamp: z.string().nullable(),
  category: z.enum(quoteCategories),
  /** True if the timestamp is estimated because the file has none. */
  estimated: z.boolean(),
  /** True if the words appear verbatim in the transcript, said by this speaker in one go. */
  verified: z.boolean(),
  evidence: Evidence.nullable(),
  /** The exact words, if fillers and repeated words were left out of `text`. */
  asSaid: z.string().nullish(),
  /** Part of the quote was assigned to another speaker: words of several people are not a quote. */
  divided: z.literal(true).optional(),
  /** The same words in the language that the content is written in. */
  translation: QuoteTranslation.optional(),
  /** One line that explains the rank; omitted for edited words. */
  why: z.string().optional(),
  ...itemFields,
})
export type Quote = z.infer<typeof Quote>

/** Returns the words as printed: capitalized, even if words at the beginning of their sentence were left out. */
export function printedQuote({ text, verified }: Pick<Quote, 'text' | 'verified'>): string {
  const isCutOut = verified && /^\p{Ll}+(?:['’]\p{Ll}+)?(?=[,;:.!?…]*(?:\s|$))/u.test(text)
  return isCutOut ? capitalizeStart(text) : text
}

/** Returns the words in quotation marks if verified: the marks promise verbatim words, so edited words have none. */
export function inMarks(quote: Pick<Quote, 'text' | 'verified'>): string {
  return quote.verified ? inQuotationMarks(printedQuote(quote)) : quote.text
}

/** Returns the name below the words: their speaker, or null for edited words. */
export function getSigner({ verified, speaker }: Pick<Quote, 'verified' | 'speaker'>): string | null {
  return verified ? speaker : null
}

/** Returns a quote to paste: its words and their speaker. */
export function quoteLine(quote: Pick<Quote, 'text' | 'verified' | 'speaker'>): string {
  const signer = getSigner(quote)
  return signer ? `${inMarks(quote)} — ${signer}` : inMarks(quote)
}

/** Returns a quote to paste with its translation below, if it has one. */
export function quoteWithTranslation(quote: Quote): string {
  return quote.translation ? `${quoteLine(quote)}\n${translationLine(quote.translation)}` : quoteLine(quote)
}

/** Returns the quotes that may be published as such: those with verbatim words. */
export function saidQuotes(quotes: Quotes): Quotes {
  return quotes.filter(({ verified }) => verified)
}

export const Quotes = z.array(Quote)
export type Quotes = z.infer<typeof Quotes>

export const EditedQuotes = z
  .array(
    Quote.pick({ text: true, category: true }).extend({
      ...editedItemFields,
      speaker: EditedLine.nullish(),
      /** The passage where it was said, or where its words before the edit were said. */
      evidence: Passage.nullish(),
      translation: QuoteTranslation.nullish(),
    }),
  )
  .max(maxItems, `There may be ${maxItems} quotes at most`)
export type EditedQuotes = z.infer<typeof EditedQuotes>

export const quotes: ContentType<Quotes, EditedQuotes> = {
  key: 'quotes',
  label: 'Best Quotes',
  title: 'Best Quotes',
  subtitle: 'Exact words from the transcript',
  schema: Quotes,
  blank: [],
  edited: EditedQuotes,
  labels: ['speaker', 'timestamp', 'category', 'why', 'language', 'from'],
  count: (content) => content.length,
  usual: { items: 8, one: 'quote', many: 'quotes' },
  columns: ['Quote', 'Speaker', 'Timestamp', 'Category', 'Word for word', 'Translation'],
  rows: (content) =>
    content.map((quote) => ({
      Quote: printedQuote(quote),
      Speaker: quote.speaker ?? '',
      Timestamp: quote.timestamp ?? '',
      Category: quote.category,
      'Word for word': quote.verified ? 'yes' : 'no',
      Translation: quote.translation?.text ?? '',
    })),
  items: (content) => listItems(content),
  resolveEdit: (edited, editContext) =>
    edited.map((edit) => {
      const stored = findStored(editContext.before, edit)
      const quote = settled(edit, stored, editContext)
      const isUnchanged = stored?.text === quote.text
      const isThere = isUnchanged && isSameEvidence(stored.evidence, quote.evidence)
      return {
        ...{ ...quote, id: edit.id },
        ...(isThere && stored.why !== undefined && { why: stored.why }),
        ...(edit.translation && isUnchanged && { translation: edit.translation }),
        ...getCandidateFields(stored, isUnchanged),
      }
    }),
  derive: (content, view) => content.map((quote) => asSaidNow(quote, view)),
}

/**
 * Returns a quote updated to the current transcript: it is not one person's quote if part of its words was assigned to
 * another speaker, and no longer verified if its words were not said. Edited words that match the current transcript
 * are verified.
 */
function asSaidNow(quote: Quote, view: TranscriptView): Quote {
  const { evidence } = quote
  if (evidence === null) return quote
  const isDivided = view.speakersIn(evidence).length > 1
  if (quote.verified && isDivided) return { ...quote, speaker: null, verified: false, divided: true }
  const said = toPlainWords(view.wordsIn(evidence))
  const words = toPlainWords(quote.text)
  if (quote.verified) return { ...quote, verified: isWithin(words, said) }
  const isSaid = !isDivided && quote.speaker === evidence.speaker && words.join(' ') === said.join(' ')
  return { ...quote, verified: isSaid }
}

function toPlainWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
}

/** True if all words were said in this order; fillers and repeated words may be left out. */
function isWithin(words: readonly string[], said: readonly string[]): boolean {
  let at = 0
  return words.every((word) => {
    at = said.indexOf(word, at) + 1
    return at > 0
  })
}

/**
 * Verifies an edited quote. Verbatim words are verified and get their speaker and time, from the passage nearest to
 * their stored one. Others keep the original passage, so that it can be shown and restored.
 */
function settled(
  edited: EditedQuotes[number],
  stored: Quote | undefined,
  { spoken, ground }: EditContext<Quotes>,
): Quote {
  const { text, category, evidence: named } = edited
  const speaker = edited.speaker || null
  // The speaker may be inferred from the conversation alone: a search by name would find nothing.
  if (speaker !== null && stored?.text === text && stored.speaker === speaker && stored.evidence?.speaker === null) {
    const said = spoken.find(text, null, stored.evidence)
    return { ...stored, category, verified: said !== null && passagesMeet(said, stored.evidence) }
  }
  // Part of several people's words may be one person's, and a new quote needs no speaker.
  const isAnyones = stored?.divided || (stored === undefined && speaker === null)
  const whose = isAnyones ? undefined : speaker
  const said = spoken.find(text, whose, named ?? stored?.evidence ?? null) ?? findPart(stored, edited, spoken)
  const isNew = stored?.text !== text
  if (said === null || (isNew && endsEarly(text, said, spoken))) {
    const { timestamp = null, estimated = false, evidence = null } = stored ?? {}
    const isDivided = stored?.divided && { divided: stored.divided }
    return { text, speaker, timestamp, category, estimated, verified: false, evidence, ...isDivided }
  }
  const evidence = ground(said) ?? said
  const timestamp = timeCode(evidence.start)
  const asSaid = stored?.text === text ? stored.asSaid : null
  return {
    ...{ text, speaker: whose === undefined ? said.speaker : speaker, timestamp, category },
    ...{ estimated: evidence.estimated, verified: true, evidence },
    ...(asSaid != null && { asSaid }),
  }
}

function isSameEvidence(one: Quote['evidence'], other: Quote['evidence']): boolean {
  return one !== null && other !== null && isSamePassage(one, other)
}

/**
 * True if a quote ends with a period where the sentence went on: that can reverse its meaning, so it is not verbatim.
 */
function endsEarly(text: string, said: Passage, spoken: Spoken): boolean {
  return /[.!?]["'”’)]{0,3}$/.test(text) && spoken.endsInsideSentence(said)
}

/**
 * Returns the passage of a part of a stored quote whose speaker was inferred from the conversation: the part has the
 * same speaker. The adjacent words may be another person's.
 */
function findPart(
  stored: Quote | undefined,
  { text, speaker = null, evidence: named }: EditedQuotes[number],
  spoken: Spoken,
) {
  const isTheirs = stored?.verified && stored.speaker === speaker && stored.evidence?.speaker === null
  if (!named || speaker === null || !isTheirs || stored.evidence === null) return null
  const isWithin = (one: Passage, whole: Passage) => !isBefore(one.from, whole.from) && !isBefore(whole.to, one.to)
  const said = spoken.find(text, null, named)
  return said && isWithin(said, stored.evidence) ? said : null
}

/** Maximum characters that fit a quote card. */
export const maxQuoteCharacters = 240
