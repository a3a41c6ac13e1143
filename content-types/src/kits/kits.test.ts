import { describe, expect, test } from 'vitest'
import { getFrameRate } from '../cut-lists/frame-rates.ts'
import { sampleContent, sampleSegments } from '../registry/sample-content.fixture.ts'
import { captionForPosting } from '../types/social-media/social-media.ts'
import { type KitKey, kitKeys } from './kit-keys.ts'
import { kitFiles, withReadMe } from './publish-kit.ts'
import { xLength, xLimit } from './x-kit.ts'
import { withChapters } from './youtube-kit.ts'

const source = {
  title: 'The bakery',
  content: sampleContent,
  seconds: 61,
  segments: sampleSegments,
  rate: getFrameRate('30'),
}
const kit = (key: KitKey, changes = {}, { title } = source) => {
  const content = { ...sampleContent, ...changes }
  return withReadMe({ key, title, content, files: kitFiles(key, { ...source, title, content }) })
}
const readText = (files: ReturnType<typeof kitFiles>, name: string) => {
  const file = files.find((one) => one.name === name)
  return file && 'text' in file ? file.text.trimEnd() : undefined
}

describe.each(kitKeys)('%s', (key) => {
  test('names are its own and fit for any file system, nothing is empty, and a note says where each goes', () => {
    const files = kit(key)
    const names = files.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    for (const name of names) expect(name).toMatch(/^[\p{L}\p{N}][\p{L}\p{N} .]*\.(?:txt|md|docx|edl|xml|csv|srt)$/u)
    for (const file of files) expect('text' in file ? file.text : file.document.blocks).not.toHaveLength(0)
    const readMe = readText(files, 'Read me first.txt')
    for (const name of names.slice(1)) expect(readMe).toContain(name)
  })

  test('without content there is no kit', () => {
    expect(kitFiles(key, { ...source, content: {} })).toEqual([])
  })
})

test('captions are ready to post, hashtags included', () => {
  const { social_media: captions } = sampleContent
  expect(readText(kit('instagram'), 'Caption short.txt')).toBe(captionForPosting(captions.short))
  expect(readText(kit('youtube'), 'Shorts caption long.txt')).toBe(captionForPosting(captions.long))
})

test.each([
  ['newsletter', 'Quotes.txt'],
  ['newsletter', 'Newsletter.md'],
  ['linkedin', 'Quotes.txt'],
  ['x', 'Quote posts.txt'],
] as const)('what was changed by hand is none of the quotes that leave: %s, %s', (key, name) => {
  const [first, ...others] = sampleContent.quotes
  const changed = { ...first, text: 'Nobody said this.', verified: false }
  const titles = { ...sampleContent.episode_titles }
  titles.showNotes = { ...titles.showNotes, summary: 'About bread.' }
  const left = (quotes: unknown[]) =>
    readText(kit(key, { quotes: quotes as typeof sampleContent.quotes, episode_titles: titles }), name)
  expect(left([changed, ...others])).not.toContain('Nobody said this.')
  expect(left([first, ...others])).toContain(`“${first?.text}”`)
  expect(left([first, ...others])).toContain(first?.speaker)
})

test.each([
  ['newsletter', 'Quotes.txt'],
  ['linkedin', 'Quotes.txt'],
  ['x', 'Quote posts.txt'],
] as const)('quotes that are left out are counted beside those that leave, and in place of them: %s', (key, name) => {
  const said = sampleContent.quotes[0]!
  const changed = { ...said, text: 'Nobody said this.', verified: false }
  const findUse = (quotes: (typeof said)[]) => kit(key, { quotes }).find((file) => file.name === name)?.use
  const readReadme = (quotes: (typeof said)[]) => readText(kit(key, { quotes }), 'Read me first.txt')
  expect(findUse([said])).not.toContain('left out')
  expect(findUse([said, changed])).toContain('. 1 quote is left out: it is not word for word what one person said')
  expect(findUse([changed, changed])).toBeUndefined()
  expect(readReadme([changed, changed])).toContain('There are no quotes in it. 2 quotes are left out: they are not')
  for (const quotes of [[], [said], [said, changed]]) expect(readReadme(quotes)).not.toContain('There are no quotes')
})

