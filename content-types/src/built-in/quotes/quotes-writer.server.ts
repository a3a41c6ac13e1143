import { type Episode, sentencesOf } from '@podcastai/episode'
import { z } from 'zod'
import type { Brief } from '../../type/brief.ts'
import type { Finished } from '../../type/finished.ts'
import { timeCode } from '../../type/time-code.ts'
import { type Quotes, quoteCategories } from '../../types/quotes/quotes.ts'
import type { Writer } from '../writer.server.ts'
import { chooseQuotes } from './choose-quotes.server.ts'
import { quoteCategory } from './quote-category.server.ts'
import { printQuote, quoteProblems } from './quote-checks.server.ts'

export const QuotesDraft = z.array(
  z.object({ firstSentence: z.int(), lastSentence: z.int(), category: z.enum(quoteCategories) }),
)
export type QuotesDraft = z.infer<typeof QuotesDraft>

export const quotesWriter: Writer<Quotes, QuotesDraft> = { key: 'quotes', draft, finish }

function draft(episode: Episode, brief: Brief): QuotesDraft {
  return chooseQuotes(episode, brief).map(({ first, last, text }) => {
    const cues = Object.assign({}, ...sentencesOf(episode, first, last).map(({ traits }) => traits.cues))
    return { firstSentence: first, lastSentence: last, category: quoteCategory(text, cues) }
  })
}

function finish(draft: QuotesDraft, episode: Episode, brief: Brief): Finished<Quotes> {
  const problems = quoteProblems(draft, episode, brief)
  if (problems.length > 0) return { content: null, problems }
  const content = draft.map(({ firstSentence, lastSentence, category }) => {
    const { text, evidence } = printQuote(episode, firstSentence, lastSentence)
    return {
      text,
      speaker: evidence.speaker,
      timestamp: timeCode(evidence.start),
      category,
      estimated: evidence.estimated,
      verified: true,
      evidence,
    }
  })
  return { content, problems: [] }
}
