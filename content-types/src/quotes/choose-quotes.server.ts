import type { Episode } from '@podcastai/episode'
import { touchesAvoided } from '../avoided-topics.ts'
import { chooseSpread } from '../choose-spread.server.ts'
import type { Brief } from '../writer.server.ts'
import { plainCandidates, type QuoteCandidate, quoteCandidates } from './quote-candidates.server.ts'

/** Quotes an episode of these minutes should give. */
export function quotesWanted(minutes: number): number {
  return Math.round(Math.min(12, Math.max(3, minutes / 5.5)))
}

/** Above this a quote is taken beyond the number wanted. */
const strong = 84

/** What the built-in engine quotes, in order of time: as many as wanted, and more where the talk is rich. */
export function chooseQuotes(episode: Episode, { voice, attempt }: Brief): QuoteCandidate[] {
  const allowed = ({ text }: QuoteCandidate) => !touchesAvoided(text, voice.avoidTopics)
  const good = quoteCandidates(episode).filter(allowed)
  const wanted = quotesWanted(episode.durationSeconds / 60)
  const chosen = chooseSpread(good.length > 0 ? good : plainCandidates(episode).filter(allowed), {
    count: Math.round(wanted * 1.5),
    attempt,
    durationSeconds: episode.durationSeconds,
    eachThird: false,
    distanceSeconds: 60,
  })
  const ranked = [...chosen].sort((a, b) => b.score - a.score || a.first - b.first)
  const kept = new Set(ranked.filter(({ score }, index) => index < wanted || score >= strong))
  return chosen.filter((candidate) => kept.has(candidate))
}
