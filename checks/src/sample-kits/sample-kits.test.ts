import { readFileSync } from 'node:fs'
import { contentTypeKeys, getContentType } from '@podcastai/content-types'
import { expect, test } from 'vitest'
import { kitFiles, sampleKits } from './sample-kits.ts'

const kits = sampleKits()
const told = 'Not current: run `npm run sample-kits -w checks`, and read what it wrote'

test.each(['builtIn', 'model'] as const)('the kit %s is what is written today, of every type', (key) => {
  expect(JSON.parse(readFileSync(kitFiles[key], 'utf8')), told).toEqual(JSON.parse(JSON.stringify(kits[key])))
  for (const type of contentTypeKeys)
    expect(getContentType(type).schema.safeParse(kits[key].content[type]).error, type).toBeUndefined()
})

test('nothing of the model’s answer is left out by our own checks', () => {
  expect(kits.leftOut).toEqual([])
})
