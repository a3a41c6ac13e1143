import {
  downloadDocument,
  downloadKit,
  downloadMyData,
  downloadPictures,
  drawPicture,
  type Endpoint,
  endpoints,
  getReferenceImage,
  hearListeningCopy,
  watchProject,
} from '@podcastai/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildHome, type Home, paramsFor } from '../../test/home.ts'
import { quickEngine } from '../../test/quick-engine.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'

let app: TestApp
let home: Home
beforeAll(async () => {
  app = await startTestApp({ engine: () => quickEngine() })
  home = await buildHome(app)
})
afterAll(() => app.close())

const files = [
  ['image/', getReferenceImage],
  ['audio/ogg', hearListeningCopy],
  ['image/png', drawPicture],
  ['application/zip', downloadPictures],
  ['application/vnd.openxmlformats-officedocument', downloadDocument],
  ['application/zip', downloadKit],
  ['application/json', downloadMyData],
] as [string, Endpoint][]

test.each(files)('[AUTH-18] with the session’s cookie alone %s arrives as with the header', async (type, endpoint) => {
  const { session } = home.caller
  const byCookie = await read(endpoint, { cookie: `sessionId=${session}` })
  expect(byCookie.statusCode).toBe(200)
  expect(byCookie.headers['content-type']).toContain(type)
  expect(byCookie.rawPayload.length).toBeGreaterThan(0)
  const byHeader = await read(endpoint, { 'x-session-id': session })
  expect(byCookie.headers['content-type']).toBe(byHeader.headers['content-type'])
  expect((await read(endpoint, {})).statusCode).toBe(401)
  expect((await read(endpoint, { cookie: 'sessionId=of-nobody' })).statusCode).toBe(401)
})

test('[AUTH-18] these are all calls that answer with bytes', () => {
  const bytes = (endpoints as readonly Endpoint[]).filter(
    ({ method, access, response }) => method === 'GET' && access === 'session' && response.def.type === 'unknown',
  )
  const whole = bytes.filter((endpoint) => endpoint !== (watchProject as Endpoint))
  expect(whole.map(({ path }) => path).sort()).toEqual(files.map(([, { path }]) => path).sort())
})

function read(endpoint: Endpoint, headers: Record<string, string>) {
  const params = paramsFor(endpoint, home)
  const url = endpoint.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '')
  return app.app.inject({ method: 'GET', url, headers })
}
