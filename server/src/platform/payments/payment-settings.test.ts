import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'

const keys = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
}

test('[SUB-12] [SUB-13] payments are real when the keys are set, and in play without them', () => {
  expect(readConfig({})).toMatchObject({ billing: 'test', stripe: null })
  expect(readConfig({ ...keys, STRIPE_PRICE_TEAM: 'price_9' })).toMatchObject({
    billing: 'stripe',
    stripe: {
      secretKey: 'sk_test_1',
      publishableKey: 'pk_test_1',
      webhookSecret: 'whsec_1',
      prices: { team: 'price_9' },
    },
  })
  for (const billing of ['test', 'off']) {
    expect(readConfig({ ...keys, BILLING: billing })).toMatchObject({ billing, stripe: null })
  }
})

test.each<[string, Record<string, string>]>([
  ['STRIPE_SECRET_KEY', { BILLING: 'stripe' }],
  ['STRIPE_WEBHOOK_SECRET', { ...keys, STRIPE_WEBHOOK_SECRET: '' }],
  ['STRIPE_PUBLISHABLE_KEY', { ...keys, STRIPE_PUBLISHABLE_KEY: 'sk_test_1' }],
  ['STRIPE_PUBLISHABLE_KEY', { ...keys, STRIPE_PUBLISHABLE_KEY: 'pk_live_1' }],
  ['STRIPE_PRICE_PRO', { ...keys, STRIPE_PRICE_PRO: '4.99' }],
  ['BILLING', { BILLING: 'paypal' }],
])('a start with %s wrong is refused with one line: %j', (setting, environment) => {
  expect(() => readConfig(environment)).toThrow(new RegExp(`^${setting}: [^\\n]+$`))
})

test.each<[boolean, Record<string, string>]>([
  [false, {}],
  [false, { HOST: 'localhost', APP_URL: 'http://127.0.0.1:4000' }],
  [true, { HOST: '0.0.0.0' }],
  [true, { APP_URL: 'https://podcasts.example.com' }],
  [true, { TRUST_PROXY: 'on' }],
])('[SUB-13] others can reach it: %s with %j', (isReachable, environment) => {
  expect(readConfig(environment).isReachable).toBe(isReachable)
})
