// Parses numbers as people say and write them: "312", "three hundred and twelve", "$1.5 million", "40%", "twice", "half
// an hour".
import { isNextTo, parseFigure, type Source, splitNumberWords } from './number-chunks.ts'
import {
  english,
  getNumberWords,
  type Measure,
  multiple,
  type NumberWords,
  share,
} from './number-words/number-words.ts'
import type { Reading } from './same-amount.ts'

export type SpokenNumber = {
  from: number
  to: number
  written: string
  readings: Reading[]
  /** Supports other numbers but makes no claim about an amount: "one", "a week". */
  isPlain: boolean
}

/**
 * Returns the numbers of a text in order. Number words are parsed in the languages of `number-words`, digits in all of
 * them, with the signs of the language.
 */
export function numbersIn(text: string, language: string | null = 'en'): SpokenNumber[] {
  const words = getNumberWords(language)
  const chunks = splitNumberWords(text, words)
  const found: SpokenNumber[] = []
  for (let at = 0; at < chunks.length; ) {
    const read = readAt({ chunks, text, words }, at)
    const [first, last] = [chunks[at], chunks[at + (read?.length ?? 1) - 1]]
    at += read?.length ?? 1
    if (!read || !first || !last) continue
    const { from, to } = { from: first.from, to: last.to }
    const written = text.slice(from, to)
    found.push({ from, to, written, readings: read.readings, isPlain: read.isPlain ?? false })
    if (read.inside) found.push({ from, to, written, readings: read.inside, isPlain: true })
  }
  return found
}

/** `inside`: numbers within this one that support others. */
type Read = { length: number; readings: Reading[]; inside?: Reading[]; isPlain?: boolean }

function readAt(source: Source, at: number): Read | null {
  const { chunks, words } = source
  const word = chunks[at]?.word ?? ''
  const sign = isNextTo(source, at + 1) ? words.measures.get(word) : undefined
  if (/^[$€£]$/.test(word)) {
    const read = sign ? readCount(source, at + 1) : null
    return read && sign ? { length: read.length + 1, readings: [{ value: read.value, measure: sign }] } : null
  }
  return readDecade(source, at) ?? readPart(source, at) ?? readAmount(source, at)
}

/** Parses "the nineties", "90s", "1990s", "90er", or "años 90" as a range. */
function readDecade({ chunks, words }: Source, at: number): Read | null {
  const [word, next] = [chunks[at]?.word ?? '', chunks[at + 1]]
  const spelled = words.tens.get(word.replace(/ies$/, 'y').replace(/(?<=zig|ßig)ern?$/, ''))
  if (/ies$|[zß]igern?$/.test(word) && spelled !== undefined) return decade(spelled, 1)
  const isFigure =
    /^(?:1[89]|20)?\d0$/.test(word) && /^(?:s|ern?)$/.test(next?.word ?? '') && next?.from === chunks[at]?.to
  if (isFigure) return decade(Number(word) % 100, 2)
  const isYears = words !== english && /s$/.test(word) && words.measures.get(word)?.scale === year
  const named = /^[1-9]0$/.test(next?.word ?? '') ? Number(next?.word) : words.tens.get(next?.word ?? '')
  return isYears && named !== undefined && named >= 20 && named < 100 && named % 10 === 0 ? decade(named, 2) : null
}

const year = 31_557_600

function decade(value: number, length: number): Read {
  return { length, readings: [{ value, measure: { kind: 'decade', scale: 1 } }] }
}

/** Parses "half", "two thirds", "half a million", "a quarter of an hour", or "one in five". */
function readPart(source: Source, at: number): Read | null {
  const { chunks, words } = source
  const { small, parts, scales, measures, places, multiples } = words
  const word = (step: number) => chunks[at + step]?.word ?? ''
  const several = small.get(word(0))
  const isPlural = words === english ? /s$/.test(word(1)) : (several ?? 0) > 1
  const isSeveral = several !== undefined && parts.has(word(1)) && isPlural
  const part = isSeveral ? several * (parts.get(word(1)) ?? 0) : parts.get(word(0))
  const length = isSeveral ? 2 : 1
  if (part !== undefined) {
    const behind = [word(length), word(length + 1), word(length + 2)].join(' ')
    const lead = (/^(?:of an?|an?|of)(?= )/.exec(behind)?.[0] ?? '').split(' ').filter((one) => one !== '').length
    const next = word(length + lead)
    const [scale, measure] = [scales.get(next), measures.get(next)]
    const isJoined = lead > 0 || words !== english
    if (isJoined && scale !== undefined) return amount(part * scale, null, length + lead + 1)
    if (isJoined && measure?.kind === 'time' && !/s$/.test(next)) return amount(part, measure, length + lead + 1)
    if (words.loose?.test(word(0))) return null
    const place = isSeveral ? undefined : places.get(word(0))
    const readings: Reading[] = [{ value: part, measure: share }]
    return { length, readings: place === undefined ? readings : [...readings, { value: place, measure: null }] }
  }
  const times = multiples.get(word(0))
  if (times !== undefined) return amount(times, multiple, 1)
  const place = places.get(word(0))
  return place === undefined ? readShare(source, at) : amount(place, null, 1)
}

