import { type Token, tag } from './tagger.ts'

/** Characters of a headline: search results show about 60, a phone's clip list about 50. */
const length = { min: 18, best: 58, max: 70 } as const

const leadIn =
  /^(?:(?:hey|hi|hello|nice|so|and|but|well|now|yeah|yes|no|okay|ok|right|oh|like|because|also|then|actually|basically|honestly|again|anyway|to be honest|in fact|of course|obviously|i mean|you know|i think|i guess|i feel like|i believe|i would say|i'd say|i would argue|i'd argue|the thing is|the truth is|the fact is|the point is|what i(?:'d| would)? say is|it turns out|turns out|you see|look|listen|for me|for example|at the end of the day|it seems like|it's like|i like to say|i always say)(?: that)?[,:]?\s+)+/i
const trailer =
  /(?:,? (?:specifically|exactly|basically|actually|right|too|as well|though|you know|at least|or so|and so on|in a way|honestly|for sure|per se))+$/i
const cutters =
  /\s*(?:--|—|–|;|:|\.\.\.|…)\s*|,\s+(?=(?:and|but|so|because|which|or|you know|right|where|then|like|if|when|as|even|especially|though|although|since|i think|i mean|i guess)\b)/i
const badEnds = new Set(
  'a an the of to in on at for with and or but my your his her our their is are was were be that very so because if i as than from by about into like just really not no been being have has had do does did can could will would should get got some any every more most also always never admit said says say think mean'.split(
    ' ',
  ),
)
const badOpeners = new Set(
  'this that these those it they them he she him her his its their there which who whose and or but so because then than also too'.split(
    ' ',
  ),
)

/** The same for text without marks. */
const bareCutters = /\s+(?=(?:so|and|but|because|you know|i mean|i think|like|right|which)\b)/i

export type Headline = { title: string; score: number }

/** A short complete statement or question out of a sentence's own words, or null where none parses. */
export function headlineOf(sentence: string): Headline | null {
  const plain = sentence
    .replace(/\[[^\]]*\]|\([^)]*\)|["“”]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  const question = /\?$/.test(plain)
  const bare = plain
    .replace(leadIn, '')
    .replace(/[.!?,]+$/, '')
    .replace(trailer, '')
  const marked = /[.,;:!?]/.test(plain)
  const pieces = bare.split(marked ? cutters : bareCutters).filter((piece): piece is string => Boolean(piece))
  const candidates = [bare, pieces[0] ?? '', ...(question ? [pieces.at(-1) ?? ''] : [])]
  let best: Headline | null = null
  for (const candidate of new Set(candidates)) {
    const asks = question && candidate.endsWith(pieces.at(-1) ?? '')
    const headline = judge(candidate.replace(leadIn, '').trim(), asks)
    if (headline && (best === null || headline.score > best.score)) best = headline
  }
  return best
}

function judge(words: string, question: boolean): Headline | null {
  if (words.length < length.min || words.length > length.max) return null
  if (
    /\b(?:um+|uh+|you know|i mean|kind of|sort of|gonna|laughter|i guess|i'm wondering|i was wondering|would be like|was like|i'm happy to|or something|and everything)\b/i.test(
      words,
    )
  )
    return null
  const { tokens } = tag(words)
  const real = tokens.filter((token) => token.pos !== 'PUNCT')
  const [first, last] = [real[0], real.at(-1)]
  if (!first || !last || real.length < 4) return null
  if (badEnds.has(last.lower) || badOpeners.has(first.lower)) return null
  if (!question && !hasClause(real)) return null
  // "If we're not enough", "In terms of your team": no main clause behind it.
  if (
    !question &&
    /^(?:if|when|where|once|because|while|although|though|as|since|until|unless|whether|what|how|who|like|in|for|at|on|to|of|with|from|by|about|not|even)$/.test(
      first.lower,
    )
  )
    return null
  if (
    question &&
    !/^(?:what|why|how|when|where|who|which|is|are|do|does|did|can|could|should|would|will|have|has)\b/i.test(words)
  )
    return null
  // Automatic captions come without capitals.
  const cased = words.replace(/\bi(?=$|[\s'’])/g, 'I')
  const shown = cased.charAt(0).toUpperCase() + cased.slice(1)
  const fit = words.length <= length.best ? 10 : 5
  const specific = real.filter((token) => token.pos === 'PROPN' || token.pos === 'NUM').length
  const nouns = real.filter((token) => token.pos === 'NOUN').length
  const vague = real.filter((token) =>
    /^(?:it|this|that|they|thing|things|stuff|something|one|there)$/.test(token.lower),
  ).length
  const personal = /^(?:i|i'm|i've|we|we're|we've|my|our|you were)\b/i.test(words) ? 4 : 0
  const score = fit - personal + Math.min(3, specific) * 3 + Math.min(3, nouns) * 3 - vague * 6 + (question ? 2 : 0)
  return { title: question ? `${shown}?` : shown, score }
}

/** Subject before a verb, and no second half that begins in the air. */
function hasClause(tokens: readonly Token[]): boolean {
  const verb = tokens.findIndex((token) => token.pos === 'VERB' || token.pos === 'AUX')
  if (verb < 0) return false
  if (verb === 0) return tokens[0]?.pos === 'VERB' && tokens[0].lemma === tokens[0].lower
  return tokens.slice(0, verb).some((token) => token.pos === 'NOUN' || token.pos === 'PROPN' || token.pos === 'PRON')
}
