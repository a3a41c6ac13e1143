import { execFile } from 'node:child_process'
import { execPath } from 'node:process'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

test('schemas are told not to write programs before there are any', async () => {
  // In a process of its own: here other tests have loaded Zod already.
  const page = `
    await import(${JSON.stringify(pathToFileURL(`${import.meta.dirname}/src/lib/strict-schemas.ts`).href)})
    const { z } = await import('zod')
    console.log(z.config().jitless)`
  const { stdout } = await promisify(execFile)(execPath, ['--input-type=module', '--eval', page], {
    cwd: import.meta.dirname,
  })
  expect(stdout.trim()).toBe('true')
})
