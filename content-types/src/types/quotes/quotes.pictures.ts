import type { ContentPictures, Drawing } from '../../pictures/content-pictures.ts'
import { drawable } from '../../pictures/drawable.ts'
import { blank } from '../../pictures/formats.ts'
import { paletteOn } from '../../pictures/look.ts'
import { bars, openingQuote } from '../../pictures/ornaments.ts'
import type { Box, Picture } from '../../pictures/picture.ts'
import { type Block, setText } from '../../pictures/set-text.ts'
import { smallPrint } from '../../pictures/small-print.ts'
import { firstWords } from './first-words.ts'
import { getSigner, printedQuote, type Quote, type Quotes, quoteLine, saidQuotes } from './quotes.ts'

export const quotesPictures: ContentPictures<Quotes> = {
  formats: ['square', 'story'],
  list: (content) => {
    const said = new Set(saidQuotes(content))
    return content.map((quote, at) => ({
      path: String(at),
      name: firstWords(printedQuote(quote)).replace(/ …$/, ''),
      words: quoteLine(quote),
      ...(!said.has(quote) && { isLeftOut: true as const }),
    }))
  },
  draw: (content, path, drawing) => {
    const quote = content[Number(path)]
    if (!quote) return null
    return drawing.format === 'story' ? storyCard(quote, drawing) : squareCard(quote, drawing)
  },
}

/** Draws a 1080×1080 card: the quote with its speaker, and the show. */
function squareCard(quote: Quote, { look, faces }: Drawing): Picture {
  const palette = paletteOn(look.ground, look.accent)
  const picture = blank('square', palette.ground)
  const card = { x: 96, y: 96, width: 888, height: 780 }
  picture.marks.push(...quoteMarks(quote, card, { look, faces }, { max: 92, min: 32 }))
  picture.marks.push(...signatures({ x: 96, y: 916, width: 888, height: 72 }, { look, faces }))
  return picture
}

/** Draws a 1080×1920 card, with the content where neither a story nor a reel covers it. */
function storyCard(quote: Quote, { look, faces }: Drawing): Picture {
  const palette = paletteOn(look.ground, look.accent)
  const picture = blank('story', palette.ground)
  const wave = bars({ x: -8, y: 1330, width: 1096, height: 330 }, quote.text, palette.trace)
  const signed = signatures({ x: 120, y: 278, width: 820, height: 72 }, { look, faces })
  const top = signed.length > 0 ? 400 : 290
  const card = { x: 120, y: top, width: 820, height: 1240 - top }
  picture.marks.push(...wave, ...signed, ...quoteMarks(quote, card, { look, faces }, { max: 104, min: 36 }))
  return picture
}

/** Draws the quote. The quotation mark and the name promise verbatim words, so edited words have neither. */
function quoteMarks(
  quote: Quote,
  card: Box,
  { look, faces }: Pick<Drawing, 'look' | 'faces'>,
  sizes: { max: number; min: number },
): Picture['marks'] {
  const palette = paletteOn(look.ground, look.accent)
  const head = 116
  const { ink: color, ground: on } = palette
  const blocks: Block[] = [{ text: printedQuote(quote), face: 'spoken', spacing: -1, leading: 1.16, color, on }]
  const signer = getSigner(quote)
  if (signer) {
    blocks.push({ text: signer, face: 'strong', size: 38, leading: 1.2, gap: 1.7, color, on })
  }
  const box = { ...card, y: card.y + head, height: card.height - head }
  const { lines, used } = setText(blocks, { box, sizes, align: 'left', anchor: 'middle' }, faces)
  const at = { x: card.x, y: used.y - head - 8 }
  const lead: Picture['marks'][number] = quote.verified
    ? openingQuote({ ...at, width: 104 }, palette.accent)
    : { kind: 'plate', box: { x: at.x, y: at.y + 60, width: 104, height: 12 }, radius: 6, color: palette.accent }
  return [lead, ...lines]
}

/** Draws the show's name at the left and its handle at the right, with a thin line above. */
function signatures(box: Box, { look, faces }: Pick<Drawing, 'look' | 'faces'>): Picture['marks'] {
  const { muted: color, ground: on, trace } = paletteOn(look.ground, look.accent)
  const half = (box.width - 40) / 2
  const text = { size: 32, color, on }
  const [name, address] = [drawable(look.show), drawable(look.handle)]
  const whole = name === '' || address === ''
  const left = { ...box, width: whole ? box.width : half }
  const show = smallPrint({ ...text, text: name || address, face: 'strong' }, left, faces)
  if (show.lines.length === 0) return []
  const right = { ...box, x: box.x + box.width - half, width: half }
  const handle = whole ? [] : smallPrint({ ...text, text: address, face: 'text', align: 'right' }, right, faces).lines
  const rule = { x: box.x, y: box.y - 18, width: box.width, height: 3 }
  return [{ kind: 'plate', box: rule, radius: 1.5, color: trace }, ...show.lines, ...handle]
}
