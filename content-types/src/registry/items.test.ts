import { expect, test } from 'vitest'
import { recomputeDerived } from '../items/apply-edit.ts'
import { valueAt } from '../items/item-paths.ts'
import { carryMarks, keepItems, replaceItem } from '../items/items.ts'
import { type ContentTypeKey, contentTypeKeys } from '../type/content-type.ts'
import { nothingSpoken as spoken } from '../type/spoken.fixture.ts'
import { type ContentByType, getContentType } from './registry.ts'
import { said, sampleContent } from './sample-content.fixture.ts'

const noMarks = { pinned: [], edited: [] }

/** The same content with other words everywhere, and passages elsewhere. */
function rewritten<Key extends ContentTypeKey>(key: Key): ContentByType[Key] {
  const elsewhere = JSON.stringify(said(4, 'the queue'))
  const text = JSON.stringify(sampleContent[key])
    .replaceAll(/\{"speaker":.*?"to":\{.*?\}\}/g, elsewhere)
    .replaceAll(/"(text|title|caption|content|hook|problemSetup|mainContent|callToAction)":"/g, '"$1":"Anew: ')
  return JSON.parse(text)
}

const items = contentTypeKeys.flatMap((key) =>
  getContentType(key)
    .items(sampleContent[key])
    .map(({ path }) => ({ key, path })),
)

test.each(items)('$key: item $path stays byte for byte while all others change', ({ key, path }) => {
  const type = getContentType(key)
  const current = sampleContent[key]
  const fresh = rewritten(key)
  const content = keepItems(type, { current, fresh, kept: [path] })
  const kept = type.items(content).map((one) => valueAt(content, one.path))
  expect(kept).toContainEqual(valueAt(current, path))
  expect(() => type.schema.parse(recomputeDerived(type, content, spoken))).not.toThrow()
  const others = type.items(current).filter((one) => one.path !== path)
  const written = type.items(fresh).map((one) => valueAt(fresh, one.path))
  for (const one of others) expect(written).toContain(valueAt(content, one.path))
})

test.each(items)('$key: item $path alone is replaced', ({ key, path }) => {
  const current = sampleContent[key]
  const type = getContentType(key)
  const content = replaceItem(type, { current, fresh: rewritten(key), path })
  const value = valueAt(rewritten(key), path)
  const hasId = type.items(current).some((one) => one.holder === path)
  expect(valueAt(content, path)).toEqual(hasId ? { ...(value as object), id: path } : value)
  const others = type.items(current).filter((one) => one.path !== path)
  for (const other of others) expect(valueAt(content, other.path)).toBe(valueAt(current, other.path))
})

const quotes = getContentType('quotes')
const [first, second, third, fourth, fifth] = sampleContent.quotes as [Quote, Quote, Quote, Quote, Quote]
type Quote = (typeof sampleContent.quotes)[number]
const other = { ...first, text: 'What did you tell the people in the queue?', evidence: said(4, 'What did') }

test('the format of a carousel goes with its title: edited by hand it is marked, and stays', () => {
  const type = getContentType('carousel_posts')
  const before = sampleContent.carousel_posts
  const current = { ...before, carousel_1: { ...before.carousel_1!, format: 'My own' } }
  expect(carryMarks(type, { before, after: current, marks: noMarks }).edited).toEqual(['carousel_1.title'])
  const fresh = rewritten('carousel_posts')
  const content = keepItems(type, { current, fresh, kept: ['carousel_1.title'] })
  expect(content.carousel_1).toMatchObject({ title: before.carousel_1?.title, format: 'My own' })
})

test('what is kept is not written a second time beside itself, and moves up where the new list is shorter', () => {
  const kept = keepItems(quotes, { current: sampleContent.quotes, fresh: [fourth, other, first], kept: ['3', '4'] })
  expect(kept).toEqual([other, fourth, fifth])
})

test('a passage that overlaps a kept one goes', () => {
  const within = { ...second, text: 'a pencil', evidence: said(1, 'a pencil') }
  const kept = keepItems(quotes, { current: sampleContent.quotes, fresh: [within, other], kept: ['1'] })
  expect(kept).toEqual([other, second])
})

test('a kept slide of a carousel that is not written again brings its carousel along', () => {
  const current = { carousel_2: sampleContent.carousel_posts.carousel_1 } as ContentByType['carousel_posts']
  const kept = ['carousel_2.slides.1']
  const content = keepItems(getContentType('carousel_posts'), {
    current,
    fresh: sampleContent.carousel_posts,
    kept,
  })
  expect(content.carousel_2).toEqual(current.carousel_2)
})

test('an edit marks what it changed, and marks follow what moved', () => {
  const before = [first, second, third, fourth, fifth].map((quote, at) => ({ ...quote, id: 'abcde'.charAt(at) }))
  const [a, b, c, , e] = before as [Quote, Quote, Quote, Quote, Quote]
  const edited = { ...b, text: 'One month of till rolls.', verified: false }
  const after = carryMarks(quotes, {
    before,
    after: [edited, c, a, e],
    marks: { pinned: ['c', 'e'], edited: ['a'] },
  })
  expect(after).toEqual({ pinned: ['c', 'e'], edited: ['b', 'a'] })
})

test('an item that is not shown keeps its marks through an edit of others', () => {
  const before = [{ ...first, id: 'a' }]
  const after = [{ ...first, id: 'a', text: 'Mine.' }]
  const marks = carryMarks(quotes, { before, after, marks: { pinned: ['hidden'], edited: ['hidden'] } })
  expect(marks).toEqual({ pinned: ['hidden'], edited: ['hidden', 'a'] })
})

test('a change of derived fields alone is not an edit', () => {
  const { episode_titles: titles } = sampleContent
  const rescored = { ...titles, primary: { ...titles.primary, seoScore: 1 }, keywords: ['other'] }
  const marks = carryMarks(getContentType('episode_titles'), { before: titles, after: rescored, marks: noMarks })
  expect(marks).toEqual({ pinned: [], edited: ['keywords'] })
})

test('marks of very many items that all say the same are carried in step with their number', () => {
  const content = Array.from({ length: 150_000 }, () => 'The same words.')
  const type = { items: (list: string[]) => list.map((_, at) => ({ id: String(at), path: String(at) })) }
  const last = String(content.length - 1)
  const marks = { pinned: [last], edited: [] }
  expect(carryMarks(type, { before: content, after: content, marks })).toEqual(marks)
}, 10_000)

test('an edit has 20 carousels of 30 slides at most', () => {
  const { edited } = getContentType('carousel_posts')
  const slides = (count: number) => Array.from({ length: count }, () => ({ purpose: '', content: 'Bread.' }))
  const carousels = (count: number, each: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, at) => [`carousel_${at}`, { title: 'T', format: '', slides: slides(each) }]),
    )
  expect(edited.safeParse(carousels(20, 30)).success).toBe(true)
  expect(edited.safeParse(carousels(21, 1)).error?.message).toContain('There may be 20 carousels at most')
  expect(edited.safeParse(carousels(1, 31)).error?.message).toContain('A carousel may have 30 slides at most')
})
