import { contrast, minContrast } from './colors.ts'
import { minTextSize } from './formats.ts'
import type { Box, LineMark, Picture } from './picture.ts'

/** Returns the picture if it passes the checks. @throws Error if our own layout is at fault */
export function checkPicture(picture: Picture): Picture {
  const faults = findFaults(picture)
  if (faults.length > 0) throw new Error(`a picture was laid out wrongly: ${faults.slice(0, 3).join('; ')}`)
  return picture
}

/** Lists faults in a picture's text: too small, too faint, out of its box, or under the platform's own UI. */
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

/** True if a box is inside another, with half a pixel of slack for rounding. */
function isWithin(inner: Box, outer: Box): boolean {
  const slack = 0.5
  return (
    inner.x >= outer.x - slack &&
    inner.y >= outer.y - slack &&
    inner.x + inner.width <= outer.x + outer.width + slack &&
    inner.y + inner.height <= outer.y + outer.height + slack
  )
}
