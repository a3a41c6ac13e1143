/** A stretch of the recording. Seconds from its start. */
export type Stretch = { from: number; to: number }

/** Stretches of the recording in order, played one after the other. They don't overlap. */
export type Cut = readonly Stretch[]

/** Returns the length of a cut in seconds. */
export function getLength(cut: Cut): number {
  return cut.reduce((length, { from, to }) => length + to - from, 0)
}

/** What remains shorter than this would be heard as a click. Seconds. */
const minStretch = 0.06

/** Returns a stretch without the parts that are left out. */
export function leaveOut(stretch: Stretch, parts: readonly Stretch[]): Stretch[] {
  let kept: Stretch[] = [stretch]
  for (const part of parts) {
    kept = kept.flatMap(({ from, to }) =>
      part.to <= from || part.from >= to
        ? { from, to }
        : [
            { from, to: part.from },
            { from: part.to, to },
          ],
    )
  }
  return kept.filter(({ from, to }) => to - from >= minStretch)
}

/**
 * Returns the time in the cut, in seconds from its start, at which a moment of the recording is played; null if it is
 * left out. The end of a stretch belongs to it.
 */
export function timeInCut(cut: Cut, seconds: number): number | null {
  let before = 0
  for (const { from, to } of cut) {
    if (seconds >= from && seconds <= to) return before + seconds - from
    before += to - from
  }
  return null
}

/** Returns the moment of the recording that is played at a time of the cut; beyond the end, the last one. */
export function timeInRecording(cut: Cut, seconds: number): number {
  let left = Math.max(0, seconds)
  for (const { from, to } of cut) {
    if (left < to - from) return from + left
    left -= to - from
  }
  return cut.at(-1)?.to ?? 0
}

/** Returns words as the cut plays them, with times from its start. Words that are left out are missing. */
export function placeWords<Word extends { start: number; end: number }>(words: readonly Word[], cut: Cut): Word[] {
  return words.flatMap((word) => {
    const middle = timeInCut(cut, (word.start + word.end) / 2)
    if (middle === null) return []
    const half = (word.end - word.start) / 2
    return { ...word, start: Math.max(0, middle - half), end: Math.min(getLength(cut), middle + half) }
  })
}
