import winkModel from 'wink-eng-lite-web-model'
import winkNLP, { type ItsFunction, type Model, type WinkMethods } from 'wink-nlp'

/** One token of English text. Offsets count UTF-16 units in the text that was tagged. */
export type Token = { text: string; lower: string; pos: string; lemma: string; from: number; to: number }

export type Tagged = { tokens: Token[]; sentenceStarts: number[] }

let wink: WinkMethods | null = null

/** Tokens with parts of speech, and the offsets at which sentences begin. The model is loaded once, on first use. */
export function tag(text: string): Tagged {
  wink ??= winkNLP(winkModel as unknown as Model, ['sbd', 'pos'])
  const { its } = wink
  const document = wink.readDoc(text)
  const all = document.tokens()
  const values = all.out()
  const spaces = all.out(its.precedingSpaces)
  const tags = all.out(its.pos)
  const lemmas = all.out(its.lemma as unknown as ItsFunction<string>)
  const tokens: Token[] = []
  let at = 0
  for (const [index, value] of values.entries()) {
    at += spaces[index]?.length ?? 0
    // The tokenizer may rewrite rare characters; looking the value up keeps offsets true either way.
    const from = text.startsWith(value, at) ? at : Math.max(at, text.indexOf(value, at))
    const to = from + value.length
    tokens.push({
      text: value,
      lower: value.toLowerCase(),
      pos: tags[index] ?? 'X',
      lemma: lemmas[index] ?? value,
      from,
      to,
    })
    at = to
  }
  const sentenceStarts: number[] = []
  const sentences = document.sentences()
  for (let index = 0; index < sentences.length(); index += 1) {
    const [first] = sentences.itemAt(index).out(its.span) as unknown as number[]
    const token = tokens[first ?? 0]
    if (token) sentenceStarts.push(token.from)
  }
  return { tokens, sentenceStarts }
}
