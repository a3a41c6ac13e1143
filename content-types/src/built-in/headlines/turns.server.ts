import type { Token } from '@podcastai/episode'
import type { HeadlineForm } from './headline.server.ts'
import { endsWell, isAdvice, isStatement, jointsHold, thatHolds } from './parse.server.ts'
import { isTrailer } from './piece-edges.server.ts'
import type { Word } from './sentence-words.server.ts'

// The few turns that make a headline of a sentence and keep its sense: what follows a "why" or "how", what a superlative
// is said of, and where something came from and went.

/** A run of words, counted from 0, with what stands in front of it. */
export type Cut = { form: HeadlineForm; front: '' | 'Why ' | 'How to '; from: number; to: number }

/** Characters beyond which nobody reads a headline. */
export const longestHeadline = 84

export function turnsOf(words: readonly Word[], text: string): Cut[] {
  const lowered = text.toLowerCase()
  return [
    ...(/\b(?:why|reason)\b/.test(lowered) ? whys(words) : []),
    ...(/\b(?:how|if you)\b/.test(lowered) ? hows(words) : []),
    ...superlatives(words),
    ...(/\bfrom\b.*\bto\b/.test(lowered) ? paths(words) : []),
    ...(/\bbetter to\b.*\bthan\b/.test(lowered) ? betters(words) : []),
  ]
}

/** "Why" can stand in front: nothing guessed, nothing denied altogether, one clause. */
export function canFollowWhy(words: readonly Word[]): boolean {
  return (
    !/^(?:nobody|no|there|nothing|everything)$/.test(words[0]?.lower ?? '') &&
    !words.some(({ lower, text }) => /^(?:probably|maybe|because|might|perhaps)$/.test(lower) || /[,;:]$/.test(text)) &&
    !/^i (?:think|suspect|feel|start|guess|mean|say|believe)$/.test(`${words[0]?.lower} ${words[1]?.lower}`)
  )
}

/** "That's why people leave", "the reason teams fail is": what is explained, with "Why" in front. */
function whys(words: readonly Word[]): Cut[] {
  const found: Cut[] = []
  for (const [at, { lower }] of words.entries()) {
    // "There is no reason why …" tells why not.
    if (denied.test(textIn(words, Math.max(0, at - 8), at - 1))) break
    const front = `${words[at - 2]?.lower ?? ''} ${words[at - 1]?.lower ?? ''} ${lower}`
    if (lower === 'why' && !/^(?:is|are|do|does|did|would|should|can|not|was|were)$/.test(words[at + 1]?.lower ?? '')) {
      for (const to of cuts(words, at + 1))
        if (canFollowWhy(words.slice(at + 1, to + 1)) && isStatement(tokensIn(words, at + 1, to)))
          found.push({ form: 'why', front: 'Why ', from: at + 1, to: to })
    } else if (/\bthe (?:\w+ )?reason$/.test(front)) {
      const from = /^(?:that|why)$/.test(words[at + 1]?.lower ?? '') ? at + 2 : at + 1
      const is = words.findIndex(
        ({ lower: verb }, place) =>
          place > from + 1 && /^(?:is|was)$/.test(verb) && /^(?:because|that)$/.test(words[place + 1]?.lower ?? ''),
      )
      if (is > 0 && isStatement(tokensIn(words, from, is - 1)))
        found.push({ form: 'why', front: 'Why ', from: from, to: is - 1 })
    }
  }
  return found
}

