import type { Reading } from './sentences.ts'
import { isEmptyWord, termsOf } from './terms.ts'

const chunkTags = new Set(['NOUN', 'PROPN', 'ADJ'])

/** What the sentences keep coming back to, best first: noun groups of one to three words said at least twice. */
export function keyPhrasesOf(readings: readonly Reading[], most: number): string[] {
  const found = new Map<string, { shown: Map<string, number>; count: number; words: number; proper: boolean }>()
  for (const reading of readings) {
    for (const { text, proper } of chunksOf(reading)) {
      const key = text.toLowerCase()
      const entry = found.get(key) ?? { shown: new Map(), count: 0, words: text.split(' ').length, proper }
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

function wordsOverlap(a: string, b: string): boolean {
  return ` ${a} `.includes(` ${b} `) || ` ${b} `.includes(` ${a} `)
}

/** Without a tagger: words with a capital inside a sentence (names; in German every noun), else long ones. */
function elsewhere(reading: Reading): { text: string; proper: boolean }[] {
  const capitals = reading.sentence.text.match(/(?<=[\p{Ll},] )\p{Lu}[\p{L}-]{3,}/gu) ?? []
  if (capitals.length > 0) return capitals.map((text) => ({ text, proper: true }))
  const long = termsOf(reading).filter((text) => text.length >= 8)
  return long.map((text) => ({ text, proper: false }))
}

function chunksOf(reading: Reading): { text: string; proper: boolean }[] {
  if (reading.tokens.length === 0) return elsewhere(reading)
  const chunks: { text: string; proper: boolean }[] = []
  let run: Reading['tokens'] = []
  const close = () => {
    while (
      run[0] &&
      (run[0].pos === 'ADJ' || isEmptyWord(run[0].lower)) &&
      (run.length > 3 || isEmptyWord(run[0].lower))
    )
      run = run.slice(1)
    const last = run.at(-1)
    if (last && last.pos !== 'ADJ' && run.length <= 3 && !isEmptyWord(last.lemma.toLowerCase())) {
      const proper = run.every((token) => token.pos === 'PROPN')
      const text = run.map((token) => (token.pos === 'PROPN' ? token.text : token.lower)).join(' ')
      if (text.length > 2) chunks.push({ text, proper })
    }
    run = []
  }
  for (const token of reading.tokens) {
    if (chunkTags.has(token.pos) && /^\p{L}[\p{L}\p{N}+#-]*$/u.test(token.text)) run.push(token)
    else close()
  }
  close()
  return chunks
}
