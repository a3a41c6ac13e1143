// Automatic captions roll: every cue repeats the line before and adds one. Read as they stand, each word comes three times.
import type { Cue } from './cues.ts'
import type { Notebook } from './notebook.ts'

const inlineTime = /<\d[\d:.]*>/

/** True when cues carry word times and repeat each other's lines. */
export function isRolling(cues: readonly Cue[]): boolean {
  let repeats = 0
  const sample = cues.slice(0, 60)
  for (let at = 1; at < sample.length; at++) {
    if (sharesLine(sample[at - 1], sample[at])) repeats++
  }
  return (
    repeats * 2 >= sample.length - 1 &&
    repeats > 0 &&
    sample.some((cue) => cue.lines.some((line) => inlineTime.test(line)))
  )
}

function sharesLine(before: Cue | undefined, after: Cue | undefined): boolean {
  const last = wordsOf(before?.lines.at(-1) ?? '')
  return last !== '' && wordsOf(after?.lines[0] ?? '') === last
}

/** Each line once, in the cue that brings it; cues that bring nothing new are dropped. */
export function unrolled(cues: readonly Cue[], notes: Notebook): Cue[] {
  const fresh: Cue[] = []
  let shown: string[] = []
  for (const cue of cues) {
    const lines = cue.lines.filter((line) => wordsOf(line) !== '')
    const added = lines.filter((line) => !shown.includes(wordsOf(line)))
    shown = lines.map(wordsOf)
    if (added.length > 0) fresh.push({ ...cue, lines: added })
    else notes.repaired('captions that only repeat the lines before', cue.line)
  }
  return fresh
}

function wordsOf(line: string): string {
  return line.replace(/<[^<>]*>/g, '').trim()
}
