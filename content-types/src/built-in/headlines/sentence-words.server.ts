import type { Sentence, Token } from '@podcastai/episode'
import { tokensOf } from '../grammar/sentence-grammar.server.ts'

/** A word between spaces with its tokens: "don't," is one word of two tokens and a mark. */
export type Word = { text: string; lower: string; tokens: Token[]; pos: string }

/** Made anew each time: few sentences are asked for twice, and all their words would fill the memory. */
export function wordsOf(sentence: Sentence): Word[] {
  const tokens = tokensOf(sentence)
  const words: Word[] = []
  let next = 0
  let before: Token | undefined
  for (let from = 0; from < sentence.text.length; ) {
    const end = spaceFrom(sentence.text, from)
    if (end > from) {
      let inside: Token[] = []
      for (let token = tokens[next]; token && token.from < end; token = tokens[next]) {
        // Most words are one token, and a list that grows takes room for many.
        if (token.pos !== 'PUNCT') inside = withToken(inside, repaired(token, before, tokens[next + 1]))
        before = token
        next += 1
      }
      const text = sentence.text.slice(from, end)
      const lower = isPlain(text) ? text : bareWord(text.toLowerCase())
      words.push({ text, lower, tokens: inside, pos: inside[0]?.pos ?? 'PUNCT' })
    }
    from = end + 1
  }
  return words
}

function withToken(inside: Token[], token: Token): Token[] {
  if (inside.length === 0) return [token]
  inside.push(token)
  return inside
}

/** Without a pattern, since most texts have plain spaces only. */
function spaceFrom(text: string, from: number): number {
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === 32 || (code >= 9 && code <= 13) || (code >= 160 && /\s/.test(text.charAt(at)))) return at
  }
  return text.length
}

/** Without the marks around it; most words have none, or one behind them. */
function bareWord(lower: string): string {
  if (isPlain(lower)) return lower
  const front = lower.slice(0, -1)
  if (commonMarks.has(lower.charAt(lower.length - 1)) && isPlain(front)) return front
  return lower.replaceAll('’', "'").replace(/^[^\p{L}\p{N}$€£]+|[^\p{L}\p{N}%]+$/gu, '')
}

const commonMarks = new Set('.,?!:;')

/** Small letters from a to z and nothing else. */
export function isPlain(word: string): boolean {
  for (let at = 0; at < word.length; at += 1) {
    const code = word.charCodeAt(at)
    if (code < 97 || code > 122) return false
  }
  return true
}

/** Behind an article the tagger's verbs are nouns ("run the play"), and in front of a helping verb ("Work does not …"). */
function repaired(token: Token, before: Token | undefined, after: Token | undefined): Token {
  const { pos, lower } = token
  if (pos === 'VERB' && before === undefined && helping.has(after?.lower ?? '')) return { ...token, pos: 'NOUN' }
  // Most words show by their length that they are none of these.
  if (pos !== 'ADV' && lower.length >= 4 && lower.length <= 6 && adverbs.has(lower)) return { ...token, pos: 'ADV' }
  if (pos !== 'VERB' || before === undefined || !articles.has(before.lower)) return token
  return lower.endsWith('ing') ? token : { ...token, pos: 'NOUN' }
}

const helping = new Set('is are was were does has can will should'.split(' '))
/** Of four to six letters. */
const adverbs = new Set('never always ever just also still even only'.split(' '))
const articles = new Set('the a an my your our their his its'.split(' '))

/** Which words a cut leaves out without changing what is said: "actually", "you know", "kind of" behind a verb. */
export function fillersOf(words: readonly Word[]): readonly boolean[] {
  const first = words.findIndex(({ lower }) => fillerBegins.has(lower))
  if (first < 0) return noFillers
  const fill = words.map(() => false)
  for (let at = first; at < words.length; at += 1) {
    const { lower, text } = words[at] ?? nothing
    if (!fillerBegins.has(lower)) continue
    const [before, after] = [words[at - 1], words[at + 1]]
    if (softeners.has(lower) && after !== undefined && !isDenial(before)) fill[at] = true
    if (!after) continue
    // "you just need", but "just as hard", "just a rope".
    if (lower === 'just' && isVerb(after) && !isDenial(before)) fill[at] = true
    const pair = `${lower} ${after.lower}`
    const free = before === undefined || /,$/.test(before.text) || fill[at - 1] === true
    if (
      (/^(?:you know|i mean|i think|i guess|i believe|i'd say)$/.test(pair) && free && /,$/.test(after.text)) ||
      (/^(?:kind of|sort of)$/.test(pair) &&
        /^(?:VERB|AUX|PRON|ADV)$/.test(before?.pos ?? '') &&
        !isQuestionWord(before))
    ) {
      fill[at] = true
      fill[at + 1] = true
    }
    if (lower === 'like' && /,$/.test(text) && free) fill[at] = true
    // "used as like a lamp"
    if (lower === 'like' && before?.lower === 'as' && articles.has(after.lower)) fill[at] = true
  }
  return fill
}

function isDenial(word: Word | undefined): boolean {
  return /^(?:not|n't)$|n't$/.test(word?.lower ?? '')
}

function isVerb({ pos }: Word): boolean {
  return pos === 'VERB' || pos === 'AUX'
}

function isQuestionWord(word: Word | undefined): boolean {
  return /^(?:what|which|that|this|some|any|every)$/.test(word?.lower ?? '')
}

/** First words of the pairs that are left out, and "like". */
const pairBegins = new Set("you i i'd kind sort like just".split(' '))

const softeners = new Set(
  'actually really basically literally obviously definitely honestly essentially absolutely totally certainly very'.split(
    ' ',
  ),
)

const fillerBegins = softeners.union(pairBegins)
/** Most sentences have none. */
const noFillers: readonly boolean[] = []
const nothing: Word = { text: '', lower: '', tokens: [], pos: 'PUNCT' }
