import type { Episode } from '@podcastai/episode'
import { fullTalk, hearItAll } from '../../built-in/attribution.server.ts'
import type { Brief } from '../../type/brief.ts'
import { askFor, askInTone, questionFor } from '../../voice/asks.ts'
import { parsePostForm } from '../../voice/examples.ts'
import { getSpeakerName, guestNames, speaksEnglish } from '../../voice/speaker-names.server.ts'
import type { CaptionSize } from './social-media.ts'

/**
 * The lines of ours that can close a caption, the preferred first: what the settings ask readers for, else where to hear
 * the whole talk. The others serve where that has not the length that is missing. Last, where it may be left out, none.
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
  if (!speaksEnglish(episode)) return [hearItAll(episode, brief) ?? ''].filter(Boolean)
  const { talk, guests, show } = fullTalk(episode, brief)
  const full = [`Hear ${talk}${guests}${show}.`, `Hear ${talk}${show}.`]
  // The name of a guest who is quoted stands above already.
  const isNamed = speaker !== null && guestNames(episode, brief).includes(getSpeakerName(speaker, brief) ?? '')
  const listen = [...new Set([...(isNamed ? full.reverse() : full), ''])]
  const question = asks || voice.brandVoice !== null ? questionFor(voice) : null
  const ask = { short: null, medium: askInTone(voice) ?? question, long: askFor(voice) }[size]
  return ask === null ? listen : [ask]
}
