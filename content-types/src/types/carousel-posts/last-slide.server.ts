import type { Episode } from '@podcastai/episode'
import { hearItAll } from '../../built-in/attribution.server.ts'
import type { Brief } from '../../type/brief.ts'
import { askFor, questionFor } from '../../voice/asks.ts'
import { guestNames } from '../../voice/speaker-names.server.ts'
import { getWording } from '../../voice/wording/get-wording.ts'
import type { Wording } from '../../voice/wording/wording.ts'

/**
 * Writes the last slide: the one thing readers are asked to do. These words are ours, so no name appears below them.
 */
export function lastSlide(episode: Episode, brief: Brief): string {
  const wording = getWording(episode)
  const ask = wording === null ? hearItAll(episode, brief) : getCallToAction(brief, wording)
  return ask ?? ([brief.voice.podcastName, ...guestNames(episode, brief)].filter(Boolean).join(' · ') || '→')
}

function getCallToAction({ voice }: Brief, wording: Wording): string {
  const goal = askFor(voice, wording)
  if (goal !== null) return goal
  if (voice.podcastName !== '') return wording.hearOn(voice.podcastName)
  return voice.brandVoice === null ? wording.saveForLater : questionFor(voice, wording)
}
