// Parses numbers as people say and write them: "312", "three hundred and twelve", "$1.5 million", "40%", "twice", "half
// an hour".
import {
  type Measure,
  measures,
  multiple,
  multiples,
  parts,
  places,
  scales,
  share,
  shortScales,
  small,
  tens,
} from './number-words.ts'
import type { Reading } from './same-amount.ts'

export type SpokenNumber = {
  from: number
  to: number
  written: string
  readings: Reading[]
  /** Supports other numbers but makes no claim about an amount: "one", "a week". */
  isPlain: boolean
}

/** Returns the numbers of a text in order. Number words are only parsed in English, digits in every language. */
export function numbersIn(text: string): SpokenNumber[] {
  const chunks = splitNumberWords(text)
  const found: SpokenNumber[] = []
  for (let at = 0; at < chunks.length; ) {
    const read = readAt(chunks, at, text)
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

type Chunk = { word: string; from: number; to: number }
/** `inside`: numbers within this one that support others. */
type Read = { length: number; readings: Reading[]; inside?: Reading[]; isPlain?: boolean }

function splitNumberWords(text: string): Chunk[] {
  return [...text.matchAll(chunk)].map(({ 0: written, index }) => ({
    word: written.toLowerCase().replaceAll('’', "'"),
    from: index,
    to: index + written.length,
  }))
}

const chunk = /[$€£%½¼¾]|\d+(?:[.,]\d+)*|\p{L}+(?:[’']\p{L}+)?/gu

function readAt(chunks: readonly Chunk[], at: number, text: string): Read | null {
  const word = chunks[at]?.word ?? ''
  const sign = isNextTo(chunks, at + 1, text) ? measures.get(word) : undefined
  if (/^[$€£]$/.test(word)) {
    const read = sign ? readCount(chunks, at + 1, text) : null
    return read && sign ? { length: read.length + 1, readings: [{ value: read.value, measure: sign }] } : null
  }
  return readDecade(chunks, at) ?? readPart(chunks, at, text) ?? readAmount(chunks, at, text)
}

/** Parses "the nineties", "90s", or "1990s" as a range. */
function readDecade(chunks: readonly Chunk[], at: number): Read | null {
  const [word, next] = [chunks[at]?.word ?? '', chunks[at + 1]]
  const spelled = tens.get(word.replace(/ies$/, 'y'))
  if (/ies$/.test(word) && spelled !== undefined) return decade(spelled, 1)
  const isFigure = /^(?:1[89]|20)?\d0$/.test(word) && next?.word === 's' && next.from === chunks[at]?.to
  return isFigure ? decade(Number(word) % 100, 2) : null
}

function decade(value: number, length: number): Read {
  return { length, readings: [{ value, measure: { kind: 'decade', scale: 1 } }] }
}

/** Parses "half", "two thirds", "half a million", "a quarter of an hour", or "one in five". */
function readPart(chunks: readonly Chunk[], at: number, text: string): Read | null {
  const word = (step: number) => chunks[at + step]?.word ?? ''
  const several = small.get(word(0))
  const isSeveral = several !== undefined && parts.has(word(1)) && /s$/.test(word(1))
  const part = isSeveral ? several * (parts.get(word(1)) ?? 0) : parts.get(word(0))
  const length = isSeveral ? 2 : 1
  if (part !== undefined) {
    const behind = [word(length), word(length + 1), word(length + 2)].join(' ')
    const lead = (/^(?:of an?|an?|of)(?= )/.exec(behind)?.[0] ?? '').split(' ').filter((one) => one !== '').length
    const next = word(length + lead)
    const [scale, measure] = [scales.get(next), measures.get(next)]
    if (lead > 0 && scale !== undefined) return amount(part * scale, null, length + lead + 1)
    if (lead > 0 && measure?.kind === 'time' && !/s$/.test(next)) return amount(part, measure, length + lead + 1)
    const place = isSeveral ? undefined : places.get(word(0))
    const readings: Reading[] = [{ value: part, measure: share }]
    return { length, readings: place === undefined ? readings : [...readings, { value: place, measure: null }] }
  }
  const times = multiples.get(word(0))
  if (times !== undefined) return amount(times, multiple, 1)
  const place = places.get(word(0))
  return place === undefined ? readShare(chunks, at, text) : amount(place, null, 1)
}

/** Parses "one in five" or "three out of ten". */
function readShare(chunks: readonly Chunk[], at: number, text: string): Read | null {
  const count = readCount(chunks, at, text)
  if (!count || count.value >= 10) return null
  const joins = chunks.slice(at + count.length, at + count.length + 2).map(({ word }) => word)
  const lead = count.length + (joins[0] === 'in' ? 1 : joins.join(' ') === 'out of' ? 2 : 0)
  const all = lead > count.length ? readCount(chunks, at + lead, text) : null
  const isShare = all !== null && all.value > count.value && all.value <= 100
  if (!isShare || measures.has(chunks[at + lead + all.length]?.word ?? '')) return null
  const inside = [count.value, all.value].map((value): Reading => ({ value, measure: null }))
  return { ...amount(count.value / all.value, share, lead + all.length), inside }
}

/** Parses a count with what it measures: "24 months", "ten percent", "2x", "a dozen", "three and a half years". */
function readAmount(chunks: readonly Chunk[], at: number, text: string): Read | null {
  const count = readCount(chunks, at, text)
  if (!count) return readUnit(chunks, at)
  let { value, length } = count
  const word = (step: number) => chunks[at + length + step]?.word ?? ''
  if (/^and (?:a|one) half$/.test([word(0), word(1), word(2)].join(' '))) {
    const scale = scales.get(word(3))
    value = (value + 0.5) * (scale ?? 1)
    length += scale === undefined ? 3 : 4
  }
  const isOrdinal = /^(?:st|nd|rd|th)$/.test(word(0)) && chunks[at + length]?.from === chunks[at + length - 1]?.to
  if (isOrdinal) return amount(value, null, length + 1)
  if (/^(?:x|times|fold)$/.test(word(0))) return amount(value, multiple, length + 1)
  const skipped = /^(?:full|whole|more|long|straight|extra|good|hard|short|different|us|per)$/.test(word(0)) ? 1 : 0
  const [here, further] = [measures.get(word(0)), measures.get(word(skipped))]
  const measure = here ?? further ?? null
  const taken = here ? 1 : further ? skipped + 1 : 0
  const isBare = count.isOne && count.length === 1
  if (measure === null && isBare) return { length, readings: [{ value, measure: null }], isPlain: true }
  return { ...amount(value, measure, length + taken, measure === share ? 0.01 : 1), isPlain: count.isOne }
}

/** Parses "a week", "a decade", or "an hour" as one of the unit. */
function readUnit(chunks: readonly Chunk[], at: number): Read | null {
  const [article, unit] = [chunks[at]?.word ?? '', chunks[at + 1]?.word ?? '']
  const measure = /^(?:an?|per|each|every|next|last|this|whole|the)$/.test(article) ? measures.get(unit) : undefined
  return measure?.kind === 'time' && !/s$/.test(unit) ? { ...amount(1, measure, 2), isPlain: unit !== 'decade' } : null
}

/** Returns the count that starts at a word of a text, to compare words: "a hundred" equals "100". */
export function countAt(text: string, from: number, word: string): { to: number; value: number } | null {
  const isCount =
    word === 'a' ? isScaled(text, from) : /^[\d½¼¾]/.test(word) || small.has(word) || tens.has(word) || scales.has(word)
  if (!isCount) return null
  const near = text.slice(from, from + maxCountLength)
  const chunks = splitNumberWords(near)
  const count = readCount(chunks, 0, near)
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

function readCount(chunks: readonly Chunk[], at: number, text: string): Count | null {
  const word = chunks[at]?.word ?? ''
  if (/^\d/.test(word)) return readFigure(chunks, at, text)
  const half = { '½': 0.5, '¼': 0.25, '¾': 0.75 }[word]
  if (half !== undefined) return { value: half, length: 1, isOne: false }
  const begins = small.has(word) || tens.has(word) || (word === 'a' && scales.has(chunks[at + 1]?.word ?? ''))
  return begins || scales.has(word) ? readWords(chunks, at, text) : null
}

function readFigure(chunks: readonly Chunk[], at: number, text: string): Count {
  const written = chunks[at]?.word ?? ''
  const isGrouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(written)
  let value = Number(isGrouped ? written.replace(/[.,]/g, '') : written.replace(',', '.').replace(/\.(?=.*\.)/g, ''))
  let length = 1
  const behind = chunks[at + 1]
  const isTouching = behind !== undefined && behind.from === chunks[at]?.to
  const half = isTouching ? { '½': 0.5, '¼': 0.25, '¾': 0.75 }[behind.word] : undefined
  const scale = scales.get(behind?.word ?? '') ?? (isTouching ? shortScales.get(behind.word) : undefined)
  if (half !== undefined || (scale !== undefined && isNextTo(chunks, at + 1, text))) {
    value = half === undefined ? value * (scale ?? 1) : value + half
    length = 2
  }
  return { value: round(value), length, isOne: false }
}

/**
 * Parses "three hundred and twelve" or "nineteen eighty-four". The number ends where the next word doesn't extend it.
 */
function readWords(chunks: readonly Chunk[], at: number, text: string): Count {
  let [total, open, length] = [0, 0, 0]
  for (;;) {
    if (length > 0 && !isNextTo(chunks, at + length, text)) break
    const word = chunks[at + length]?.word ?? ''
    const scale = scales.get(word)
    const value = small.get(word) ?? tens.get(word)
    if (word === 'a' && length === 0) open = 1
    else if (scale !== undefined && scale <= 100) open = (open || 1) * scale
    else if (scale !== undefined) {
      total += (open || 1) * scale
      open = 0
    } else if (value !== undefined && fits(value, open)) open += value
    else if (value !== undefined && (open === 19 || open === 20) && value >= 10 && total === 0)
      open = open * 100 + value
    else if (!(word === 'and' && (open >= 100 || total > 0) && startsCount(chunks[at + length + 1]))) break
    length += 1
  }
  return { value: total + open, length: Math.max(1, length), isOne: total + open <= 1 && length === 1 }
}

function fits(value: number, open: number): boolean {
  return open % 100 === 0 || (open % 10 === 0 && open % 100 >= 20 && value < 10)
}

function startsCount(next: Chunk | undefined): boolean {
  return next !== undefined && (small.has(next.word) || tens.has(next.word))
}

/** True if the next word is at most one space or hyphen away: "five? One" is two numbers. */
function isNextTo(chunks: readonly Chunk[], at: number, text: string): boolean {
  const [before, here] = [chunks[at - 1], chunks[at]]
  return before !== undefined && here !== undefined && /^[ \-\u00a0\u2011]?$/u.test(text.slice(before.to, here.from))
}

function round(value: number): number {
  return Math.round(value * 1e4) / 1e4
}
