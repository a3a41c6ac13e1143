import { createSubscription, getProfile } from '@podcastai/contracts'
import { buildPerson } from '../../server/test/people.ts'
import { startStripeServer } from '../../server/test/stripe-server.ts'
import type { TestApp } from '../../server/test/test-app.ts'
import { startBenchServer } from '../benchmarks/server-process.ts'
import { openClient } from './client.ts'
import { onEmbedded } from './places.ts'
import { type Finding, none } from './scenario.ts'

/** News of payments that the provider never sent, or sent long ago. */
export function attackWebhooks(): Promise<Finding[]> {
  return onEmbedded(async ({ env }) => {
    const stripe = await startStripeServer()
    const server = await startBenchServer({
      ...env,
      ...{ BILLING: 'stripe', STRIPE_SECRET_KEY: 'sk_test_chaos', STRIPE_PUBLISHABLE_KEY: 'pk_test_chaos' },
      ...{ STRIPE_WEBHOOK_SECRET: 'whsec_test', STRIPE_API_URL: stripe.url },
    })
    const client = openClient(() => server.url)
    const { session } = await buildPerson(client as unknown as TestApp)
    const { body: begun } = await client.call(createSubscription, { session })
    const reference = [...stripe.subscriptions.keys()][0] ?? ''
    const event = {
      id: 'evt_forged',
      object: 'event',
      type: 'invoice.paid',
      data: { object: { subscription: reference, status: 'active' } },
    }
    const payload = JSON.stringify(event)
    const now = Math.floor(Date.now() / 1000)
    const signatures = [
      '',
      't=1,v1=00',
      `t=${now},v1=${'0'.repeat(64)}`,
      `t=${now},v0=${'a'.repeat(64)}`,
      't=,v1=',
      'x'.repeat(5000),
    ]
    const believed: string[] = []
    for (const signature of signatures) {
      const headers = { 'content-type': 'application/json', ...(signature && { 'stripe-signature': signature }) }
      const { status } = await client.send({
        method: 'POST',
        url: '/api/billing/webhook',
        headers,
        body: Buffer.from(payload),
      })
      if (status < 400) believed.push(`${status} for the signature ${signature.slice(0, 40)}`)
    }
    const standing = async () => (await client.call(getProfile, { session })).body.subscriptionStatus
    if ((await standing()) === 'active') believed.push('a forged event made a plan')
    believed.push(...(await replay()))
    client.close()
    await server.stop()
    await stripe.close()
    return [none('forged and replayed news of payments that changed something', believed)]

    /** A true event, signed by the provider: told again after the plan has ended it must bring nothing back. */
    async function replay(): Promise<string[]> {
      const subscription = stripe.subscriptions.get(reference)
      if (!subscription) return ['the stand-in has no subscription']
      stripe.confirm(begun.clientSecret ?? '')
      const sent = stripe.event('invoice.paid', subscription.id)
      const tell = () =>
        client.send({
          ...{ method: 'POST', url: '/api/billing/webhook', body: Buffer.from(sent.payload) },
          headers: { 'content-type': 'application/json', 'stripe-signature': sent.signature },
        })
      await tell()
      if ((await standing()) !== 'active') return ['a true event was not believed']
      subscription.status = 'canceled'
      const ended = stripe.event('customer.subscription.deleted', subscription.id)
      await client.send({
        ...{ method: 'POST', url: '/api/billing/webhook', body: Buffer.from(ended.payload) },
        headers: { 'content-type': 'application/json', 'stripe-signature': ended.signature },
      })
      for (let time = 0; time < 3; time++) await tell()
      return (await standing()) === 'active' ? ['a replayed event brought an ended plan back'] : []
    }
  })
}
