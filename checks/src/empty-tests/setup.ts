import { afterAll, beforeEach, expect } from 'vitest'
import { openCount } from './count.ts'

const { countCases, requireCases, emptyLines } = openCount()
Object.assign(globalThis, { countCases, requireCases })

beforeEach(() => {
  expect.hasAssertions()
})

afterAll(() => {
  const lines = emptyLines()
  if (lines.length > 0)
    throw new Error(
      `A loop with expectations never had a case, in line ${lines.join(', ')}: nothing was checked there. ` +
        'Make sure that there are cases.',
    )
})
