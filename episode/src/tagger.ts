import winkNLP, { type ItsFunction, type WinkMethods } from 'wink-nlp'
import { englishModel } from './wink-model.ts'

/** One token of English text. Offsets count UTF-16 units in the text that was tagged. */
export type Token = { text: string; lower: string; pos: string; lemma: string; from: number; to: number }

export type Tagged = { tokens: Token[]; sentenceStarts: number[] }

let wink: WinkMethods | null = null
/** Number of the first word outside of the model's dictionary; wink numbers new words in order. */
let firstUnknown = 0

/** Longer words are split before tagging, because the tagger's URL patterns are slow on them. */
export const maxPieceLength = 100

/** True if the English dictionary has a lowercase word. It has few names. */
export function isEnglishWord(word: string): boolean {
  return word.length <= maxPieceLength && getWordNumber(word, load()) < firstUnknown
}

/** wink never frees a word that it has seen. Reload it after this many characters to limit its memory. */
const charactersKept = 20_000_000
let characters = 0

function load(): WinkMethods {
  if (wink && characters < charactersKept) return wink
  characters = 0
  wink = winkNLP(englishModel, ['sbd', 'pos'])
  firstUnknown = getWordNumber('qxzvwk', wink)
  return wink
}

function getWordNumber(word: string, { readDoc, its }: WinkMethods): number {
  return Number(readDoc(word).tokens().out(its.uniqueId)[0] ?? 0)
}

/**
 * Returns the tokens with parts of speech, and the offsets of sentence starts. Words are split every `maxPieceLength`
 * characters. The model is loaded on first use.
 */
export function tag(text: string): Tagged {
  const nlp = load()
  characters += text.length
  const { its } = nlp
  const document = nlp.readDoc(inPieces(text))
  const all = document.tokens()
  const values = all.out()
  const tags = all.out(its.pos)
  const lemmas = all.out(its.lemma as unknown as ItsFunction<string>)
  let at = 0
  const tokens = values.map((value, index): Token => {
    const from = findOffset(value, text, at)
    at = from + value.length
    return {
      text: value,
      lower: value.toLowerCase(),
      pos: tags[index] ?? 'X',
      lemma: lemmas[index] ?? value,
      from,
      to: at,
    }
  })
  const spans = document.sentences().out(its.span as unknown as ItsFunction<number[]>)
  return { tokens, sentenceStarts: spans.flatMap((span) => tokens[Number(span[0])]?.from ?? []) }
}

/** Returns the text with a space wherever a long word is cut. */
function inPieces(text: string): string {
  const parts: string[] = []
  let end = 0
  for (const { 0: word, index } of text.matchAll(/\S+/g)) {
    if (word.length <= maxPieceLength) continue
    parts.push(text.slice(end, index), splitWord(word).join(' '))
    end = index + word.length
  }
  return end === 0 ? text : parts.join('') + text.slice(end)
}

/** Splits a long word without cutting a surrogate pair. */
function splitWord(word: string): string[] {
  const pieces: string[] = []
  for (let from = 0; from < word.length; ) {
    const end = from + maxPieceLength
    const to = /[\uDC00-\uDFFF]/.test(word.charAt(end)) ? end - 1 : end
    pieces.push(word.slice(from, to))
    from = to
  }
  return pieces
}

/** Returns the offset of a token: `at`, or after the whitespace there. */
function findOffset(value: string, text: string, at: number): number {
  let from = at
  while (!text.startsWith(value, from) && /\s/.test(text.charAt(from))) from += 1
  return text.startsWith(value, from) ? from : at
}
