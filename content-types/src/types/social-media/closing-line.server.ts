import type { Episode } from '@podcastai/episode'
import { hearItAll } from '../../built-in/attribution.server.ts'
import type { Brief } from '../../type/brief.ts'
import { askFor, askInTone, questionFor } from '../../voice/asks.ts'
import { postFormOf } from '../../voice/examples.ts'
import { speaksEnglish } from '../../voice/speaker-names.server.ts'
import type { CaptionSize } from './social-media.ts'

/** The one line of ours under a caption, by the settings; null where none of them asks for one. */
export function closingLine(size: CaptionSize, episode: Episode, brief: Brief): string | null {
  const { voice } = brief
  const { closing, asks } = postFormOf(voice.socialMediaExample)
  if (closing !== null) return closing
  if (!speaksEnglish(episode)) return voice.podcastName === '' ? null : hearItAll(episode, brief)
  const show = voice.podcastName === '' ? null : `Full episode on ${voice.podcastName}.`
  const question = asks || voice.brandVoice !== null ? questionFor(voice) : null
  if (size === 'short') return show
  if (size === 'medium') return askInTone(voice) ?? question ?? show
  return askFor(voice) ?? show
}
