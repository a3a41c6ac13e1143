import type { Palette } from './look.ts'
import type { LineMark, Mark, PlacedWord } from './picture.ts'

/**
 * Returns accent-colored plates for the stressed words of lines, and changes their ink to one that is readable on them.
 * Adjacent words share a plate.
 */
export function plates(lines: readonly LineMark[], { accent, onAccent }: Palette): Mark[] {
  return lines.flatMap((line) => groupRuns(line.words).map((run) => plateBehind(run, line, { accent, onAccent })))
}

function groupRuns(words: readonly PlacedWord[]): PlacedWord[][] {
  const runs: PlacedWord[][] = []
  for (const [at, word] of words.entries()) {
    if (!word.stressed) continue
    const last = runs.at(-1)
    if (last && words[at - 1]?.stressed) last.push(word)
    else runs.push([word])
  }
  return runs
}

function plateBehind(
  run: readonly PlacedWord[],
  { size, baseline }: LineMark,
  { accent, onAccent }: Pick<Palette, 'accent' | 'onAccent'>,
): Mark {
  for (const word of run) {
    word.color = onAccent
    word.on = accent
  }
  const [first, last] = [run[0], run.at(-1)]
  const side = size * 0.11
  const x = (first?.x ?? 0) - side
  const width = (last?.x ?? 0) + (last?.width ?? 0) + side - x
  // From above the capitals to below the descenders.
  const height = size * 1.16
  return {
    kind: 'plate',
    box: { x, y: baseline + size * 0.245 - height, width, height },
    radius: size * 0.12,
    color: accent,
  }
}
