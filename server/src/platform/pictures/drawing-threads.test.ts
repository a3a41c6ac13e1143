import { expect, test } from 'vitest'
import { openDrawingThreads } from './drawing-threads.ts'
import { contentOf, look } from './pictures.fixture.ts'

test('what takes longer than it may is given up', async () => {
  const { quotes: content } = contentOf('We never closed on a Saturday.')
  const sheets = [{ kind: 'content', contentType: 'quotes', content, path: '0', name: 'one' } as const]
  const task = { sheets, look, format: 'square', photo: null, as: 'png', title: 'One', now: new Date() } as const
  // A thread alone takes longer to start.
  const hasty = openDrawingThreads({ timeLimitMs: 1 })
  const hungUp = new AbortController().signal
  expect(await hasty.draw({ ...task, sheets: [...sheets] }, { who: 'ada', hungUp })).toEqual({ kind: 'given_up' })
  await hasty.close()
})

test('what nobody waits for any more is not begun, and an archive is broken off', async () => {
  const { quotes: content } = contentOf('We never closed on a Saturday.')
  const sheet = { kind: 'content', contentType: 'quotes', content, path: '0', name: 'one' } as const
  const task = { look, format: 'story', photo: null, as: 'zip', title: 'All', now: new Date() } as const
  const drawing = openDrawingThreads()
  const leaving = new AbortController()
  const ask = (pictures: number, hungUp = new AbortController().signal) =>
    drawing.draw({ ...task, sheets: Array(pictures).fill(sheet) }, { who: 'ada', hungUp })
  // Far more than the threads there are would do within the patience of a test.
  const large = Array.from({ length: 8 }, () => ask(100_000, leaving.signal))
  leaving.abort()
  expect(await Promise.all(large)).toEqual(Array(8).fill({ kind: 'given_up' }))
  expect(await ask(1)).toMatchObject({ kind: 'done' })
  await drawing.close()
})
