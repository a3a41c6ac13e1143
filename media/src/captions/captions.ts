/** Words that are shown together, on one or two lines. Seconds from the start of the clip. */
export type Caption = { start: number; end: number; lines: CaptionWord[][] }

export type CaptionWord = { text: string; start: number; end: number }

type Room = {
  /** Width of a text, in any unit. */
  measure: (text: string) => number
  /** Widest line, in the same unit. */
  width: number
  /** Most lines of a caption. */
  lines: 1 | 2
}

/** A silence after which a new caption starts, in seconds. */
const pause = 0.7
/** A caption stays this long after its last word unless the next one starts, in seconds. */
const linger = 0.4
/** Most seconds of a caption, so that words don't stand long before they are spoken. */
const maxSeconds = 4

/**
 * Returns captions of words in order: exactly these words, broken at the ends of sentences, at pauses, and where the
 * room ends. A word wider than a line has a line of its own.
 */
export function makeCaptions(words: readonly CaptionWord[], room: Room): Caption[] {
  const captions: CaptionWord[][][] = []
  let lines: CaptionWord[][] = []
  let previous: CaptionWord | undefined
  for (const word of words) {
    const line = lines.at(-1)
    const isNew = !line || !previous || startsCaption(previous, word, lines)
    if (!isNew && fitsLine([...line, word], room)) line.push(word)
    else if (!isNew && lines.length < room.lines) lines.push([word])
    else {
      lines = [[word]]
      captions.push(lines)
    }
    previous = word
  }
  return captions.map((shown, index) => {
    const all = shown.flat()
    const next = captions[index + 1]?.[0]?.[0]?.start ?? Number.POSITIVE_INFINITY
    const end = Math.min((all.at(-1)?.end ?? 0) + linger, next)
    return { start: all[0]?.start ?? 0, end, lines: balance(shown, room) }
  })
}

function startsCaption(previous: CaptionWord, word: CaptionWord, lines: readonly CaptionWord[][]): boolean {
  const first = lines[0]?.[0]?.start ?? word.start
  return (
    /[.!?…。！？]["'”’»)]?$/.test(previous.text) || word.start - previous.end > pause || word.end - first > maxSeconds
  )
}

function fitsLine(line: readonly CaptionWord[], { measure, width }: Room): boolean {
  return measure(line.map(({ text }) => text).join(' ')) <= width
}

/** Returns two lines of similar width rather than a full one above a single word. */
function balance(lines: readonly CaptionWord[][], room: Room): CaptionWord[][] {
  if (lines.length !== 2) return [...lines]
  const words = lines.flat()
  const measureLine = (line: readonly CaptionWord[]) => room.measure(line.map(({ text }) => text).join(' '))
  const splits = words.slice(1).map((_, index) => [words.slice(0, index + 1), words.slice(index + 1)])
  const widest = (split: readonly CaptionWord[][]) => Math.max(...split.map(measureLine))
  return splits.reduce((best, split) => (widest(split) < widest(best) ? split : best), [...lines])
}

/** Returns the caption shown at a time in seconds, or null between captions. */
export function captionAt(captions: readonly Caption[], seconds: number): Caption | null {
  return captions.find(({ start, end }) => seconds >= start && seconds < end) ?? null
}
