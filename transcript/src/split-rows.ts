// Splits a segment whose words name several speakers.
import type { ParseWarnings } from './parse-warnings.ts'
import type { Row, RowTime } from './rows.ts'

type SpokenWord = { text: string; speaker: string | null; start: RowTime; end: RowTime }
type Run = { speaker: string; words: SpokenWord[] }

const sentenceEnd = /[.?!…。？！]["'”’)\]]*$/

/** Returns one row for each run of a speaker's words, or the row itself if there is only one speaker. */
export function bySpeakerOfWords(row: Row, words: readonly SpokenWord[], notes: ParseWarnings): Row[] {
  const runs = withoutStrays(runsIn(words, row.speaker))
  const [only, second] = runs
  if (only === undefined || second === undefined) return [{ ...row, speaker: row.speaker ?? only?.speaker ?? null }]
  const texts = cutText(row.text, runs)
  if (texts === null) {
    notes.repaired('segments with words of several speakers, kept as those of nobody: please check', row)
    return [{ ...row, speaker: null }]
  }
  notes.repaired('segments with words of several speakers, split', row)
  return runs.map(({ speaker, words: said }, at) => ({
    ...row,
    speaker,
    text: texts[at] ?? '',
    start: at === 0 ? row.start : (said[0]?.start ?? row.start),
    end: at === runs.length - 1 ? row.end : (said.at(-1)?.end ?? row.end),
  }))
}

function runsIn(words: readonly SpokenWord[], speaker: string | null): Run[] {
  const runs: Run[] = []
  for (const word of words) {
    if (word.text === '') continue
    const last = runs.at(-1)
    const who = word.speaker ?? last?.speaker ?? speaker
    if (who === null) continue
    if (last?.speaker === who) last.words.push(word)
    else runs.push({ speaker: who, words: [word] })
  }
  return runs
}

/** A single word inside another speaker's sentence is a diarization error. */
function withoutStrays(runs: readonly Run[]): Run[] {
  const kept: Run[] = []
  for (const [at, run] of runs.entries()) {
    const last = kept.at(-1)
    const isStray = run.words.length === 1 && last && !endsSentence(last) && runs[at + 1]?.speaker === last.speaker
    if (last && (isStray || last.speaker === run.speaker)) last.words.push(...run.words)
    else kept.push({ ...run, words: [...run.words] })
  }
  return kept
}

function endsSentence({ words }: Run): boolean {
  return sentenceEnd.test(words.at(-1)?.text ?? '')
}

/** Cuts the text into one part per run; null if the text doesn't contain the words. */
function cutText(text: string, runs: readonly Run[]): string[] | null {
  const starts: number[] = []
  let from = 0
  for (const { words } of runs) {
    for (const [at, word] of words.entries()) {
      const found = text.indexOf(word.text, from)
      if (found < 0) return null
      if (at === 0) starts.push(found)
      from = found + word.text.length
    }
  }
  return starts.map((start, at) => text.slice(at === 0 ? 0 : start, starts[at + 1] ?? text.length).trim())
}
