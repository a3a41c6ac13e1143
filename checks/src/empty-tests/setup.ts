import { afterAll, beforeEach, expect } from 'vitest'
import { openCount } from './count.ts'
import { mayFindNothing } from './may-find-nothing.ts'

const { countCases, requireCases, emptyLines } = openCount()
Object.assign(globalThis, { countCases, requireCases })

beforeEach(({ task }) => {
  if (!mayFindNothing(task.file.filepath)) expect.hasAssertions()
})

afterAll(() => {
  const lines = mayFindNothing(expect.getState().testPath ?? '') ? [] : emptyLines()
  if (lines.length > 0)
    throw new Error(
      `A loop with expectations never had a case, in line ${lines.join(', ')}: nothing was checked there. ` +
        'Make sure that there are cases.',
    )
})
