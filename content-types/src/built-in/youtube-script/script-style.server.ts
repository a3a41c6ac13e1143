import type { Cue } from '@podcastai/episode'

/** What a workspace's words about its YouTube style ask of a script. */
export type ScriptStyle = {
  /** Kinds of things said that it is to be made of, with points of strength. */
  cues: Partial<Record<Cue, number>>
  /** Beats of the main part. */
  beats: 3 | 4
  /** How a beat is led in by preference. */
  lead: 'asked' | 'subject' | 'kind' | null
}

const styles: { words: RegExp; style: ScriptStyle }[] = [
  {
    words: /\b(?:stor(?:y|ies)|storytelling|narrative|documentary|cinematic|dramatic|emotional|personal)\b/i,
    style: { cues: { story: 2.5, 'turning-point': 2, confession: 2, emotion: 1.5 }, beats: 3, lead: 'kind' },
  },
  {
    words:
      /\b(?:educational|teach\w*|tutorial|explain\w*|explanatory|how[- ]to|informative|instructional|academic|detailed)\b/i,
    style: { cues: { advice: 2.5, definition: 2, number: 1.5, claim: 1 }, beats: 3, lead: 'subject' },
  },
  {
    words: /\b(?:fast|quick|punchy|snappy|energetic|high[- ]energy|short|dynamic|upbeat|to the point)\b/i,
    style: { cues: { claim: 1, contrast: 1, superlative: 1 }, beats: 4, lead: null },
  },
  {
    words: /\b(?:conversational|interview|casual|chatty|relaxed|dialog(?:ue)?|friendly|q\s?&\s?a)\b/i,
    style: { cues: { joke: 1, story: 1, confession: 1 }, beats: 3, lead: 'asked' },
  },
]

const plain: ScriptStyle = { cues: {}, beats: 3, lead: null }

/** The style whose words come first; a style that is named with a "no" or "not" before it does not count. */
export function scriptStyleOf(youtubeStyle: string): ScriptStyle {
  const wanted = youtubeStyle.replace(/\b(?:no|not|never|without|less|avoid|isn[’']t|don[’']t)\b[^,.;]*/gi, ' ')
  const found = styles
    .map(({ words, style }) => ({ style, at: wanted.search(words) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
  return found[0]?.style ?? plain
}
