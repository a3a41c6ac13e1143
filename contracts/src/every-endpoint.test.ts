// `endpoints` is what tests walk to check access: a call that is missing there would go unchecked.
import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Endpoint } from './endpoint.ts'
import { endpoints } from './index.ts'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value

test('every call of every file is in the list', async () => {
  const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
  const modules = await Promise.all(files.map((file) => import(/* @vite-ignore */ `./${file}`)))
  const defined = modules.flatMap((module) => Object.values(module)).filter(isEndpoint)
  const format = ({ method, path }: Endpoint) => `${method} ${path}`
  expect(new Set(defined.map(format))).toEqual(new Set(endpoints.map(format)))
  expect(endpoints.length).toBeGreaterThan(100)
})
