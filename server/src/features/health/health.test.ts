import { getHealth } from '@podcastai/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ worker: false })
})
afterAll(() => app.close())

test('answers once calls are served', async () => {
  expect(await app.call(getHealth)).toMatchObject({ status: 200, body: { status: 'ok' } })
})

test('publishes every call as OpenAPI', async () => {
  const answer = await app.app.inject('/api/docs/json')
  expect(Object.keys(answer.json().paths)).toContain('/api/transcripts/{id}/content')
})
