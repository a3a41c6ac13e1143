import { maxClipCharacters } from '@podcastai/content-types'
import { generateClipThumbnails } from '@podcastai/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPerson } from '../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'

let app: TestApp
let session: string
beforeAll(async () => {
  app = await startTestApp({ worker: false })
  session = (await buildPerson(app, { subscribed: true })).session
})
afterAll(() => app.close())

const talk =
  'Ann: So what changed?\nBen: We stopped doing estimates. The strange thing is that delivery got faster, by about 40 percent. Nobody was padding anymore. Deadlines do not make you fast. Small batches make you fast.'
const clip = (content: string, id = 'one') => ({ id, filename: `${id}.mp4`, content })
const generate = (clips: unknown) => app.call(generateClipThumbnails, { session, body: { clips } })

test('[API-29] [API-30] [API-31] each clip is answered with its texts and its caption, in order and under its id', async () => {
  const { status, body } = await generate([
    clip(talk, 'first'),
    clip('Never price the thing you love by what it costs you. Price it by what the street would miss.', 'second'),
  ])
  expect(status).toBe(200)
  expect(body.clips.map(({ id, filename }) => [id, filename])).toEqual([
    ['first', 'first.mp4'],
    ['second', 'second.mp4'],
  ])
  for (const { textOptions, socialMediaCaption, engine } of body.clips) {
    expect(textOptions.length).toBeGreaterThan(0)
    for (const option of textOptions)
      expect(option).toEqual({
        text: expect.any(String),
        highlightedWords: expect.any(Array),
        reasoning: expect.any(String),
      })
    expect(Object.keys(socialMediaCaption).sort()).toEqual(['fullCaption', 'hashtags', 'hook', 'reasoning'])
    expect(Array.isArray(socialMediaCaption.hashtags)).toBe(true)
    expect(socialMediaCaption.fullCaption).toContain(socialMediaCaption.hook)
    expect(engine).toBe('Built-in engine')
  }
  expect(JSON.stringify(body.clips[0])).toContain('40 percent')
  expect(JSON.stringify(body.clips[1])).not.toContain('40 percent')
})

test('a clip cut out of a caption file is read without its times', async () => {
  const { body } = await generate([
    clip(
      '1\n00:00:01,000 --> 00:00:04,000\nNever price the thing you love by what it costs you.\n\n2\n00:00:04,000 --> 00:00:07,000\nPrice it by what the street would miss.',
    ),
  ])
  expect(body.clips[0]?.socialMediaCaption.fullCaption).toContain('the thing you love')
  expect(JSON.stringify(body.clips[0]?.socialMediaCaption)).not.toContain('-->')
})

test('a clip without enough words is refused by name', async () => {
  expect(await generate([clip(talk), clip('Um.', 'empty')])).toMatchObject({
    status: 422,
    body: { code: 'not_enough_material', message: expect.stringMatching(/^empty\.mp4: .*too few words/) },
  })
})

test.each([
  ['none', []],
  ['six', Array.from({ length: 6 }, (_, index) => clip(talk, `clip-${index}`))],
  ['a blank one', [clip('  ')]],
  ['one that is too long', [clip('word '.repeat(maxClipCharacters))]],
  ['two with one id', [clip(talk), clip(talk)]],
])('clips are checked: %s', async (_, clips) => {
  expect(await generate(clips)).toMatchObject({ status: 400, body: { code: 'invalid' } })
})
