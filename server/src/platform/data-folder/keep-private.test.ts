import { chmodSync, mkdirSync, mkdtempSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { keepPrivate } from './keep-private.ts'

const hasNoModes = process.platform === 'win32'

/** A data folder as versions before made it. */
function openFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'podcastai-open-'))
  for (const name of ['', 'database', 'files', 'outbox']) {
    mkdirSync(join(folder, name), { recursive: true })
    chmodSync(join(folder, name), 0o755)
  }
  writeFileSync(join(folder, 'lock.sqlite'), '')
  return folder
}

const modes = (folder: string, names = ['', 'database', 'files', 'outbox']) =>
  names.map((name) => (statSync(join(folder, name)).mode & 0o777).toString(8))

test('what earlier versions left open to everybody is closed', ({ skip }) => {
  skip(hasNoModes, 'Windows has no such rights on files')
  const folder = openFolder()
  keepPrivate(folder)
  expect(modes(folder)).toEqual(['700', '700', '700', '700'])
})

test('a folder that holds other things stays as open as it is', ({ skip }) => {
  skip(hasNoModes, 'Windows has no such rights on files')
  const folder = openFolder()
  writeFileSync(join(folder, 'other.txt'), '')
  keepPrivate(folder)
  expect(modes(folder)).toEqual(['755', '700', '700', '700'])
})

test('what was opened to a group on purpose stays so', ({ skip }) => {
  skip(hasNoModes, 'Windows has no such rights on files')
  const folder = openFolder()
  chmodSync(folder, 0o750)
  keepPrivate(folder)
  expect(modes(folder, [''])).toEqual(['750'])
})

test('a folder that is not there yet is nobody’s trouble', () => {
  expect(() => keepPrivate(join(tmpdir(), 'podcastai-not-there'))).not.toThrow()
})
