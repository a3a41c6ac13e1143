import { expect, test } from 'vitest'
import { contentTypeOf } from '../every-type/registry.ts'
import { sampleContent } from '../every-type/sample-content.fixture.ts'
import { anchorOf, pathOf } from './item-anchor.ts'

const quotes = contentTypeOf('quotes')
const captions = contentTypeOf('social_media')
const titles = contentTypeOf('episode_titles')
const [first, second] = sampleContent.quotes as [(typeof sampleContent.quotes)[0], (typeof sampleContent.quotes)[0]]
const anchor = anchorOf(quotes, sampleContent.quotes, '0')!

test('[COLLAB-02] an item is found where it stands by now, and is gone when its text is', () => {
  expect(anchor).toMatchObject({ path: '0', words: first.text, passage: { from: first.evidence?.from } })
  expect(pathOf(quotes, sampleContent.quotes, anchor)).toBe('0')
  expect(pathOf(quotes, [second, first], anchor)).toBe('1')
  expect(pathOf(quotes, [second], anchor)).toBeNull()
  expect(pathOf(quotes, [], anchor)).toBeNull()
})

test('[COLLAB-02] an item whose words somebody changed is known by its passage, wherever it stands', () => {
  const edited = { ...first, text: 'Other words altogether, from the first to the last.' }
  expect(pathOf(quotes, [second, edited], anchor)).toBe('1')
  const elsewhere = { ...edited, evidence: second.evidence }
  expect(pathOf(quotes, [elsewhere], anchor)).toBeNull()
})

test('of two items that say the same it is the one in its place', () => {
  expect(pathOf(quotes, [first, first], { ...anchor, path: '1' })).toBe('1')
})

test('what has a place of its own stays there; in a list it has to say much the same', () => {
  const caption = anchorOf(captions, sampleContent.social_media, 'short')!
  const short = { ...sampleContent.social_media.short, caption: 'All new.' }
  expect(pathOf(captions, { ...sampleContent.social_media, short }, caption)).toBe('short')

  const { alternative } = sampleContent.episode_titles
  const one = anchorOf(titles, sampleContent.episode_titles, 'alternative.0')!
  const withTitle = (title: string) => ({
    ...sampleContent.episode_titles,
    alternative: [{ ...alternative[0]!, title }],
  })
  expect(pathOf(titles, withTitle(`${one.words}, again`), one)).toBe('alternative.0')
  expect(pathOf(titles, withTitle('Elephants rarely dance'), one)).toBeNull()
})

test('what is not there has no anchor', () => {
  expect(anchorOf(quotes, sampleContent.quotes, '99')).toBeNull()
  expect(anchorOf(quotes, sampleContent.quotes, '0.text')).toBeNull()
})
