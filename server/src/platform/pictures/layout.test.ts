// What pictures promise of their texts, held on the real fonts: never out of the box, never too small, never too faint.
import { pictureTypeKeys } from '@podcastai/content-types'
import {
  CannotDraw,
  colorPairs,
  formats,
  layOut,
  listPictures,
  type Picture,
  pictureFormats,
} from '@podcastai/content-types/pictures'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { findFaults } from '../../../../content-types/src/pictures/check-picture.ts'
import {
  contrast,
  inkOn,
  minContrast,
  mix,
  mutedInkOn,
  scrimFor,
} from '../../../../content-types/src/pictures/colors.ts'
import { printedQuote } from '../../../../content-types/src/types/quotes/quotes.ts'
import { openFaces } from './faces.ts'
import { createPictureContent, look } from './pictures.fixture.ts'
import { toPng } from './to-png.ts'

const faces = openFaces()

type Options = { colors?: { ground: string; accent: string }; hasPhoto?: boolean }

/** A text as every picture there is; what is refused is given with its reason. */
function everyPicture(
  content: ReturnType<typeof createPictureContent>,
  { colors = look, hasPhoto = false }: Options = {},
) {
  return pictureTypeKeys.flatMap((key) =>
    pictureFormats(key).flatMap((format) =>
      listPictures(key, content[key] as never, format).map(({ path }) => {
        const drawing = { format, look: { ...look, ...colors }, faces, hasPhoto }
        try {
          return { key, format, picture: layOut(key, content[key] as never, path, drawing), refusal: null }
        } catch (error) {
          if (!(error instanceof CannotDraw)) throw error
          return { key, format, picture: null, refusal: error.message }
        }
      }),
    ),
  )
}

const listLines = ({ marks }: Picture) =>
  marks.flatMap((mark) => (mark.kind === 'line' ? mark.words.map(({ text }) => text) : []))

