import { contrast, minContrast } from './colors.ts'
import { minTextSize } from './formats.ts'
import type { Box, LineMark, Picture } from './picture.ts'

/** The picture, if it keeps its promises. @throws Error where it is our fault that it does not */
export function checkPicture(picture: Picture): Picture {
  const faults = findFaults(picture)
  if (faults.length > 0) throw new Error(`a picture was laid out wrongly: ${faults.slice(0, 3).join('; ')}`)
  return picture
}

/** What is wrong with the text of a picture: too small, too faint, out of its box, or where a platform lays something. */
export function findFaults(picture: Picture): string[] {
  return picture.marks
    .filter((mark) => mark.kind === 'line')
    .flatMap((line) => {
      const words = line.words.map(({ text }) => text).join(' ')
      return [
        line.size < minTextSize && `${line.size} px`,
        line.words.some(({ color, on }) => contrast(color, on) < minContrast) && 'too faint',
        !isWithin(measureLine(line), line.within) && 'out of its box',
        !picture.safe.some((safe) => isWithin(measureLine(line), safe)) && 'out of the safe zone',
      ]
        .filter((fault) => fault !== false)
        .map((fault) => `“${words}” ${fault}`)
    })
}

function measureLine({ words, baseline, rise, fall }: LineMark): Box {
  const x = Math.min(...words.map((word) => word.x))
  const right = Math.max(...words.map((word) => word.x + word.width))
  return { x, y: baseline - rise, width: right - x, height: rise + fall }
}

/** Half a pixel is not seen, and sums of fractions need it. */
function isWithin(inner: Box, outer: Box): boolean {
  const slack = 0.5
  return (
    inner.x >= outer.x - slack &&
    inner.y >= outer.y - slack &&
    inner.x + inner.width <= outer.x + outer.width + slack &&
    inner.y + inner.height <= outer.y + outer.height + slack
  )
}
