import winkModel from 'wink-eng-lite-web-model'
import winkNLP, { type ItsFunction, type Model, type WinkMethods } from 'wink-nlp'

/** One token of English text. Offsets count UTF-16 units in the text that was tagged. */
export type Token = { text: string; lower: string; pos: string; lemma: string; from: number; to: number }

export type Tagged = { tokens: Token[]; sentenceStarts: number[] }

let wink: WinkMethods | null = null
/** Number of the first word that the model's dictionary did not have; it gives them numbers in the order it meets them. */
let firstUnknown = 0

/** Whether the English dictionary has a word, in small letters: it has few names. */
export function isEnglishWord(word: string): boolean {
  return numberOf(word, load()) < firstUnknown
}

function load(): WinkMethods {
  if (wink) return wink
  wink = winkNLP(winkModel as unknown as Model, ['sbd', 'pos'])
  firstUnknown = numberOf('qxzvwk', wink)
  return wink
}

function numberOf(word: string, { readDoc, its }: WinkMethods): number {
  return Number(readDoc(word).tokens().out(its.uniqueId)[0] ?? 0)
}

/** Tokens with parts of speech, and the offsets at which sentences begin. The model is loaded once, on first use. */
export function tag(text: string): Tagged {
  const nlp = load()
  const { its } = nlp
  const document = nlp.readDoc(text)
  const all = document.tokens()
  const values = all.out()
  const tags = all.out(its.pos)
  const lemmas = all.out(its.lemma as unknown as ItsFunction<string>)
  let at = 0
  const tokens = values.map((value, index): Token => {
    const from = offsetOf(value, text, at)
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

/** Where a token stands at or behind `at`: nearly always there, or behind one space. */
function offsetOf(value: string, text: string, at: number): number {
  if (text.startsWith(value, at)) return at
  if (text.startsWith(value, at + 1)) return at + 1
  // The tokenizer may rewrite rare characters; then the value is nowhere, and the place stays true.
  return Math.max(at, text.indexOf(value, at))
}
