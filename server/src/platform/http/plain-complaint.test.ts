import { expect, test } from 'vitest'
import { z } from 'zod'
import { validate } from './validate.ts'

const Body = z.strictObject({
  name: z.string().min(1).max(5),
  tags: z.array(z.string().min(3)).max(2),
  seats: z.number().int().min(1).max(5),
  role: z.enum(['admin', 'user']),
  email: z.string().refine((one) => one.includes('@'), 'Please enter an email address.'),
})
const good = { name: 'Maya', tags: ['one'], seats: 2, role: 'admin', email: 'a@b.c' }

test.each([
  [{ name: undefined }, 'name', '“name” is missing.'],
  [{ name: 7 }, 'name', '“name” must be text.'],
  [{ name: '' }, 'name', '“name” must not be empty.'],
  [{ name: 'Nicholas' }, 'name', '“name” can have at most 5 characters.'],
  [{ tags: 'one' }, 'tags', '“tags” must be a list.'],
  [{ tags: ['a'] }, 'tags.0', '“tags.0” needs at least 3 characters.'],
  [{ tags: ['one', 'two', 'six'] }, 'tags', '“tags” can hold at most 2 items.'],
  [{ seats: 9 }, 'seats', '“seats” can be at most 5.'],
  [{ seats: 0 }, 'seats', '“seats” must be at least 1.'],
  [{ seats: '2' }, 'seats', '“seats” must be a number.'],
  [{ role: 'owner' }, 'role', '“role” must be one of "admin", "user".'],
  [{ email: 'maya' }, 'email', 'Please enter an email address.'],
  [{ color: 'red' }, '', 'There is no field "color".'],
])('%j is refused with a sentence that names the field', (change, field, message) => {
  let refusal: unknown
  try {
    validate(Body, { ...good, ...change })
  } catch (error) {
    refusal = error
  }
  expect(refusal).toMatchObject({ code: 'invalid', message, details: { fields: { [field]: message } } })
})
