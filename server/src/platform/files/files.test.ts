import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isOutOfSpace } from '../disk-space.ts'
import { openDiskFiles } from './files.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'podcastai-files-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

const stored = async () => (await readdir(join(dataDir, 'files'), { recursive: true })).sort()

test('a file is there whole under its key, and nothing else is', async () => {
  const files = openDiskFiles(dataDir)
  await files.put('images/one.webp', new Uint8Array([1, 2, 3]))
  expect(await files.get('images/one.webp')).toEqual(new Uint8Array([1, 2, 3]))
  expect(await stored()).toEqual(['images', 'images/one.webp'])
})

test('a file that cannot be written leaves nothing', async () => {
  const files = openDiskFiles(dataDir)
  await files.put('images/one.webp', new Uint8Array([1]))
  // A folder cannot be where a file is.
  await expect(files.put('images/one.webp/two.webp', new Uint8Array([1]))).rejects.toThrow()
  expect(await stored()).toEqual(['images', 'images/one.webp'])
})

test('no file is written while less than the reserve is free', async () => {
  const files = openDiskFiles(dataDir, Number.MAX_SAFE_INTEGER)
  const refusal = await files.put('images/one.webp', new Uint8Array([1])).catch((error: Error) => error)
  expect(isOutOfSpace(refusal)).toBe(true)
  expect(await stored()).toEqual([])
})
