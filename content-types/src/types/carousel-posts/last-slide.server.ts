import type { Episode } from '@podcastai/episode'
import { hearItAll } from '../../built-in/attribution.server.ts'
import type { Brief } from '../../type/brief.ts'
import { askFor, questionFor } from '../../voice/asks.ts'
import { guestNames, speaksEnglish } from '../../voice/speaker-names.server.ts'

/**
 * Writes the last slide: the one thing readers are asked to do. These words are ours, so no name appears below them.
 */
export function lastSlide(episode: Episode, brief: Brief): string {
  const ask = speaksEnglish(episode) ? getCallToAction(brief) : hearItAll(episode, brief)
  return ask ?? ([brief.voice.podcastName, ...guestNames(episode, brief)].filter(Boolean).join(' · ') || '→')
}

function getCallToAction({ voice }: Brief): string {
  const goal = askFor(voice)
  if (goal !== null) return goal
  if (voice.podcastName !== '') return `Hear the full episode on ${voice.podcastName}.`
  return voice.brandVoice === null ? 'Save this for later.' : questionFor(voice)
}
