import type { Cue, Episode } from '@podcastai/episode'
import { guestNames, listed, speaksEnglish } from '../reported-speech.server.ts'
import { askFor, questionFor } from '../voice/asks.ts'
import { postFormOf } from '../voice/examples.ts'
import type { Brief } from '../writer.server.ts'
import type { CaptionSize } from './social-media.ts'

/** Words of ours under a caption; `text` is empty, or begins with a blank line. */
export type Tail = { text: string; asks: string | null; points: boolean }

/**
 * What may stand under a caption of a size. The voice settings decide first: the question of the brand voice, what the
 * goals ask for, the example's closing line. Without them a question that fits the moment, the way to the whole talk,
 * both or neither, so that a strong line need not be stretched to the length.
 */
export function tailsOf(size: CaptionSize, cues: ReadonlySet<Cue>, episode: Episode, brief: Brief): Tail[] {
  const english = speaksEnglish(episode)
  const { asks, closing } = postFormOf(brief.voice.socialMediaExample)
  const ask = english ? askOf(size, asks, brief.voice) : null
  const fixed = [ask, closing].filter((line) => line !== null)
  const own = { text: under(fixed), asks: ask, points: closing !== null }
  if (!english || fixed.length > 0) return [own]
  const question = questionOn(cues)
  const way = wayToAll(episode, brief)
  const pointing = { text: under([way]), asks: null, points: true }
  if (question === null) return [own, pointing]
  return [
    own,
    { text: under([question]), asks: question, points: false },
    pointing,
    { text: under([question, way]), asks: question, points: true },
  ]
}

function under(lines: readonly string[]): string {
  return lines.map((line) => `\n\n${line}`).join('')
}

/** The short caption has no room for a question; the longest carries what the podcast wants to reach. */
function askOf(size: CaptionSize, asks: boolean, voice: Brief['voice']): string | null {
  if (size === 'short') return null
  const goal = askFor(voice)
  if (size === 'long' && goal !== null) return goal
  return asks || (voice.brandVoice !== null && size === 'medium') ? questionFor(voice) : null
}

/** A question to the readers where the kind of moment invites one; to most there is nothing to ask. */
function questionOn(cues: ReadonlySet<Cue>): string | null {
  return questions.find(([cue]) => cues.has(cue))?.[1] ?? null
}

const questions: [Cue, string][] = [
  ['confession', 'Have you been there?'],
  ['turning-point', 'What was the moment that changed it for you?'],
  ['claim', 'Do you agree?'],
]

function wayToAll(episode: Episode, brief: Brief): string {
  const guests = guestNames(episode, brief).slice(0, 2)
  const who = guests.length > 0 ? ` with ${listed(guests)}` : ''
  return brief.voice.podcastName === ''
    ? `The whole conversation${who} is linked below.`
    : `Hear the whole conversation${who} on ${brief.voice.podcastName}.`
}
