import { type Episode, oncePer, sentencesOf } from '@podcastai/episode'
import type { Brief, Voice } from '../../type/brief.ts'
import { thirdOf } from '../../type/spans.ts'
import { touchesAvoided } from '../../voice/avoided-topics.ts'
import { forbiddenWords, saysForbidden } from '../../voice/guidelines.ts'
import { tasteOf } from '../grammar/taste.server.ts'
import { type Candidate, chooseSpread } from '../passages/choose-spread.server.ts'
import { plainCandidates, quoteCandidates } from './quote-candidates.server.ts'

/** Quotes an episode of these minutes should give. */
function quotesWanted(minutes: number): number {
  return Math.round(Math.min(12, Math.max(3, minutes / 5.5)))
}

/** Seconds from which on an episode has a beginning, a middle and an end to quote. */
const fullEpisodeSeconds = 45 * 60

/** So many are taken even where the talk is poor; one beyond them has to be strong. */
const sure = 8
const strong = 84

/** What the built-in engine quotes, in order of time: as many as wanted, and more where the talk is rich. */
export function chooseQuotes(episode: Episode, { voice, attempt }: Brief): readonly Candidate[] {
  const chosen = chosenOf(episode)(voice)
  const quotes = chosen.get(attempt) ?? choose(episode, voice, attempt)
  chosen.set(attempt, quotes)
  return quotes
}

/** By attempt. A draft and its check ask for the same ones. */
const chosenOf = oncePer((_: Episode) => oncePer((_: Voice) => new Map<number, readonly Candidate[]>()))

function choose(episode: Episode, voice: Voice, attempt: number): Candidate[] {
  const forbidden = forbiddenWords(voice.brandGuidelines)
  const taste = tasteOf(voice, { social: false })
  const leaning = ({ first, last }: Candidate) =>
    Math.max(...sentencesOf(episode, first, last).map((sentence) => taste(sentence)))
  const allowed = ({ text }: Candidate) => !touchesAvoided(text, voice.avoidTopics) && !saysForbidden(text, forbidden)
  const good = quoteCandidates(episode)
    .filter(allowed)
    .map((candidate) => ({ ...candidate, score: candidate.score + leaning(candidate) }))
  const isFull = episode.durationSeconds >= fullEpisodeSeconds
  const wanted = quotesWanted(episode.durationSeconds / 60)
  const chosen = chooseSpread(good.length > 0 ? good : plainCandidates(episode).filter(allowed), {
    count: Math.round(wanted * 1.5),
    attempt,
    durationSeconds: episode.durationSeconds,
    eachThird: isFull,
    distanceSeconds: 60,
  })
  const ranked = [...chosen].sort((a, b) => b.score - a.score || a.first - b.first)
  const thirds = ranked.map(({ start }) => thirdOf(start, episode.durationSeconds))
  const isFirstOfThird = (index: number) => isFull && thirds.indexOf(thirds[index] ?? 0) === index
  const kept = new Set(
    ranked.filter(({ score }, index) => index < Math.min(wanted, sure) || score >= strong || isFirstOfThird(index)),
  )
  return chosen.filter((candidate) => kept.has(candidate))
}
