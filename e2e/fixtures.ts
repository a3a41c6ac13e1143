import { join } from 'node:path'
import { type BrowserContext, test as base, type Page } from '@playwright/test'

export { expect } from '@playwright/test'

export const sample = join(import.meta.dirname, '../samples/the-bakery-that-closed-on-saturdays.vtt')

/** Every test fails on an error in the browser's console, on an unhandled rejection, and on a failed request. */
export const test = base.extend<{ quietPage: Page }>({
  page: async ({ page }, use) => {
    const complaints: string[] = []
    page.on('console', (message) => {
      // The browser logs every answer of 400 and above itself; that is no fault of the page.
      const isAnswer = message.text().startsWith('Failed to load resource')
      if (message.type() === 'error' && !isAnswer) complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(error.message))
    await use(page)
    base.expect(complaints).toEqual([])
  },
})

let people = 0

export type Person = { email: string; password: string; username: string }

export function newPerson(username = 'Maya Brandt'): Person {
  people += 1
  return { email: `person-${process.pid}-${Date.now()}-${people}@example.com`, password: 'correct horse', username }
}

/** An account made by calls, signed in in this browser; `subscribed` has paid with a test card. */
export async function signIn(context: BrowserContext, page: Page, { subscribed = true } = {}): Promise<Person> {
  const person = newPerson()
  const { sessionId = '' } = await json(await context.request.post('/api/auth/register', { data: person }))
  const headers = { 'x-session-id': sessionId }
  if (subscribed) {
    const { clientSecret } = await json(await context.request.post('/api/create-subscription', { headers }))
    const card = { number: '4242424242424242', expMonth: 12, expYear: 2040, cvc: '123' }
    await context.request.post('/api/billing/test-payment', { headers, data: { clientSecret, card } })
  }
  await page.addInitScript((id) => localStorage.setItem('sessionId', id), sessionId)
  return person
}

async function json(answer: { ok(): boolean; status(): number; json(): Promise<Record<string, string>> }) {
  if (!answer.ok()) throw new Error(`the call answered ${answer.status()}`)
  return answer.json()
}
