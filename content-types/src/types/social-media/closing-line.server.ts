import type { Episode } from '@podcastai/episode'
import { fullTalk, hearItAll } from '../../built-in/attribution.server.ts'
import type { Brief } from '../../type/brief.ts'
import { askFor, askInTone, questionFor } from '../../voice/asks.ts'
import { parsePostForm } from '../../voice/examples.ts'
import { getSpeakerName, guestNames } from '../../voice/speaker-names.server.ts'
import { getWording } from '../../voice/wording/get-wording.ts'
import type { CaptionSize } from './social-media.ts'

/**
 * Returns our closing lines for a caption, in order of preference: the closing of the example post, or the call to
 * action from the settings, or else where to hear the whole episode, in two lengths or not at all (an empty line).
 */
export function findClosingLines(
  size: CaptionSize,
  episode: Episode,
  brief: Brief,
  { speaker }: { speaker: string | null },
): string[] {
  const { voice } = brief
  const { closing, asks } = parsePostForm(voice.socialMediaExample)
  if (closing !== null) return [closing]
  const wording = getWording(episode)
  if (wording === null) return [hearItAll(episode, brief) ?? ''].filter(Boolean)
  const talk = fullTalk(episode, brief, wording)
  const full = [wording.hear(talk), wording.hear({ ...talk, guests: '' })]
  // The name of a guest who is quoted already appears above.
  const isNamed = speaker !== null && guestNames(episode, brief).includes(getSpeakerName(speaker, brief) ?? '')
  const listen = [...new Set([...(isNamed ? full.reverse() : full), ''])]
  const question = asks || voice.brandVoice !== null ? questionFor(voice, wording) : null
  const ask = { short: null, medium: askInTone(voice, wording) ?? question, long: askFor(voice, wording) }[size]
  return ask === null ? listen : [ask]
}
