import { oncePer, type Sentence, type Token } from '@podcastai/episode'
import { tokensOf } from '../sentence-grammar.server.ts'

/** A word between spaces with its tokens: "don't," is one word of two tokens and a mark. */
export type Word = { text: string; lower: string; tokens: Token[]; pos: string }

export const wordsOf = oncePer((sentence: Sentence): Word[] => {
  const tokens = tokensOf(sentence)
  const words: Word[] = []
  let next = 0
  let before: Token | undefined
  for (const { 0: text, index } of sentence.text.matchAll(/\S+/g)) {
    const end = index + text.length
    const inside: Token[] = []
    for (let token = tokens[next]; token && token.from < end; token = tokens[next]) {
      if (token.pos !== 'PUNCT') inside.push(repaired(token, before, tokens[next + 1]))
      before = token
      next += 1
    }
    words.push({ text, lower: bareWord(text.toLowerCase()), tokens: inside, pos: inside[0]?.pos ?? 'PUNCT' })
  }
  return words
})

/** Without the marks around it; most words have none. */
function bareWord(lower: string): string {
  if (/^[a-z]+$/.test(lower)) return lower
  return lower.replaceAll('’', "'").replace(/^[^\p{L}\p{N}$€£]+|[^\p{L}\p{N}%]+$/gu, '')
}

/** Behind an article the tagger's verbs are nouns ("run the play"), and in front of a helping verb ("Work does not …"). */
function repaired(token: Token, before: Token | undefined, after: Token | undefined): Token {
  if (before === undefined && token.pos === 'VERB' && helping.has(after?.lower ?? '')) return { ...token, pos: 'NOUN' }
  if (adverbs.has(token.lower)) return { ...token, pos: 'ADV' }
  if (token.pos !== 'VERB' || before === undefined || !articles.has(before.lower)) return token
  return token.lower.endsWith('ing') ? token : { ...token, pos: 'NOUN' }
}

const helping = new Set('is are was were does has can will should'.split(' '))
const adverbs = new Set('never always ever just also still even only'.split(' '))
const articles = new Set('the a an my your our their his its'.split(' '))

/** Which words a cut leaves out without changing what is said: "actually", "you know", "kind of" behind a verb. */
export const fillersOf = oncePer((sentence: Sentence): boolean[] => {
  const words = wordsOf(sentence)
  const fill = words.map(() => false)
  for (const [at, { lower, text }] of words.entries()) {
    if (!softeners.has(lower) && !pairBegins.has(lower)) continue
    const [before, after] = [words[at - 1], words[at + 1]]
    if (softeners.has(lower) && after !== undefined && !/^(?:not|n't)$|n't$/.test(before?.lower ?? '')) fill[at] = true
    if (!after) continue
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
  }
  return fill
})

function isQuestionWord(word: Word | undefined): boolean {
  return /^(?:what|which|that|this|some|any|every)$/.test(word?.lower ?? '')
}

/** First words of the pairs that are left out, and "like". */
const pairBegins = new Set("you i i'd kind sort like".split(' '))

const softeners = new Set(
  'actually really basically literally obviously definitely honestly essentially absolutely totally certainly very'.split(
    ' ',
  ),
)
