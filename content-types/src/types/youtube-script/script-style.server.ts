import type { ExcerptKind } from '@podcastai/episode'

/** What a workspace's words about its YouTube style ask of the cut. */
export type ScriptStyle = {
  /** Kinds of passages that the main part prefers. */
  prefers: readonly ExcerptKind[]
  /** Passages of the main part, and words that each has. */
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

/** What stands behind "no" or "not" is not wanted. */
const refused = /\b(?:no|not|never|without|less|avoid|isn[’']t|don[’']t)\b[^,.;]*/gi

/** The style whose words come first; without any, whatever is strongest. */
export function parseScriptStyle(youtubeStyle: string): ScriptStyle {
  const wanted = youtubeStyle.replace(refused, ' ')
  const found = styles
    .map(({ words, style }) => ({ style, at: wanted.search(words) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
  return found[0]?.style ?? { prefers: [], bites: usual }
}
