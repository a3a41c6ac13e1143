import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '../..')

/** Modules of the server that `entry` loads into its own process, types left out. */
function loadedBy(entry: string): Map<string, string> {
  const found = new Map<string, string>()
  const open = [entry]
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (found.has(path)) continue
    const text = readFileSync(path, 'utf8')
    found.set(path, text)
    for (const [, name = ''] of text.matchAll(/(?:from|import|import\() ?'(\.[^']+\.ts)'/g)) {
      const isType = new RegExp(`import type [^']*from '${name.replaceAll('.', '\\.')}'`).test(text)
      if (!isType) open.push(join(dirname(path), name))
    }
  }
  return found
}

test('what opens pictures is loaded in processes of its own: it works in threads that logins and files need', () => {
  const opensPictures = (entry: string) =>
    [...loadedBy(join(source, entry))]
      .filter(([, text]) => /'sharp'/.test(text))
      .map(([path]) => relative(source, path))
  expect(opensPictures('start.ts')).toEqual([])
  expect(opensPictures('platform/pictures/clean-picture.ts')).toEqual(['platform/pictures/clean-picture.ts'])
  expect(opensPictures('platform/pictures/draw-pictures.ts')).toEqual(['platform/pictures/to-png.ts'])
})