const hostile: [string, string][] = [
  ['one letter', 'I'],
  ['a word of sixty letters', 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunter'],
  ['an address', 'https://example.com/a/very/long/path/that-nobody-would-ever-type?with=parameters&and=more'],
  ['wide letters', 'WWWWWWWW MMMMMMMM WWWWWWWW MMMMMMMM'],
  ['accents on accents', 'Ễ Ặ Ộ Ǻ Ŵ Ç Ģ Ÿ Ű naïve façade Ångström'],
  ['Greek and Cyrillic', 'Η ερώτηση είναι απλή. Никто не считал эти деньги.'],
  ['lines of its own', 'One\nTwo\n\nThree\n\n– Jonas'],
  ['markup', '<b>1 & 2</b> "quoted" \u2028 &amp; \u0000'],
  ['apostrophes', "We didn't close; it's what they'd asked for."],
  ['many short words', 'a '.repeat(90).trim()],
]

describe.each(hostile)('%s', (_name, text) => {
  test('keeps every rule in every format, and loses no letter', () => {
    for (const { key, format, picture } of everyPicture(createPictureContent(text))) {
      expect(picture, `${key} ${format}`).not.toBeNull()
      if (!picture) continue
      expect(findFaults(picture), `${key} ${format}`).toEqual([])
      const letters = (words: string) => words.replace(/[\s\p{Cc}]/gu, '').replaceAll('’', "'")
      const printed = key === 'quotes' ? printedQuote({ text, verified: true }) : text
      expect(letters(listLines(picture).join(''))).toContain(letters(printed.split('\n')[0] ?? ''))
    }
  })
})

test('the longest slides and quotes that are taken fit at 28 px or are refused, never cut short', () => {
  const sentence = 'We closed on our busiest day, and it was the first month we made money. '
  for (let length = 40; length <= 2000; length += 140) {
    const text = sentence.repeat(30).slice(0, length).trim()
    for (const { key, format, picture, refusal } of everyPicture(createPictureContent(text))) {
      if (!picture) expect(refusal).toMatch(/is too long for this image. Shorten the text/)
      else
        expect(
          listLines(picture).join('').replace(/[“”]/g, '').includes(text.replace(/\s/g, '')),
          `${key} ${format}`,
        ).toBe(true)
      if (key === 'carousel_posts' && length <= 1000) expect(picture, `slide of ${length}`).not.toBeNull()
      if (key === 'quotes' && length <= 600) expect(picture, `quote of ${length}`).not.toBeNull()
    }
  }
})

test.each([
  ['Hebrew', 'שלום, זה לא יקרה'],
  ['Arabic', 'أغلقنا يوم السبت'],
  ['Chinese or Japanese', '我们星期六关门'],
  ['Chinese or Japanese', 'ひらがな'],
  ['Korean', '토요일에 닫았다'],
  ['Devanagari', 'शनिवार'],
  ['Thai', 'วันเสาร์'],
])('a text in %s is refused by name, in every format', (script, text) => {
  for (const { picture, refusal } of everyPicture(createPictureContent(`We said: ${text}`))) {
    expect(picture).toBeNull()
    expect(refusal).toContain(`have no ${script} letters`)
  }
})

test('a name of a speaker or a show that the fonts lack is refused as well', () => {
  const [card] = everyPicture(createPictureContent('We closed.', { speaker: '山田' })).filter(
    ({ key }) => key === 'quotes',
  )
  expect(card?.refusal).toContain('“山田” cannot be drawn')
})

test('emoji are left out, with the blanks that held them apart; a text of nothing else is refused', () => {
  const text = 'Closed 🔥 on 👩🏽‍🍳 Saturdays 🇩🇪 2️⃣ ❤️ for © 1999'
  for (const { picture } of everyPicture(createPictureContent(text))) {
    expect(picture && listLines(picture).join(' ')).toContain('Closed on Saturdays for © 1999')
  }
  for (const { refusal } of everyPicture(createPictureContent('🔥🔥')))
    expect(refusal).toContain('emoji are left out of images')
})

test('stressed words stand on the accent, also those with an apostrophe', () => {
  const content = createPictureContent("I didn't say framework")
  const [option] = content.thumbnail_design.textOptions.clips
  if (option) option.highlightedWords = ["didn't", 'frame']
  const [overlay] = everyPicture(content).filter(
    ({ key, format }) => key === 'thumbnail_design' && format === 'overlay',
  )
  const words = overlay?.picture?.marks.flatMap((mark) => (mark.kind === 'line' ? mark.words : [])) ?? []
  expect(words.filter(({ on }) => on === look.accent).map(({ text }) => text)).toEqual(['didn’t', 'framework'])
})

test('a quote that was changed goes without its mark and without a name', () => {
  const cards = (verified: boolean) =>
    everyPicture(createPictureContent('We closed on our busiest day.', { verified })).flatMap(
      ({ key, format, picture }) => (key === 'quotes' && picture ? [{ format, picture }] : []),
    )
  const namedIn = ({ picture }: { picture: Picture }) => listLines(picture).join(' ').includes('Jonas Reed')
  const marks = (verified: boolean) =>
    cards(verified).flatMap(({ format, picture }) => (format === 'square' ? picture.marks[0]?.kind : []))
  expect(marks(true)).toEqual(['shape'])
  expect(marks(false)).toEqual(['plate'])
  expect(cards(true).map(namedIn)).toEqual([true, true])
  expect(cards(false).map(namedIn)).toEqual([false, false])
})

/** Colors from all over the cube: each part in five steps. */
const steps = ['00', '40', '80', 'bf', 'ff']
const cube = steps.flatMap((red) => steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)))

test('on a brand color of any kind, every text of every format has a contrast of at least 4.5', () => {
  const content = createPictureContent('Closed Saturdays\n\n– Jonas Reed')
  for (const [at, ground] of cube.entries()) {
    const colors = { ground, accent: cube[(at * 37 + 11) % cube.length] ?? '#ffffff' }
    for (const hasPhoto of [false, true]) {
      for (const { key, format, picture } of everyPicture(content, { colors, hasPhoto }))
        expect(picture && findFaults(picture), `${key} ${format} in ${ground} and ${colors.accent}`).toEqual([])
    }
  }
})

