import type { Episode } from '@podcastai/episode'
import { z } from 'zod'
import { touchesAvoided } from '../avoided-topics.ts'
import { chooseSpread } from '../choose-spread.server.ts'
import { timeCode } from '../time-code.ts'
import type { Brief, Finished, Writer } from '../writer.server.ts'
import { plainCandidates, type QuoteCandidate, quoteCandidates } from './quote-candidates.server.ts'
import { printQuote, quoteProblems } from './quote-checks.server.ts'
import { type Quotes, quoteCategories } from './quotes.ts'

export const QuotesDraft = z.array(
  z.object({ firstSentence: z.int(), lastSentence: z.int(), category: z.enum(quoteCategories) }),
)
export type QuotesDraft = z.infer<typeof QuotesDraft>

/** Quotes an episode of these minutes should give. */
export function quotesWanted(minutes: number): number {
  return Math.round(Math.min(15, Math.max(3, minutes / 4.5)))
}

export const quotesWriter: Writer<Quotes, QuotesDraft> = { key: 'quotes', draft, finish }

function draft(episode: Episode, brief: Brief): QuotesDraft {
  const allowed = ({ text }: QuoteCandidate) => !touchesAvoided(text, brief.voice.avoidTopics)
  const good = quoteCandidates(episode).filter(allowed)
  const candidates = good.length > 0 ? good : plainCandidates(episode).filter(allowed)
  const minutes = episode.durationSeconds / 60
  const chosen = chooseSpread(candidates, {
    count: quotesWanted(minutes),
    attempt: brief.attempt,
    durationSeconds: episode.durationSeconds,
    eachThird: false,
    distanceSeconds: 60,
  })
  return chosen.map(({ first, last, category }) => ({ firstSentence: first, lastSentence: last, category }))
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
