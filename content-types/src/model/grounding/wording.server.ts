import { type Sentence, tag, tokensOf } from '@podcastai/episode'

// Words as the checks compare them: by their stem, without those that say nothing by themselves.

/** A word that carries meaning, with where it stands among all words of its text. */
export type ContentWord = { stem: string; at: number; negated: boolean; isThing: boolean; isLight: boolean }

export type Wording = { words: ContentWord[]; negators: number }

/** The content words of a text of ours. Without the tagger's help (`english` false) longer words count. */
export function wordingOf(text: string, english: boolean): Wording {
  return english ? fromTokens(tag(plainMarks(text)).tokens) : fromChunks(text)
}

const known = new WeakMap<Sentence, Wording>()

/** The same of a sentence that was said. */
export function wordingSaid(sentence: Sentence, english: boolean): Wording {
  const wording = known.get(sentence) ?? (english ? fromTokens(tokensOf(sentence)) : fromChunks(sentence.text))
  known.set(sentence, wording)
  return wording
}

export function stemsOf(wording: Wording): Set<string> {
  return new Set(wording.words.map(({ stem }) => stem))
}

type Token = { lower: string; pos: string; lemma: string }

/** Words behind a negation within which it turns a word round. */
const reach = 4

function fromTokens(tokens: readonly Token[]): Wording {
  let lastNegator = Number.NEGATIVE_INFINITY
  let negators = 0
  const words: ContentWord[] = []
  for (const [at, { lower, pos, lemma }] of tokens.entries()) {
    if (isNegator(lower)) {
      lastNegator = at
      negators += 1
      continue
    }
    if (/^[,;:–—]$/.test(lower) || lower === 'but') lastNegator = Number.NEGATIVE_INFINITY
    if (!/^(?:NOUN|VERB|ADJ|PROPN|NUM|X)$/.test(pos) || !/\p{L}{2}/u.test(lower)) continue
    const stem = stemOf(lemma.toLowerCase())
    if (empty.has(lemma.toLowerCase())) continue
    const isLight = light.has(lemma.toLowerCase()) || light.has(lower)
    words.push({ stem, at, negated: at - lastNegator <= reach, isThing: pos === 'NOUN', isLight })
  }
  return { words, negators }
}

function fromChunks(text: string): Wording {
  const words: ContentWord[] = []
  const chunks = unspaced.test(text) ? segmentsOf(text) : (text.toLowerCase().match(/\p{L}[\p{L}\p{M}]*/gu) ?? [])
  for (const [at, word] of chunks.entries())
    if (word.length >= (unspaced.test(word) ? 2 : 5))
      words.push({ stem: word.slice(0, 6), at, negated: false, isThing: false, isLight: false })
  return { words, negators: 0 }
}

const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u

function segmentsOf(text: string): string[] {
  return [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)].flatMap(({ isWordLike, segment }) =>
    isWordLike ? segment : [],
  )
}

export function isNegator(word: string): boolean {
  return /^(?:not|n[’']t|never|no|nobody|nothing|none|neither|nor|without|cannot|hardly|barely|\p{L}+n[’']t)$/iu.test(
    word,
  )
}

/** "repaired", "repairs" and "repair" share one; so do "embarrassed" and "embarrassment". */
export function stemOf(word: string): string {
  const plain = word.replace(/[’']s?$/, '').replaceAll('’', "'")
  if (plain.length <= 4) return plain.replace(/(?<=\p{L}{2}[^s])s$/u, '').replace(/(?<=\p{L}{2})[ey]$/u, '')
  const cut = plain.replace(/(?:ings?|ingly|ed|edly|ies|es|s|ly|ers?|ions?|ments?)$/, '')
  return cut
    .replace(/(\p{L})\1$/u, '$1')
    .slice(0, 6)
    .replace(/[ey]$/, '')
}

function plainMarks(text: string): string {
  return text.replaceAll('’', "'").replace(/[“”]/g, '"')
}

const empty = new Set(['be', 'have', 'do', 'get'])

/** Words that any text may bring along: they tell how something is said, not what. */
const light = new Set(
  `go make take give come put let keep say tell ask talk speak explain argue describe admit call mean
  know think see look hear listen watch read show find want need try use turn happen become seem feel start begin end
  thing people person way time lot kind part point moment question answer story reason word line idea lesson truth fact
  conversation talk episode podcast guest host interview one other same own more most much many such good real
  add admit advise answer confess conclude insist joke note realize recall recommend remember remind repeat reveal
  suggest swear warn wonder link linked profile bio comment below claim advice figure number
  hour minute whole full new simple little big first last next sure right`
    .split(/\s+/)
    .filter((word) => word !== ''),
)
