import { isEverydayNoun } from './everyday-nouns.ts'
import type { Reading } from './sentences.ts'
import { isEmptyWord, termsOf } from './terms.ts'

type Chunk = { text: string; proper: boolean }
type Counted = { shown: Map<string, number>; count: number; words: number; proper: boolean }

const chunkTags = new Set(['NOUN', 'PROPN', 'ADJ'])

/**
 * What the sentences keep coming back to, best first: names, and noun groups of one to three words, said at least twice.
 * No speaker's name, and no noun alone that any talk is full of.
 */
export function keyPhrasesOf(readings: readonly Reading[], most: number): string[] {
  const found = new Map<string, Counted>()
  const speakers = new Set(readings.flatMap(({ sentence }) => sentence.speaker?.toLowerCase().split(/[\s,]+/) ?? []))
  for (const reading of readings) {
    for (const { text, proper } of chunksOf(reading)) {
      const words = text.toLowerCase().split(' ')
      if (words.every((word) => speakers.has(word)) || (words.length === 1 && isEverydayNoun(words[0] ?? ''))) continue
      const key = singular(text.toLowerCase())
      const entry = found.get(key) ?? { shown: new Map(), count: 0, words: words.length, proper }
      entry.count += 1
      entry.shown.set(text, (entry.shown.get(text) ?? 0) + 1)
      found.set(key, entry)
    }
  }
  const ranked = [...found]
    .filter(([, { count }]) => count >= 2)
    .map(([key, entry]) => ({ key, ...entry, score: entry.count * (entry.words + (entry.proper ? 0.5 : 0)) }))
    .sort((a, b) => b.score - a.score || (a.key < b.key ? -1 : 1))
  const chosen: string[] = []
  for (const { key, shown } of ranked) {
    const inside = chosen.some((other) => wordsOverlap(other.toLowerCase(), key))
    if (inside) continue
    chosen.push([...shown].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]?.[0] ?? key)
    if (chosen.length === most) break
  }
  return chosen
}

/** The same for "computer" and "computers", so that they count as one; only ever compared, never shown. */
function singular(phrase: string): string {
  return phrase.replace(/ies$/, 'y').replace(/(?<=(?:s|x|z|ch|sh))es$|(?<=[^su])s$/, '')
}

function wordsOverlap(a: string, b: string): boolean {
  return ` ${a} `.includes(` ${b} `) || ` ${b} `.includes(` ${a} `)
}

/** Without a tagger: words with a capital inside a sentence (names; in German every noun), else long ones. */
function elsewhere(reading: Reading): Chunk[] {
  const capitals = reading.sentence.text.match(/(?<=[\p{Ll},] )\p{Lu}[\p{L}-]{3,}/gu) ?? []
  if (capitals.length > 0) return capitals.map((text) => ({ text, proper: true }))
  const long = termsOf(reading).filter((text) => text.length >= 8)
  return long.map((text) => ({ text, proper: false }))
}

function chunksOf(reading: Reading): Chunk[] {
  if (reading.tokens.length === 0) return elsewhere(reading)
  const chunks: Chunk[] = []
  let run: Reading['tokens'] = []
  const close = () => {
    while (run[0] && !opensName(run) && (isEmptyWord(run[0].lower) || (run[0].pos === 'ADJ' && run.length > 3)))
      run = run.slice(1)
    const last = run.at(-1)
    if (last && last.pos !== 'ADJ' && run.length <= 3 && !isEmptyWord(last.lemma.toLowerCase())) {
      const name = opensName(run)
      const proper = name || run.every((token) => token.pos === 'PROPN')
      const text = run.map((token) => (name || token.pos === 'PROPN' ? token.text : token.lower)).join(' ')
      if (text.length > 2) chunks.push({ text, proper })
    }
    run = []
  }
  for (const token of hyphenated(reading.tokens)) {
    if (chunkTags.has(token.pos) && /^\p{L}[\p{L}\p{N}+#-]*$/u.test(token.text)) run.push(token)
    else close()
  }
  close()
  return chunks
}

/** "Little Hearth", "New York": an empty word that belongs to a name. */
function opensName([first, second]: Reading['tokens']): boolean {
  const capital = /^\p{Lu}/u
  return first !== undefined && first.from > 0 && capital.test(first.text) && capital.test(second?.text ?? '')
}

/** The tagger cuts "CSS-Tricks" and "Wi-Fi" at the hyphen; here they are one word again. */
function hyphenated(tokens: Reading['tokens']): Reading['tokens'] {
  const joined: Reading['tokens'] = []
  for (const [at, token] of tokens.entries()) {
    const [last, next] = [joined.at(-1), tokens[at + 1]]
    const hyphen = token.text === '-' && last?.to === token.from && next?.from === token.to
    const open = last?.text.endsWith('-') && last.to === token.from && last.text.length > 1
    if (last && (hyphen || open)) {
      const text = last.text + token.text
      const pos = last.pos === 'PROPN' || hyphen ? last.pos : token.pos
      joined[joined.length - 1] = { ...token, text, lower: text.toLowerCase(), lemma: text, pos, from: last.from }
    } else joined.push(token)
  }
  return joined
}
