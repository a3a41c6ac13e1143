import type { Cue, Sentence } from '@podcastai/episode'
import type { BrandVoice, SocialMediaTone, Voice } from '../../type/brief.ts'

// How a workspace's settings lean the choice among what was said. A lean decides between good moments; it never lifts
// a bad one over them.

/** Points of 100 that a setting may move a sentence at most. */
const mostPoints = 12

const voiceCues: Record<BrandVoice, Partial<Record<Cue, number>>> = {
  friendly: { story: 5, emotion: 3, joke: 2 },
  professional: { claim: 4, number: 4, definition: 3, joke: -6 },
  casual: { joke: 4, story: 4, confession: 2 },
  inspiring: { 'turning-point': 5, emotion: 4, advice: 3 },
  humorous: { joke: 8, confession: 3 },
  authoritative: { claim: 6, number: 4, superlative: 2, joke: -4 },
}

const toneCues: Record<SocialMediaTone, Partial<Record<Cue, number>>> = {
  engaging: { contrast: 4, claim: 3 },
  educational: { advice: 5, definition: 5, number: 3 },
  emotional: { emotion: 6, confession: 5, 'turning-point': 4 },
  trendy: { superlative: 5, number: 4, joke: 3 },
  supportive: { advice: 4, condition: 3, emotion: 3 },
}

export type Taste = (sentence: Pick<Sentence, 'text' | 'traits'>) => number

/**
 * Points that the settings add to a sentence, of 100: brand voice by the kinds of things said, key themes, audience
 * and goals by their words. `social`: with the tone for social media as well. Without settings always 0.
 */
export function tasteOf(voice: Voice, { social }: { social: boolean }): Taste {
  const kinds = [
    voice.brandVoice === null ? {} : voiceCues[voice.brandVoice],
    social && voice.socialMediaTone !== null ? toneCues[voice.socialMediaTone] : {},
  ]
  const themes = voice.keyThemes.map(stemsOf).filter((stems) => stems.length > 0)
  const interests = [...stemsOf(voice.targetAudience), ...stemsOf(voice.contentGoals)]
  if (themes.length === 0 && interests.length === 0 && kinds.every((kind) => Object.keys(kind).length === 0))
    return () => 0
  return ({ text, traits }) => {
    let points = 0
    for (const kind of kinds) for (const cue of Object.keys(traits.cues) as Cue[]) points += kind[cue] ?? 0
    if (themes.length > 0 || interests.length > 0) {
      const said = new Set(stemsOf(text))
      points += Math.min(12, themes.filter((stems) => stems.every((stem) => said.has(stem))).length * 8)
      points += Math.min(12, interests.filter((stem) => said.has(stem)).length * 8)
    }
    return Math.max(-mostPoints, Math.min(mostPoints, points))
  }
}

/** Telling words cut to what they share with their other forms: "founders" and "founding" meet in "found". */
function stemsOf(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}{4,}/gu) ?? []
  return [
    ...new Set(
      words.filter((word) => !common.has(word)).map((word) => word.replace(/(?:ings?|ers?|ies|es|ed|s|y)$/, '')),
    ),
  ]
}

const common = new Set(
  'with that this they them their there those these from into about more most what when where which while your have want will would could should people some such than then very also each other over just like make made build grow drive help helps audience listeners listener content goals goal podcast podcasts episode episodes show shows between through'.split(
    ' ',
  ),
)
