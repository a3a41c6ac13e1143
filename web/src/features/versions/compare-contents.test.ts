import { contentTypeKeys } from '@podcastai/content-types'
import { expect, test } from 'vitest'
import { sampleContent } from '../../../../content-types/src/registry/sample-content.fixture.ts'
import { compareContents } from './compare-contents.ts'

const { quotes, episode_titles: titles, carousel_posts: carousels } = sampleContent
const base = quotes[1]!
const quote = (text: string) => ({ ...base, text })
const kinds = (before: unknown, after: unknown) =>
  compareContents('quotes', before, after).changes.map(({ kind, name }) => `${kind} ${name}`)

const [queue, oven, pencil, flour] = [
  'A queue is not a business model, it is a photograph of one good hour.',
  'The oven was older than both of us together, and it showed.',
  'I took one month of till rolls and a pencil to the kitchen table.',
  'Nobody asks what flour costs until the bread gets smaller.',
]

test.each(contentTypeKeys)('%s: comparing content with itself finds no change', (key) => {
  const { changes, unchanged } = compareContents(key, sampleContent[key], structuredClone(sampleContent[key]))
  expect(changes).toEqual([])
  expect(unchanged).toBeGreaterThan(0)
})

test('an edited item is one change, with the fields that differ', () => {
  const after = [
    quote(queue),
    { ...quote('The oven was older than all of us together, and it showed.'), verified: false },
  ]
  expect(compareContents('quotes', [quote(queue), { ...quote(oven), verified: true }], after)).toEqual({
    unchanged: 1,
    changes: [
      {
        kind: 'changed',
        name: '2',
        fields: [
          { label: 'Quote', before: oven, after: after[1]?.text },
          { label: 'Word for word', before: 'yes', after: 'no' },
        ],
      },
    ],
  })
})

test('added or removed items don’t make others look changed', () => {
  const all = [queue, oven, pencil, flour].map(quote)
  expect(kinds(all, all.slice(1))).toEqual(['removed 1'])
  expect(kinds(all.slice(1), all)).toEqual(['added 1'])
  expect(kinds(all, [all[0], all[2], all[3]])).toEqual(['removed 2'])
  expect(kinds([all[0]], [all[1]])).toEqual(['removed 1', 'added 1'])
  expect(kinds([], all)).toHaveLength(4)
})

test('a uniquely named item stays the same item, however different its text', () => {
  const { short } = sampleContent.social_media
  const rewritten = {
    ...sampleContent.social_media,
    short: { ...short, caption: 'Entirely other words stand here now.' },
  }
  const { changes } = compareContents('social_media', sampleContent.social_media, rewritten)
  expect(changes).toMatchObject([{ kind: 'changed', name: '1 · short' }])
})

test('a value repeated in several rows is reported once, and short items are called by their name', () => {
  const [key, first] = Object.entries(carousels)[0]!
  const renamed = { ...carousels, [key]: { ...first, title: 'Another title' } }
  const { changes } = compareContents('carousel_posts', carousels, renamed)
  expect(changes).toHaveLength(1)
  expect(changes[0]?.fields).toEqual([{ label: 'Title', before: first.title, after: 'Another title' }])
  const retitled = { ...titles, primary: { ...titles.primary, title: `${titles.primary.title}, again` } }
  expect(compareContents('episode_titles', titles, retitled).changes).toMatchObject([{ name: '1 · Primary' }])
})
