// Numbers as they are said and written: "312", "three hundred and twelve", "1.5 million", "40%", "twice".

/** A number of a text. Figures and words of the same value have the same `value`. */
export type SpokenNumber = { value: string; written: string; at: number }

/**
 * The numbers of a text in order. "one" by itself and "first" count as ordinary words; amounts without a value ("half",
 * "twice", "dozens") are their own value. In words only English is read; figures everywhere.
 */
export function numbersIn(text: string): SpokenNumber[] {
  const found: SpokenNumber[] = []
  const chunks = [...text.matchAll(chunk)]
  for (let index = 0; index < chunks.length; ) {
    const { length, values } = readAt(chunks, index)
    const [first, last] = [chunks[index], chunks[index + length - 1]]
    if (first && last)
      for (const value of values)
        found.push({ value, written: text.slice(first.index, last.index + last[0].length), at: first.index })
    index += Math.max(1, length)
  }
  return found
}

const chunk = /\d+(?:[.,]\d+)*|\p{L}+(?:[’']\p{L}+)?/gu

/** How many chunks the number at a place takes, and what it may stand for: "twenty fourteen" also for 2014. */
function readAt(chunks: readonly RegExpMatchArray[], index: number): { length: number; values: string[] } {
  const word = wordAt(chunks, index)
  if (/^\d/.test(word)) return readFigure(chunks, index)
  const amount = amounts.find(([pattern]) => pattern.test(word))
  if (amount) return { length: 1, values: [amount[1]] }
  const begins = isNumberWord(word) || scaleOf(word) !== undefined
  if (!begins && !(isArticle(word) && scaleOf(wordAt(chunks, index + 1)))) return { length: 1, values: [] }
  return readWords(chunks, index)
}

function readFigure(chunks: readonly RegExpMatchArray[], index: number): { length: number; values: string[] } {
  const figure = plainFigure(wordAt(chunks, index))
  const behind = wordAt(chunks, index + 1)
  const touches = chunks[index + 1]?.index === (chunks[index]?.index ?? 0) + (chunks[index]?.[0].length ?? 0)
  const scale = scaleOf(behind) ?? (touches ? shortScales[behind] : undefined)
  if (scale !== undefined) return { length: 2, values: [String(round(figure * scale))] }
  return { length: 1, values: [String(figure)] }
}

/** "1,200" is 1200, "1.5" one and a half; "3,5" as in other languages. */
function plainFigure(written: string): number {
  const grouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(written)
  return Number(grouped ? written.replace(/[.,]/g, '') : written.replace(',', '.').replace(/\.(?=.*\.)/g, ''))
}

function readWords(chunks: readonly RegExpMatchArray[], index: number): { length: number; values: string[] } {
  const parts: number[] = []
  let [total, open, length, value] = [0, 0, 0, 0]
  for (;;) {
    if (length > 0 && !isNextTo(chunks, index + length)) break
    const word = wordAt(chunks, index + length)
    const scale = scaleOf(word)
    if (scale === 100) open = (open || 1) * 100
    else if (scale !== undefined) {
      total += (open || 1) * scale
      open = 0
    } else if (isArticle(word) && length === 0) open = 1
    else if (small.has(word)) {
      value = small.get(word) ?? 0
      // "nineteen eighty four", "one in five": a new number begins where this one cannot grow any more.
      if (open % 100 !== 0 && !(open % 10 === 0 && open % 100 >= 20 && value < 10)) {
        parts.push(total + open)
        total = 0
        open = value
      } else open += value
    } else if (word === 'and' && (open >= 100 || total > 0) && small.has(wordAt(chunks, index + length + 1))) {
      // "three hundred and twelve"
    } else break
    length += 1
  }
  parts.push(total + open)
  const values = parts.filter((part, at) => !(part === 1 && parts.length === 1 && at === 0)).map(String)
  const [century, years] = parts
  if (parts.length === 2 && (century === 19 || century === 20) && years !== undefined && years < 100)
    values.push(String(century * 100 + years))
  return { length: Math.max(1, length), values }
}

/** One space or hyphen away: "five? One" are two numbers. */
function isNextTo(chunks: readonly RegExpMatchArray[], index: number): boolean {
  const [before, here] = [chunks[index - 1], chunks[index]]
  return before?.index !== undefined && here?.index === before.index + before[0].length + 1
}

function wordAt(chunks: readonly RegExpMatchArray[], index: number): string {
  return chunks[index]?.[0].toLowerCase() ?? ''
}

const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
const small = new Map(units.split(' ').map((word, value) => [word, value]))
for (const [at, word] of 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').entries())
  small.set(word, (at + 2) * 10)

const scales: Record<string, number> = { hundred: 100, thousand: 1e3, million: 1e6, billion: 1e9, trillion: 1e12 }
const shortScales: Record<string, number> = { k: 1e3, m: 1e6, bn: 1e9, b: 1e9 }

/** Amounts without a figure; each has to be said as such. */
const amounts: [RegExp, string][] = [
  [/^(?:half|halves|halved)$/, 'half'],
  [/^thirds?$/, '3rd'],
  [/^(?:quarters?|fourths?)$/, '4th'],
  [/^(?:twice|doubled?|doubles|doubling)$/, 'double'],
  [/^(?:thrice|tripled?|triples|tripling)$/, 'triple'],
  [/^(?:dozens?)$/, 'dozen'],
  [/^hundreds$/, 'hundreds'],
  [/^thousands$/, 'thousands'],
  [/^millions$/, 'millions'],
  [/^billions$/, 'billions'],
  [/^(?:fif|six|seven|eigh|nin|ten)ths?$/, 'nth'],
]

function scaleOf(word: string): number | undefined {
  return Object.hasOwn(scales, word) ? scales[word] : undefined
}

function isNumberWord(word: string): boolean {
  return small.has(word)
}

function isArticle(word: string): boolean {
  return word === 'a'
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}
