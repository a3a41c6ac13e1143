// Words for numbers and units, by language.
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { pt } from './pt.ts'

/** What a number measures, if the text says so. `scale` converts units of the same kind. */
export type Measure = { kind: string; scale: number }

/** The data of one language. Pairs are written as 'twenty=20 thirty=30'. */
export type NumberData = {
  /** From 0, in order. Further forms of a word are in `tens`. */
  small: string
  /** Numbers that others may follow: tens, and hundreds that are one word. */
  tens: string
  scales: string
  parts: string
  /** Words for "twice as many". */
  multiples: string
  /** Words behind a number for "times as many". */
  times: RegExp
  /** Ordinals from the third on. */
  places: string
  /** Words between the parts of a number, and the number from which they may stand there. */
  joins: RegExp
  joinsFrom: number
  /** Units by kind: 'time minute minutes=60'. */
  units: readonly string[]
  /** What a plural behind a number looks like: it counts things, so that it is no unit. */
  counted: RegExp
  /** Words before a number that round it: down, up, and either way. */
  over: RegExp
  under: RegExp
  about: RegExp
  /** Words for none. */
  none: RegExp
  /** Words for many, with the smallest number that they may stand for. */
  many: string
  /** Things of the text itself, which it may count: lessons, steps. */
  own: string
  /** Words before the number of a part, step, or slide. */
  before: RegExp
  people: string
  /** Words that are numbers only beside a unit, a scale, or another number: 'medio', 'neuf'. */
  loose?: RegExp
  /** True if ten to nineteen may follow sixty and eighty. */
  countsInTwenties?: boolean
  /** Returns the parts of a number that is one word: 'einundzwanzig' → ['zwanzig', 'ein']. */
  split?: (word: string) => string[] | null
}

export type NumberWords = Omit<
  NumberData,
  'small' | 'tens' | 'scales' | 'parts' | 'multiples' | 'places' | 'units' | 'many' | 'own' | 'people'
> & {
  language: string
  small: ReadonlyMap<string, number>
  tens: ReadonlyMap<string, number>
  scales: ReadonlyMap<string, number>
  parts: ReadonlyMap<string, number>
  multiples: ReadonlyMap<string, number>
  places: ReadonlyMap<string, number>
  measures: ReadonlyMap<string, Measure>
  many: ReadonlyMap<string, number>
  own: ReadonlySet<string>
  people: ReadonlySet<string>
  /** The sign before decimals, and whether spaces group digits. */
  decimal: string
  hasSpaces: boolean
}

export const share: Measure = { kind: 'share', scale: 1 }
export const multiple: Measure = { kind: 'times', scale: 1 }

function parsePairs(pairs: string): Map<string, number> {
  return new Map(
    pairs
      .split(/\s+/)
      .filter((pair) => pair !== '')
      .map((pair) => pair.split('='))
      .map(([word = '', value]) => [word.replaceAll('_', ' '), Number(value)]),
  )
}

/** Units that are written alike everywhere. */
const signs = [
  'share %=1 prozent=1 procent=1 percent=1 per_cent=1 pour_cent=1 por_ciento=1 por_cento=1',
  'dollar $=1 usd=1 dollar=1 dollars=1',
  'euro €=1 eur=1 euro=1 euros=1',
  'pound £=1 gbp=1',
  'time min=60 h=3600',
  'length km=1000 cm=0.01',
  'weight kg=1 kilo=1 kilos=1 g=0.001',
]

function parseUnits(lines: readonly string[]): [string, Measure][] {
  return lines.flatMap((line) => {
    const [kind = '', ...units] = line.split(' ')
    return [...parsePairs(units.join(' '))].map(([word, scale]): [string, Measure] => [
      word,
      kind === 'share' ? share : { kind, scale },
    ])
  })
}

function parseData(language: string, data: NumberData): NumberWords {
  const parts = new Intl.NumberFormat(language, { useGrouping: true }).formatToParts(1_234_567.8)
  return {
    ...data,
    language,
    small: new Map(data.small === '' ? [] : data.small.split(' ').map((word, value) => [word, value])),
    tens: parsePairs(data.tens),
    scales: parsePairs(data.scales),
    parts: parsePairs(`½=0.5 ¼=0.25 ¾=0.75 ${data.parts}`),
    multiples: parsePairs(data.multiples),
    places: parsePairs(data.places),
    measures: new Map(parseUnits([...signs, ...data.units])),
    many: parsePairs(data.many),
    own: new Set(data.own.split(' ')),
    people: new Set(data.people.split(' ')),
    decimal: parts.find(({ type }) => type === 'decimal')?.value ?? '.',
    hasSpaces: /\s/.test(parts.find(({ type }) => type === 'group')?.value ?? ''),
  }
}

export const english = parseData('en', en)
const byLanguage = new Map([
  ['en', english],
  ...Object.entries({ de, es, fr, pt }).map(([code, data]): [string, NumberWords] => [code, parseData(code, data)]),
])

/** Returns the number words of a language. In languages without any, only digits are read. */
export function getNumberWords(language: string | null): NumberWords {
  const code = language ?? 'en'
  const words = byLanguage.get(code) ?? parseData(code, noWords)
  byLanguage.set(code, words)
  return words
}

const nothing = /(?!)/

const noWords: NumberData = {
  ...{ small: '', tens: '', scales: '', parts: '', multiples: '', places: '', units: [], many: '' },
  ...{ times: /^x$/, joins: nothing, joinsFrom: 0, counted: nothing, own: '', before: /# ?$/, people: '' },
  ...{ over: nothing, under: nothing, about: nothing, none: nothing },
}
