// A few thousand of what `npm run torture -- bad-input` sends by the hundred thousand.
import { ErrorBody, uploadTranscript } from '@podcastai/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BadRequest, badRequests } from '../../test/bad-requests/bad-requests.ts'
import { seededRandom } from '../../test/bad-requests/seeded-random.ts'
import { buildHome, type Home } from '../../test/home.ts'
import { formData, smallTranscript } from '../../test/people.ts'
import { quickEngine } from '../../test/quick-engine.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'

const requests = 2000
const seed = 20_261_121
const deadlineMs = 10_000

let app: TestApp
let home: Home
beforeAll(async () => {
  app = await startTestApp({ engine: () => quickEngine() })
  home = await buildHome(app)
})
afterAll(() => app.close())

test(`[API-33] ${requests} broken requests to every call are answered, none with a failure of ours`, async () => {
  const refused: unknown[] = []
  let sent = 0
  for (const request of badRequests(home, seededRandom(seed))) {
    const fault = await faultOf(request)
    if (fault !== null) refused.push({ fault, ...request, body: request.body?.subarray(0, 300).toString() })
    sent += 1
    if (sent === requests || refused.length === 5) break
  }
  expect(refused).toEqual([])
})

test('[API-33] a form that ends in the middle is refused in plain words', async () => {
  const { payload, headers } = formData({}, { field: 'transcript', filename: 'talk.txt', bytes: smallTranscript })
  const answer = await app.call(uploadTranscript, {
    session: home.caller.session,
    payload: payload.subarray(0, -200),
    headers,
  })
  expect(answer).toMatchObject({
    status: 400,
    body: { code: 'invalid', message: expect.stringContaining('did not arrive whole') },
  })
})

test.each(['/api/transcripts/%', `/api/transcripts/${'a'.repeat(500)}`])(
  '[API-33] %.30s, an address that none of ours can be, is refused like every other',
  async (url) => {
    const answer = await app.app.inject({ url, headers: { 'x-session-id': home.caller.session } })
    expect(answer.statusCode).toBe(404)
    expect(ErrorBody.parse(answer.json()).message).toBe('There is no such call.')
  },
)

async function faultOf({ method, url, headers, body }: BadRequest): Promise<string | null> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, deadlineMs, null).unref())
  const call = app.app.inject({ method: method as 'GET', url, headers, ...(body && { payload: body }) })
  const answer = await Promise.race([call, late])
  if (!answer) return 'no answer'
  if (answer.statusCode >= 500) return `${answer.statusCode} ${answer.body}`
  const isError = answer.statusCode >= 400 && url.startsWith('/api/') && method !== 'HEAD'
  return isError && !ErrorBody.safeParse(JSON.parse(answer.body || 'null')).success ? `says ${answer.body}` : null
}
