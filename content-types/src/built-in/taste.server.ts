import type { Cue, Episode, Excerpt, Line, Sentence } from '@podcastai/episode'
import { getSentences } from '@podcastai/episode'
import type { BrandVoice, SocialMediaTone, Voice } from '../type/brief.ts'

// How a workspace's settings influence the choice among passages. They decide between good passages; they never lift a
// bad one over them.

/** Maximum points out of 100 that the settings move a passage. */
const maxPoints = 12
/** Points for each key theme that a passage names, and for each word it shares with the audience and the goals. */
const perTheme = 8

/** Points for the cues of a sentence, by brand voice. */
const voiceCues: Record<BrandVoice, Partial<Record<Cue, number>>> = {
  friendly: { story: 6, emotion: 4, joke: 2 },
  professional: { claim: 5, number: 5, definition: 4, joke: -8 },
  casual: { joke: 6, story: 4, confession: 3 },
  inspiring: { 'turning-point': 7, emotion: 5, advice: 4 },
  humorous: { joke: 10, confession: 3 },
  authoritative: { claim: 7, number: 5, superlative: 3, joke: -6 },
}

/** Points for the cues of a sentence, by tone for social media. */
const toneCues: Record<SocialMediaTone, Partial<Record<Cue, number>>> = {
  engaging: { contrast: 5, claim: 4 },
  educational: { advice: 7, definition: 6, number: 4 },
  emotional: { emotion: 8, confession: 6, 'turning-point': 5 },
  trendy: { superlative: 6, number: 5, joke: 4 },
  supportive: { advice: 5, condition: 4, emotion: 4 },
}

export type Lean = (piece: Line | Excerpt) => number

/**
 * Returns a function that computes the points from −12 to 12 that the settings add to a passage: brand voice and tone
 * by its cues; key themes, audience, and goals by its words. Always 0 without settings.
 */
export function createLean(episode: Episode, voice: Voice): Lean {
  const kinds = [
    ...(voice.brandVoice === null ? [] : [voiceCues[voice.brandVoice]]),
    ...(voice.socialMediaTone === null ? [] : [toneCues[voice.socialMediaTone]]),
  ]
  const themes = voice.keyThemes.map(listStems).filter((stems) => stems.length > 0)
  const interests = [...listStems(voice.targetAudience), ...listStems(voice.contentGoals)].map((stem) => [stem])
  const wanted = [...themes, ...interests]
  if (kinds.length === 0 && wanted.length === 0) return () => 0
  return (piece) => {
    const sentences = getSentences(episode, piece.first, piece.last)
    const byCues = sentences.reduce((sum, { traits }) => sum + scoreCues(traits, kinds), 0) / sentences.length
    const points = byCues + (wanted.length === 0 ? 0 : perTheme * namedIn(getText(piece, sentences), wanted))
    return Math.max(-maxPoints, Math.min(maxPoints, Math.round(points)))
  }
}

function scoreCues({ cues }: Sentence['traits'], kinds: readonly Partial<Record<Cue, number>>[]): number {
  const found = Object.keys(cues) as Cue[]
  return kinds.reduce((sum, points) => sum + found.reduce((more, cue) => more + (points[cue] ?? 0), 0), 0)
}

function getText(piece: Line | Excerpt, sentences: readonly Sentence[]): string {
  return 'text' in piece ? piece.text : sentences.map(({ text }) => text).join(' ')
}

/** Returns how many of the themes are named, each with all its words. */
function namedIn(text: string, themes: readonly string[][]): number {
  const said = new Set(listStems(text))
  return themes.filter((stems) => stems.every((stem) => said.has(stem))).length
}

/**
 * Returns meaningful words, cut to the stem they share with other forms: "founders" and "founding" both become "found".
 */
function listStems(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}{4,}/gu) ?? []
  return [...new Set(words.filter((word) => !common.has(word)).map(withoutEnding))]
}

const endings = ['ings', 'ing', 'ers', 'er', 'ies', 'es', 'ed', 's', 'y']

function withoutEnding(word: string): string {
  const ending = endings.find((one) => word.endsWith(one))
  return ending === undefined ? word : word.slice(0, -ending.length)
}

/** Words that say nothing about an audience, a goal, or a theme. */
const common = new Set(
  `with that this they them their there those these from into about more most what when where which while your have want
  will would could should people some such than then very also each other over just like make made build grow drive help
  helps audience listeners listener content goals goal podcast podcasts episode episodes show shows between through`.split(
    /\s+/,
  ),
)
