import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { swapIn } from './swap-in.ts'

let dist: string
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'podcastai-dist-'))
})
afterEach(() => rmSync(dist, { recursive: true }))

/** Creates a finished build with a single script. */
function build(name: string, script: string): string {
  const fresh = join(dist, `.building-${name}`)
  const files = {
    'pages/index.html': name,
    [`pages/${script}`]: name,
    [`pages/${script}.br`]: name,
    'render/manifest.json': JSON.stringify({ 'index.html': { file: script, css: [`${script}.css`] } }),
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(fresh, path)), { recursive: true })
    writeFileSync(join(fresh, path), text)
  }
  return fresh
}

const served = (path: string) => (existsSync(join(dist, path)) ? readFileSync(join(dist, path), 'utf8') : null)

test('a build replaces the previous one completely, and leaves nothing else behind', () => {
  swapIn(build('one', 'assets/app-1.js'), dist)
  swapIn(build('two', 'assets/app-2.js'), dist)
  expect(served('pages/index.html')).toBe('two')
  expect(served('render/manifest.json')).toContain('app-2')
  expect(existsSync(join(dist, '.building-two'))).toBe(false)
})

test('open pages still find the previous build’s scripts, and older ones are removed', () => {
  swapIn(build('one', 'assets/app-1.js'), dist)
  swapIn(build('two', 'assets/app-2.js'), dist)
  expect([served('pages/assets/app-1.js'), served('pages/assets/app-1.js.br')]).toEqual(['one', 'one'])
  swapIn(build('three', 'assets/app-3.js'), dist)
  expect(['app-1', 'app-2', 'app-3'].map((name) => served(`pages/assets/${name}.js`))).toEqual([null, 'two', 'three'])
})

test('an unfinished build doesn’t touch another one or the served one', () => {
  swapIn(build('one', 'assets/app-1.js'), dist)
  const [second, third] = [build('two', 'assets/app-2.js'), build('three', 'assets/app-3.js')]
  expect(served('pages/index.html')).toBe('one')
  swapIn(third, dist)
  swapIn(second, dist)
  expect(served('pages/index.html')).toBe('two')
})
