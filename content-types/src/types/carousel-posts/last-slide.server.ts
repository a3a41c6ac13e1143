import type { Episode } from '@podcastai/episode'
import { hearItAll, signatures } from '../../built-in/attribution.server.ts'
import type { Brief } from '../../type/brief.ts'
import { askFor, questionFor } from '../../voice/asks.ts'
import { guestNames, speaksEnglish } from '../../voice/speaker-names.server.ts'

/** The last slide: the one thing that readers are asked to do, and who said it all. */
export function lastSlide(speaker: string | null, episode: Episode, brief: Brief): string {
  const ask = speaksEnglish(episode) ? askOf(brief) : hearItAll(episode, brief)
  const [signature = ''] = signatures(speaker, brief)
  const names = [brief.voice.podcastName, ...guestNames(episode, brief)].filter(Boolean).join(' · ')
  return [ask ?? (signature === '' ? names : ''), signature].filter(Boolean).join('\n\n') || '→'
}

function askOf({ voice }: Brief): string {
  const goal = askFor(voice)
  if (goal !== null) return goal
  if (voice.podcastName !== '') return `Hear the full episode on ${voice.podcastName}.`
  return voice.brandVoice === null ? 'Save this for later.' : questionFor(voice)
}
