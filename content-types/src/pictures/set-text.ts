import { breakLines, createRuler, type Line, type Setting, splitWords } from './break-lines.ts'
import { lacksLetters, nothingToDraw, tooLong } from './cannot-draw.ts'
import { drawable } from './drawable.ts'
import type { Faces } from './faces.ts'
import { minTextSize } from './formats.ts'
import type { Box, Color, LineMark } from './picture.ts'
import { stressIn } from './stress-in.ts'

/** A paragraph of a stack. */
export type Block = Setting & {
  text: string
  /** Size relative to the stack's. A fixed `size` doesn't scale with the others. */
  scale?: number
  size?: number
  /** Maximum size, in pixels. */
  max?: number
  /** From baseline to baseline, as a multiple of the size. */
  leading: number
  /** Space above, as a multiple of its own size. */
  gap?: number
  color: Color
  /** Color under the text. */
  on: Color
  /** Words of the text that are stressed. */
  highlightedWords?: readonly string[]
}

export type Column = {
  box: Box
  /** The largest and the smallest size of the stack, in pixels. */
  sizes: { max: number; min: number }
  align: 'left' | 'center' | 'right'
  /** Vertical position in a box that is taller than the text. */
  anchor: 'top' | 'middle' | 'bottom'
}

export type SetText = {
  lines: LineMark[]
  /** The area of the box that the lines occupy. */
  used: Box
  /** Size of the stack, in pixels. */
  size: number
}

type SettledBlock = Block & { reach: ReturnType<Faces['reach']> }
type SetBlock = { block: SettledBlock; size: number; lines: Line[]; height: number; above: number }

/**
 * Sets paragraphs one below the other, as large as fits the box. Words stay whole as long as the type stays large; then
 * those that are wider than the box are cut.
 * @throws CannotDraw if the fonts lack a letter, or the smallest size is still too large
 */
export function setText(blocks: readonly Block[], column: Column, faces: Faces): SetText {
  const drawn = blocks.map((block) => settle(block, faces)).filter(({ text }) => text !== '')
  if (drawn.length === 0 || drawable(blocks[0]?.text ?? '') === '') throw nothingToDraw()
  const { max, min } = column.sizes
  const comfortable = Math.max(min, Math.min(max, max * 0.42))
  const set =
    largest(drawn, column, faces, { from: max, to: comfortable, cut: false }) ??
    largest(drawn, column, faces, { from: max, to: min, cut: true })
  if (!set) throw tooLong(drawn.map(({ text }) => text).join(' '))
  return place(set.blocks, set.size, column, faces)
}

/** Maximum characters of one block, as many as a quote may have: fitting a name of 100,000 letters takes minutes. */
const maxCharacters = 2000

/** Returns a block that can be drawn, in a face that has all its letters. The serif has fewer than the sans. */
function settle(block: Block, faces: Faces): SettledBlock {
  if (block.text.length > maxCharacters) throw tooLong(block.text)
  const text = drawable(block.text)
  const face = faces.lacking(text, block.face).length === 0 ? block.face : 'strong'
  const lacking = faces.lacking(text, face)
  if (lacking.length > 0) throw lacksLetters(lacking, text)
  return { ...block, text, face, reach: faces.reach(text, face) }
}

type Range = { from: number; to: number; cut: boolean }

function largest(blocks: readonly SettledBlock[], column: Column, faces: Faces, { from, to, cut }: Range) {
  for (let size = from; size >= to; size -= size > 60 ? 4 : 2) {
    const set = blocks.map((block) => setBlock(block, size, { width: column.box.width, cut }, faces))
    if (set.some((one) => one === null)) continue
    const whole = set as SetBlock[]
    if (sumHeights(whole) <= column.box.height) return { blocks: whole, size }
  }
  return null
}

function setBlock(
  block: SettledBlock,
  stackSize: number,
  { width, cut }: { width: number; cut: boolean },
  faces: Faces,
) {
  const size = Math.max(minTextSize, Math.min(block.max ?? 999, block.size ?? stackSize * (block.scale ?? 1)))
  const ruler = createRuler(faces, block, size)
  const isStressed = stressIn(block.text, block.highlightedWords ?? [])
  const lines: Line[] = []
  let from = 0
  for (const text of block.text.split('\n')) {
    const start = from
    const words = splitWords(text, (one, other) => isStressed(start + one, start + other))
    from += text.length + 1
    if (words.length === 0) continue
    const broken = breakLines(words, { ruler, width, cut })
    if (!broken) return null
    lines.push(...broken)
  }
  const { rise, fall } = block.reach
  const height = (rise + fall + (lines.length - 1) * block.leading) * size
  return { block, size, lines, height, above: (block.gap ?? 0) * size }
}

function sumHeights(blocks: readonly SetBlock[]): number {
  return blocks.reduce((sum, { height, above }, at) => sum + height + (at === 0 ? 0 : above), 0)
}

const shares = { left: 0, center: 0.5, right: 1 } as const

function place(blocks: readonly SetBlock[], size: number, { box, align, anchor }: Column, faces: Faces): SetText {
  const height = sumHeights(blocks)
  const room = { top: 0, middle: (box.height - height) / 2, bottom: box.height - height }[anchor]
  const used: Box = { x: box.x + box.width, y: box.y + room, width: 0, height }
  const lines: LineMark[] = []
  let top = used.y
  let [left, right] = [used.x, box.x]
  for (const [at, { block, size, lines: own, height: ownHeight, above }] of blocks.entries()) {
    if (at > 0) top += above
    const { reach } = block
    const ruler = createRuler(faces, block, size)
    for (const [row, line] of own.entries()) {
      const x = box.x + (box.width - line.width) * shares[align]
      const baseline = top + (reach.rise + row * block.leading) * size
      left = Math.min(left, x)
      right = Math.max(right, x + line.width)
      lines.push({
        kind: 'line',
        ...{ face: block.face, size, spacing: block.spacing ?? 0, baseline },
        ...{ rise: reach.rise * size, fall: reach.fall * size, within: box },
        words: placeWords(line, { x, block, ruler }),
      })
    }
    top += ownHeight
  }
  return { lines, used: { ...used, x: left, width: right - left }, size }
}

function placeWords(
  line: Line,
  { x, block, ruler }: { x: number; block: SettledBlock; ruler: ReturnType<typeof createRuler> },
): LineMark['words'] {
  let from = x
  return line.words.map(({ text, spaced, stressed }, at) => {
    if (at > 0 && spaced) from += ruler.blank
    const width = ruler.word(text)
    const word = { text, x: from, width, color: block.color, on: block.on, stressed }
    from += width
    return word
  })
}
