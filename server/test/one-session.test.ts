import { sql } from 'drizzle-orm'
import { beforeEach, expect, inject, test } from 'vitest'
import { openTestDatabase } from './test-database.ts'

beforeEach(({ skip }) => skip(inject('templateUrl') === null, 'No PostgreSQL server was found'))

const refused = { cause: { message: expect.stringContaining('beside the transaction') } }

test('tests on a server refuse what would wait for ever on the embedded database, and nothing else', async () => {
  const database = await openTestDatabase()
  const { db } = database
  const one = sql`select 1`
  await db.transaction(async (tx) => {
    await tx.execute(one)
    await tx.transaction((inner) => inner.execute(one))
    await expect(db.execute(one)).rejects.toMatchObject(refused)
    await expect(db.transaction((other) => other.execute(one))).rejects.toThrow('beside the transaction')
  })
  await Promise.all([db.execute(one), db.transaction((tx) => tx.execute(one)), db.execute(one)])
  await database.close()
})
