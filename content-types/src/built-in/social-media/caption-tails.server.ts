import { type Cue, type Episode, episodeMinutes } from '@podcastai/episode'
import type { Brief } from '../../type/brief.ts'
import type { CaptionSize } from '../../types/social-media/social-media.ts'
import { askFor, askInTone, questionFor } from '../../voice/asks.ts'
import { postFormOf } from '../../voice/examples.ts'
import { guestNames, listed, speaksEnglish } from '../../voice/speaker-names.server.ts'
import { hearItAll } from '../passages/hear-it-all.server.ts'

/** Words of ours under a caption; `text` is empty, or begins with a blank line. */
export type Tail = { text: string; asks: string | null; points: boolean }

/**
 * The same for many captions, by what each shows. The voice settings decide first: what the tone
 * asks, the question of the brand voice, what the goals ask for, the example's closing line. Without them a question that fits the moment, the
 * way to the whole talk, both or neither, so that a strong line need not be stretched to the length.
 */
export function tailsFor(
  size: CaptionSize,
  episode: Episode,
  brief: Brief,
): (shows: (cue: Cue) => boolean) => readonly Tail[] {
  const english = speaksEnglish(episode)
  const { asks, closing } = postFormOf(brief.voice.socialMediaExample)
  const ask = english ? askOf(size, asks, brief.voice) : null
  const fixed = [ask, closing].filter((line) => line !== null)
  const own = { text: under(fixed), asks: ask, points: closing !== null }
  if (fixed.length > 0) return () => [own]
  if (!english) {
    const line = hearItAll(episode, brief)
    const tails = line === null ? [own] : [own, { text: under([line]), asks: null, points: true }]
    return () => tails
  }
  const way = wayToAll(episode, brief)
  const pointing = { text: under([way]), asks: null, points: true }
  const plain = [own, pointing]
  const asking = questions.map(({ cue, question }) => ({
    cue,
    tails: [
      own,
      { text: under([question]), asks: question, points: false },
      pointing,
      { text: under([question, way]), asks: question, points: true },
    ],
  }))
  return (shows) => asking.find(({ cue }) => shows(cue))?.tails ?? plain
}

function under(lines: readonly string[]): string {
  return lines.map((line) => `\n\n${line}`).join('')
}

/** The short caption has no room for a question; the longest carries what the podcast wants to reach. */
function askOf(size: CaptionSize, asks: boolean, voice: Brief['voice']): string | null {
  if (size === 'short') return null
  const goal = askFor(voice)
  if (size === 'long' && goal !== null) return goal
  const inTone = askInTone(voice)
  if (size === 'medium' && inTone !== null) return inTone
  return asks || (voice.brandVoice !== null && size === 'medium') ? questionFor(voice) : null
}

/** Questions to the readers, for the kinds of moment that invite one; to most there is nothing to ask. */
const questions: { cue: Cue; question: string }[] = [
  { cue: 'confession', question: 'Have you been there?' },
  { cue: 'turning-point', question: 'What was the moment that changed it for you?' },
  { cue: 'claim', question: 'Do you agree?' },
]

function wayToAll(episode: Episode, brief: Brief): string {
  const guests = guestNames(episode, brief).slice(0, 2)
  const who = guests.length > 0 ? ` with ${listed(guests)}` : ''
  if (brief.voice.podcastName !== '') return `Hear the whole conversation${who} on ${brief.voice.podcastName}.`
  // Nothing of ours says that there is a link: on most platforms a post has none.
  const minutes = Math.round(episodeMinutes(episode))
  if (minutes < 2) return `From a conversation${who}.`
  return `From ${minutes} minutes${who === '' ? ' of conversation' : who}.`
}
