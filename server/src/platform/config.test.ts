import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig, settingNames } from './config.ts'

test('every setting is documented, and in the example file', () => {
  const root = join(import.meta.dirname, '../../..')
  const documented = readFileSync(join(root, 'docs/configuration.md'), 'utf8')
  const example = readFileSync(join(root, '.env.example'), 'utf8')
  expect(settingNames.filter((name) => !documented.includes(`\`${name}\``))).toEqual([])
  const named = [...example.matchAll(/^#?([A-Z0-9_]+)=/gm)].map(([, name]) => name)
  expect(named.toSorted()).toEqual(settingNames.toSorted())
})

test('everything has a default', () => {
  const config = readConfig({})
  expect(config).toMatchObject({ port: 3000, host: '127.0.0.1', role: 'all', billing: 'test', rateLimits: true })
  expect(config.databaseUrl).toBeUndefined()
})

test('a wrong value is named in one line', () => {
  expect(() => readConfig({ PORT: 'abc' })).toThrow(/^PORT: [^\n]+$/)
  expect(() => readConfig({ BILLING: 'free' })).toThrow(/^BILLING: [^\n]+$/)
})

test('an empty value counts as not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' }).port).toBe(3000)
})

test('a part of the server on its own needs a database server', () => {
  expect(() => readConfig({ ROLE: 'worker' })).toThrow(/^ROLE: .*DATABASE_URL/)
})

test('half a client of Google is refused, none and a whole one are not', () => {
  expect(() => readConfig({ GOOGLE_CLIENT_ID: 'id' })).toThrow(/^GOOGLE_CLIENT_SECRET: is missing/)
  expect(() => readConfig({ GOOGLE_CLIENT_SECRET: 'secret' })).toThrow(/^GOOGLE_CLIENT_ID: is missing/)
  expect(readConfig({}).google).toBeNull()
  const whole = readConfig({ GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' })
  expect(whole.google).toEqual({ clientId: 'id', clientSecret: 'secret', apiUrl: undefined })
})
