import type { Episode, Sentence } from '@podcastai/episode'
import type { Brief } from '../brief.ts'
import { nameOf } from '../reported-speech.server.ts'

// The episode as a model reads it: a turn a line, the speaker's letter in front, each sentence behind its number. All of
// it stands between marks that nothing in it can close.

/** Data for a model: what it holds can neither close the marks nor look like a number of ours. */
export function fenced(text: string): string {
  return `<episode>\n${text}\n</episode>`
}

/** What stands between the marks is free of their signs. */
export function asData(text: string): string {
  return text.replaceAll('<', '‹').replaceAll('>', '›').replaceAll('|', '¦').replace(/\s+/g, ' ')
}

/** Who speaks, by letter: "A = Nina Falk (guest)". */
export function castOf(episode: Episode, brief: Brief): string {
  return episode.speakers
    .map(({ name, role }, index) => {
      const printed = nameOf(name, brief) ?? 'name not known'
      return `${letterOf(index)} = ${asData(printed)}${role === 'unknown' ? '' : ` (${role})`}`
    })
    .join(', ')
}

/** The sentences, in the order given; a change of turn or a gap begins a line. */
export function numberedLines(episode: Episode, sentences: readonly Sentence[]): string {
  const letters = new Map(episode.speakers.map(({ name }, index) => [name, letterOf(index)]))
  let text = ''
  let before: Sentence | null = null
  for (const sentence of sentences) {
    const { id, turn, speaker } = sentence
    const runsOn = before !== null && before.turn === turn && before.id === id - 1
    const letter = speaker === null ? '' : `${letters.get(speaker) ?? '?'} `
    text += `${runsOn ? ' ' : `${text === '' ? '' : '\n'}${letter}`}${id}|${asData(sentence.text)}`
    before = sentence
  }
  return text
}

/** A to Z, then A1, B1, … */
function letterOf(index: number): string {
  const round = Math.floor(index / 26)
  return `${String.fromCharCode(65 + (index % 26))}${round === 0 ? '' : round}`
}
