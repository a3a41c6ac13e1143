import type { Episode } from '@podcastai/episode'
import type { Brief } from '../type/brief.ts'
import { getSpeakerName, guestLine, guestNames, nameWithHandle } from '../voice/speaker-names.server.ts'
import { getWording } from '../voice/wording/get-wording.ts'
import type { Wording } from '../voice/wording/wording.ts'
import { listenLine } from './templates/listen.ts'

// Attribution of words of the episode.

/** Returns "Ada Fenn (@fenn), baker in Fenn" for the guest, "Ben Roe" for others; null for an unnamed speaker. */
export function whoSays(speaker: string | null, brief: Brief): string | null {
  return guestLine(speaker, brief) ?? nameWithHandle(speaker, brief)
}

/**
 * Returns lines that say who said it, the most complete first: "— Ada Fenn, baker in Fenn", "— Ada Fenn". One empty
 * line if the speaker is unknown.
 */
export function signatures(speaker: string | null, brief: Brief): string[] {
  const names = [whoSays(speaker, brief), nameWithHandle(speaker, brief), getSpeakerName(speaker, brief)]
  const known = [...new Set(names.filter((name) => name !== null))]
  return known.length === 0 ? [''] : known.map((name) => `— ${name}`)
}

/** Maximum number of guests named; if there are more, none are, or readers would miss the others. */
const maxGuests = 2

function guestsToName(episode: Episode, brief: Brief): string[] {
  const guests = guestNames(episode, brief)
  return guests.length > maxGuests ? [] : guests
}

/** Returns where to hear the whole conversation, in the episode's language; null if we do not write that language. */
export function hearItAll(episode: Episode, brief: Brief): string | null {
  const wording = getWording(episode)
  if (wording !== null) return wording.hear(fullTalk(episode, brief, wording))
  const line = listenLine(episode.language, guestsToName(episode, brief))
  return line === null ? null : [line, brief.voice.podcastName].filter(Boolean).join('\n')
}

/** Returns what there is to hear in full: a conversation or an episode, with its guests, on its show. */
export function fullTalk(episode: Episode, brief: Brief, { list }: Wording): Parameters<Wording['hear']>[0] {
  const guests = guestsToName(episode, brief)
  return {
    isConversation: episode.speakers.length > 1,
    guests: guests.length === 0 ? '' : list(guests),
    show: brief.voice.podcastName,
  }
}
