import type { Reading } from './sentences.ts'

// A cold open: lines of the talk that whoever edits a show put in front of it, before anybody is greeted. They are said
// twice in the transcript, and the second time is where they belong.

/** How far into an episode it reaches. */
const front = { share: 0.05, seconds: 150 } as const
/** Words in a row that two sentences have in common where one is cut out of the other. */
const run = 5
/** Letters from which on a word is rare enough to look for a sentence by. */
const rareLetters = 6

/** Ids of the sentences that were put in front of the episode as well. */
export function putInFront(readings: readonly Reading[]): ReadonlySet<number> {
  const total = readings.at(-1)?.sentence.end ?? 0
  const until = Math.min(front.seconds, total * front.share)
  const found = new Set<number>()
  const lines = new Map<number, string[]>()
  const byWord = new Map<string, number[]>()
  for (const [id, { sentence, tokens }] of readings.entries()) {
    if (sentence.start >= until) {
      if (byWord.size === 0) break
      if (isAgain(tokens, sentence, lines, byWord)) found.add(id)
    } else if (sentence.words > run && !/\?["”']?$/.test(sentence.text)) {
      lines.set(id, wordsIn(sentence))
      for (const { lower } of tokens)
        if (lower.length >= rareLetters) byWord.set(lower, [...(byWord.get(lower) ?? []), id])
    }
  }
  return found
}

function isAgain(
  tokens: Reading['tokens'],
  sentence: Reading['sentence'],
  lines: ReadonlyMap<number, readonly string[]>,
  byWord: ReadonlyMap<string, readonly number[]>,
): boolean {
  const alike = new Set<number>()
  for (const { lower } of tokens)
    if (lower.length >= rareLetters) for (const id of byWord.get(lower) ?? []) alike.add(id)
  if (alike.size === 0 || sentence.words <= run) return false
  const said = ` ${wordsIn(sentence).join(' ')} `
  return [...alike].some((id) => mostlyIn(lines.get(id) ?? [], said))
}

/** Editors cut a word here and there; half of a line's runs of words are left. */
function mostlyIn(line: readonly string[], said: string): boolean {
  const runs = line.length - run + 1
  let kept = 0
  for (let at = 0; at < runs; at += 1) if (said.includes(` ${line.slice(at, at + run).join(' ')} `)) kept += 1
  return kept * 2 >= runs
}

function wordsIn({ text }: Reading['sentence']): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? []
}
