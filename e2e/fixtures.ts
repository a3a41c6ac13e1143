import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type BrowserContext, test as base, type Locator, type Page } from '@playwright/test'

export { expect } from '@playwright/test'

export const sample = join(import.meta.dirname, '../samples/the-bakery-that-closed-on-saturdays.vtt')

/** A user with a finished project. */
export type Reader = SignedIn & { projectId: string; cookies: Awaited<ReturnType<BrowserContext['cookies']>> }

/** Fails every test on a console error, an unhandled rejection or a failed request. */
export const test = base.extend<object, { reader: Reader }>({
  page: async ({ page }, use) => {
    const complaints = listenForComplaints(page)
    await use(page)
    // Pending requests must not fail the next test.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
    base.expect(complaints).toEqual([])
  },
  /** Shared by a worker's read-only tests: a project takes a second of CPU time. */
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

/** Returns the page's console errors and unhandled rejections from now on; the list grows. */
export function listenForComplaints(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    // The browser logs every status of 400 and above; the page isn't at fault.
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

/** Creates an account through the API, without signing in the browser. */
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

/** Turns the user's workspace into a team that they lead. */
export async function payForTeam(context: BrowserContext, { sessionId }: SignedIn): Promise<void> {
  await pay(context, sessionId, '/api/billing/team-upgrade')
}

/** Returns a new user who joined the admin's team with a role by email invitation, through the API. */
export async function buildMember(context: BrowserContext, admin: SignedIn, role: 'admin' | 'manager' | 'user') {
  const person = newPerson('Noor Haddad')
  const headers = { 'x-session-id': admin.sessionId }
  await json(await context.request.post('/api/team/members', { headers, data: { email: person.email, role } }))
  const { sessionId = '' } = await json(await context.request.post('/api/auth/register', { data: person }))
  return { ...person, sessionId }
}

/** Creates an account through the API and signs in this browser; `subscribed` pays with a test card. */
export async function signIn(context: BrowserContext, page: Page, options: { subscribed?: boolean } = {}) {
  const person = await buildPerson(context, options)
  await storeSession(page, person.sessionId)
  return person
}

/** Signs in the shared reader; returns the project's ID. Tests that use it must not change stored data. */
export async function signInAsReader(page: Page, { sessionId, cookies, projectId }: Reader): Promise<string> {
  await page.context().addCookies(cookies)
  await storeSession(page, sessionId)
  return projectId
}

/** Puts a session ID into the browser's storage once, so that a page that signs out stays signed out. */
export async function storeSession(page: Page, sessionId: string): Promise<void> {
  // The initial blank page has no storage.
  const content = `if (origin !== 'null' && !sessionStorage.getItem('begun')) {
    sessionStorage.setItem('begun', 'yes')
    localStorage.setItem('sessionId', ${JSON.stringify(sessionId)})
  }`
  await page.addInitScript({ content })
}

type Upload = { file?: string; filename?: string; generate?: boolean }

/** Creates a project through the API and waits until it is processed. */
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

/** Returns a transcript. With a custom file name, removes its title line, which would name the project. */
function fileCalled(filename: string, file: string): Buffer {
  const bytes = readFileSync(file)
  if (filename === basename(file)) return bytes
  return Buffer.from(bytes.toString().replace(/^WEBVTT - .*/, 'WEBVTT'))
}

/** Returns the user's stored projects. */
export async function storedProjects(context: BrowserContext, { sessionId }: SignedIn): Promise<unknown[]> {
  const answer = await context.request.get('/api/transcripts', { headers: { 'x-session-id': sessionId } })
  base.expect(answer.ok()).toBe(true)
  return answer.json()
}

/** Where toasts appear. */
export function findToasts(page: Page): Locator {
  return page.getByRole('region', { name: /Messages/ })
}

/** Hovers until the page reacts: the browser drops pointer events before the first paint. */
export async function beginUse(page: Page, at: Locator): Promise<void> {
  await base
    .expect(async () => {
      await page.mouse.move(0, 0)
      await at.hover()
      await base.expect(findToasts(page)).toBeAttached({ timeout: 2000 })
    })
    .toPass()
}

/** Holds requests to a path until the returned function is called. */
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

/** Changes the JSON responses of a path on their way to the page. */
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
