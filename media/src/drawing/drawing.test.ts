import { describe, expect, it } from 'vitest'
import { placePicture } from './crop.ts'
import { drawAudiogram } from './draw-audiogram.ts'
import { captionStyles, drawCaption, planCaptions } from './draw-caption.ts'
import { drawHeadline, getHeadlineAlpha, maxHeadlineLength, planHeadline } from './draw-headline.ts'
import { clipFormats, safeBox, sizes } from './formats.ts'
import type { Box, Pen } from './pen.ts'

type Drawn = { text: string; x: number; y: number; width: number; size: number; color: unknown }

/** A pen that writes down what it draws; each letter is half as wide as it is high. */
function makePen(): { pen: Pen; drawn: Drawn[]; boxes: Box[] } {
  const drawn: Drawn[] = []
  const boxes: Box[] = []
  const size = () => Number(/(\d+)px/.exec(pen.font)?.[1])
  const measure = (text: string) => (text.length * size()) / 2
  const pen: Pen = {
    fillStyle: '',
    strokeStyle: '',
    font: '10px x',
    lineWidth: 1,
    lineJoin: '',
    textAlign: '',
    textBaseline: '',
    direction: 'ltr',
    globalAlpha: 1,
    fillRect: () => {},
    strokeText: () => {},
    beginPath: () => {},
    roundRect: (x, y, width, height) => {
      boxes.push({ x, y, width, height })
    },
    fill: () => {},
    measureText: (text) => ({ width: measure(text) }),
    fillText: (text, x, y) => {
      drawn.push({ text, x, y, width: measure(text), size: size(), color: pen.fillStyle })
    },
  }
  return { pen, drawn, boxes }
}

const words = 'The thing that nobody tells you about bread is that it never really sleeps at all and neither do you'
  .split(' ')
  .map((text, index) => ({ text, start: index / 4, end: (index + 1) / 4 }))

describe('captions on a picture', () => {
  it('draws every word, inside the safe zone, in each style and format', () => {
    for (const format of clipFormats) {
      for (const style of captionStyles) {
        const { pen, drawn } = makePen()
        const plan = planCaptions(pen, { words, style, format, picture: sizes[format], highlight: '#ffb000' })
        const shown = plan.captions.flatMap((caption) => {
          drawn.length = 0
          drawCaption(pen, plan, caption.start)
          return drawn.map((word) => word.text)
        })
        expect(shown).toEqual(words.map(({ text }) => text))
        const safe = safeBox(format, sizes[format])
        for (const { x, y, width, size } of drawn) {
          expect(x).toBeGreaterThanOrEqual(safe.x)
          expect(x + width).toBeLessThanOrEqual(safe.x + safe.width)
          expect(y - size).toBeGreaterThanOrEqual(safe.y)
          expect(y + size * 0.25).toBeLessThanOrEqual(safe.y + safe.height)
        }
      }
    }
  })

  it('lights the word that is spoken, and none where times are estimated', () => {
    const { pen, drawn } = makePen()
    const options = { words, style: 'outline', format: '9:16', picture: sizes['9:16'] } as const
    drawCaption(pen, planCaptions(pen, { ...options, highlight: '#ffb000' }), 0.3)
    expect(drawn.filter(({ color }) => color === '#ffb000').map(({ text }) => text)).toEqual(['thing'])
    drawn.length = 0
    drawCaption(pen, planCaptions(pen, { ...options, highlight: null }), 0.3)
    expect(new Set(drawn.map(({ color }) => color))).toEqual(new Set(['#ffffff']))
  })
})

describe('a picture in another shape', () => {
  const wide = { width: 1920, height: 1080 }

  it('fills the target around what stays in the middle', () => {
    const [center] = placePicture({ kind: 'one', x: 0.5, y: 0.5 }, wide, sizes['9:16'])
    expect(center?.source).toEqual({ x: 656.25, y: 0, width: 607.5, height: 1080 })
    const [left] = placePicture({ kind: 'one', x: 0, y: 0.5 }, wide, sizes['9:16'])
    expect(left?.source.x).toBe(0)
    expect(placePicture({ kind: 'one', x: 1, y: 1 }, wide, sizes['1:1'])[0]?.source.x).toBe(840)
  })

  it('shows two parts above each other in a tall picture, beside each other in a wide one', () => {
    const crop = { kind: 'two-up', first: { x: 0.2, y: 0.5 }, second: { x: 0.8, y: 0.5 } } as const
    const tall = placePicture(crop, wide, sizes['9:16'])
    expect(tall.map(({ target }) => target)).toEqual([
      { x: 0, y: 0, width: 1080, height: 960 },
      { x: 0, y: 960, width: 1080, height: 960 },
    ])
    expect(tall[0]?.source.x).toBeLessThan(tall[1]?.source.x ?? 0)
    expect(placePicture(crop, wide, sizes['16:9'])[1]?.target).toEqual({ x: 960, y: 0, width: 960, height: 1080 })
  })
})

