// Mutations match the current code. Whether tests kill them is what `npm run mutations` finds out, which takes long.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { allMutations } from './all-mutations.ts'
import { root } from './copy-sources.ts'
import { applyMutation } from './mutation.ts'
import { renderReport, reportPath } from './report.ts'
import { getOutcomes, readResults } from './results.ts'

test.each(allMutations)('can be applied: $breaks', (change) => {
  const code = readFileSync(join(root, change.file), 'utf8')
  expect(applyMutation(change, code)).not.toBe(code)
  expect(change.tests.length).toBeGreaterThan(0)
  expect(change.tests.filter((path) => !existsSync(join(root, path)))).toEqual([])
})

test('no two mutations have the same description', () => {
  expect(new Set(allMutations.map(({ breaks }) => breaks)).size).toBe(allMutations.length)
})

test('no mutation survived, and the report names the tests that killed them', () => {
  const outcomes = getOutcomes(allMutations, readResults())
  const survivors = outcomes.filter(({ killedBy }) => killedBy === null).map(({ change }) => change.breaks)
  expect(survivors, 'Write tests that notice these, and run npm run mutations.').toEqual([])
  expect(outcomes.filter(({ killedBy }) => killedBy).length).toBeGreaterThan(30)
  expect(readFileSync(join(root, reportPath), 'utf8'), 'Run npm run mutations.').toBe(renderReport(outcomes))
})

test('a text that is missing or occurs twice is an error that says what to do', () => {
  const change = { file: 'bread.ts', text: 'flour', becomes: 'sand' }
  expect(applyMutation(change, 'water, flour, salt')).toBe('water, sand, salt')
  expect(() => applyMutation(change, 'water, salt')).toThrow(/bread\.ts: .* is missing.*\nflour/)
  expect(() => applyMutation(change, 'flour, flour')).toThrow(/occurs 2 times/)
})

test('a mutation that survived stands out in the report', () => {
  const [change] = allMutations
  if (!change) throw new Error('there are mutations')
  const table = renderReport([
    { change, killedBy: 'a test | with a bar' },
    { change, killedBy: null },
    { change, killedBy: undefined },
  ])
  expect(table).toContain('1 of 2 mutations were killed**; 1 were not tried yet')
  expect(table).toContain('| not tried yet |')
  expect(table).toContain(`| ${change.breaks} | ${change.matters} | a test \\| with a bar |`)
  expect(table).toContain('| **none** |')
})
