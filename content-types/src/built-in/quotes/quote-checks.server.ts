import { countWords, type Episode, isOneTurn, placeIn, sentencesOf } from '@podcastai/episode'
import type { Brief } from '../../type/brief.ts'
import { evidenceOf } from '../../type/evidence.server.ts'
import type { Evidence } from '../../type/evidence.ts'
import { overlaps } from '../../type/spans.ts'
import { maxQuoteCharacters, quoteWords } from '../../types/quotes/quotes.ts'
import { touchesAvoided } from '../../voice/avoided-topics.ts'
import { spanProblem } from '../passages/span-problem.server.ts'
import { chooseQuotes } from './choose-quotes.server.ts'
import { frontLength, openingCost, quoteCandidates, quoteText } from './quote-candidates.server.ts'

type Span = { firstSentence: number; lastSentence: number }

/** Quotes that an episode of 45 minutes or more has to give, if it holds that many. */
const least = { minutes: 45, quotes: 8 } as const

export function printQuote(episode: Episode, first: number, last: number): { text: string; evidence: Evidence } {
  const evidence = evidenceOf(episode, first, last)
  const opening = sentencesOf(episode, first, first)[0]
  const skipped = opening ? frontLength(opening) : 0
  const from = opening && skipped > 0 ? placeIn(opening, skipped) : evidence.from
  return { text: quoteText(episode, first, last), evidence: { ...evidence, from } }
}

/** What is wrong with a draft, in words for whoever made it. */
export function quoteProblems(draft: readonly Span[], episode: Episode, brief: Brief): string[] {
  const problems = draft.flatMap((span, index) => {
    const problem = quoteProblem(span, episode, brief)
    return problem === null ? [] : [`Quote ${index + 1}: ${problem}`]
  })
  for (const [index, span] of draft.entries()) {
    const twin = draft.slice(0, index).findIndex((other) => overlaps(rangeOf(other), rangeOf(span)))
    if (twin >= 0) problems.push(`Quote ${index + 1}: shares a sentence with quote ${twin + 1}.`)
  }
  if (draft.length === 0) return ['No quotes: nothing in this episode can be quoted.']
  const found = chooseQuotes(episode, { ...brief, attempt: 0 }).length
  const wanted = episode.durationSeconds >= least.minutes * 60 ? Math.min(least.quotes, found) : 1
  if (draft.length < wanted) problems.push(`${draft.length} quotes; this episode gives at least ${wanted}.`)
  return problems
}

/** Why one span makes no quote, or null. */
function quoteProblem(
  { firstSentence, lastSentence }: Span,
  episode: Episode,
  { voice: { avoidTopics } }: Brief,
): string | null {
  const outside = spanProblem(episode, firstSentence, lastSentence)
  if (outside) return outside
  if (!isOneTurn(episode, firstSentence, lastSentence)) return 'crosses from one speaker’s turn into another.'
  const text = quoteText(episode, firstSentence, lastSentence)
  if (touchesAvoided(text, avoidTopics)) return 'touches a topic to avoid.'
  // An episode without one good quote gives what it has.
  if (!quoteCandidates(episode).some((candidate) => !touchesAvoided(candidate.text, avoidTopics))) return null
  const words = countWords(text)
  if (words < quoteWords.min) return `${words} words; a quote has at least ${quoteWords.min}.`
  if (words > quoteWords.max) return `${words} words; a quote has at most ${quoteWords.max}.`
  if (text.length > maxQuoteCharacters) return `${text.length} characters; a card holds ${maxQuoteCharacters}.`
  const sentences = sentencesOf(episode, firstSentence, lastSentence)
  const wrapping = sentences.find((sentence) => sentence.traits.hygiene !== null)
  if (wrapping) return `sentence ${wrapping.id} is ${wrapping.traits.hygiene} talk.`
  const opening = sentences[0]
  if (opening && !opening.traits.question && openingCost(opening) === null)
    return `opens on sentence ${opening.id}, which needs what came before it.`
  if (/(?:--|—|–|,)["”']?$/.test(text)) return 'is cut off at its end.'
  return null
}

function rangeOf({ firstSentence, lastSentence }: Span): { first: number; last: number } {
  return { first: firstSentence, last: lastSentence }
}
