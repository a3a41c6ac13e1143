import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('drizzle is loaded once, from its CommonJS build, with everything that we take from it', () => {
  const hook = join(import.meta.dirname, 'commonjs-drizzle.ts')
  const script = `await import('./platform/database/database.ts')
    await import('rate-limiter-flexible')
    const { createRequire } = await import('node:module')
    console.log(Object.keys(createRequire(import.meta.url).cache).some((file) => /drizzle-orm.index\\.cjs$/.test(file)))
    const { sql } = await import('drizzle-orm')
    console.log(sql === createRequire(import.meta.url)('drizzle-orm').sql)`
  const options = { cwd: import.meta.dirname, encoding: 'utf8' } as const
  const run = spawnSync(process.execPath, ['--import', hook, '--input-type=module', '--eval', script], options)
  expect({ out: run.stdout, err: run.stderr }).toEqual({ out: 'true\ntrue\n', err: '' })
})
