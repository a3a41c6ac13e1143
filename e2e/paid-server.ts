// A server with a fake Stripe, for browser tests of real payments.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { type StripeServer, startStripeServer } from '../server/test/stripe-server.ts'

export type PaidServer = {
  url: string
  stripe: StripeServer
  stop: () => Promise<void>
  tell: (sent: Sent) => Promise<number>
}

type Sent = { payload: string; signature: string }

export async function startPaidServer(): Promise<PaidServer> {
  const stripe = await startStripeServer()
  const dataDir = mkdtempSync(join(tmpdir(), 'podcastai-paid-'))
  const child = spawn(process.execPath, [join(import.meta.dirname, '../server/src/main.ts')], {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      RATE_LIMITS: 'off',
      AI_PROVIDER: 'builtin',
      STRIPE_SECRET_KEY: 'sk_test_e2e',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_e2e',
      STRIPE_WEBHOOK_SECRET: 'whsec_test',
      STRIPE_API_URL: stripe.url,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await waitForAddress(child)
  return {
    url,
    stripe,
    tell: async ({ payload, signature }) => {
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
      return (await fetch(`${url}/api/billing/webhook`, { method: 'POST', headers, body: payload })).status
    },
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      rmSync(dataDir, { recursive: true, force: true })
      await stripe.close()
    },
  }
}

function waitForAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let out = ''
    child.stdout?.on('data', (chunk) => {
      out += chunk
      const address = /http:\/\/\S+/.exec(out)?.[0]
      if (address) resolve(address)
    })
    child.once('exit', () => reject(new Error('the server ended')))
  })
}

/** The page's calls to Stripe's script, in order. */
export type Asked = { key: string; secret: string; returnUrl: string; redirect: string }

/**
 * Replaces Stripe's script with a fake: a form without a frame that records what it should confirm, and declines when
 * the test says so.
 */
export async function standInForScript(page: Page): Promise<{ asked: () => Promise<Asked[]> }> {
  await page.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${script})()` }),
  )
  return { asked: () => page.evaluate<Asked[]>('window.asked ?? []') }
}

/** Runs in the browser. */
const script = `function () {
  window.asked = []
  const element = () => ({
    listeners: {},
    on(name, callback) { this.listeners[name] = callback; return this },
    off() { return this },
    mount(place) {
      const field = document.createElement('p')
      field.textContent = 'Card form of the provider'
      place.append(field)
      setTimeout(() => this.listeners.ready && this.listeners.ready(this), 0)
    },
    update() {}, unmount() {}, destroy() {},
  })
  window.Stripe = (key) => ({
    elements: ({ clientSecret }) => ({ secret: clientSecret, create: element, getElement: () => null, update() {}, submit: async () => ({}) }),
    confirmPayment: async ({ elements, confirmParams, redirect }) => {
      window.asked.push({ key, secret: elements.secret, returnUrl: confirmParams.return_url, redirect })
      const declined = { type: 'card_error', code: 'card_declined', message: 'Your card has insufficient funds.' }
      return sessionStorage.getItem('declines') ? { error: declined } : { paymentIntent: { status: 'succeeded' } }
    },
    createToken() {}, createPaymentMethod() {}, confirmCardPayment() {}, registerAppInfo() {}, _registerWrapper() {},
  })
  window.Stripe.version = 'endive'
}`