test('ink, quiet ink and scrims keep their contrast on every one of 4096 colors', () => {
  const digits = [...Array(16).keys()].map((value) => value.toString(16).repeat(2))
  const weak: string[] = []
  for (const red of digits)
    for (const green of digits)
      for (const blue of digits) {
        const ground = `#${red}${green}${blue}`
        const min = Math.min(contrast(inkOn(ground), ground), contrast(mutedInkOn(ground), ground))
        const { opacity } = scrimFor(ground, inkOn(ground))
        const over = ['#000000', '#ffffff', '#808080'].map((beneath) =>
          contrast(inkOn(ground), mix(opacity, ground, beneath)),
        )
        if (!(min >= minContrast && Math.min(...over) >= minContrast)) weak.push(`${ground}: ${min}, ${over}`)
      }
  expect(weak).toEqual([])
})

test('the arithmetic agrees with known pairs', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(contrast('#0000ff', '#ffffff')).toBeCloseTo(8.59, 2)
})

describe('drawn pixels', () => {
  type Pixels = { data: Buffer; info: { width: number; height: number; channels: number } }
  const renderPixels = async (picture: Picture, photo: Uint8Array | null = null): Promise<Pixels> =>
    sharp(await toPng(picture, faces, { photo }))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
  const at = ({ data, info }: Pixels, x: number, y: number) => {
    const from = (Math.round(y) * info.width + Math.round(x)) * 4
    return `#${data.subarray(from, from + 3).toString('hex')}`
  }

  test('no letter reaches out of its line, nor to where a platform lays something', async () => {
    let inked = 0
    const outside: string[] = []
    // The same picture without its lines shows where ink may not be.
    for (const [, text] of hostile) {
      for (const { format, picture } of everyPicture(createPictureContent(text))) {
        if (!picture || format === 'overlay') continue
        const lines = picture.marks.filter((mark) => mark.kind === 'line')
        const whole = await renderPixels(picture)
        const bare = await renderPixels({ ...picture, marks: picture.marks.filter((mark) => mark.kind !== 'line') })
        for (let row = 0; row < whole.info.height; row += 3) {
          for (let x = 0; x < whole.info.width; x += 2) {
            const from = (row * whole.info.width + x) * 4
            if (whole.data.compare(bare.data, from, from + 3, from, from + 3) === 0) continue
            inked += 1
            const isInside = lines.some(
              ({ words, baseline, rise, fall, size }) =>
                row >= baseline - rise - 1 &&
                row <= baseline + fall + 1 &&
                // An f at the end of a word leans over its own width.
                words.some((word) => x >= word.x - size * 0.15 && x <= word.x + word.width + size * 0.15),
            )
            const isSafe = picture.safe.some(
              (safe) => x >= safe.x && x <= safe.x + safe.width && row >= safe.y && row <= safe.y + safe.height,
            )
            if (!isInside || !isSafe) outside.push(`ink at ${x}, ${row} of “${text.slice(0, 30)}” as ${format}`)
          }
        }
      }
    }
    expect(outside).toEqual([])
    expect(inked).toBeGreaterThan(10_000)
  }, 120_000)

  test('over photographs from black to white the words keep a contrast of 4.5 with every pixel beneath them', async () => {
    for (const shade of [0, 90, 160, 255]) {
      const noise = Buffer.from(
        Array.from({ length: 64 * 36 * 3 }, (_, index) => (index % 5 === 0 ? 255 - shade : shade)),
      )
      const photo = await sharp(noise, { raw: { width: 64, height: 36, channels: 3 } })
        .resize(1280, 720)
        .png()
        .toBuffer()
      for (const colors of colorPairs) {
        const [thumbnail] = everyPicture(createPictureContent('We sold less bread'), { colors, hasPhoto: true }).filter(
          ({ format }) => format === 'thumbnail',
        )
        const picture = thumbnail?.picture
        if (!picture) throw new Error('no thumbnail')
        const bare = await renderPixels(
          { ...picture, marks: picture.marks.filter((mark) => mark.kind !== 'line') },
          photo,
        )
        for (const line of picture.marks.filter((mark) => mark.kind === 'line')) {
          for (const { x, width, color } of line.words)
            for (let dx = 0; dx <= width; dx += 16)
              for (let dy = -0.75; dy <= 0.241; dy += 0.11) {
                const beneath = at(bare, x + dx, line.baseline + dy * line.size)
                expect(contrast(color, beneath), `${color} on ${beneath}`).toBeGreaterThanOrEqual(minContrast)
              }
        }
      }
    }
  })

  test('overlays are transparent but for their plates, and words stand on plates alone', async () => {
    const [overlay] = everyPicture(createPictureContent('Closed Saturdays')).filter(
      ({ format }) => format === 'overlay',
    )
    if (!overlay?.picture) throw new Error('no overlay')
    const { data, info } = await renderPixels(overlay.picture)
    const alpha = (x: number, y: number) => data[(Math.round(y) * info.width + Math.round(x)) * 4 + 3]
    expect([alpha(0, 0), alpha(540, 1900), alpha(1079, 600)]).toEqual([0, 0, 0])
    for (const line of overlay.picture.marks.filter((mark) => mark.kind === 'line'))
      for (const { x, width } of line.words) expect(alpha(x + width / 2, line.baseline + 4)).toBe(255)
    const { top, height } = await sharp(await toPng(overlay.picture, faces, { photo: null }))
      .trim()
      .toBuffer({ resolveWithObject: true })
      .then((trimmed) => ({ top: -(trimmed.info.trimOffsetTop ?? 0), height: trimmed.info.height }))
    const [safe] = formats.overlay.safe
    expect(top).toBeGreaterThanOrEqual(safe.y)
    expect(top + height).toBeLessThanOrEqual(safe.y + safe.height)
  })

  test.each(Object.entries(formats))(
    '%s has the size that its platform asks for',
    async (format, { width, height }) => {
      const one = everyPicture(createPictureContent('Closed Saturdays')).find((drawn) => drawn.format === format)
      if (!one?.picture) throw new Error(`no ${format}`)
      const meta = await sharp(await toPng(one.picture, faces, { photo: null })).metadata()
      expect(meta).toMatchObject({ format: 'png', width, height })
      expect((await sharp(await toPng(one.picture, faces, { photo: null, width: 360 })).metadata()).width).toBe(360)
    },
  )
})

const signatures: [string, string, string, string[]][] = [
  [
    'a name of eighty letters',
    'The Long and Winding Podcast About Small Businesses, Bakeries and Their People',
    '@table',
    ['…'],
  ],
  ['two long ones', 'Saturdays '.repeat(12).trim(), 'W'.repeat(60), ['…']],
  ['a name of emoji alone', '🎙️', '@thelongtable', ['@thelongtable']],
]

test.each(signatures)('no picture fails by what signs it: %s', (_, show, handle, expected) => {
  const content = createPictureContent('We never closed on a Saturday.')
  for (const [key, path] of [
    ['quotes', '0'],
    ['carousel_posts', 'carousel_1.slides.0'],
    ['carousel_posts', 'carousel_1.slides.2'],
  ] as const) {
    for (const format of pictureFormats(key)) {
      const drawing = { format, look: { ...look, show, handle }, faces, hasPhoto: false }
      const picture = layOut(key, content[key] as never, path, drawing)
      expect(picture && findFaults(picture)).toEqual([])
      const words = picture ? listLines(picture).join(' ') : ''
      for (const one of expected) expect(words).toContain(one)
    }
  }
})
