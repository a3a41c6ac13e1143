import { expect, test } from 'vitest'
import { getContentType } from '../registry/registry.ts'
import { sampleContent } from '../registry/sample-content.fixture.ts'
import { createAnchor, findPath } from './item-anchor.ts'

const quotes = getContentType('quotes')
const captions = getContentType('social_media')
const titles = getContentType('episode_titles')
const [first, second] = sampleContent.quotes as [(typeof sampleContent.quotes)[0], (typeof sampleContent.quotes)[0]]
const anchor = createAnchor(quotes, sampleContent.quotes, '0')!

test('[COLLAB-02] an item is found at its current path, and is gone when its text is', () => {
  expect(anchor).toMatchObject({ path: '0', words: first.text, passage: { from: first.evidence?.from } })
  expect(findPath(quotes, sampleContent.quotes, anchor)).toBe('0')
  expect(findPath(quotes, [second, first], anchor)).toBe('1')
  expect(findPath(quotes, [second], anchor)).toBeNull()
  expect(findPath(quotes, [], anchor)).toBeNull()
})

test('[COLLAB-02] an edited item is recognized by its passage, wherever it is', () => {
  const edited = { ...first, text: 'Other words altogether, from the first to the last.' }
  expect(findPath(quotes, [second, edited], anchor)).toBe('1')
  const elsewhere = { ...edited, evidence: second.evidence }
  expect(findPath(quotes, [elsewhere], anchor)).toBeNull()
})

test('of two items that say the same it is the one in its place', () => {
  expect(findPath(quotes, [first, first], { ...anchor, path: '1' })).toBe('1')
})

test('what has a place of its own stays there; in a list it has to say much the same', () => {
  const caption = createAnchor(captions, sampleContent.social_media, 'short')!
  const short = { ...sampleContent.social_media.short, caption: 'All new.' }
  expect(findPath(captions, { ...sampleContent.social_media, short }, caption)).toBe('short')

  const { alternative } = sampleContent.episode_titles
  const one = createAnchor(titles, sampleContent.episode_titles, 'alternative.0')!
  const withTitle = (title: string) => ({
    ...sampleContent.episode_titles,
    alternative: [{ ...alternative[0]!, title }],
  })
  expect(findPath(titles, withTitle(`${one.words}, again`), one)).toBe('alternative.0')
  expect(findPath(titles, withTitle('Elephants rarely dance'), one)).toBeNull()
})

test('what is not there has no anchor', () => {
  expect(createAnchor(quotes, sampleContent.quotes, '99')).toBeNull()
  expect(createAnchor(quotes, sampleContent.quotes, '0.text')).toBeNull()
})