/** Parses "one in five" or "three out of ten". */
function readShare(source: Source, at: number): Read | null {
  const { chunks, words } = source
  const count = readCount(source, at)
  if (words !== english || !count || count.value >= 10) return null
  const joins = chunks.slice(at + count.length, at + count.length + 2).map(({ word }) => word)
  const lead = count.length + (joins[0] === 'in' ? 1 : joins.join(' ') === 'out of' ? 2 : 0)
  const all = lead > count.length ? readCount(source, at + lead) : null
  const isShare = all !== null && all.value > count.value && all.value <= 100
  if (!isShare || words.measures.has(chunks[at + lead + all.length]?.word ?? '')) return null
  const inside = [count.value, all.value].map((value): Reading => ({ value, measure: null }))
  return { ...amount(count.value / all.value, share, lead + all.length), inside }
}

/** Parses a count with what it measures: "24 months", "ten percent", "2x", "a dozen", "three and a half years". */
function readAmount(source: Source, at: number): Read | null {
  const { chunks, words } = source
  const { scales, measures } = words
  const count = readCount(source, at)
  if (!count) return readUnit(source, at)
  let { value, length } = count
  const word = (step: number) => chunks[at + length + step]?.word ?? ''
  if (/^and (?:a|one) half$/.test([word(0), word(1), word(2)].join(' '))) {
    const scale = scales.get(word(3))
    value = scale === undefined ? value + readHalf(source, at + length - 1) : (value + 0.5) * scale
    length += scale === undefined ? 3 : 4
  }
  const isOrdinal = /^(?:st|nd|rd|th|e|ème)$/.test(word(0)) && chunks[at + length]?.from === chunks[at + length - 1]?.to
  if (isOrdinal) return amount(value, null, length + 1)
  if (words.times.test(word(0))) return amount(value, multiple, length + 1)
  const skipped = isBetween(words, word(0)) ? 1 : 0
  const [here, further] = [measures.get(word(0)), measures.get(word(skipped))]
  const measure = here ?? further ?? null
  let taken = here ? 1 : further ? skipped + 1 : 0
  // "tres horas y media"
  if (words !== english && words.joins.test(word(taken)) && words.parts.get(word(taken + 1)) === 0.5) {
    value += taken === 0 ? readHalf(source, at + length - 1) : 0.5
    taken += 2
  }
  const isBare = count.isOne && count.length === 1
  if (measure === null && isBare && taken === 0) return { length, readings: [{ value, measure: null }], isPlain: true }
  return { ...amount(value, measure, length + taken, measure === share ? 0.01 : 1), isPlain: count.isOne && taken < 2 }
}

/** Returns what "and a half" adds behind a word of a number: "a million and a half" is 1.5 million. */
function readHalf({ chunks, words }: Source, at: number): number {
  const scale = words.scales.get(chunks[at]?.word ?? '') ?? 1
  // Behind a hundred it is half of one.
  return scale === 100 ? 0.5 : scale / 2
}

