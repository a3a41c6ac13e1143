import { expect, test } from '@playwright/test'

test('the server says that it serves', async ({ request }) => {
  const answer = await request.get('/api/health')
  expect(answer.ok()).toBe(true)
  expect(await answer.json()).toEqual({ status: 'ok' })
})
