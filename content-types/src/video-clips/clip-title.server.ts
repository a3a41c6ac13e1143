import { type Episode, headlineOf, sentencesOf } from '@podcastai/episode'
import { markerLength } from '../quotes/quote-candidates.server.ts'

/** Characters a clip list shows whole. */
const longestTitle = 60
const weakEnd =
  /\b(?:a|an|the|of|to|in|on|at|for|with|and|or|but|my|your|his|her|our|their|is|are|was|were|be|that|so|because|if|I|as|than|from|by|about|into|who|which|it's|you're|not)$/i

/** A clip's title out of its own words: its sharpest short statement or question, else how it begins. */
export function clipTitle(episode: Episode, first: number, last: number): string {
  const span = sentencesOf(episode, first, last)
  let best: { title: string; score: number } | null = null
  for (const [index, sentence] of span.entries()) {
    const headline = headlineOf(sentence.text)
    if (headline === null) continue
    const opening = index === 0 ? 7 : index === 1 ? 3 : 0
    const score = headline.score + opening + sentence.traits.quotability / 4 - (sentence.traits.rough ? 6 : 0)
    if (best === null || score > best.score) best = { title: headline.title, score }
  }
  if (best) return best.title
  const own = span.filter((sentence) => sentence.traits.standsAlone)
  const strongest = [...own].sort((a, b) => b.traits.quotability - a.traits.quotability)[0] ?? span[0]
  return beginning(strongest?.text ?? '')
}

function beginning(text: string): string {
  const plain = text
    .slice(markerLength(text))
    .replace(/\[[^\]]*\]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  const shown = plain.charAt(0).toLocaleUpperCase() + plain.slice(1)
  if (shown.length <= longestTitle) return shown.replace(/[.,;:]+$/, '') || 'Clip'
  let cut = shown.slice(0, longestTitle - 1)
  if (/\s/.test(cut)) cut = cut.replace(/\s+\S*$/, '')
  while (weakEnd.test(cut)) cut = cut.replace(/\s+\S+$/, '')
  return `${cut.replace(/[\s,;:.—–-]+$/, '')}…`
}
