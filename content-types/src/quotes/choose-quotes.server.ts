import type { Episode } from '@podcastai/episode'
import { touchesAvoided } from '../avoided-topics.ts'
import { chooseSpread } from '../choose-spread.server.ts'
import type { Brief } from '../writer.server.ts'
import { plainCandidates, type QuoteCandidate, quoteCandidates } from './quote-candidates.server.ts'

/** Quotes an episode of these minutes should give. */
export function quotesWanted(minutes: number): number {
  return Math.round(Math.min(12, Math.max(3, minutes / 5.5)))
}

/** What the built-in engine quotes, in order of time. */
export function chooseQuotes(episode: Episode, { voice, attempt }: Brief): QuoteCandidate[] {
  const allowed = ({ text }: QuoteCandidate) => !touchesAvoided(text, voice.avoidTopics)
  const good = quoteCandidates(episode).filter(allowed)
  return chooseSpread(good.length > 0 ? good : plainCandidates(episode).filter(allowed), {
    count: quotesWanted(episode.durationSeconds / 60),
    attempt,
    durationSeconds: episode.durationSeconds,
    eachThird: false,
    distanceSeconds: 60,
  })
}
