import { type Episode, oncePer, type Sentence } from '@podcastai/episode'
import { addressing, beginsStory, lineCost } from '../line-cost.server.ts'
import { firstMetIn } from '../strangers.server.ts'

/** How well a span would do as a quote, in points of about 100. */
export function quoteWorth(episode: Episode): (span: readonly Sentence[], text: string, words: number) => number {
  const roles = new Map(episode.speakers.map(({ name, role }) => [name, role]))
  const addresses = addressing(episode)
  return (span, text, words) => {
    const [opening] = span
    if (opening === undefined) return 0
    const role = roles.get(opening.speaker ?? '')
    const score = strengthOf(span, words) + (role === 'guest' ? 4 : role === 'host' ? -6 : 0)
    if (score < worthReading) return score - usualCost
    const isStranger = firstMetIn(opening) === 'stranger'
    const lost = (beginsStory(text) ? 14 : 0) + (isStranger ? 10 : 0) + (addresses(text) ? 18 : 0)
    return score + (isSaying(text) ? 4 : 0) - lineCost(text) - lost
  }
}

/** Points below which no line is looked at more closely, and what it would lose, about. */
const worthReading = 60
const usualCost = 15

function strengthOf(span: readonly Sentence[], words: number): number {
  const values = span.map((sentence) => sentence.traits.quotability)
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  // The strongest sentence carries a quote; the weakest may spoil it.
  let score = mean * 0.4 + Math.max(...values) * 0.35 + Math.min(...values) * 0.25
  if (words < 10 || words > 45) score -= 5
  else if (words <= 24) score += 2
  score -= Math.max(0, words - 26) * 0.7
  const stumbles = span.map((sentence) => stumblesIn(sentence))
  if (stumbles.some(({ pauses }) => pauses)) score -= 4
  if (stumbles.some(({ gives }) => gives)) score -= 8
  if (span.some((sentence) => sentence.traits.rough)) score -= 18
  if (stumbles.some(({ hesitates }) => hesitates)) score -= 4
  const closing = span.at(-1)
  if (span.length > 1 && closing && closing.words >= 3 && closing.words <= 9 && closing.words * 2 < words) score += 4
  return score
}

/** Read once for all spans that hold a sentence. */
const stumblesIn = oncePer(({ text }: Sentence) => ({
  pauses: /\.{3}|…| - /.test(text),
  gives: /\bfor (?:example|instance)\b/i.test(text),
  hesitates: hesitant.test(text),
}))

/** Heard and hardly noticed, read it is a mind not made up. */
const hesitant =
  /\b(?:you know|kind of|sort of|I mean|or something|or whatever|and stuff)\b(?! (?:what|how|why|that|the|if))|\b(?:I guess|excuse me|cuz|gonna be like|(?:is|was|[’']s|be) like)\b|, (?:oh|like|um|uh|well|again|sorry),? /i

/** Holds for anybody, and sets one thing against another: "You can have the best rope, but …" */
function isSaying(text: string): boolean {
  return turns.test(text) && !ofItself.test(text)
}

const turns =
  /\b(?:but|not|never|nobody|no one|instead|rather than|unless|without|no matter|the (?:more|less|better|best|worst|biggest|hardest)|can[’']t|won[’']t|doesn[’']t|don[’']t|isn[’']t|aren[’']t)\b/i
const ofItself = /\b(?:I|I[’'](?:m|ve|d|ll)|me|my|mine|we|we[’'](?:re|ve|d|ll)|us|our|was|were|did|he|she|his|her)\b/i
