// Folders stand in one order, and imports go down it: nobody has to read a folder above to understand one below.
import { readdirSync, readFileSync } from 'node:fs'
import { join, normalize } from 'node:path'
import { expect, test } from 'vitest'

/** From top to bottom. A folder imports itself and those that stand below it. */
const order = [
  'steps',
  'assistant',
  'model',
  'kits',
  'cut-lists',
  'registry',
  'clip-overlays',
  'types',
  'server-interface',
  'chapters',
  'clip',
  'built-in',
  'model-interface',
  'text-checks',
  'views',
  'pictures',
  'documents',
  'quality',
  'references',
  'items',
  'talk',
  'voice',
  'type',
]

const sources = new URL('..', import.meta.url).pathname
const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
/** A test may look at a folder together with what stands above it. */
const shipped = files.filter((file) => !/\.(?:test\.tsx?|fixture(?:\.server)?\.ts)$/.test(file))

const getFolder = (file: string) => (file.includes('/') ? (file.split('/')[0] ?? '') : '')
/** Of a file in types/ the folder of its type. */
const getTypeFolder = (file: string) => (getFolder(file) === 'types' ? (file.split('/')[1] ?? '') : null)

function listImports(file: string): string[] {
  const code = readFileSync(join(sources, file), 'utf8')
  return [...code.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']+)'/g)]
    .map(([, path = '']) => normalize(join(file, '..', path)))
    .filter((path) => !path.startsWith('..'))
}

test('the root holds the index files alone', () => {
  expect(files.filter((file) => getFolder(file) === '' && !/^index(?:\.[a-z]+)?\.tsx?$/.test(file))).toEqual([])
})

test('every folder has its place in the order', () => {
  const folders = new Set(files.map(getFolder))
  const placed = ['', ...order]
  expect([...folders].filter((folder) => !placed.includes(folder))).toEqual([])
})

test('imports go down the order of the folders', () => {
  const isUp = (file: string, target: string) => {
    const [from, to] = [getFolder(file), getFolder(target)]
    if (from === '') return false
    if (to === '') return true
    return order.indexOf(to) < order.indexOf(from)
  }
  const upward = shipped.flatMap((file) =>
    listImports(file)
      .filter((target) => isUp(file, target))
      .map((target) => `${file} imports ${target}`),
  )
  expect(upward).toEqual([])
})

test('a type imports no other type', () => {
  const across = files.flatMap((file) =>
    listImports(file)
      .filter(
        (target) =>
          getTypeFolder(file) !== null &&
          getTypeFolder(target) !== null &&
          getTypeFolder(file) !== getTypeFolder(target),
      )
      .map((target) => `${file} imports ${target}`),
  )
  expect(across).toEqual([])
})