test('the newsletter prints no quote a second time that its summary has, whole or in part', () => {
  const { episode_titles: titles, quotes } = sampleContent
  const [first, second] = quotes as [(typeof quotes)[0], (typeof quotes)[0]]
  const summary = `About bread.\n\nJonas: “${first.text}”\n\nJonas: “Before it. ${second.text}”`
  const showNotes = { ...titles.showNotes, summary }
  const third = { ...first, text: 'The third one stands alone.' }
  const letter = readText(
    kit('newsletter', { quotes: [first, second, third], episode_titles: { ...titles, showNotes } }),
    'Newsletter.md',
  )
  for (const { text } of [first, second, third]) expect(letter?.split(text)).toHaveLength(2)
})

test('a quote that the summary prints with other marks and capitals is not printed again', () => {
  const { episode_titles: titles, quotes } = sampleContent
  const one = { ...quotes[0]!, text: 'we said "no bread on Sundays" and we meant it.' }
  const summary =
    'Ada closed for good.\n\nAda: “We said ‘no bread on Sundays’ and we meant it”\n\nShe calls it “bread”.'
  const other = { ...one, text: 'Flour is honest, and so is bread.' }
  const showNotes = { ...titles.showNotes, summary }
  const letter = readText(
    kit('newsletter', { quotes: [one, other], episode_titles: { ...titles, showNotes } }),
    'Newsletter.md',
  )
  expect(letter?.split('we meant it')).toHaveLength(2)
  expect(letter).toContain('Flour is honest')
})

test('a quote in a script without spaces is not printed again either', () => {
  const { episode_titles: titles, quotes } = sampleContent
  const one = { ...quotes[0]!, text: '我们星期天从来不卖面包。' }
  const showNotes = { ...titles.showNotes, summary: '关于面包。\n\nAda: “我们星期天从来不卖面包。”' }
  const letter = readText(
    kit('newsletter', { quotes: [one], episode_titles: { ...titles, showNotes } }),
    'Newsletter.md',
  )
  expect(letter?.split('从来不卖面包')).toHaveLength(2)
})

test('the note on subtitles sets no quotation marks around those of a title', () => {
  const [clip] = sampleContent.video_clips
  const clips = [{ ...clip!, title: '“We closed on Saturdays”' }]
  expect(readText(kit('editing', { video_clips: clips }), 'Read me first.txt')).toContain(
    'Subtitles of “We closed on Saturdays”,',
  )
})

test('the note says what is too long', () => {
  const titles = { ...sampleContent.episode_titles.primary, title: 'a'.repeat(101) }
  const files = kit('youtube', { episode_titles: { ...sampleContent.episode_titles, primary: titles } })
  expect(readText(files, 'Read me first.txt')).toContain('101 of at most 100 characters: TOO LONG')
})

test('titles, description and tags hold nothing that YouTube refuses, and the tags stay within 500 characters', () => {
  const { episode_titles: titles, youtube_script: script } = sampleContent
  const keywords = Array.from({ length: 90 }, (_, at) => `<key>, ${at}`)
  const files = kit('youtube', {
    episode_titles: { ...titles, primary: { ...titles.primary, title: 'a < b > c' }, keywords },
    youtube_script: { ...script, description: 'x <b>y</b>' },
  })
  for (const name of ['Title.txt', 'Description.txt', 'Tags.txt']) expect(readText(files, name)).not.toMatch(/[<>]/)
  const tags = readText(files, 'Tags.txt') ?? ''
  expect(tags.length).toBeLessThanOrEqual(500)
  expect(tags.length).toBeGreaterThan(480)
  for (const tag of tags.split(', ')) expect(tag).toMatch(/^‹key›\s+\d+$/)
})

test('chapters whose times are estimated go to YouTube without the mark, and are to be checked', () => {
  const { episode_titles: titles, youtube_script: script } = sampleContent
  const times = ['0:00', '≈ 0:20', '≈ 0:40']
  const chapters = times.map((time) => ({ time, title: 'Bread' }))
  const named = { ...titles, showNotes: { ...titles.showNotes, chapters } }
  const description = times.map((time) => `${time} Bread`).join('\n')
  const content = { episode_titles: named, youtube_script: { ...script, description } }
  const files = kit('youtube', content)
  for (const name of ['Description.txt', 'Chapters.txt'])
    expect(readText(files, name)?.trim()).toBe('0:00 Bread\n0:20 Bread\n0:40 Bread')
  expect(readText(files, 'Read me first.txt')).toContain('Chapter times are estimated')
  const letter = kit('newsletter', content)
  expect(readText(letter, 'Newsletter.md')).toContain('- 0:20 Bread')
  expect(readText(letter, 'Read me first.txt')).toContain('Chapter times are estimated')
  expect(readText(kit('youtube'), 'Read me first.txt')).not.toContain('estimated')
  const findUse = (changes: object) => kit('youtube', changes).find(({ name }) => name === 'Description.txt')?.use
  expect(findUse({ ...content, episode_titles: undefined })).toContain('estimated')
  const corrected = description.replaceAll('≈ ', '')
  expect(findUse({ ...content, youtube_script: { ...script, description: corrected } })).not.toContain('estimated')
})

