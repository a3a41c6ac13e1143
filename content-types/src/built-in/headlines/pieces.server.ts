import type { Token } from '@podcastai/episode'
import { isAdvice, isQuestion, isStatement } from './parse.server.ts'
import { ends, type Start, starts } from './piece-edges.server.ts'
import type { Word } from './sentence-words.server.ts'
import { longestHeadline } from './turns.server.ts'

/** A run of a sentence's words that parses by itself. */
export type Piece = {
  form: 'statement' | 'advice' | 'question'
  /** First and last word, from 0. */
  from: number
  to: number
  /** The reason follows in the same sentence ("… because …"), so that "Why" may stand in front. */
  reasoned: boolean
}

/** Every run of the sentence that parses alone and does not turn its meaning round. */
export function piecesOf(words: readonly Word[], fillers: readonly boolean[]): Piece[] {
  if (words.length < 3) return []
  const found: Piece[] = []
  const stops = ends(words)
  for (const start of starts(words))
    for (const to of stops) {
      if (to - start.at < 1 || to - start.at > 18 || !mayEnd(words[to], to === words.length - 1)) continue
      if (!fits(words, fillers, start.at, to)) continue
      const piece = pieceBetween({ words, fillers, start, to })
      if (piece) found.push(piece)
    }
  return found
}

/**
 * Whether what is left out says what was meant: "Nobody throws away a toaster | because it's broken" denies the reason,
 * not the toaster; "you need to start new projects, | but maintaining the old ones is not paid" advises nothing.
 */
function turnsRound(form: Piece['form'], kept: readonly Word[], next: string): boolean {
  if (next === 'because') return form === 'statement' && kept.some(({ lower }) => denies.test(lower))
  return next === 'but' && (form === 'advice' || kept.some(({ lower }) => obliges.has(lower)))
}

