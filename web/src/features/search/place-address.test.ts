import { expect, test } from 'vitest'
import { passageAt, toPlaceSearch } from './place-address.ts'

const evidence = {
  speaker: 'Jonas',
  start: 431.52,
  end: 440,
  estimated: true,
  from: { segment: 3, offset: 0 },
  to: { segment: 4, offset: 88 },
}

test('a passage survives a round trip through its address', () => {
  const { said } = toPlaceSearch({ kind: 'said', evidence })
  expect(said).toBe('3.0-4.88@~431.5')
  expect(passageAt(said)).toEqual({ ...evidence, speaker: null, start: 431.5, end: 431.5 })
  expect(passageAt('3.0-4.88@12')).toMatchObject({ estimated: false, start: 12 })
})

test('an item’s address has its type and path, a title’s is the project itself', () => {
  const place = { kind: 'content', contentType: 'quotes', item: '3' } as const
  expect(toPlaceSearch(place)).toEqual({ type: 'quotes', item: '3' })
  expect(toPlaceSearch({ kind: 'title' })).toEqual({})
})

test.each([undefined, '', '3', '3.0-4@1', 'a.b-c.d@e', '-1.0-2.0@3', '3.0-4.88@'])('%s names no passage', (address) => {
  expect(passageAt(address)).toBeNull()
})
