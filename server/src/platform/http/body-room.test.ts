import { expect, test } from 'vitest'
import { openBodyRoom } from './body-room.ts'

const refused = expect.objectContaining({ code: 'too_many_requests', details: { retryAfterSeconds: 10 } })

test('one owner is refused while others have room, and all are where it is full', () => {
  const room = openBodyRoom({ maxBytes: 5, maxPerOwner: 2 })
  room.reserve('ada', 2)
  expect(() => room.reserve('ada', 1)).toThrow(refused)
  room.reserve('ben', 2)
  room.reserve('cy', 1)
  expect(() => room.reserve('dan', 1)).toThrow(refused)
})

test('room that is given back is there again, once', () => {
  const room = openBodyRoom({ maxBytes: 4, maxPerOwner: 2 })
  const giveBack = room.reserve('ada', 2)
  room.reserve('ben', 2)
  giveBack()
  giveBack()
  room.reserve('ada', 2)
  expect(() => room.reserve('cy', 1)).toThrow(refused)
})