const denies = /^(?:nobody|none|nothing|never|not|no|neither|nor)$|n['’]t$/
const obliges = new Set(['need', 'should', 'must', 'have', 'ought'])

/** A quick look before the long one. */
function mayEnd(word: Word | undefined, whole: boolean): boolean {
  const last = word?.tokens.at(-1)
  return last !== undefined && ((whole && word?.text.endsWith('?')) || !neverLast.has(last.pos))
}

const neverLast = new Set(['AUX', 'DET', 'CCONJ', 'SCONJ', 'PART', 'INTJ'])

function pieceBetween({
  words,
  fillers,
  start,
  to,
}: {
  words: readonly Word[]
  fillers: readonly boolean[]
  start: Start
  to: number
}): Piece | null {
  const kept = keptWords(words, fillers, start.at, to)
  const tokens: Token[] = []
  for (const word of kept) for (const token of word.tokens) tokens.push(token)
  const asks = to === words.length - 1 && /\?["”]?$/.test(kept.at(-1)?.text ?? '')
  const advice = start.form === 'advice' || start.at === 0 || start.form === null
  const form = asks
    ? isQuestion(tokens) && start.form !== 'advice'
      ? 'question'
      : null
    : start.form !== 'advice' && (isStatement(tokens) || (start.form === null && isConditional(kept)))
      ? 'statement'
      : advice && (start.form === 'advice' || isPlainOrder(kept)) && isAdvice(tokens)
        ? 'advice'
        : null
  if (form === null || (start.form === 'question' && form !== 'question')) return null
  if (turnsRound(form, kept, words[to + 1]?.lower ?? '')) return null
  const text = kept.map((word) => word.text).join(' ')
  if (broken.test(text) || halfSubject.test(text) || !commaHolds(kept)) return null
  const next = words[to + 1]?.lower
  const reasoned = next === 'because' && form === 'statement' && !/\b(?:not|n't)\b|n't/.test(text.toLowerCase())
  return { form, from: start.at, to, reasoned }
}

function keptWords(words: readonly Word[], fillers: readonly boolean[], from: number, to: number): Word[] {
  const whole = words.slice(from, to + 1)
  return fillers.includes(true, from) ? whole.filter((_, step) => !fillers[from + step]) : whole
}

/** Two words or more, none twice in a row, together no longer than a headline; most runs are, and need no closer look. */
function fits(words: readonly Word[], fillers: readonly boolean[], from: number, to: number): boolean {
  let count = 0
  let length = -1
  let before = ''
  for (let at = from; at <= to; at += 1) {
    const word = words[at]
    if (!word || fillers[at]) continue
    if (word.lower !== '' && word.lower === before) return false
    before = word.lower
    count += 1
    length += word.text.length + 1
    if (length > longestHeadline) return false
  }
  return count >= 2
}

/** "JavaScript are …": the last of several subjects, or a clause that stops behind its first noun. */
const halfSubject =
  /^(?!people|men|women|children|folks|these|those|they|we|you|some|many|most|few|both|all|kids|who|what)\p{L}+[^s\s] are\b|\bthat \S+$/iu

/** What a headline must not hold: marks of a restart, of a quotation, words said across the table. */
export const broken =
  /["“”()[\]{}<>…]|\.{2,}|--|—| - |[;:]\s*\S|[.!?] |\b(?:um+|uh+|uhm|er|hmm|gonna|wanna|gotta|kinda|sorta|dunno|cuz|yeah|yep|okay|ok|wow|huh|y'all|guys|stuff|whatnot|whatever|blah|or something|et cetera|and so on|and so forth|you know|i mean|i guess|i think|i believe|i'd say|kind of|sort of|like a lot|pretty much|just think|don't know|do not know|for some reason|if you will|so to speak|as well)\b|, (?:like|right|man|so|but|and then|which)\b|\b(?:on|at|for|with|about|to|of|in|from|is|are|the|a|and|that), |\b(?:is|are|was|were|be|of|there's|has|have|it's|just|with|to|in|for|at|by|on|i'm|you're|we're|being) like\b|\/|\b(?:the|a|an) (?:but|and|or|so|i|we|you|they) |\b(?:like|right),|\bas like\b|^the (?:more|less) |\b(?:when|where|how|what|why) (?:are|is|do|does|did|was|were|can) (?:they|you|we|it|he|she|i)\b.*[^?]$/i

/** A comma before the verb has a whole clause behind it ("Every day, the line moves"), or something was cut. */
function commaHolds(words: readonly Word[]): boolean {
  const verb = words.findIndex(({ pos }, at) => at > 0 && (pos === 'AUX' || pos === 'VERB'))
  // "love the organization, love the problem": the beginning of a list.
  if (words.some(({ text }, at) => at > verb && /,$/.test(text) && words[at + 1]?.pos === 'VERB')) return false
  const comma = words.findLastIndex(({ text }, at) => at < verb && /,$/.test(text))
  if (comma < 0) return true
  return (
    /^(?:if|when)$/.test(words[0]?.lower ?? '') || isStatement(words.slice(comma + 1).flatMap(({ tokens }) => tokens))
  )
}

/** "If you are afraid to fail, you cannot succeed": both halves. */
function isConditional(words: readonly Word[]): boolean {
  if (!/^(?:if|when|once)$/.test(words[0]?.lower ?? '')) return false
  const comma = words.findIndex(({ text }) => /,$/.test(text))
  if (comma < 3 || words.slice(comma + 1).some(({ text }) => /,$/.test(text))) return false
  const half = (from: number, to: number) => words.slice(from, to).flatMap(({ tokens }) => tokens)
  const main = half(comma + 1, words.length)
  return isStatement(half(1, comma + 1)) && (isStatement(main) || isAdvice(main))
}

/** In front of a sentence only what can be nothing but an order; the tagger takes nouns for verbs there. */
function isPlainOrder([first, second]: readonly Word[]): boolean {
  return (
    /^(?:never|always|don't|stop|start|keep|make|ask|write|build|learn|find|try|give|take|remember|trust|treat|pick|choose|listen|focus|invest|read|teach|show|be|avoid|assume|beware|hire|fire|ship|sell|forget|imagine|hold|follow|measure|spend|put|say|talk|run|set|turn|test)$/.test(
      first?.lower ?? '',
    ) && !/^(?:is|are|was|were|has|have|had|can|will|to)$/.test(second?.lower ?? '')
  )
}
