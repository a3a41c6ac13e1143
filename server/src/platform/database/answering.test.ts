import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { openAnswering } from './answering.ts'

test('a database that says nothing, and one that is not there, do not answer', async () => {
  const silent = createServer(() => {})
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const { port } = silent.address() as { port: number }
  const connection = { host: '127.0.0.1', port, user: 'nobody', database: 'none' }
  const answering = openAnswering(connection)
  expect(await answering.isAnswering()).toBe(false)
  silent.close()
  const gone = openAnswering({ ...connection, port: 1 })
  expect(await gone.isAnswering()).toBe(false)
  await Promise.all([answering.close(), gone.close()])
})
