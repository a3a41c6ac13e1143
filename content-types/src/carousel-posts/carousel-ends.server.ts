import type { Episode } from '@podcastai/episode'
import { guestNames, handleOf, listed, nameOf, speaksEnglish } from '../reported-speech.server.ts'
import type { Brief } from '../writer.server.ts'
import type { SlideDraft } from './carousel-posts.server.ts'

/** "– Name" under a quote. */
export function signed(speaker: string | null, brief: Brief): string {
  const name = nameOf(speaker, brief)
  return name === null ? '' : `\n\n– ${name}`
}

/** One thing to do, and where, by what the slides were. */
export function callToAction(episode: Episode, brief: Brief, kind: 'save' | 'answer' | 'story' | 'send'): SlideDraft {
  const { podcastName } = brief.voice
  const guests = guestNames(episode, brief).slice(0, 2)
  const handle = handleOf(brief)
  const purpose = 'Call to action'
  if (!speaksEnglish(episode)) return { purpose, content: [podcastName, ...guests].filter(Boolean).join(' – ') || '→' }
  const who = guests.length > 0 ? ` with ${listed(guests)}${handle === null ? '' : ` (${handle})`}` : ''
  const where = podcastName === '' ? '' : ` on ${podcastName}`
  const asks = {
    save: `Save this for later, then hear the whole conversation${who}${where}.`,
    answer: `Which answer would you have given? Hear the whole conversation${who}${where}.`,
    story: `Hear how it goes on: the whole conversation${who} is${where === '' ? ' linked in the profile' : where}.`,
    send: `Send this to somebody who needs it. The whole conversation${who} is${where === '' ? ' linked in the profile' : where}.`,
  }
  return { purpose, content: asks[kind] }
}
