import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type BrowserContext, test as base, type Locator, type Page } from '@playwright/test'

export { expect } from '@playwright/test'

export const sample = join(import.meta.dirname, '../samples/the-bakery-that-closed-on-saturdays.vtt')

/** Somebody with a finished project. */
export type Reader = SignedIn & { projectId: string; cookies: Awaited<ReturnType<BrowserContext['cookies']>> }

/** Every test fails on an error in the browser's console, on an unhandled rejection, and on a failed request. */
export const test = base.extend<object, { reader: Reader }>({
  page: async ({ page }, use) => {
    const complaints = listenForComplaints(page)
    await use(page)
    // What still waits for an answer must not fail the next test.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
    base.expect(complaints).toEqual([])
  },
  /** Made once a worker, for tests that only look at it: a project of its own for each costs the processor a second. */
  reader: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext({ baseURL: project.use.baseURL })
      const person = await buildPerson(context)
      const projectId = await uploadProject(context, person)
      const cookies = await context.cookies()
      await context.close()
      await use({ ...person, projectId, cookies })
    },
    { scope: 'worker' },
  ],
})

/** What a page complains of from now on: errors in its console, and unhandled rejections. */
export function listenForComplaints(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    // The browser logs every answer of 400 and above itself; that is no fault of the page.
    const isAnswer = message.text().startsWith('Failed to load resource')
    if (message.type() === 'error' && !isAnswer) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return complaints
}

let people = 0

export type Person = { email: string; password: string; username: string }
export type SignedIn = Person & { sessionId: string }

export function newPerson(username = 'Maya Brandt'): Person {
  people += 1
  return { email: `person-${process.pid}-${Date.now()}-${people}@example.com`, password: 'correct horse', username }
}

/** An account made by a call; nobody is signed in in the browser. */
export async function buildPerson(context: BrowserContext, { subscribed = true } = {}): Promise<SignedIn> {
  const person = newPerson()
  const { sessionId = '' } = await json(await context.request.post('/api/auth/register', { data: person }))
  if (subscribed) await pay(context, sessionId, '/api/create-subscription')
  return { ...person, sessionId }
}

async function pay(context: BrowserContext, sessionId: string, begin: string) {
  const headers = { 'x-session-id': sessionId }
  const { clientSecret } = await json(await context.request.post(begin, { headers, data: {} }))
  if (!clientSecret) return
  const card = { number: '4242424242424242', expMonth: 12, expYear: 2040, cvc: '123' }
  await json(await context.request.post('/api/billing/test-payment', { headers, data: { clientSecret, card } }))
}

/** The person's workspace becomes a team that they lead. */
export async function payForTeam(context: BrowserContext, { sessionId }: SignedIn): Promise<void> {
  await pay(context, sessionId, '/api/billing/team-upgrade')
}

/** Somebody who joins a person's team with a role, by calls: invited by email, they register with it. */
export async function buildMember(context: BrowserContext, admin: SignedIn, role: 'admin' | 'manager' | 'user') {
  const person = newPerson('Noor Haddad')
  const headers = { 'x-session-id': admin.sessionId }
  await json(await context.request.post('/api/team/members', { headers, data: { email: person.email, role } }))
  const { sessionId = '' } = await json(await context.request.post('/api/auth/register', { data: person }))
  return { ...person, sessionId }
}

/** An account made by calls, signed in in this browser; `subscribed` has paid with a test card. */
export async function signIn(context: BrowserContext, page: Page, options: { subscribed?: boolean } = {}) {
  const person = await buildPerson(context, options)
  await storeSession(page, person.sessionId)
  return person
}

/** Signs in the person whom several tests share: whoever does so changes nothing that is stored. Answers the project's id. */
export async function signInAsReader(page: Page, { sessionId, cookies, projectId }: Reader): Promise<string> {
  await page.context().addCookies(cookies)
  await storeSession(page, sessionId)
  return projectId
}

/** Puts a session identifier into the browser's storage once: a page that signs out stays signed out. */
export async function storeSession(page: Page, sessionId: string): Promise<void> {
  // The empty page before the first one has no storage.
  const content = `if (origin !== 'null' && !sessionStorage.getItem('begun')) {
    sessionStorage.setItem('begun', 'yes')
    localStorage.setItem('sessionId', ${JSON.stringify(sessionId)})
  }`
  await page.addInitScript({ content })
}

type Upload = { file?: string; filename?: string; generate?: boolean }

/** A project made by calls, processed to its end. */
export async function uploadProject(context: BrowserContext, { sessionId }: SignedIn, options: Upload = {}) {
  const { file = sample, filename = basename(file), generate = true } = options
  const headers = { 'x-session-id': sessionId }
  const { id = '' } = await json(
    await context.request.post('/api/transcripts/upload', {
      headers,
      multipart: {
        generate: String(generate),
        transcript: { name: filename, mimeType: 'text/plain', buffer: fileCalled(filename, file) },
      },
    }),
  )
  const status = async () => (await json(await context.request.get(`/api/transcripts/${id}`, { headers }))).status
  await base.expect.poll(status, { timeout: 45_000 }).toBe('completed')
  return id
}

/** A transcript; under a name of the test's own without the title that it states, which the project would be called by. */
function fileCalled(filename: string, file: string): Buffer {
  const bytes = readFileSync(file)
  if (filename === basename(file)) return bytes
  return Buffer.from(bytes.toString().replace(/^WEBVTT - .*/, 'WEBVTT'))
}

/** The projects that the server has stored for a person. */
export async function storedProjects(context: BrowserContext, { sessionId }: SignedIn): Promise<unknown[]> {
  const answer = await context.request.get('/api/transcripts', { headers: { 'x-session-id': sessionId } })
  base.expect(answer.ok()).toBe(true)
  return answer.json()
}

/** Where messages appear. */
export function findToasts(page: Page): Locator {
  return page.getByRole('region', { name: /Messages/ })
}

/** Points at something until the page has noticed it: the browser drops what a pointer does before the first paint. */
export async function beginUse(page: Page, at: Locator): Promise<void> {
  await base
    .expect(async () => {
      await page.mouse.move(0, 0)
      await at.hover()
      await base.expect(findToasts(page)).toBeAttached({ timeout: 2000 })
    })
    .toPass()
}

/** Keeps calls to a path waiting until they are let go. */
export async function holdCalls(page: Page, path: string | RegExp): Promise<() => void> {
  let letGo = () => {}
  const free = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(path, async (route) => {
    await free
    await route.continue()
  })
  return letGo
}

/** Passes the JSON answers of a path on with something changed in them, as the server would have said it. */
export async function alterAnswers<Answer>(page: Page, path: string | RegExp, change: (answer: Answer) => unknown) {
  await page.route(path, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: change((await response.json()) as Answer) })
  })
}

async function json(answer: { ok(): boolean; status(): number; json(): Promise<Record<string, string>> }) {
  if (!answer.ok()) throw new Error(`the call answered ${answer.status()}`)
  return answer.json()
}
