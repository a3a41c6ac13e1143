import type { Reading } from './sentences.ts'

// A cold open repeats lines of the episode before the greeting. They appear twice in the transcript; the second time is
// their real place.

/** Limits of a cold open. `lines` only matters if the times are wrong. */
const front = { share: 0.05, seconds: 150, lines: 100 } as const
/** Consecutive words that two sentences share if one is cut from the other. */
const run = 5
/** Words of this length are rare enough to index sentences by. */
const rareLetters = 6

/** A line of the cold open: its rare words, and its runs of consecutive words. */
type Line = { rare: ReadonlySet<string>; runs: readonly string[] }

/** Returns the ids of the sentences that the cold open repeats. */
export function detectTeaser(readings: readonly Reading[]): ReadonlySet<number> {
  const total = readings.at(-1)?.sentence.end ?? 0
  const until = Math.min(front.seconds, total * front.share)
  const found = new Set<number>()
  const byWord = new Map<string, Line[]>()
  let lines = 0
  for (const [id, reading] of readings.entries()) {
    const { sentence } = reading
    if (sentence.words <= run) continue
    if (sentence.start < until && lines < front.lines) lines += addLine(reading, byWord)
    else if (byWord.size === 0) break
    else if (isAgain(reading, byWord)) found.add(id)
  }
  return found
}

/** Adds a line to the index and returns how many were added, 0 or 1. */
function addLine({ sentence, tokens }: Reading, byWord: Map<string, Line[]>): number {
  if (/\?["”']?$/.test(sentence.text)) return 0
  const runs = runsIn(sentence)
  const rare = new Set(tokens.flatMap(({ lower }) => (lower.length >= rareLetters ? [lower] : [])))
  for (const word of rare) byWord.set(word, [...(byWord.get(word) ?? []), { rare, runs }])
  return rare.size > 0 ? 1 : 0
}

/**
 * True if a sentence repeats a line: it keeps at least half of the line's rare words and runs, as editors cut words
 * here and there.
 */
function isAgain({ sentence, tokens }: Reading, byWord: ReadonlyMap<string, readonly Line[]>): boolean {
  const shared = new Map<ReadonlySet<string>, number>()
  const alike: Line[] = []
  for (const { lower } of tokens) {
    if (lower.length < rareLetters) continue
    for (const line of byWord.get(lower) ?? []) {
      const count = (shared.get(line.rare) ?? 0) + 1
      shared.set(line.rare, count)
      if (count === Math.ceil(line.rare.size / 2)) alike.push(line)
    }
  }
  if (alike.length === 0) return false
  const said = new Set(runsIn(sentence))
  return alike.some(({ runs }) => runs.filter((words) => said.has(words)).length * 2 >= runs.length)
}

function runsIn({ text }: Reading['sentence']): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? []
  return words.slice(run - 1).map((_, at) => words.slice(at, at + run).join(' '))
}
