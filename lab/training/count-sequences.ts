// `npm run training -- sequences FOLDER…`: counts words and pairs of words over clean transcripts, into the two tables of
// `episode/src/judgement/sequences.json`.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseTranscript } from '@podcastai/transcript'
import { getWord, hashWord, pairHash, splitPieces, tableBits } from '../../episode/src/judgement/sequences.ts'

/** A pair that was counted less often says nothing. */
const minPairs = 3

export function countSequences(folders: readonly string[]): void {
  const words = new Map<string, number>()
  const pairs = new Float64Array(2 ** (tableBits.pairs + 3))
  let total = 0
  for (const path of folders.flatMap(filesIn)) {
    let before = '.'
    for (const { text } of loadSegments(path)) {
      const pieces = splitPieces(text)
      for (let at = 0; at < pieces.count; at += 1) {
        const piece = getWord(pieces, at)
        words.set(piece, (words.get(piece) ?? 0) + 1)
        const slot = pairHash(before, piece) % pairs.length
        pairs[slot] = (pairs[slot] ?? 0) + 1
        before = piece
        total += 1
      }
    }
  }
  const wordTable = new Uint8Array(2 ** (tableBits.words - 1))
  for (const [word, count] of words)
    if (count >= 3) keep(wordTable, hashWord(word), Math.floor(Math.log(count) / Math.log(3)))
  const pairTable = new Uint8Array(2 ** (tableBits.pairs - 1))
  for (const [slot, count] of pairs.entries())
    if (count >= minPairs) keep(pairTable, slot, Math.floor(Math.log2(count)))
  const asText = (table: Uint8Array) => Buffer.from(table).toString('base64')
  writeFileSync(
    new URL('../../episode/src/judgement/sequences.json', import.meta.url),
    `${JSON.stringify({ words: asText(wordTable), pairs: asText(pairTable), total })}\n`,
  )
  console.log(`${total} words of ${words.size} kinds counted`)
}

/** Two that share an entry: the more frequent one's value stays. */
function keep(table: Uint8Array, hash: number, value: number): void {
  const at = hash % (table.length * 2)
  const byte = table[at >> 1] ?? 0
  const [low, high] = [byte & 15, byte >> 4]
  const max = Math.min(15, value)
  table[at >> 1] = at % 2 === 0 ? Math.max(low, max) | (high << 4) : low | (Math.max(high, max) << 4)
}

function filesIn(folder: string): string[] {
  return readdirSync(folder)
    .map((name) => join(folder, name))
    .flatMap((path) => (statSync(path).isDirectory() ? filesIn(path) : [path]))
}

function loadSegments(path: string): readonly { text: string }[] {
  try {
    return parseTranscript(readFileSync(path), path.replace(/\.md$/, '.txt')).segments
  } catch (fault) {
    console.error(`${path} is left out: ${fault instanceof Error ? fault.message : fault}`)
    return []
  }
}
