import { expect, test } from 'vitest'
import { getContentType } from '../registry/registry.ts'
import { sampleContent } from '../registry/sample-content.fixture.ts'
import { contentTypeKeys } from '../type/content-type.ts'
import { assignIds, findItem, withStoredIds } from './item-ids.ts'

const quotes = getContentType('quotes')
const [first, second, third] = sampleContent.quotes as [Quote, Quote, Quote]
type Quote = (typeof sampleContent.quotes)[number]
const idsIn = (content: typeof sampleContent.quotes) => content.map(({ id }) => id)
const before = [first, second, third].map((quote, at) => ({ ...quote, id: 'abc'.charAt(at) }))
const [a, b, c] = before as [Quote, Quote, Quote]

test.each(contentTypeKeys)('every item of %s gets an id of its own', (key) => {
  const type = getContentType(key)
  const content = assignIds(type as never, sampleContent[key], { before: null }) as never
  const ids = type.items(content).map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(() => type.schema.parse(content)).not.toThrow()
  for (const { holder, id, path } of type.items(content)) if (holder !== undefined) expect(id).not.toBe(path)
  expect(assignIds(type, content, { before: null })).toEqual(content)
})

test('an item of before there were ids has its path as its id, which stays with it when it moves', () => {
  const stored = withStoredIds(quotes, [first, second])
  expect(idsIn(stored)).toEqual(['0', '1'])
  expect(idsIn(assignIds(quotes, [stored[1]!, stored[0]!], { before: stored }))).toEqual(['1', '0'])
})

test('items of an edit without an id, or with one that nothing has, are matched by their words; the rest are new', () => {
  const edited = { ...first, text: 'Other words.' }
  expect(idsIn(assignIds(quotes, [third, { ...first, id: 'x' }], { before, isEdit: true }))).toEqual(['c', 'a'])
  const [added, ...others] = idsIn(assignIds(quotes, [edited, first, second, third], { before, isEdit: true }))
  expect(others).toEqual(['a', 'b', 'c'])
  expect(added).toMatch(/^[\da-f]{8}$/)
})

test('what an engine wrote is the same item if all its words are', () => {
  const { id: _, ...same } = b
  const other = { ...first, text: 'Other words.' }
  const [one, two] = idsIn(assignIds(quotes, [other, same], { before }))
  expect(two).toBe('b')
  expect(before.map(({ id }) => id)).not.toContain(one)
  expect(idsIn(assignIds(quotes, [same], { before, reserved: ['b'] }))).not.toContain('b')
})

test('of two items with one id the first has it', () => {
  const [one, copy] = idsIn(assignIds(quotes, [a, { ...c, id: 'a' }], { before: null }))
  expect(one).toBe('a')
  expect(copy).not.toBe('a')
})

test('an item is found by its id before its path', () => {
  const swapped = [
    { ...first, id: '1' },
    { ...second, id: 'b' },
  ]
  expect(findItem(quotes, swapped, '1')?.path).toBe('0')
  expect(findItem(quotes, swapped, '0')?.id).toBe('1')
  expect(findItem(quotes, swapped, '7')).toBeUndefined()
})
