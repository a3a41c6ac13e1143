import type { ExcerptKind } from '@podcastai/episode'

/** How the cut follows the workspace's description of its YouTube style. */
export type ScriptStyle = {
  /** Kinds of passages preferred for the main part. */
  prefers: readonly ExcerptKind[]
  /** Number of passages in the main part, and words in each. */
  bites: { min: number; max: number; words: { min: number; max: number } }
}

const usual = { min: 3, max: 4, words: { min: 55, max: 130 } } as const
const short = { min: 6, max: 9, words: { min: 12, max: 50 } } as const

const styles: { words: RegExp; style: ScriptStyle }[] = [
  { words: /\b(?:fast|quick|punchy|snappy|energetic|short|dynamic|upbeat)\b/i, style: { prefers: [], bites: short } },
  {
    words: /\b(?:stor(?:y|ies)|storytelling|narrative|documentary|cinematic|dramatic|personal)\b/i,
    style: { prefers: ['story'], bites: usual },
  },
  {
    words: /\b(?:educational|teach\w*|tutorial|explain\w*|how[- ]to|informative|detailed)\b/i,
    style: { prefers: ['explanation', 'list'], bites: usual },
  },
  {
    words: /\b(?:conversational|interview|casual|chatty|relaxed|dialog(?:ue)?)\b/i,
    style: { prefers: ['exchange'], bites: usual },
  },
]

/** Words after "no" or "not" describe what is not wanted. */
const refused = /\b(?:no|not|never|without|less|avoid|isn[’']t|don[’']t)\b[^,.;]*/gi

/** Returns the style that is named first, or else the style that takes whatever is strongest. */
export function parseScriptStyle(youtubeStyle: string): ScriptStyle {
  const wanted = youtubeStyle.replace(refused, ' ')
  const found = styles
    .map(({ words, style }) => ({ style, at: wanted.search(words) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
  return found[0]?.style ?? { prefers: [], bites: usual }
}
