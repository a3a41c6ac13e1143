import type { Judgement } from './judgement/judge.ts'

// The few rules for languages without a tagger: words that depend on the sentence before, and length.

const leaning = new Set(
  `und aber also weil was das dann sondern oder ja nein nicht genau denn die der dies dieser deshalb trotzdem auch er sie es
  y pero entonces porque eso esto sí no pues o así también él ella
  et mais donc alors parce ça ce c'est cela oui non ou aussi il elle
  e ma quindi allora perché questo quello sì anche
  mas então isso isto sim não ou também ele ela
  en maar dus want dat ja nee of ook hij zij
  i però doncs això sí ell ella
  och men så för att det nej eller
  ale więc bo to tak nie czy`.split(/\s+/),
)
const articles = /^(?:der|die|das|dies|dieser|en|no|i)$/

/** True if a sentence can be understood alone, judging by its first word and its length. */
export function standsAloneElsewhere(text: string, words: number): boolean {
  if (words < 5 || /(?:--|—|–|-|,|…|\.\.\.)["”'’»]?$/.test(text)) return false
  const [first = '', second = ''] = text.toLowerCase().match(/[\p{L}'’]+/gu) ?? []
  if (!leaning.has(first)) return true
  // "Die Brote …" names its subject at once, "Die haben …" does not; German nouns are capitalized.
  const next = text.split(/\s+/, 2)[1] ?? ''
  return articles.test(first) && /^\p{Lu}/u.test(next) && next.toLowerCase().startsWith(second)
}

/** Judges a sentence by form alone: best is a full sentence of usual length, with a figure. */
export function judgeElsewhere(text: string, words: number): Judgement {
  const length = words >= 10 && words <= 28 ? 12 : words < 6 || words > 40 ? -14 : 0
  const quotability = 50 + length + (/\d/.test(text) ? 6 : 0) - (/…|\.\.\.|--/.test(text) ? 10 : 0)
  return { quotability, opening: quotability, landing: 50 }
}