/** True if a word may stand between a number and its unit: "three full years", "drei lange Jahre". */
function isBetween(words: NumberWords, word: string): boolean {
  if (words === english) return /^(?:full|whole|more|long|straight|extra|good|hard|short|different|us|per)$/.test(word)
  return /^(?:d[e’']|\p{L}+e[nrs]?|us)$/u.test(word) && !words.small.has(word) && !words.parts.has(word)
}

/** Parses "a week", "a decade", or "an hour" as one of the unit. */
function readUnit({ chunks, words }: Source, at: number): Read | null {
  if (words !== english) return null
  const [article, unit] = [chunks[at]?.word ?? '', chunks[at + 1]?.word ?? '']
  const measure = /^(?:an?|per|each|every|next|last|this|whole|the)$/.test(article)
    ? words.measures.get(unit)
    : undefined
  return measure?.kind === 'time' && !/s$/.test(unit) ? { ...amount(1, measure, 2), isPlain: unit !== 'decade' } : null
}

/** Returns the count that starts at a word of an English text, to compare words: "a hundred" equals "100". */
export function countAt(text: string, from: number, word: string): { to: number; value: number } | null {
  const { small, tens, scales } = english
  const isCount =
    word === 'a' ? isScaled(text, from) : /^[\d½¼¾]/.test(word) || small.has(word) || tens.has(word) || scales.has(word)
  if (!isCount) return null
  const near = text.slice(from, from + maxCountLength)
  const chunks = splitNumberWords(near, english)
  const count = readCount({ chunks, text: near, words: english }, 0)
  const last = chunks[(count?.length ?? 0) - 1]
  return count && last ? { to: from + last.to, value: count.value } : null
}

/** Maximum characters of a number in words. */
const maxCountLength = 80

function isScaled(text: string, from: number): boolean {
  return /^a[ -](?:dozen|hundred|thousand|million|billion|trillion)/i.test(text.slice(from, from + 10))
}

function amount(value: number, measure: Measure | null, length: number, times = 1): Read {
  return { length, readings: [{ value: round(value * times), measure }] }
}

type Count = { value: number; length: number; isOne: boolean }

const fractions = new Map([
  ['½', 0.5],
  ['¼', 0.25],
  ['¾', 0.75],
])

function readCount(source: Source, at: number): Count | null {
  const { chunks, words } = source
  const word = chunks[at]?.word ?? ''
  if (/^\d/.test(word)) return readFigure(source, at)
  const half = fractions.get(word)
  if (half !== undefined) return { value: half, length: 1, isOne: false }
  const { small, tens, scales } = words
  const begins =
    small.has(word) || tens.has(word) || (words === english && word === 'a' && scales.has(chunks[at + 1]?.word ?? ''))
  return begins || scales.has(word) ? readWords(source, at) : null
}

function readFigure(source: Source, at: number): Count {
  const { chunks, words } = source
  let value = parseFigure(chunks[at]?.word ?? '', words)
  let length = 1
  const behind = chunks[at + 1]
  const isTouching = behind !== undefined && behind.from === chunks[at]?.to
  const half = isTouching ? fractions.get(behind.word) : undefined
  const scale = words.scales.get(behind?.word ?? '') ?? (isTouching ? shortScales.get(behind.word) : undefined)
  if (half !== undefined || (scale !== undefined && isNextTo(source, at + 1))) {
    value = half === undefined ? value * (scale ?? 1) : value + half
    length = 2
  }
  return { value: round(value), length, isOne: false }
}

const shortScales = new Map([
  ['k', 1e3],
  ['m', 1e6],
  ['mn', 1e6],
  ['bn', 1e9],
  ['b', 1e9],
])

/**
 * Parses "three hundred and twelve" or "nineteen eighty-four". The number ends where the next word doesn't extend it.
 */
function readWords(source: Source, at: number): Count {
  const { chunks, words } = source
  const { small, tens, scales, joins, joinsFrom } = words
  let [total, open, length] = [0, 0, 0]
  for (;;) {
    if (length > 0 && !isNextTo(source, at + length)) break
    const word = chunks[at + length]?.word ?? ''
    const scale = scales.get(word)
    const value = small.get(word) ?? tens.get(word)
    if (words === english && word === 'a' && length === 0) open = 1
    else if (scale !== undefined && scale <= 100) open = (open || 1) * scale
    else if (scale !== undefined) {
      total += (open || 1) * scale
      open = 0
    } else if (value !== undefined && fits(value, open, words)) open += value
    else if (words === english && value !== undefined && (open === 19 || open === 20) && value >= 10 && total === 0)
      open = open * 100 + value
    else if (!(joins.test(word) && (open >= joinsFrom || total > 0) && continues(source, at + length + 1, open))) break
    length += 1
  }
  const [only = ''] = length === 1 ? [chunks[at]?.word] : []
  const isLoose = words.loose?.test(only) && !words.counted.test(source.text.slice(chunks[at]?.to))
  return {
    value: total + open,
    length: Math.max(1, length),
    isOne: isLoose === true || (total + open <= 1 && length === 1),
  }
}

function fits(value: number, open: number, { countsInTwenties }: NumberWords): boolean {
  if (countsInTwenties && (open % 100 === 60 || open % 100 === 80) && value < 20) return true
  return open % 100 === 0 || (open % 10 === 0 && open % 100 >= 20 && value < 10)
}

/** True if the word behind "and" goes on with the number. */
function continues({ chunks, words }: Source, at: number, open: number): boolean {
  const word = chunks[at]?.word ?? ''
  const value = words.small.get(word) ?? words.tens.get(word)
  if (words === english) return value !== undefined
  return (value !== undefined && fits(value, open, words)) || (open === 0 && words.scales.get(word) === 100)
}

function round(value: number): number {
  return Math.round(value * 1e4) / 1e4
}
