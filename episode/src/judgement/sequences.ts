import counted from './sequences.json' with { type: 'json' }

// How unlikely a run of words is. Words and pairs of words were counted over clean transcripts of conversations; a pair
// that nobody says tells a misheard or broken passage from speech. Counts are kept as logarithms in two tables of four
// bits an entry, addressed by a hash: no word can be read back out of them.

/** Entries of the two tables, as powers of two. */
export const tableBits = { words: 18, pairs: 21 } as const

export type SequenceTables = { words: Uint8Array; pairs: Uint8Array; total: number }

/** The pieces of a text that are counted, with where they begin: words in small letters, figures as one, marks that end a clause. */
export function piecesOf(text: string): { piece: string; at: number }[] {
  return [
    ...text
      .toLowerCase()
      .replaceAll('’', "'")
      .matchAll(/[\p{L}'-]*\p{L}[\p{L}'-]*|\d[\d.,:%]*|[.?!…]+|,/gu),
  ].map(({ 0: piece, index }) => ({ piece: /^\d/.test(piece) ? '0' : /^[.?!…]/.test(piece) ? '.' : piece, at: index }))
}

/** A hash of a word, 32 bits (FNV-1a). */
export function hashOf(word: string, seed = 0x811c9dc5): number {
  let hash = seed
  for (let at = 0; at < word.length; at += 1) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193)
  hash ^= hash >>> 15
  return hash >>> 0
}

export function pairHash(first: string, second: string): number {
  return hashOf(second, hashOf(first) ^ 0x9e3779b9)
}

/** Entry of a table of four-bit values. */
function entryOf(table: Uint8Array, hash: number): number {
  const at = hash % (table.length * 2)
  const byte = table[at >> 1] ?? 0
  return at % 2 === 0 ? byte & 15 : byte >> 4
}

/** The count behind an entry: each step is a factor of three in words, of two in pairs. */
const wordCount = (entry: number) => (entry === 0 ? 0 : 3 ** entry)
const pairCount = (entry: number) => (entry === 0 ? 0 : 2 ** entry)

const tables: SequenceTables = {
  words: Buffer.from(counted.words, 'base64'),
  pairs: Buffer.from(counted.pairs, 'base64'),
  total: counted.total,
}

/** Bits by which each piece of a text surprises behind the one before it; an ordinary word has about 8. */
export function surprises(pieces: readonly { piece: string }[]): Float64Array {
  const result = new Float64Array(pieces.length)
  let before = '.'
  let seenBefore = wordCount(entryOf(tables.words, hashOf(before)))
  for (const [at, { piece }] of pieces.entries()) {
    const seen = wordCount(entryOf(tables.words, hashOf(piece)))
    const together = pairCount(entryOf(tables.pairs, pairHash(before, piece)))
    const alone = (seen + 0.5) / tables.total
    const behind = together === 0 ? 0 : Math.min(1, together / Math.max(1, seenBefore))
    result[at] = -Math.log2(0.7 * behind + 0.3 * alone)
    before = piece
    seenBefore = seen
  }
  return result
}

/** Whether a word was never said in what was counted. */
export function isUnheard(piece: string): boolean {
  return entryOf(tables.words, hashOf(piece)) === 0
}
