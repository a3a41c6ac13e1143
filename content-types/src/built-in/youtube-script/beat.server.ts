import { type Cue, countWords, type Episode } from '@podcastai/episode'
import type { Brief } from '../../type/brief.ts'
import { type ScriptSectionKey, scriptSections, wordWindow } from '../../types/youtube-script/youtube-script.ts'
import type { Passage } from '../passages/passages.server.ts'
import type { Fitting } from '../passages/word-fit.server.ts'
import { type ScriptStyle, scriptStyleOf } from './script-style.server.ts'

/** A section as text with marks; `used` are the passages in it. */
export type Beat = { draft: string; fits: boolean; used: Passage[] }

export type Candidate = Fitting & { passage: Passage }

export const wanted = Object.fromEntries(scriptSections.map(({ key, words }) => [key, wordWindow(words)])) as Record<
  ScriptSectionKey,
  { min: number; max: number }
>

/** A passage's score with what the YouTube style asks for. */
export function styler(episode: Episode, { voice }: Brief): (passage: Passage) => number {
  const { cues }: ScriptStyle = scriptStyleOf(voice.youtubeStyle)
  const kinds = Object.entries(cues) as [Cue, number][]
  return ({ first, last, score }) => {
    if (kinds.length === 0) return score
    const said = episode.sentences.slice(first, last + 1)
    return (
      score +
      kinds.reduce(
        (sum, [cue, worth]) => sum + (said.some(({ traits }) => traits.cues[cue] !== undefined) ? worth : 0),
        0,
      )
    )
  }
}

export function fitting(lead: string, passage: Passage, more = 0): Candidate {
  const { first, last, mark, words, score } = passage
  return { draft: `${lead}“${mark}”`, words: countWords(lead) + more + words, score, first, last, passage }
}

export function asBeat(chosen: readonly Candidate[], fits: boolean): Beat {
  return { draft: chosen.map(({ draft }) => draft).join('\n\n'), fits, used: chosen.map(({ passage }) => passage) }
}
