// Several hundred bad requests; `npm run chaos -- bad-input` in lab/ sends a hundred thousand of the same kinds.
import {
  changeRole,
  ErrorBody,
  getProfile,
  getSharedProject,
  getTranscript,
  listComments,
  uploadTranscript,
} from '@podcastai/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BadRequest, badRequests } from '../../test/bad-requests/bad-requests.ts'
import { seededRandom } from '../../test/bad-requests/seeded-random.ts'
import { buildHome, type Home } from '../../test/home.ts'
import { formData, smallTranscript } from '../../test/people.ts'
import { quickEngine } from '../../test/quick-engine.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'

const requests = 800
const seed = 20_261_121
const deadlineMs = 10_000

let app: TestApp
let home: Home
beforeAll(async () => {
  app = await startTestApp({ engine: () => quickEngine() })
  home = await buildHome(app)
})
afterAll(() => app.close())

test(`[API-33] ${requests} broken requests to every call are answered, none with a failure of ours`, {
  timeout: 240_000,
}, async () => {
  const refused: unknown[] = []
  let sent = 0
  for (const request of badRequests(home, seededRandom(seed))) {
    const { method, url, headers, body } = request
    const fault = await findFault(request)
    if (fault !== null) refused.push({ fault, method, url, headers, body: body?.subarray(0, 300).toString() })
    sent += 1
    if (sent === requests || refused.length === 5) break
  }
  expect(refused).toEqual([])
  // Requests to what is gone would be refused at the door from then on, and prove little.
  const { session } = home.admin
  const project = { session, params: { id: home.ids.project } }
  const member = { session, params: { id: home.ids.member }, body: { role: 'user' as const } }
  const there = [
    await app.call(getTranscript, project),
    await app.call(getProfile, { session: home.caller.session }),
    await app.call(changeRole, member),
    await app.call(getSharedProject, { params: { token: home.shareToken } }),
    await app.call(listComments, project),
  ]
  expect(there.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect(there.at(-1)?.body).toMatchObject({
    comments: expect.arrayContaining([expect.objectContaining({ id: home.parts.commentId })]),
  })
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
    body: { code: 'invalid', message: expect.stringContaining('did not arrive completely') },
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

async function findFault({ method, url, headers, body }: BadRequest): Promise<string | null> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, deadlineMs, null).unref())
  const call = app.app.inject({ method: method as 'GET', url, headers, ...(body && { payload: body }) })
  const answer = await Promise.race([call, late])
  if (!answer) return 'no answer'
  if (answer.statusCode >= 500) return `${answer.statusCode} ${answer.body}`
  const isError = answer.statusCode >= 400 && url.startsWith('/api/') && method !== 'HEAD'
  return isError && !ErrorBody.safeParse(JSON.parse(answer.body || 'null')).success ? `says ${answer.body}` : null
}
