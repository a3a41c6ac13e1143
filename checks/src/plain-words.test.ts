// Refuses words and names that an American engineer would not write. CONTRIBUTING.md has the rules.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = new URL('../..', import.meta.url).pathname
const checked = [
  ':(glob)*.md',
  'checks',
  'content-types',
  'contracts',
  'docs',
  'e2e',
  'episode',
  'lab',
  'media',
  'server',
  'transcript',
  'ui',
  'web',
]

const words = /\b(?:whoever|whosoever|somebody|anew|thereby|meanwhile|in the meantime|by now|of which)\b/gi
/** A function is a verb, and a limit is a `max` or `min`. */
const names = /\b(?:function (\w+Of)\b|const (\w+Of) = (?:async )?(?:\(|\w+ =>)|const ((?:most|least)[A-Z]\w*))/g
const establishedNames = ['allOf', 'anyOf', 'indexOf', 'oneOf', 'valueOf']

/** Files whose words are data, prompts, or someone else's. */
const exceptions: readonly (string | RegExp)[] = [
  'checks/src/plain-words.test.ts',
  /\.model\.server\.ts$/,
  'content-types/src/model/analysis.server.ts',
  'content-types/src/model/writing.server.ts',
  'content-types/src/text-checks/words-for-machines.server.ts',
  'content-types/src/voice/format-voice.server.ts',
  'docs/requirements.md',
  'episode/src/cue-patterns.ts',
  'episode/src/everyday-nouns.ts',
  'episode/src/passages/line-spans.ts',
  'episode/src/passages/main-clause.ts',
  'episode/src/stands-alone.ts',
  'web/src/features/sample-episode/sample-episode.ts',
  // Generated from test titles.
  'lab/mutations/README.md',
]

/** Tests and fixtures quote people: only their comments and titles are our own words. */
const quotesPeople = /\.(?:test|fixture)(?:\.\w+)?\.tsx?$/
const isOwnLine = /^\s*(?:\/\/|\/?\*|\{\/\*)|\s\/\/ |\b(?:test|describe)(?:\.[\w.]+)?\(|^\s*\]\)\(/

const tracked = execFileSync('git', ['ls-files', '-z', '--', ...checked], { cwd: root, encoding: 'utf8' })
const files = tracked
  .split('\0')
  .filter((path) => /\.(?:tsx?|md|css|html)$/.test(path) && existsSync(join(root, path)))
  .filter((path) => !exceptions.some((one) => (typeof one === 'string' ? one === path : one.test(path))))

describe('plain words', () => {
  test('the prose has no refused words', () => {
    expect(files.length).toBeGreaterThan(300)
    expect(files.flatMap((path) => findRefusedWords(path, readFileSync(join(root, path), 'utf8')))).toEqual([])
  })

  test('functions are verbs, and limits are named max or min', () => {
    expect(files.flatMap((path) => findRefusedNames(path, readFileSync(join(root, path), 'utf8')))).toEqual([])
  })

  test('refused words and names are found', () => {
    expect(findRefusedWords('a.ts', 'ok\n// Somebody waits meanwhile.')).toEqual([
      'a.ts:2 Somebody',
      'a.ts:2 meanwhile',
    ])
    expect(findRefusedWords('a.test.ts', "const said = 'somebody'\ntest('of which', () => {})")).toEqual([
      'a.test.ts:2 of which',
    ])
    expect(findRefusedNames('a.ts', 'function nameOf() {}\nconst ageOf = () => 1\nconst mostRows = 9')).toEqual([
      'a.ts nameOf',
      'a.ts ageOf',
      'a.ts mostRows',
    ])
    expect(findRefusedNames('a.ts', 'const indexOf = (one: string) => 1\nconst mostly = 1')).toEqual([])
  })
})

function findRefusedWords(path: string, text: string): string[] {
  return text.split('\n').flatMap((line, at) => {
    if (quotesPeople.test(path) && !isOwnLine.test(line)) return []
    return [...line.matchAll(words)].map(([word]) => `${path}:${at + 1} ${word}`)
  })
}

function findRefusedNames(path: string, text: string): string[] {
  return [...text.matchAll(names)]
    .flatMap(([, ...found]) => found.filter((name) => name !== undefined))
    .filter((name) => !establishedNames.includes(name))
    .map((name) => `${path} ${name}`)
}
