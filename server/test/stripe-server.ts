// A stand-in for the parts of Stripe's API that the product uses, for Stripe's own client: form bodies in, JSON out,
// idempotency keys, `expand`, and its errors. Its functions simulate what a user does and the passing of time.
import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'
import { type Fields, readForm } from './stripe-form.ts'

const day = 86_400

type Price = { id: string; lookup_key: string | null; product: string; unit_amount: number; currency: string }
type Invoice = { id: string; status: 'open' | 'paid' | 'void'; secret: string; amount: number }
export type FakeSubscription = {
  id: string
  customer: string
  status: string
  price: string
  start: number
  end: number
  cancelAtPeriodEnd: boolean
  cancelAt: number | null
  invoice: Invoice
  pendingPrice: string | null
}

export type StripeServer = Awaited<ReturnType<typeof startStripeServer>>

/** @param webhookSecret signs its events */
export async function startStripeServer({ webhookSecret = 'whsec_test', now = () => Date.now() } = {}) {
  const prices = new Map<string, Price>()
  const customers = new Map<string, Fields>()
  const subscriptions = new Map<string, FakeSubscription>()
  const answered = new Map<string, { asked: string; answer: Promise<Answer> }>()
  const requests: { method: string; path: string; fields: Fields }[] = []
  const state = { isDown: false, cardOnFile: 'pays' as 'pays' | 'declines' }
  let held: { read: () => void; answer: Promise<void> } | null = null
  const seconds = () => Math.floor(now() / 1000)

  const server = createServer((request, response) => {
    void handleRequest(request).then(({ status, body }) => {
      response.writeHead(status, { 'content-type': 'application/json', 'request-id': randomUUID() })
      response.end(JSON.stringify(body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  async function handleRequest(request: IncomingMessage): Promise<Answer> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const url = new URL(request.url ?? '/', 'http://stripe')
    const fields = readForm(`${url.search.slice(1)}&${Buffer.concat(chunks)}`)
    const method = request.method ?? 'GET'
    if (state.isDown) return failure(500, 'api_error', 'out of order')
    requests.push({ method, path: url.pathname, fields })
    const key = request.headers['idempotency-key']
    if (typeof key !== 'string' || method !== 'POST') return route(method, url.pathname, fields)
    const asked = `${url.pathname} ${JSON.stringify(fields)}`
    const earlier = answered.get(key)
    if (earlier && earlier.asked !== asked) return failure(400, 'idempotency_error', 'the key was used otherwise')
    if (earlier) return earlier.answer
    const answer = route(method, url.pathname, fields)
    answered.set(key, { asked, answer })
    return answer
  }

  async function route(method: string, path: string, fields: Fields): Promise<Answer> {
    // Long enough for two calls to overlap.
    await new Promise((resolve) => setTimeout(resolve, 5))
    const [, , kind, id, action] = path.split('/')
    const call = `${method} ${kind}${id ? (kind === 'invoices' || kind === 'billing_portal' ? `/${id}` : '/:id') : ''}`
    switch (call) {
      case 'POST customers':
        return customerAnswer(fields)
      case 'GET prices':
        return list([...prices.values()].filter((price) => fields['lookup_keys.0'] === price.lookup_key))
      case 'POST prices':
        return made(addPrice({ cents: Number(fields.unit_amount), lookupKey: fields.lookup_key ?? null }))
      case 'GET prices/:id':
        return prices.has(id ?? '') ? made(prices.get(id ?? '') as Price) : missing('price', id)
      case 'POST subscriptions':
        return createSubscription(fields)
      case 'GET subscriptions/:id':
      case 'POST subscriptions/:id':
      case 'DELETE subscriptions/:id':
        return oneSubscription(method, id ?? '', fields)
      case 'POST invoices/create_preview':
        return ok({ object: 'invoice', amount_due: prorated(fields) })
      case `POST invoices/${id}`:
        return voidInvoice(id ?? '')
      case 'POST billing_portal/sessions':
        return ok({ object: 'billing_portal.session', url: `https://billing.stripe.com/session/${fields.customer}` })
      default:
        return failure(404, 'invalid_request_error', `nothing at ${call} ${action ?? ''}`)
    }
  }

  function customerAnswer(fields: Fields): Answer {
    const id = `cus_${customers.size + 1}`
    customers.set(id, fields)
    return ok({ id, object: 'customer' })
  }

  function addPrice({ cents, lookupKey, id }: { cents: number; lookupKey: string | null; id?: string }): Price {
    const number = prices.size + 1
    const price = { id: id ?? `price_${number}`, lookup_key: lookupKey, product: `prod_${number}`, unit_amount: cents }
    prices.set(price.id, { ...price, currency: 'usd' })
    return prices.get(price.id) as Price
  }

  function createSubscription(fields: Fields): Answer {
    const { customer = '' } = fields
    if (!customers.has(customer)) return missing('customer', customer)
    const price = fields['items.0.price'] ?? ''
    const id = `sub_${subscriptions.size + 1}`
    const invoice = newInvoice(id, prices.get(price)?.unit_amount ?? 0)
    const [start, end] = [seconds(), seconds() + 30 * day]
    const begun = { customer, price, start, end, cancelAtPeriodEnd: false, cancelAt: null, pendingPrice: null }
    subscriptions.set(id, { id, status: 'incomplete', invoice, ...begun })
    return ok(shown(findSubscription(id), fields))
  }

  async function oneSubscription(method: string, id: string, fields: Fields): Promise<Answer> {
    const subscription = subscriptions.get(id)
    if (!subscription || (method === 'DELETE' && subscription.status === 'canceled')) return missing('id', id)
    // An open invoice stays open.
    if (method === 'DELETE') subscription.status = 'canceled'
    if (method === 'POST') change(subscription, fields)
    const answer = ok(shown(subscription, fields))
    const slow = method === 'GET' ? held : null
    held = null
    slow?.read()
    await slow?.answer
    return answer
  }

  function voidInvoice(id: string): Answer {
    const invoice = [...subscriptions.values()].find((one) => one.invoice.id === id)?.invoice
    if (invoice?.status !== 'open') return failure(400, 'invalid_request_error', 'only an open invoice can be voided')
    invoice.status = 'void'
    return ok({ id, object: 'invoice', status: 'void' })
  }

  function change(subscription: FakeSubscription, fields: Fields) {
    const ending = fields.cancel_at_period_end
    if (ending !== undefined) {
      subscription.cancelAtPeriodEnd = ending === 'true'
      subscription.cancelAt = ending === 'true' ? subscription.end : null
    }
    if (fields.cancel_at === '') subscription.cancelAt = null
    const price = fields['items.0.price']
    if (!price) return
    subscription.invoice = newInvoice(subscription.id, prorated(fields))
    subscription.pendingPrice = price
    if (state.cardOnFile === 'pays') settle(subscription)
  }

  function newInvoice(of: string, amount: number): Invoice {
    const id = `in_${of}_${randomUUID().slice(0, 8)}`
    return { id, status: 'open', secret: `pi_${id}_secret_1`, amount }
  }

  function settle(subscription: FakeSubscription) {
    subscription.invoice.status = 'paid'
    subscription.status = 'active'
    subscription.price = subscription.pendingPrice ?? subscription.price
    subscription.pendingPrice = null
  }

  /** Returns half of the difference, because the position in the period doesn't matter here. */
  function prorated(fields: Fields): number {
    const id = fields['subscription_details.items.0.price'] ?? fields['items.0.price'] ?? ''
    return Math.round((prices.get(id)?.unit_amount ?? 0) / 2)
  }

  function shown(subscription: FakeSubscription, fields: Fields) {
    const { id, customer, status, start, end, cancelAtPeriodEnd, cancelAt, invoice, pendingPrice } = subscription
    const isExpanded = Object.values(fields).includes('latest_invoice.confirmation_secret')
    const item = { id: `si_${id}`, price: prices.get(subscription.price), current_period_start: start }
    return {
      id,
      object: 'subscription',
      customer,
      status,
      cancel_at_period_end: cancelAtPeriodEnd,
      cancel_at: cancelAt,
      pending_update: pendingPrice ? { expires_at: end } : null,
      items: { object: 'list', data: [{ ...item, current_period_end: end }] },
      latest_invoice: isExpanded ? invoiceShown(invoice, id) : invoice.id,
    }
  }

  function findSubscription(id: string): FakeSubscription {
    const subscription = subscriptions.get(id)
    if (!subscription) throw new Error(`no subscription ${id}`)
    return subscription
  }

  let events = 0

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    subscriptions,
    customers,
    state,
    addPrice,
    /** Returns a webhook event: the current subscription, signed as Stripe signs it. */
    event: (type: string, id: string, { secret = webhookSecret, eventId = `evt_${++events}` } = {}) => {
      const subscription = findSubscription(id)
      const about = type.startsWith('invoice.') ? invoiceShown(subscription.invoice, id) : shown(subscription, {})
      const body = { id: eventId, object: 'event', type, created: seconds(), data: { object: about } }
      const payload = JSON.stringify(body)
      const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret })
      return { payload, signature }
    },
    /** The user confirms the payment in the browser with a card that pays. */
    confirm: (clientSecret: string) => {
      const waiting = [...subscriptions.values()].find(({ invoice }) => invoice.secret === clientSecret)
      if (waiting?.invoice.status !== 'open') throw new Error('nothing waits for this secret')
      settle(waiting)
      return waiting.id
    },
    /**
     * Delays the response to the next read of a subscription until released. Its content is fixed when the request
     * arrives.
     */
    holdNextReading: () => {
      const read = Promise.withResolvers<void>()
      const answer = Promise.withResolvers<void>()
      held = { read: read.resolve, answer: answer.promise }
      return { isRead: read.promise, letGo: answer.resolve }
    },
    /** A period passes, and the card on file pays the next one or is declined. */
    renew: (id: string, outcome: 'paid' | 'declined') => {
      const subscription = findSubscription(id)
      subscription.start = subscription.end
      subscription.end += 30 * day
      subscription.invoice = { ...newInvoice(id, 499), status: outcome === 'paid' ? 'paid' : 'open' }
      subscription.status = outcome === 'paid' ? 'active' : 'past_due'
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

type Answer = { status: number; body: unknown }

const ok = (body: unknown): Answer => ({ status: 200, body })
const list = (data: Price[]): Answer =>
  ok({ object: 'list', has_more: false, url: '/v1/prices', data: data.map(priceShown) })
const made = (price: Price): Answer => ok(priceShown(price))
const priceShown = (price: Price) => ({ object: 'price', active: true, recurring: { interval: 'month' }, ...price })

function invoiceShown({ id, status, secret, amount }: Invoice, subscription: string) {
  return {
    id,
    object: 'invoice',
    status,
    amount_due: amount,
    parent: { type: 'subscription_details', subscription_details: { subscription } },
    confirmation_secret: { client_secret: secret, type: 'payment_intent' },
  }
}

function failure(status: number, type: string, message: string, more = {}): Answer {
  return { status, body: { error: { type, message, ...more } } }
}

function missing(param: string, id = ''): Answer {
  return failure(404, 'invalid_request_error', `No such ${param}: '${id}'`, { code: 'resource_missing', param })
}