test('a length without a caption makes no file', () => {
  const { social_media: captions } = sampleContent
  const content = { social_media: { ...captions, short: { ...captions.short, caption: '' } } }
  for (const key of ['instagram', 'x'] as const)
    expect(kit(key, content).filter(({ name }) => /(?:Caption|Post) short/.test(name))).toEqual([])
  expect(readText(kit('instagram', content), 'Caption long.txt')).toBeDefined()
})

test('the name of the project is no title to publish', () => {
  const { episode_titles: titles } = sampleContent
  const project = { ...source, title: 'ep042 final' }
  const named = { ...titles, primary: { ...titles.primary, title: project.title, seoScore: null }, alternative: [] }
  expect(readText(kit('youtube', { episode_titles: named }, project), 'Title.txt')).toBeUndefined()
  const letter = kit('newsletter', { episode_titles: named }, project)
  expect(readText(letter, 'Subject lines.txt')).toBeUndefined()
  expect(readText(letter, 'Newsletter.md')).not.toContain(project.title)
  const word = letter.find(({ name }) => name === 'Newsletter.docx')
  expect(JSON.stringify(word)).not.toContain(project.title)
  expect(readText(kit('newsletter', { episode_titles: undefined }, project), 'Newsletter.md')).not.toContain(
    project.title,
  )
})

describe('chapters in a description', () => {
  const notes = [
    { time: '0:00', title: 'One' },
    { time: '1:00', title: 'Two' },
    { time: '2:00', title: 'Three' },
  ]
  const within = (description: string, chapters = notes) => withChapters(description, chapters, { seconds: 600 }).text

  test('that keep the rules stay as they were written', () => {
    const own = 'Hello\n\n(0:00) – 始まり の 話\n(1:00) – Über\n(2:00) – “Ende”\n\nFooter'
    expect(within(own)).toBe(own)
    expect(within(own.replace('(1:00)', '(≈ 1:00)'))).toBe(own)
  })

  test('a sign in a title is no mark of a time', () => {
    const own = '(0:00) – Bread\n(1:00) – π ≈ 3\n(2:00) – Salt'
    expect(withChapters(own, notes, { seconds: 600 })).toEqual({ text: own, isEstimated: false })
  })

  test('that break a rule are mended in their place', () => {
    expect(within('Hello\n\n0:30 First\n1:00 Second\n2:00 Third\n\nFooter')).toBe(
      'Hello\n\n0:00 Introduction\n0:30 First\n1:00 Second\n2:00 Third\n\nFooter',
    )
  })

  test('are those of the show notes where there are none; a time in a sentence is no chapter', () => {
    expect(within('8:30 in the morning we open.')).toBe(
      '8:30 in the morning we open.\n\n0:00 One\n1:00 Two\n2:00 Three',
    )
    expect(within('', [])).toBe('')
    expect(within('Hello', [])).toBe('Hello')
  })
})

test.each([
  ['a', 1],
  ['ü', 1],
  ['“”—', 3],
  ['漢', 2],
  ['😀', 2],
])('X counts %j as %i', (text, length) => {
  expect(xLength(text)).toBe(length)
})

test('a post on X is one that X takes: at the limit, not one over it', () => {
  const post = (length: number) => ({ ...sampleContent.quotes[0]!, text: 'a'.repeat(length - 2), speaker: null })
  const posts = (length: number) => readText(kit('x', { quotes: [post(length)] }), 'Quote posts.txt')
  expect(posts(xLimit)).toHaveLength(xLimit)
  expect(posts(xLimit + 1)).toBeUndefined()
  const tagged = { ...sampleContent.social_media.short, caption: 'b'.repeat(xLimit), hashtags: ['bakery'] }
  const files = kit('x', { social_media: { ...sampleContent.social_media, short: tagged } })
  expect(readText(files, 'Post short.txt')).toBe('b'.repeat(xLimit))
})
