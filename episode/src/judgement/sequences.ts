import counted from './sequences.json' with { type: 'json' }

// How unlikely a run of words is. Words and pairs of words were counted over clean transcripts of conversations; a pair
// that nobody says tells a misheard or broken passage from speech. Counts are kept as logarithms in two tables of four
// bits an entry, addressed by a hash: no word can be read back out of them.

/** Entries of the two tables, as powers of two. */
export const tableBits = { words: 18, pairs: 21 } as const

export type SequenceTables = { words: Uint8Array; pairs: Uint8Array; total: number }

/** The pieces of a text that are counted, in order: where each begins and ends. */
export type Pieces = { count: number; from: number[]; to: number[]; text: string }

const apostrophe = "'".charCodeAt(0)
const curly = '’'.charCodeAt(0)
const hyphen = '-'.charCodeAt(0)
const comma = ','.charCodeAt(0)
const letter = /\p{L}/u

/** Words with the apostrophes and hyphens in them, figures, marks that end a clause, commas. */
export function piecesOf(original: string): Pieces {
  const text = original.toLowerCase()
  const pieces: Pieces = { count: 0, from: [], to: [], text }
  for (let at = 0; at < text.length; ) {
    const from = at
    const code = text.charCodeAt(at)
    if (isOfWord(code, text, at)) {
      let hasLetter = false
      for (; at < text.length && isOfWord(text.charCodeAt(at), text, at); at += unitsAt(text, at))
        hasLetter ||= !isJoint(text.charCodeAt(at))
      if (!hasLetter) continue
    } else if (isDigit(code)) while (isDigit(text.charCodeAt(at)) || '.,:%'.includes(text.charAt(at) || ' ')) at += 1
    else if (code === comma) at += 1
    else if (endsClause(code)) while (endsClause(text.charCodeAt(at))) at += 1
    else {
      at += 1
      continue
    }
    pieces.from.push(from)
    pieces.to.push(at)
    pieces.count += 1
  }
  return pieces
}

const isDigit = (code: number) => code >= 48 && code <= 57
const endsClause = (code: number) => code === 46 || code === 63 || code === 33 || code === 0x2026
const isJoint = (code: number) => code === apostrophe || code === curly || code === hyphen

function isOfWord(code: number, text: string, at: number): boolean {
  if (code < 128) return (code >= 97 && code <= 122) || code === apostrophe || code === hyphen
  return code === curly || letter.test(String.fromCodePoint(text.codePointAt(at) ?? 0))
}

const unitsAt = (text: string, at: number) => ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1)

/** The word of a piece as it is counted: figures as one, marks that end a clause as one, one kind of apostrophe. */
export function wordOf({ text, from, to }: Pieces, piece: number): string {
  const code = text.charCodeAt(from[piece] ?? 0)
  if (isDigit(code)) return '0'
  if (endsClause(code)) return '.'
  return text.slice(from[piece], to[piece]).replaceAll('’', "'")
}

/** A hash of a word, 32 bits (FNV-1a). */
export function hashOf(word: string, seed = firstSeed): number {
  let hash = seed
  for (let at = 0; at < word.length; at += 1) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193)
  hash ^= hash >>> 15
  return hash >>> 0
}

const firstSeed = 0x811c9dc5

/** The seed of what follows a word. */
const seedBehind = (hash: number) => hash ^ 0x9e3779b9

export function pairHash(first: string, second: string): number {
  return hashOf(second, seedBehind(hashOf(first)))
}

/** The hash of a piece's word, without making it. */
function hashOfPiece({ text, from, to }: Pieces, piece: number, seed: number): number {
  const [begin, end] = [from[piece] as number, to[piece] as number]
  const code = text.charCodeAt(begin)
  if (isDigit(code)) return hashOf('0', seed)
  if (endsClause(code)) return hashOf('.', seed)
  let hash = seed
  for (let at = begin; at < end; at += 1) {
    const unit = text.charCodeAt(at)
    hash = Math.imul(hash ^ (unit === curly ? apostrophe : unit), 0x01000193)
  }
  hash ^= hash >>> 15
  return hash >>> 0
}

/** Entry of a table of four-bit values. */
function entryOf(table: Uint8Array, hash: number): number {
  // Tables have a power of two of entries.
  const at = hash & (table.length * 2 - 1)
  const byte = table[at >> 1] ?? 0
  return at % 2 === 0 ? byte & 15 : byte >> 4
}

/** The counts behind an entry: each step is a factor of three in words, of two in pairs. */
const wordCounts = Float64Array.from({ length: 16 }, (_, entry) => (entry === 0 ? 0 : 3 ** entry))
const pairCounts = Float64Array.from({ length: 16 }, (_, entry) => (entry === 0 ? 0 : 2 ** entry))

const tables: SequenceTables = {
  words: Buffer.from(counted.words, 'base64'),
  pairs: Buffer.from(counted.pairs, 'base64'),
  total: counted.total,
}

const hashOfEnd = hashOf('.')

/**
 * Bits by which each piece of a text surprises behind the one before it; an ordinary word has about 8. `unheard`: 1 for a
 * word that was never said in what was counted.
 */
export function surprises(pieces: Pieces): { bits: Float64Array; unheard: Uint8Array } {
  const bits = new Float64Array(pieces.count)
  const unheard = new Uint8Array(pieces.count)
  let before = hashOfEnd
  let seenBefore = wordCounts[entryOf(tables.words, before)] as number
  for (let at = 0; at < pieces.count; at += 1) {
    const hash = hashOfPiece(pieces, at, firstSeed)
    const entry = entryOf(tables.words, hash)
    const seen = wordCounts[entry] as number
    const pair = entryOf(tables.pairs, hashOfPiece(pieces, at, seedBehind(before)))
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
