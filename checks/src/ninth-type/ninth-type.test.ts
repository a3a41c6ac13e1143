// Adding a content type is adding a folder: a ninth one is added to a copy of the sources, and the product is asked for it.
import { execFile } from 'node:child_process'
import { execPath } from 'node:process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CopyOfSources, copySources, ownEnvironment } from '../copy-of-sources.ts'
import { ownFiles, probes } from './ninth-type.fixture.ts'

let copy: CopyOfSources
beforeAll(() => {
  copy = copySources('ninth-type')
  for (const [name, text] of Object.entries(ownFiles)) write(`content-types/src/types/closing-words/${name}`, text)
  for (const [path, text] of Object.entries(probes)) write(path, text)
})
afterAll(() => copy.remove())

test('a folder is all that a ninth content type needs', { timeout: 300_000 }, async () => {
  await run('checks/src/registry/main.ts')
  const projects = ['--project', 'server on embedded', '--project', 'screen']
  const { stdout } = await run(
    'node_modules/vitest/vitest.mjs',
    'run',
    ...projects,
    'ninth-type.test',
    '--reporter=verbose',
  )
  expect(stdout).toMatch(/Tests\s+2 passed/)
})

function write(path: string, text: string) {
  copy.write(path, text.trimStart())
}

/** A script of the copy, apart from the test run that this one is. */
function run(...command: string[]) {
  return promisify(execFile)(execPath, command, { cwd: copy.folder, env: ownEnvironment() }).catch(
    ({ stdout, stderr }: { stdout: string; stderr: string }) => {
      throw new Error(`${stdout}\n${stderr}`)
    },
  )
}
