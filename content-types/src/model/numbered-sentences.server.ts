import type { Episode, Sentence } from '@podcastai/episode'
import type { Brief } from '../type/brief.ts'
import { timeCode } from '../type/time-code.ts'
import { getSpeakerName, getSpeakerRole } from '../voice/speaker-names.server.ts'

// The episode as a model reads it: one turn per line, starting with the speaker's letter and the time, each sentence
// after its number. All of it is between marks that its text can't close.

/** Wraps data for a model in marks that the data can't close. */
export function fenced(text: string): string {
  return `<episode>\n${text}\n</episode>`
}

/** Replaces the characters of the marks in data. */
export function asData(text: string): string {
  return text.replaceAll('<', '‹').replaceAll('>', '›').replaceAll('|', '¦').replace(/\s+/g, ' ')
}

/** Returns the speakers, by letter: "A = Nina Falk (guest)". */
export function renderCast(episode: Episode, brief: Brief): string {
  if (episode.speakers.length === 0) return 'Who speaks is not in the file.'
  return episode.speakers
    .map((speaker, index) => {
      const printed = getSpeakerName(speaker.name, brief) ?? 'name not known'
      const role = getSpeakerRole(speaker, episode, brief)
      return `${toLetter(index)} = ${asData(printed)}${role === null ? '' : ` (${role})`}`
    })
    .join(', ')
}

/**
 * Returns the sentences in the given order. A line starts with the speaker and, after @, the time: at a change of turn,
 * after a gap, and occasionally in a long turn.
 */
export function numberedLines(episode: Episode, sentences: readonly Sentence[]): string {
  const letters = new Map(episode.speakers.map(({ name }, index) => [name, toLetter(index)]))
  const lines: string[] = []
  let before: Sentence | null = null
  let length = 0
  for (const sentence of sentences) {
    const { id, turn, speaker, start } = sentence
    const runsOn = before !== null && before.turn === turn && before.id === id - 1 && length < maxLineLength
    const words = `${id}|${asData(sentence.text)}`
    if (runsOn) lines.push(`${lines.pop()} ${words}`)
    else lines.push(`${speaker === null ? '' : `${letters.get(speaker) ?? '?'} `}@${timeCode(start)} ${words}`)
    length = runsOn ? length + words.length : words.length
    before = sentence
  }
  return lines.join('\n')
}

/** Maximum characters of a turn before its time is repeated. */
const maxLineLength = 600

/** Returns the letter of a speaker, by index: A to Z, then A1, B1, … */
export function toLetter(index: number): string {
  const round = Math.floor(index / 26)
  return `${String.fromCharCode(65 + (index % 26))}${round === 0 ? '' : round}`
}
