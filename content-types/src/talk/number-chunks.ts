// Splits a text into words and figures, from which numbers are read.
import type { NumberWords } from './number-words/number-words.ts'

type Chunk = { word: string; from: number; to: number }

/** The text to read, and the words of its language. */
export type Source = { chunks: readonly Chunk[]; text: string; words: NumberWords }

export function splitNumberWords(text: string, { split, hasSpaces }: NumberWords): Chunk[] {
  return [...text.matchAll(hasSpaces ? spacedChunk : chunk)].flatMap(({ 0: written, index }) => {
    const word = written.toLowerCase().replaceAll('’', "'")
    const parts = split?.(word) ?? [word]
    return parts.map((part) => ({ word: part, from: index, to: index + written.length }))
  })
}

const joined = String.raw`p(?:er|our|or) c(?:ent|iento|ento)(?!\p{L})|(?:quatre-vingts?|dix-(?:sept|huit|neuf))(?!\p{L})`
const rest = String.raw`[$€£%½¼¾]|\p{L}+(?:[’']\p{L}+)?`
const chunk = new RegExp(`${joined}|\\d+(?:(?:[.,]\\d+)|[’'\\u00a0\\u202f]\\d{3}(?!\\d))*|${rest}`, 'giu')
/** For languages that group digits with spaces. */
const spacedChunk = new RegExp(`${joined}|\\d+(?:(?:[.,]\\d+)|[’' \\u00a0\\u202f]\\d{3}(?!\\d))*|${rest}`, 'giu')

/** True if the next word is at most one space or hyphen away: "five? One" is two numbers. */
export function isNextTo({ chunks, text }: Source, at: number): boolean {
  const [before, here] = [chunks[at - 1], chunks[at]]
  return before !== undefined && here !== undefined && /^[ \-\u00a0\u2011]?$/u.test(text.slice(before.to, here.from))
}

/**
 * Returns the value of digits. A sign before three digits groups them, unless it is the language's decimal sign: "1.500"
 * is 1500 in German and 1.5 in English.
 */
export function parseFigure(written: string, { decimal }: NumberWords): number {
  const plain = written.replace(/[’'\s]/g, '')
  const isDecimal = plain.split(decimal).length === 2 && plain.split(/[.,]/).length === 2
  if (/^\d{1,3}(?:[.,]\d{3})+$/.test(plain) && !isDecimal) return Number(plain.replace(/[.,]/g, ''))
  return Number(plain.replace(',', '.').replace(/\.(?=.*\.)/g, ''))
}
