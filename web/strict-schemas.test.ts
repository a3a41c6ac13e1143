import { execFile } from 'node:child_process'
import { execPath } from 'node:process'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

test('Zod’s code generation is disabled before the first schema', async () => {
  // In a separate process, because other tests have already loaded Zod here.
  const page = `
    await import(${JSON.stringify(pathToFileURL(`${import.meta.dirname}/src/lib/strict-schemas.ts`).href)})
    const { z } = await import('zod')
    console.log(z.config().jitless)`
  const { stdout } = await promisify(execFile)(execPath, ['--input-type=module', '--eval', page], {
    cwd: import.meta.dirname,
  })
  expect(stdout.trim()).toBe('true')
})
