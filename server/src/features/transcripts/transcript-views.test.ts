import { expect, test } from 'vitest'
import { toCardStrip } from './transcript-views.ts'

test('on a card neighbouring windows stand together, each lane by itself', () => {
  const windows = Array.from({ length: 60 }, () => [
    { host: 0.5, guests: [0, 0.25] },
    { host: 0.25, guests: [1, 0] },
  ]).flat()
  expect(toCardStrip(windows)).toEqual(Array.from({ length: 60 }, () => ({ host: 0.5, guests: [1, 0.25] })))
  const ofTwo = windows.map(({ host, guests }) => ({ host, guests: guests[0] }))
  expect(toCardStrip(ofTwo)).toEqual(Array.from({ length: 60 }, () => ({ host: 0.5, guests: 1 })))
})
