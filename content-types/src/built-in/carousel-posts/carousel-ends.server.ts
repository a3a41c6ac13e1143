import type { Episode } from '@podcastai/episode'
import type { Brief } from '../../type/brief.ts'
import { askFor, questionFor } from '../../voice/asks.ts'
import { guestNames, handleOf, listed, nameOf, speaksEnglish } from '../../voice/speaker-names.server.ts'
import { hearItAll } from '../passages/hear-it-all.server.ts'
import type { Passage } from '../passages/passages.server.ts'
import { namedSubjects } from '../passages/subjects.server.ts'
import type { SlideDraft } from './carousel-draft.server.ts'

/** Statements on the slides between the first and the last. */
export const inner = { least: 4, best: 6, most: 8 } as const

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
  if (!speaksEnglish(episode)) {
    const names = [podcastName, ...guests].filter(Boolean).join(' – ')
    return { purpose, content: hearItAll(episode, brief) ?? (names || '→') }
  }
  const who = guests.length > 0 ? ` with ${listed(guests)}${handle === null ? '' : ` (${handle})`}` : ''
  const where = podcastName === '' ? '' : ` on ${podcastName}`
  const goal = askFor(brief.voice)
  if (goal !== null && kind === 'save') return { purpose, content: goal }
  if (brief.voice.brandVoice !== null && kind === 'answer') return { purpose, content: questionFor(brief.voice) }
  const asks = {
    save: `Save this for later, then hear the whole conversation${who}${where}.`,
    answer: `Which answer would you have given? Hear the whole conversation${who}${where}.`,
    story: `Hear how it goes on, in the whole conversation${who}${where}.`,
    send: `Send this to somebody who needs it. There is more in the whole conversation${who}${where}.`,
  }
  return { purpose, content: asks[kind] }
}

/** Whose statements these are, for a title. */
export function whoOf(passages: readonly Passage[], brief: Brief): string {
  const names = [...new Set(passages.map(({ speaker }) => nameOf(speaker, brief)))]
  const known = names.filter((name): name is string => name !== null)
  if (known.length === 0 || known.length !== names.length || known.length > 2)
    return brief.voice.podcastName || 'the conversation'
  return listed(known)
}

/** What at least half of the statements name, one subject or two together; no promise that the slides do not keep. */
export function aboutOf(episode: Episode, brief: Brief, passages: readonly Passage[]): string {
  const guests = guestNames(episode, brief).join(' ').toLowerCase()
  const texts = passages.map(({ text }) => text.toLowerCase())
  const named = namedSubjects(episode, brief)
    .filter((subject) => !guests.includes(subject.toLowerCase()))
    .map((subject) => ({
      subject,
      at: texts.flatMap((text, at) => (text.includes(subject.toLowerCase()) ? [at] : [])),
    }))
  const isHalf = (count: number) => count >= texts.length / 2
  const alone = named.find(({ at }) => isHalf(at.length))
  if (alone) return ` about ${alone.subject}`
  const often = named.filter(({ at }) => at.length > 1)
  for (const [index, one] of often.entries())
    for (const other of often.slice(index + 1))
      if (isHalf(new Set([...one.at, ...other.at]).size)) return ` about ${one.subject} and ${other.subject}`
  return ''
}