const denied = /\b(?:no|not|never|nobody|none|hardly|if|whether)\b|n[’']t\b/i

/** "how to hire", "how teams decide", "if you want to grow, …". */
function hows(words: readonly Word[]): Cut[] {
  const found: Cut[] = []
  for (const [at, { lower }] of words.entries()) {
    const next = words[at + 1]
    if (!next) break
    if (lower === 'how' && next.lower === 'to' && /^(?:VERB|AUX)$/.test(words[at + 2]?.pos ?? '')) {
      for (const to of cuts(words, at + 3))
        if (to - at >= 3 && endsWell(tokensIn(words, at, to)) && holds(tokensIn(words, at + 2, to)))
          found.push({ form: 'how', front: '', from: at, to: to })
    } else if (lower === 'how' && isSubjectWord(next) && !words.at(-1)?.text.endsWith('?')) {
      for (const to of cuts(words, at + 2))
        if (
          isStatement(tokensIn(words, at + 1, to)) &&
          !thinks.test(textIn(words, at, to)) &&
          !/\bby \p{L}+ing\b/u.test(textIn(words, at, to))
        )
          found.push({ form: 'how', front: '', from: at, to: to })
    } else if (
      /^(?:want|trying)$/.test(lower) &&
      next.lower === 'to' &&
      /^if you(?:'re)?$/.test(`${words[at - 2]?.lower} ${words[at - 1]?.lower}`.replace(/^.* (?=if)/, ''))
    ) {
      const comma = words.findIndex(({ text }, place) => place > at + 2 && /,$/.test(text))
      if (comma > 0 && comma < words.length - 3 && isAdvice(tokensIn(words, at + 2, comma)))
        found.push({ form: 'how', front: 'How to ', from: at + 2, to: comma })
    }
  }
  return found
}

/** "how to maintain | that feature": which one? */
function holds(tokens: readonly Token[]): boolean {
  return jointsHold(tokens) && thatHolds(tokens)
}

const thinks =
  /\b(?:I|you|we) (?:think|thought|feel|guess|see)\b|^how (?:do|does|did|is|are|can|much|many|long|about)\b/i

function isSubjectWord({ pos, lower }: Word): boolean {
  return /^(?:DET|NOUN|PROPN)$/.test(pos) || /^(?:you|we|people|to|i)$/.test(lower)
}

/** "The hardest part of raising money (is …)": a superlative with what it is the most of. */
function superlatives(words: readonly Word[]): Cut[] {
  const found: Cut[] = []
  for (let at = words.findIndex(isThe); at >= 0 && at < words.length; at += 1) {
    if (!isThe(words[at]) || !extreme.test(textIn(words, at + 1, at + 2).toLowerCase())) continue
    const is = words.findIndex(({ lower: verb }, place) => place > at + 2 && /^(?:is|was|are)$/.test(verb))
    const stop = words.findIndex(({ text }, place) => place > at + 1 && /[,;:.?!—–]$/.test(text))
    const to = is > 0 && (stop < 0 || is <= stop) ? is - 1 : -1
    if (to - at < 3 || to - at > 9) continue
    const inside = tokensIn(words, at, to)
    // "the real experience of what onboarding | is": the verb belongs to what it is of.
    if (/\b(?:what|how|who|which|where)\b(?:\s\S+){0,2}$|\bbe that\b/i.test(textIn(words, at, to))) continue
    if (
      endsWell(inside) &&
      jointsHold(inside) &&
      /\b(?:of|in|about|for|to|you|we|people|with|between|behind|when|that|founders|companies|teams)\b/.test(
        textIn(words, at + 2, to),
      )
    )
      found.push({ form: 'superlative', front: '', from: at, to: to })
  }
  return found
}

function isThe(word: Word | undefined): boolean {
  return word?.lower === 'the'
}

const extreme =
  /^(?:(?:most|least) (?!(?:to|of|in|on|at|for|from|with|that|i|we|you|they|people|outta|out)\b)\w+|(?:biggest|best|worst|hardest|easiest|fastest|greatest|largest|smallest|simplest|cheapest|strongest|weakest|scariest|craziest|funniest|toughest|highest|lowest|oldest|weirdest|dumbest|smartest|only|real|first|hidden|secret|number one) \w+)/

/** "It's much | better to be optimistic and wrong than pessimistic and right". */
function betters(words: readonly Word[]): Cut[] {
  const from = words.findIndex(({ lower }, at) => lower === 'better' && words[at + 1]?.lower === 'to')
  const than = words.findIndex(({ lower }, at) => at > from && lower === 'than')
  const before = words
    .slice(Math.max(0, from - 3), from)
    .map(({ lower }) => lower)
    .join(' ')
  if (!/(?:it's|it is|was)(?: (?:much|far|always|way|often))?$/.test(before) || /n't|not|if\b/.test(before)) return []
  return cuts(words, than + 1)
    .filter((to) => endsWell(tokensIn(words, from, to)))
    .map((to) => ({ form: 'advice', front: '', from, to }))
}

/** "From CAT scans to code": where something came from and went. */
function paths(words: readonly Word[]): Cut[] {
  const found: Cut[] = []
  for (const [at, { lower }] of words.entries()) {
    if (lower !== 'from') continue
    const to = words.findIndex(({ lower: word }, place) => place > at + 1 && place <= at + 6 && word === 'to')
    if (to < 0) continue
    let end = to
    while (words[end + 1] && end - to < 5 && isNominal(words[end + 1]) && !/[,.;:?!]$/.test(words[end]?.text ?? ''))
      end += 1
    const [left, right] = [words.slice(at + 1, to), words.slice(to + 1, end + 1)]
    if (
      left.length === 0 ||
      right.length === 0 ||
      !left.every(isNominal) ||
      !isThing(left.at(-1)) ||
      !isThing(right.at(-1))
    )
      continue
    if (left.some(({ text }) => /[,.;:?!]$/.test(text)) || textIn(words, at + 1, to - 1) === textIn(words, to + 1, end))
      continue
    if (left.some(isArticle) !== right.some(isArticle)) continue
    if (left.at(-1)?.lower === right.at(-1)?.lower || !right.some(({ lower: word }) => /\p{L}/u.test(word))) continue
    found.push({ form: 'path', front: '', from: at, to: end })
  }
  return found
}

function isArticle({ pos }: Word): boolean {
  return pos === 'DET'
}

function isNominal(word: Word | undefined): boolean {
  return (
    word !== undefined &&
    /^(?:NOUN|PROPN|ADJ|NUM|DET)$/.test(word.pos) &&
    !/^(?:that|this|there|here|where|it|one|point|time|day|start|finish|now|then|some|any|every|each|other|another|his|her|their|its|these|those|people|something|everything|us|me|you)$/.test(
      word.lower,
    )
  )
}

function isThing(word: Word | undefined): boolean {
  return (
    /^(?:NOUN|PROPN|NUM)$/.test(word?.pos ?? '') &&
    !/^\d?\d$|^(?:one|two|three|four|five|six|end|beginning|left|right|top|bottom|back|front|place|person|week|month|year|year|years|days|months)$/.test(
      word?.lower ?? '',
    )
  )
}

/** Ends of a clause that begins at `from`. */
function cuts(words: readonly Word[], from: number): number[] {
  const found: number[] = []
  for (let at = from; at < words.length && at < from + 14; at++) {
    const [word, next] = [words[at], words[at + 1]]
    if (
      !next ||
      isTrailer(words, at + 1) ||
      /[,;:.?!—–]$/.test(word?.text ?? '') ||
      /^(?:--|—|–|because|and|but|so|which)$/.test(next.text)
    )
      found.push(at)
    if (/[,;:.?!—–]$/.test(word?.text ?? '')) break
  }
  return found.filter((at) => textIn(words, from, at).length <= longestHeadline)
}

function tokensIn(words: readonly Word[], from: number, to: number) {
  return words.slice(from, to + 1).flatMap(({ tokens }) => tokens)
}

function textIn(words: readonly Word[], from: number, to: number): string {
  return words
    .slice(from, to + 1)
    .map(({ text }) => text)
    .join(' ')
}
