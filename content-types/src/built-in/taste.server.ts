import { type Episode, type Excerpt, type Line, sentencesOf } from '@podcastai/episode'
import type { Voice } from '../type/brief.ts'
import { tasteOf } from './grammar/taste.server.ts'

export type Lean = (piece: Line | Excerpt) => number

/** Points that the settings add to a passage: the mean of what they add to its sentences. Without settings always 0. */
export function leanOf(episode: Episode, voice: Voice): Lean {
  const taste = tasteOf(voice, { social: true })
  return ({ first, last }) => {
    const sentences = sentencesOf(episode, first, last)
    return Math.round(sentences.reduce((sum, sentence) => sum + taste(sentence), 0) / sentences.length)
  }
}
