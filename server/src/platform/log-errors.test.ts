import { pino } from 'pino'
import Stripe from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../test/test-database.ts'
import { users, workspaces } from './database/schema.ts'
import { AppError } from './http/app-error.ts'
import { errorSerializers } from './log-errors.ts'

let database: Awaited<ReturnType<typeof openTestDatabase>>
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

/** The line that a logger of ours writes. */
function logged(fields: Record<string, unknown>): string {
  let line = ''
  pino({ serializers: errorSerializers }, { write: (text: string) => (line += text) }).error(fields, 'unexpected error')
  return line
}

test('a statement that failed is logged with its reason and without any of its values', async () => {
  const account = { email: 'mo@example.com', username: 'no\nparams: at all', passwordHash: '$argon2id$secret' }
  await database.db.execute(
    `alter table users add constraint refuses check (password_hash <> '${account.passwordHash}')`,
  )
  const [workspace] = await database.db.insert(workspaces).values({ name: 'Mo', kind: 'personal' }).returning()
  const user = { ...account, workspaceId: workspace?.id ?? '' }
  const error: unknown = await database.db
    .insert(users)
    .values(user)
    .catch((failure: unknown) => failure)
  expect(String(error)).toContain(account.email)
  const line = logged({ err: error })
  for (const value of Object.values(account)) expect(line.includes(value), value).toBe(false)
  expect(line).not.toContain('at all')
  expect(JSON.parse(line)).toMatchObject({
    msg: 'unexpected error',
    err: {
      message: expect.stringMatching(/^Failed query: insert into "users"/),
      stack: expect.stringContaining('\n    at '),
      cause: { code: '23514', constraint: 'refuses', message: expect.stringContaining('violates check constraint') },
    },
  })
})

test.each(['err', 'cause'])('an error of the payment provider is logged as %s without what it carries', (key) => {
  const error = new Stripe.errors.StripeCardError({
    type: 'card_error',
    code: 'card_declined',
    message: 'Your card was declined.',
    payment_intent: { client_secret: 'pi_1_secret_2' },
    payment_method: { billing_details: { email: 'mo@example.com' } },
  } as never)
  const line = logged({ [key]: new AppError('card_declined', 'Declined', undefined, { cause: error }) })
  expect(line).not.toContain('pi_1_secret_2')
  expect(line).not.toContain('mo@example.com')
  expect(JSON.parse(line)[key].cause).toMatchObject({ code: 'card_declined', message: 'Your card was declined.' })
})
