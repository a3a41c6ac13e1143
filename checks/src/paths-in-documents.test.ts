// Documents lead to the code: a path in backticks is written from the root, and exists. Decision records are history.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = new URL('../..', import.meta.url).pathname
const documents = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md', { cwd: root })].filter(
  (path) => !path.includes('decisions'),
)
/** In a table of one folder, paths are relative to it. */
const folders = ['', 'server', 'web', 'content-types', 'content-types/src/types/quotes']

test.each(documents)('the files that %s names exist', (document) => {
  const text = readFileSync(join(root, document), 'utf8')
  const paths = [...text.matchAll(/`([\w./-]+\.(?:ts|tsx|json))`/g)].flatMap(([, path]) => path ?? [])
  const missing = paths.filter((path) => !folders.some((folder) => existsSync(join(root, folder, path))))
  expect(missing).toEqual([])
})
