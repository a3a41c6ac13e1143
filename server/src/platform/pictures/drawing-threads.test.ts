import { expect, test } from 'vitest'
import { openDrawingThreads } from './drawing-threads.ts'
import { contentOf, look } from './pictures.fixture.ts'

test('what takes longer than it may is given up', async () => {
  const { quotes: content } = contentOf('We never closed on a Saturday.')
  const sheets = [{ kind: 'content', contentType: 'quotes', content, path: '0', name: 'one' } as const]
  const task = { sheets, look, format: 'square', photo: null, as: 'png', title: 'One', now: new Date() } as const
  // A thread alone takes longer to start.
  const hasty = openDrawingThreads({ timeLimitMs: 1 })
  expect(await hasty.draw({ ...task, sheets: [...sheets] })).toEqual({ kind: 'given_up' })
  await hasty.close()
})
