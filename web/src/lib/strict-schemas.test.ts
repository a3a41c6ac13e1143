import { expect, test } from 'vitest'

test('schemas are told not to write programs before there are any', async () => {
  await import('./strict-schemas.ts')
  const { z } = await import('zod')
  expect(z.config().jitless).toBe(true)
})