describe('an audiogram', () => {
  it('names the speaker and the show inside the safe zone, however long', () => {
    const { pen, drawn } = makePen()
    const colors = { ground: '#123', text: '#fff', accent: '#fa0' }
    const show = 'A podcast with a title that is far too long to fit into one line of a square picture'
    const at = { format: '1:1', picture: sizes['1:1'], share: 0.5, visible: 1 } as const
    drawAudiogram(pen, { speaker: 'Maya Osei', show, colors, bars: [0.2, 1] }, at)
    expect(drawn.map(({ text }) => text)).toEqual(['Maya Osei', show])
    const safe = safeBox('1:1', sizes['1:1'])
    for (const { x, width } of drawn) expect(x + width).toBeLessThanOrEqual(safe.x + safe.width + 1)
  })
})

const headlines = {
  usual: 'Why we close on Saturdays',
  long: 'The bakery that closed on Saturdays and sold twice as much bread on all of the other days of the week anyway',
  word: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  chinese: '為什麼我們星期六休息，卻賣出了兩倍的麵包？這是一個關於麵包店的故事。',
  hebrew: 'למה אנחנו סוגרים בשבתות ומוכרים פי שניים',
}

describe('a headline', () => {
  const colors = { ground: '#123a44', text: '#ffffff' }
  const cases = clipFormats.flatMap((format) =>
    Object.values(headlines).flatMap((text) => [true, false].map((isAudiogram) => ({ format, text, isAudiogram }))),
  )

  it.each(cases)(
    'has three lines at most, inside the safe zone, above the captions: $format $text $isAudiogram',
    (one) => {
      const { format, text, isAudiogram } = one
      const { pen, drawn, boxes } = makePen()
      const picture = sizes[format]
      const captions = planCaptions(pen, { words, style: 'outline', format, picture, highlight: null })
      const plan = planHeadline(pen, { text, colors, format, picture, captions, isAudiogram })
      if (!plan) throw new Error('no headline')
      drawHeadline(pen, plan, 0)
      const safe = safeBox(format, picture)
      expect(plan.lines.length).toBeLessThanOrEqual(3)
      expect(plan.lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
      const [plate = { x: 0, y: 0, width: 0, height: 0 }] = boxes
      expect(plate.x).toBeGreaterThanOrEqual(safe.x)
      expect(plate.x + plate.width).toBeLessThanOrEqual(safe.x + safe.width)
      expect(plate.y).toBeGreaterThanOrEqual(safe.y)
      expect(plate.y + plate.height).toBeLessThanOrEqual(captions.box.y)
      expect(drawn).toHaveLength(plan.lines.length)
      for (const { x, y, width, size } of drawn) {
        expect(x - width / 2).toBeGreaterThanOrEqual(plate.x)
        expect(x + width / 2).toBeLessThanOrEqual(plate.x + plate.width)
        expect(y - size).toBeGreaterThanOrEqual(plate.y - 1)
        expect(y + size * 0.25).toBeLessThanOrEqual(plate.y + plate.height)
      }
      // What may be typed is still readable: 4% of the shorter side.
      if (text.length <= maxHeadlineLength[format] && text !== headlines.word) {
        expect(plan.size).toBeGreaterThanOrEqual(0.04 * Math.min(picture.width, picture.height))
      }
    },
  )

  it('breaks into lines of similar lengths, keeps punctuation with its character, and is shown for 2.5 seconds', () => {
    const { pen } = makePen()
    const options = { colors, format: '9:16', picture: sizes['9:16'], captions: null, isAudiogram: false } as const
    const plan = planHeadline(pen, { ...options, text: headlines.usual })
    expect(plan?.lines).toEqual(['Why we close', 'on Saturdays'])
    expect([0, 2.2, 2.5].map((seconds) => getHeadlineAlpha(plan, seconds))).toEqual([1, 1, 0])
    const chinese = planHeadline(pen, { ...options, text: headlines.chinese })
    expect(chinese?.lines.some((line) => /^[，。？]/u.test(line))).toBe(false)
    expect(planHeadline(pen, { ...options, text: headlines.hebrew })?.isRightToLeft).toBe(true)
    expect(planHeadline(pen, { ...options, text: ' ' })).toBeNull()
  })
})
