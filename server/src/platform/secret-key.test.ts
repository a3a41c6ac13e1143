import { existsSync, mkdtempSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openSecretKey, secretFile } from './secret-key.ts'

const embedded = () => ({
  dataDir: mkdtempSync(join(tmpdir(), 'podcastai-secret-')),
  secretKey: undefined,
  databaseUrl: undefined,
})

test('beside the embedded database a secret is made on first use, once, for the server’s user alone', () => {
  const config = embedded()
  const path = join(config.dataDir, secretFile)
  expect(openSecretKey(config).find()).toBeNull()
  expect(existsSync(path)).toBe(false)
  const made = openSecretKey(config).findOrMake()
  expect(Buffer.from(made, 'base64url')).toHaveLength(32)
  expect(openSecretKey(config).findOrMake()).toBe(made)
  expect(openSecretKey(config).find()).toBe(made)
  expect(readFileSync(path, 'utf8').trim()).toBe(made)
  if (process.platform !== 'win32') expect(statSync(path).mode & 0o777).toBe(0o600)
})

test('on a database server it is a setting, and without one it is said which', () => {
  const config = { ...embedded(), databaseUrl: 'postgres://localhost/podcastai' }
  const none = openSecretKey(config)
  expect(none.find()).toBeNull()
  expect(none.missing).toContain('SECRET_KEY')
  expect(() => none.findOrMake()).toThrow(/SECRET_KEY/)
  const set = openSecretKey({ ...config, secretKey: 'x'.repeat(32) })
  expect(set.find()).toBe('x'.repeat(32))
  expect(set.missing).toBeNull()
  expect(existsSync(join(config.dataDir, secretFile))).toBe(false)
})
