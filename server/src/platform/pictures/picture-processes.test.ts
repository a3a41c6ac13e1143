import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { maxReferenceImages } from '@podcastai/contracts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPictures } from './picture-processes.ts'
import { createPictureContent, look } from './pictures.fixture.ts'

test('what takes longer than it may is given up', async () => {
  const { quotes: content } = createPictureContent('We never closed on a Saturday.')
  const sheets = [{ kind: 'content', contentType: 'quotes', content, path: '0', name: 'one' } as const]
  const task = { sheets, look, format: 'square', photo: null, as: 'png', title: 'One', now: new Date() } as const
  // A process alone takes longer to start.
  const hasty = openPictures({ drawingMs: 1 })
  const disconnected = new AbortController().signal
  expect(await hasty.draw({ ...task, sheets: [...sheets] }, { who: 'ada', disconnected })).toEqual({ kind: 'given_up' })
  await hasty.close()
})

test('what nobody waits for any more is not begun, and an archive is broken off', async () => {
  const { quotes: content } = createPictureContent('We never closed on a Saturday.')
  const sheet = { kind: 'content', contentType: 'quotes', content, path: '0', name: 'one' } as const
  const task = { look, format: 'story', photo: null, as: 'zip', title: 'All', now: new Date() } as const
  const drawing = openPictures()
  const leaving = new AbortController()
  const ask = (pictures: number, disconnected = new AbortController().signal) =>
    drawing.draw({ ...task, sheets: Array(pictures).fill(sheet) }, { who: 'ada', disconnected })
  // Far more than the processes there are would do within the patience of a test.
  const large = Array.from({ length: 8 }, () => ask(100_000, leaving.signal))
  leaving.abort()
  expect(await Promise.all(large)).toEqual(Array(8).fill({ kind: 'given_up' }))
  expect(await ask(1)).toMatchObject({ kind: 'done' })
  await drawing.close()
})

const requester = (who: string) => ({ who, disconnected: new AbortController().signal })
const folder = mkdtempSync(join(tmpdir(), 'podcastai-pictures-'))
const picture = join(folder, 'picture.png')
beforeAll(async () => {
  await sharp({ create: { width: 8, height: 8, channels: 3, background: '#0f3d4a' } }).toFile(picture)
})
afterAll(() => rmSync(folder, { recursive: true }))

test('a picture that takes too long to open is given up with its process, and the next one is opened', async () => {
  // Starting the process counts, and takes longer.
  const hasty = openPictures({ cleaningSeconds: 0.01 })
  await expect(hasty.clean(picture, requester('ada'))).rejects.toMatchObject({ code: 'took_too_long' })
  await expect(hasty.clean(picture, requester('ada'))).rejects.toMatchObject({ code: 'took_too_long' })
  await hasty.close()
})

test('of one workspace only so many pictures wait, and another one is next after the one that is opened', async () => {
  const pictures = openPictures()
  const done: string[] = []
  const clean = async (who: string) => {
    await pictures.clean(picture, requester(who))
    done.push(who)
  }
  const own = Array.from({ length: 1 + maxReferenceImages }, () => clean('ada'))
  const refused = { code: 'too_many_requests', message: expect.stringContaining('try again') }
  await expect(clean('ada')).rejects.toMatchObject(refused)
  await clean('ben')
  await Promise.all(own)
  expect(done.indexOf('ben')).toBeLessThanOrEqual(2)
  await pictures.close()
})
