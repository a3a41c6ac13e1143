import type { Faces } from './faces.ts'
import type { FaceKey } from './picture.ts'

/** How a text is set. */
export type Setting = {
  face: FaceKey
  /** Added after each letter, in hundredths of the size. */
  spacing?: number
  /** How many times as wide as usual blanks are. */
  blank?: number
}

export type Word = {
  text: string
  /** A blank stands before it, unless it begins a line. */
  spaced: boolean
  /** Whatever the caller knows of it: which part of the text it belongs to. */
  stressed: boolean
}

export type Line = { words: Word[]; width: number }

type Ruler = { word: (text: string) => number; blank: number }

/** Widths in pixels at a size. */
export function createRuler(faces: Faces, { face, spacing = 0, blank = 1 }: Setting, size: number): Ruler {
  const word = (text: string) => faces.width(text, face, spacing) * size
  return { word, blank: word(' ') * blank }
}

/**
 * The lines of a paragraph: as few as fit the width, and among those the ones of most even length. A word that is wider
 * than a line is cut only where `cut` allows it; otherwise there is no way, and the answer is null.
 */
export function breakLines(
  words: readonly Word[],
  { ruler, width, cut }: { ruler: Ruler; width: number; cut: boolean },
): Line[] | null {
  const whole = words.flatMap((word) => (cut ? pieces(word, ruler, width) : [word]))
  if (whole.some(({ text }) => ruler.word(text) > width)) return null
  return evenLines(whole, ruler, width)
}

/** What the lines up to a word cost at best: first their number counts, then the squares of what they leave empty. */
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
 * A word in pieces of at most a width. Letters are measured one by one, a piece only where they fill it: to measure
 * each beginning of a word of a thousand letters takes seconds.
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

/** Letters side by side may be wider than each alone: a piece that became too wide is cut once more. */
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

/** A line of text in words. A hyphen or a dash may end a line as well. */
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
