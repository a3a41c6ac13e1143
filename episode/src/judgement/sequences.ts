import counted from './sequences.json' with { type: 'json' }

// Measures how unlikely a run of words is. Words and pairs of words were counted over clean transcripts of
// conversations; a pair that nobody says reveals a misheard or broken passage. Counts are stored as logarithms in two
// tables of four bits per entry, addressed by a hash, so no word can be recovered from them.

/** Sizes of the two tables: base-2 logarithms of their entries. */
export const tableBits = { words: 18, pairs: 21 } as const

export type SequenceTables = { words: Uint8Array; pairs: Uint8Array; total: number }

/** The pieces of a text that are counted, in order, with the start and end of each. */
export type Pieces = { count: number; from: number[]; to: number[]; text: string }

const apostrophe = "'".charCodeAt(0)
const curly = '’'.charCodeAt(0)

/** Kinds of characters in a piece; `joint`: an apostrophe or a hyphen, part of a word that has letters. */
const is = { nothing: 0, letter: 1, joint: 2, figure: 3, end: 4, comma: 5, inFigure: 6 } as const
const ofCharacter = new Uint8Array(128)
for (const [kind, characters] of [
  [is.letter, 'abcdefghijklmnopqrstuvwxyz'],
  [is.joint, "'-"],
  [is.figure, '0123456789'],
  [is.end, '.?!'],
  [is.comma, ','],
  [is.inFigure, ':%'],
] as const)
  for (const character of characters) ofCharacter[character.charCodeAt(0)] = kind

function kindAt(text: string, at: number): number {
  const code = text.charCodeAt(at)
  if (code < 128) return ofCharacter[code] as number
  if (code === curly) return is.joint
  if (code === 0x2026) return is.end
  return letter.test(String.fromCodePoint(text.codePointAt(at) ?? 0)) ? is.letter : is.nothing
}

const letter = /\p{L}/u

/** Splits text into words (with their apostrophes and hyphens), figures, marks that end a clause, and commas. */
export function splitPieces(original: string): Pieces {
  const text = original.toLowerCase()
  const pieces: Pieces = { count: 0, from: [], to: [], text }
  for (let at = 0; at < text.length; ) {
    const from = at
    const kind = kindAt(text, at)
    at =
      kind === is.letter || kind === is.joint
        ? endOfWord(text, at)
        : kind === is.figure
          ? endOfFigure(text, at)
          : at + 1
    if (kind === is.end) while (at < text.length && kindAt(text, at) === is.end) at += 1
    if (kind === is.nothing || kind === is.inFigure || (kind === is.joint && !hasLetter(text, from, at))) continue
    pieces.from.push(from)
    pieces.to.push(at)
    pieces.count += 1
  }
  return pieces
}

function endOfWord(text: string, from: number): number {
  for (let at = from; at < text.length; ) {
    const kind = kindAt(text, at)
    if (kind !== is.letter && kind !== is.joint) return at
    at += (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1
  }
  return text.length
}

/** Returns the end of a figure, such as "3,000", "10:30", or "9.5%". */
function endOfFigure(text: string, from: number): number {
  let at = from
  while (at < text.length && (kindAt(text, at) === is.figure || '.,:%'.includes(text.charAt(at)))) at += 1
  return at
}

function hasLetter(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (kindAt(text, at) === is.letter) return true
  return false
}

const isKind = (code: number, kind: number) => code < 128 && ofCharacter[code] === kind

/**
 * Returns the word of a piece as it is counted: all figures as one, all marks that end a clause as one, one apostrophe.
 */
export function getWord({ text, from, to }: Pieces, piece: number): string {
  const code = text.charCodeAt(from[piece] ?? 0)
  if (isKind(code, is.figure)) return '0'
  if (code === 0x2026 || isKind(code, is.end)) return '.'
  return text.slice(from[piece], to[piece]).replaceAll('’', "'")
}

/** Returns the 32-bit hash of a word (FNV-1a). */
export function hashWord(word: string, seed = firstSeed): number {
  let hash = seed
  for (let at = 0; at < word.length; at += 1) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193)
  hash ^= hash >>> 15
  return hash >>> 0
}

const firstSeed = 0x811c9dc5

/** Returns the seed for the hash of the word after a word with this hash. */
const seedBehind = (hash: number) => hash ^ 0x9e3779b9

export function pairHash(first: string, second: string): number {
  return hashWord(second, seedBehind(hashWord(first)))
}

/** Returns the hash of a piece's word, without creating the string. */
function hashOfPiece({ text, from, to }: Pieces, piece: number, seed: number): number {
  const [begin, end] = [from[piece] as number, to[piece] as number]
  const code = text.charCodeAt(begin)
  if (isKind(code, is.figure)) return hashWord('0', seed)
  if (code === 0x2026 || isKind(code, is.end)) return hashWord('.', seed)
  let hash = seed
  for (let at = begin; at < end; at += 1) {
    const unit = text.charCodeAt(at)
    hash = Math.imul(hash ^ (unit === curly ? apostrophe : unit), 0x01000193)
  }
  hash ^= hash >>> 15
  return hash >>> 0
}

/** Returns an entry of a table of four-bit values. */
function readEntry(table: Uint8Array, hash: number): number {
  // The number of entries is a power of two.
  const at = hash & (table.length * 2 - 1)
  const byte = table[at >> 1] ?? 0
  return at % 2 === 0 ? byte & 15 : byte >> 4
}

/** The counts that entries represent: each step is a factor of three for words, of two for pairs. */
const wordCounts = Float64Array.from({ length: 16 }, (_, entry) => (entry === 0 ? 0 : 3 ** entry))
const pairCounts = Float64Array.from({ length: 16 }, (_, entry) => (entry === 0 ? 0 : 2 ** entry))

const tables: SequenceTables = {
  words: Buffer.from(counted.words, 'base64'),
  pairs: Buffer.from(counted.pairs, 'base64'),
  total: counted.total,
}

const hashOfEnd = hashWord('.')

/**
 * Returns the bits of surprise of each piece after the one before it; an ordinary word has about 8. `unheard`: 1 for a
 * word that never occurred in the counted transcripts.
 */
export function surprises(pieces: Pieces): { bits: Float64Array; unheard: Uint8Array } {
  const bits = new Float64Array(pieces.count)
  const unheard = new Uint8Array(pieces.count)
  let before = hashOfEnd
  let seenBefore = wordCounts[readEntry(tables.words, before)] as number
  for (let at = 0; at < pieces.count; at += 1) {
    const hash = hashOfPiece(pieces, at, firstSeed)
    const entry = readEntry(tables.words, hash)
    const seen = wordCounts[entry] as number
    const pair = readEntry(tables.pairs, hashOfPiece(pieces, at, seedBehind(before)))
    const together = pairCounts[pair] as number
    const alone = (seen + 0.5) / tables.total
    const behind = together === 0 ? 0 : Math.min(1, together / Math.max(1, seenBefore))
    bits[at] = -Math.log2(0.7 * behind + 0.3 * alone)
    unheard[at] = entry === 0 ? 1 : 0
    before = hash
    seenBefore = seen
  }
  return { bits, unheard }
}
