import type { Episode } from '@podcastai/episode'
import type { Brief } from '../type/brief.ts'
import { guestLine, guestNames, nameOf, nameWithHandle } from '../voice/speaker-names.server.ts'
import { listenLine } from './templates/listen.ts'

// Who is named with words of the episode.

/** "Ada Fenn (@fenn), baker in Fenn" for the guest, "Ben Roe" for others; null for somebody whose name nobody knows. */
export function whoSays(speaker: string | null, brief: Brief): string | null {
  return guestLine(speaker, brief) ?? nameWithHandle(speaker, brief)
}

/** Lines that say who said it, the fullest first: "— Ada Fenn, baker in Fenn", "— Ada Fenn". One empty line where nobody knows. */
export function signatures(speaker: string | null, brief: Brief): string[] {
  const names = [whoSays(speaker, brief), nameWithHandle(speaker, brief), nameOf(speaker, brief)]
  const known = [...new Set(names.filter((name) => name !== null))]
  return known.length === 0 ? [''] : known.map((name) => `— ${name}`)
}

/** Guests that are named beside the podcast. */
const mostGuests = 2

/** Where to hear the whole conversation, in the language of the talk, with the podcast's name; null where we do not write it. */
export function hearItAll(episode: Episode, brief: Brief): string | null {
  const line = listenLine(episode.language, guestNames(episode, brief).slice(0, mostGuests))
  return line === null ? null : [line, brief.voice.podcastName].filter(Boolean).join('\n')
}
