import type { Faces } from './faces.ts'
import type { FaceKey } from './picture.ts'

/** How a text is typeset. */
export type Setting = {
  face: FaceKey
  /** Added after each letter, in hundredths of the size. */
  spacing?: number
  /** Factor by which spaces are wider than usual. */
  blank?: number
}

export type Word = {
  text: string
  /** True if a space comes before the word, unless it begins a line. */
  spaced: boolean
  /** The caller's flag for words in a stressed part of the text. */
  stressed: boolean
}

export type Line = { words: Word[]; width: number }

type Ruler = { word: (text: string) => number; blank: number }

/** Returns functions for widths in pixels at a size. */
export function createRuler(faces: Faces, { face, spacing = 0, blank = 1 }: Setting, size: number): Ruler {
  const word = (text: string) => faces.width(text, face, spacing) * size
  return { word, blank: word(' ') * blank }
}

/**
 * Returns the lines of a paragraph: as few as fit the width, with the most even lengths. A word that is wider than a
 * line is cut only if `cut` allows it; otherwise the result is null.
 */
export function breakLines(
  words: readonly Word[],
  { ruler, width, cut }: { ruler: Ruler; width: number; cut: boolean },
): Line[] | null {
  const whole = words.flatMap((word) => (cut ? pieces(word, ruler, width) : [word]))
  if (whole.some(({ text }) => ruler.word(text) > width)) return null
  return evenLines(whole, ruler, width)
}

/**
 * The lowest cost of the lines up to a word: first their number, then the squares of the space that they leave empty.
 */
type Way = { lines: number; waste: number; from: number; width: number }

function evenLines(words: readonly Word[], ruler: Ruler, max: number): Line[] {
  const ways: Way[] = [{ lines: 0, waste: 0, from: 0, width: 0 }]
  for (let end = 1; end <= words.length; end += 1) {
    let best: Way | null = null
    let width = 0
    for (let from = end - 1; from >= 0; from -= 1) {
      width += ruler.word(words[from]?.text ?? '') + (from < end - 1 && words[from + 1]?.spaced ? ruler.blank : 0)
      const before = ways[from]
      if (!before || (width > max && from < end - 1)) break
      // A word that is split at its hyphen reads worse than a short line.
      const split = words[end]?.spaced === false ? (max / 2) ** 2 : 0
      const way = { lines: before.lines + 1, waste: before.waste + split + (max - width) ** 2, from, width }
      if (!best || way.lines < best.lines || (way.lines === best.lines && way.waste < best.waste)) best = way
    }
    if (best) ways.push(best)
  }
  const lines: Line[] = []
  for (let end = words.length; end > 0; ) {
    const way = ways[end]
    if (!way) break
    lines.unshift({ words: words.slice(way.from, end), width: way.width })
    end = way.from
  }
  return lines
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * Splits a word into pieces of at most a width. Letters are measured one by one, and a piece only when they fill it:
 * measuring each prefix of a word of a thousand letters takes seconds.
 */
function pieces(word: Word, ruler: Ruler, width: number): Word[] {
  if (ruler.word(word.text) <= width) return [word]
  const parts: Word[] = []
  let filled = Number.POSITIVE_INFINITY
  for (const { segment } of graphemes.segment(word.text)) {
    const own = ruler.word(segment)
    const last = parts.at(-1)
    if (last && filled + own <= width) {
      last.text += segment
      filled += own
    } else {
      parts.push({ ...word, text: segment, spaced: parts.length === 0 && word.spaced })
      filled = own
    }
  }
  return parts.flatMap((part) => halves(part, ruler, width))
}

/** Cuts a piece that is too wide in halves: adjacent letters may be wider than the sum of each alone. */
function halves(part: Word, ruler: Ruler, width: number): Word[] {
  const letters = [...graphemes.segment(part.text)].map(({ segment }) => segment)
  if (letters.length < 2 || ruler.word(part.text) <= width) return [part]
  const middle = Math.ceil(letters.length / 2)
  const [head, tail] = [letters.slice(0, middle).join(''), letters.slice(middle).join('')]
  return [
    ...halves({ ...part, text: head }, ruler, width),
    ...halves({ ...part, text: tail, spaced: false }, ruler, width),
  ]
}

/** Splits a line of text into words. A line may also end after a hyphen or a dash. */
export function splitWords(text: string, isStressed: (from: number, to: number) => boolean = () => false): Word[] {
  return [...text.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
    let from = index
    return word.split(/(?=[\p{L}\p{N}])(?<=[\p{L}\p{N}][-–—/]+)/u).map((part, at) => {
      const one = { text: part, spaced: at === 0, stressed: isStressed(from, from + part.length) }
      from += part.length
      return one
    })
  })
}
