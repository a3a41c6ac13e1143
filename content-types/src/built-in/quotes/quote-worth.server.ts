import { type Episode, oncePer, type Sentence } from '@podcastai/episode'
import { speaksEnglish } from '../../voice/speaker-names.server.ts'
import { addressing, beginsStory, lineCost } from '../grammar/line-cost.server.ts'
import { firstMetIn } from '../grammar/strangers.server.ts'
import { edgeOf, isReversal } from './quote-edge.server.ts'

/** How well a span would do as a quote, in points of about 100. */
export function quoteWorth(episode: Episode): (span: readonly Sentence[], text: string, words: number) => number {
  const roles = new Map(episode.speakers.map(({ name, role }) => [name, role]))
  const addresses = addressing(episode)
  const reversed = speaksEnglish(episode) ? reversalsOf(episode) : new Set<number>()
  return (span, text, words) => {
    const [opening] = span
    if (opening === undefined) return 0
    const role = roles.get(opening.speaker ?? '')
    const turned = span.length > 1 && reversed.has(span.at(-1)?.id ?? -1)
    const strength = strengthOf(span, words, turned) + (role === 'guest' ? 4 : role === 'host' ? -4 : 0)
    if (strength < worthReading) return strength - usualCost
    const isStranger = firstMetIn(opening) === 'stranger'
    const lost = (beginsStory(text) ? 14 : 0) + (isStranger ? 10 : 0) + (addresses(text) ? 18 : 0)
    // Only denies; what is true instead comes behind it.
    const half = reversed.has((span.at(-1)?.id ?? -1) + 1) ? 12 : 0
    return strength + edgeOf(text, words) - lineCost(text) - lost - half
  }
}

/** Points below which no line is looked at more closely, and what it would lose, about. */
const worthReading = 63
const usualCost = 15

/** Points above which a stronger line is hardly a better one. */
const strongEnough = 80

/** Ids of the sentences that take back the denial before them and say what is true. */
function reversalsOf({ sentences }: Episode): ReadonlySet<number> {
  return new Set(
    sentences.flatMap((sentence, at) => {
      const denial = sentences[at - 1]
      return denial && isReversal(denial, sentence) ? [sentence.id] : []
    }),
  )
}

/** `turned`: its last two sentences are one line, of which each would say little alone. */
function strengthOf(span: readonly Sentence[], words: number, turned: boolean): number {
  const values = span.map((sentence) => sentence.traits.quotability)
  if (turned) values.push(Math.max(...values.splice(-2)) + 4)
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  // The strongest sentence carries a quote; the weakest may spoil it.
  let score = mean * 0.4 + Math.max(...values) * 0.35 + Math.min(...values) * 0.25
  if (words < 10 || words > 45) score -= 5
  else if (words <= 24) score += 2
  score -= Math.max(0, words - (turned ? 38 : 26)) * 0.9
  if (turned) score += 8
  score -= Math.max(0, score - strongEnough) * 0.5
  if (span.some(({ traits }) => traits.inFront)) score += 10
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
