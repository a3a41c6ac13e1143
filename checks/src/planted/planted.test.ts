// The planted changes fit the code of now; whether tests notice them is asked by `npm run planted`, which takes long.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../copy-of-sources.ts'
import { allChanges } from './changes/all-changes.ts'
import { outcomesOf, readNoticed } from './noticed.ts'
import { plant } from './planted-change.ts'
import { pagePath, tableOf } from './table.ts'

test.each(allChanges)('can be planted: $breaks', (change) => {
  const code = readFileSync(join(root, change.file), 'utf8')
  expect(plant(change, code)).not.toBe(code)
  expect(change.tests.length).toBeGreaterThan(0)
  expect(change.tests.filter((path) => !existsSync(join(root, path)))).toEqual([])
})

test('no two planted changes say the same', () => {
  expect(new Set(allChanges.map(({ breaks }) => breaks)).size).toBe(allChanges.length)
})

test('no planted change went unnoticed, and the page of docs says who noticed it', () => {
  const outcomes = outcomesOf(allChanges, readNoticed())
  const unnoticed = outcomes.filter(({ noticedBy }) => noticedBy === null).map(({ change }) => change.breaks)
  expect(unnoticed, 'Write tests that notice these, and plant them again.').toEqual([])
  expect(outcomes.filter(({ noticedBy }) => noticedBy).length).toBeGreaterThan(30)
  expect(readFileSync(join(root, pagePath), 'utf8'), 'Run npm run planted.').toBe(tableOf(outcomes))
})

test('a text that is gone or stands there twice is an error that says what to do', () => {
  const change = { file: 'bread.ts', text: 'flour', becomes: 'sand' }
  expect(plant(change, 'water, flour, salt')).toBe('water, sand, salt')
  expect(() => plant(change, 'water, salt')).toThrow(/bread\.ts: .* not there any more.*\nflour/)
  expect(() => plant(change, 'flour, flour')).toThrow(/stands there 2 times/)
})

test('a change that nobody noticed stands out in the table', () => {
  const [change] = allChanges
  if (!change) throw new Error('there are changes')
  const table = tableOf([
    { change, noticedBy: 'a test | with a bar' },
    { change, noticedBy: null },
    { change, noticedBy: undefined },
  ])
  expect(table).toContain('1 of 2 changes were noticed**; 1 were not tried yet')
  expect(table).toContain('| not tried yet |')
  expect(table).toContain(`| ${change.breaks} | ${change.matters} | a test \\| with a bar |`)
  expect(table).toContain('| **none** |')
})
