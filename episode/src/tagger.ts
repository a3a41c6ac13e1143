import winkNLP, { type ItsFunction, type WinkMethods } from 'wink-nlp'
import { englishModel } from './wink-model.ts'

/** One token of English text. Offsets count UTF-16 units in the text that was tagged. */
export type Token = { text: string; lower: string; pos: string; lemma: string; from: number; to: number }

export type Tagged = { tokens: Token[]; sentenceStarts: number[] }

let wink: WinkMethods | null = null
/** Number of the first word that the model's dictionary did not have; it gives them numbers in the order it meets them. */
let firstUnknown = 0

/** Characters of a word that the tagger is given in one piece: its patterns for addresses take far longer for longer ones. */
export const maxPieceLength = 100

/** Whether the English dictionary has a word, in small letters: it has few names. */
export function isEnglishWord(word: string): boolean {
  return word.length <= maxPieceLength && getWordNumber(word, load()) < firstUnknown
}

/** wink keeps every word that it meets. After so many characters it is loaded anew, or new words would fill the memory. */
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
 * Tokens with parts of speech, and the offsets at which sentences begin. A piece of a word of more than `maxPieceLength`
 * characters is a token at most. The model is loaded once, on first use.
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

/** The text with a space wherever a long word is cut. */
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

/** No letter of two units is cut in half. */
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

/** Where a token stands: at `at`, or behind the white space there. */
function findOffset(value: string, text: string, at: number): number {
  let from = at
  while (!text.startsWith(value, from) && /\s/.test(text.charAt(from))) from += 1
  return text.startsWith(value, from) ? from : at
}
