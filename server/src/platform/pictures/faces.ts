import { createRequire } from 'node:module'
import type { FaceKey, Faces, LineMark } from '@podcastai/content-types/pictures'
import { type Font, openSync } from 'fontkit'
import { keptByText } from './kept-by-text.ts'

/** The project ships complete font files, so a picture is the same wherever it is drawn. */
const fontFiles = {
  display: '@expo-google-fonts/inter/800ExtraBold/Inter_800ExtraBold.ttf',
  strong: '@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf',
  text: '@expo-google-fonts/inter/500Medium/Inter_500Medium.ttf',
  spoken: '@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf',
} as const satisfies Record<FaceKey, string>

export type OpenFaces = Faces & {
  /** Returns the outlines of a word at its position, as an SVG path in pixels of the picture. */
  outline: (word: { text: string; x: number }, line: Pick<LineMark, 'face' | 'size' | 'spacing' | 'baseline'>) => string
}

type SetWord = ReturnType<Font['layout']>

/** Returns fonts, each opened on first use. Shaping a word takes a millisecond, so it is cached for all sizes. */
export function openFaces(): OpenFaces {
  const fonts = new Map<FaceKey, Font>()
  const words = keptByText<SetWord>(maxLetters)

  function getFont(face: FaceKey): Font {
    const open = fonts.get(face)
    if (open) return open
    // None of the files is a font collection.
    const font = openSync(fontPath(face)) as Font
    fonts.set(face, font)
    return font
  }

  const shaped = (word: string, face: FaceKey): SetWord => words(`${face} ${word}`, () => getFont(face).layout(word))

  return {
    width: (word, face, spacing) => {
      const { glyphs, advanceWidth } = shaped(word, face)
      return advanceWidth / getFont(face).unitsPerEm + (glyphs.length * spacing) / 100
    },
    reach: (text, face) => {
      const { ascent, descent, unitsPerEm } = getFont(face)
      const boxes = text.split(/\s+/).map((word) => shaped(word, face).bbox)
      const rise = Math.max(ascent, ...boxes.map(({ maxY }) => (Number.isFinite(maxY) ? maxY : 0)))
      const fall = Math.max(-descent, ...boxes.map(({ minY }) => (Number.isFinite(minY) ? -minY : 0)))
      return { rise: rise / unitsPerEm, fall: fall / unitsPerEm }
    },
    lacking: (text, face) => {
      const letters = new Set([...text].filter((letter) => /\S/.test(letter)))
      return [...letters].filter((letter) => !getFont(face).hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
    },
    outline: ({ text, x }, { face, size, spacing, baseline }) => {
      const scale = size / getFont(face).unitsPerEm
      const { glyphs, positions } = shaped(text, face)
      let from = x
      const paths = glyphs.map((glyph, at) => {
        const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[at] ?? {}
        const path = glyph.path.transform(scale, 0, 0, -scale, from + xOffset * scale, baseline - yOffset * scale)
        from += xAdvance * scale + (spacing / 100) * size
        return path.toSVG()
      })
      return paths.join('')
    },
  }
}

/** Maximum letters cached per thread: about ten thousand words. Each letter takes about a hundred bytes. */
const maxLetters = 200_000

const resolve = createRequire(import.meta.url).resolve

export function fontPath(face: FaceKey): string {
  return resolve(fontFiles[face])
}
