// Automatic captions roll: each cue repeats the line before and adds one, so each word would occur three times.
import type { Cue } from './cues.ts'
import type { ParseWarnings } from './parse-warnings.ts'

const inlineTime = /<\d[\d:.]*>/

/** True if cues keep starting with the previous cue's last line. */
export function isRolling(cues: readonly Cue[]): boolean {
  const sample = cues.slice(0, 60)
  const repeats = sample.filter((cue, at) => at > 0 && overlap(shownBy(sample[at - 1]), shownBy(cue)) > 0).length
  const timedWords = sample.some((cue) => cue.lines.some((line) => inlineTime.test(line)))
  return repeats * 2 >= sample.length - 1 && repeats >= (timedWords ? 1 : 4)
}

/** Returns each line once, in the cue that adds it. Drops cues that add nothing. */
export function unrolled(cues: readonly Cue[], notes: ParseWarnings): Cue[] {
  const fresh: Cue[] = []
  let before: string[] = []
  for (const cue of cues) {
    const shown = shownBy(cue)
    const repeated = overlap(before, shown)
    const lines = cue.lines.filter((line) => stripTags(line) !== '').slice(repeated)
    const last = fresh.at(-1)
    if (repeated > 0) notes.repaired('lines that captions show again, read once', cue.line, repeated)
    if (lines.length > 0) {
      fresh.push({ ...cue, lines })
    } else {
      if (last) last.end = Math.max(last.end ?? 0, cue.end ?? 0)
    }
    before = shown
  }
  return fresh
}

/** Returns how many lines at the end of one cue repeat at the start of the next. */
function overlap(before: readonly string[], after: readonly string[]): number {
  for (let count = Math.min(before.length, after.length); count > 0; count--) {
    if (before.slice(-count).every((line, at) => line === after[at])) return count
  }
  return 0
}

function shownBy(cue: Cue | undefined): string[] {
  return (cue?.lines ?? []).map(stripTags).filter((line) => line !== '')
}

function stripTags(line: string): string {
  return line.replace(/<[^<>]*>|\{\\[^{}]*\}/g, '').trim()
}
