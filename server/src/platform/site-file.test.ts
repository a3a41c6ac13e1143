import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readSiteFile } from './site-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'podcastai-site-'))
const path = join(folder, 'site.json')
afterAll(() => rmSync(folder, { recursive: true }))

function read(content: string) {
  writeFileSync(path, content)
  return readSiteFile(path)
}

const testimonial = { text: 'It found the line.', name: 'Ada Roth', role: 'The Long Table' }

test('[LAND-15] [LAND-24] reads testimonials and figures, either may be left out; five stars unless it says otherwise', () => {
  const figures = [{ figure: '4 h', words: 'saved on each episode' }]
  expect(read(JSON.stringify({ figures }))).toEqual({ figures })
  expect(read(JSON.stringify({ testimonials: [testimonial] }))).toEqual({
    testimonials: [{ ...testimonial, stars: 5 }],
  })
  expect(readSiteFile(undefined)).toBeNull()
})

test.each([
  ['no JSON', '{', /^SITE_FILE: .*site\.json is not JSON$/],
  ['a misspelt key', '{"testimonal": []}', /^SITE_FILE: Unrecognized key: "testimonal"$/],
  [
    'a missing name',
    JSON.stringify({ testimonials: [{ text: 'a', role: 'b' }] }),
    /^SITE_FILE: testimonials\.0\.name: /,
  ],
  [
    'six stars',
    JSON.stringify({ testimonials: [{ ...testimonial, stars: 6 }] }),
    /^SITE_FILE: testimonials\.0\.stars: /,
  ],
])('names in one line what is wrong: %s', (_, content, complaint) => {
  expect(() => read(content)).toThrow(complaint)
})

test('names a file that is not there', () => {
  expect(() => readSiteFile(join(folder, 'none.json'))).toThrow(/^SITE_FILE: .*none\.json cannot be read$/)
})
