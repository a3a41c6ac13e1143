// Features never import each other: app.ts and worker.ts hand those of the server what they need, and a screen puts those
// of the page together. The linter sees this for neighbors only; here every import is followed to where it leads.
import { readdirSync, readFileSync } from 'node:fs'
import { join, normalize } from 'node:path'
import { expect, test } from 'vitest'

const root = new URL('../..', import.meta.url).pathname

test.each(['server/src/features', 'web/src/features'])('no feature of %s imports another', (features) => {
  const files = readdirSync(join(root, features), { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.(?:test|fixture)\.tsx?$/.test(file),
  )
  expect(files.length).toBeGreaterThan(20)
  const across = files.flatMap((file) => {
    const [own] = file.split('/')
    const code = readFileSync(join(root, features, file), 'utf8')
    return [...code.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']+)'/g)]
      .map(([, path = '']) => normalize(join(file, '..', path)))
      .filter((path) => !path.startsWith('..') && path.split('/')[0] !== own)
      .map((path) => `${file} imports ${path}`)
  })
  expect(across).toEqual([])
})
