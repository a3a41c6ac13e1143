// What copies of one item in an edit make of the version before it.
import { expect, test } from 'vitest'
import { getContentType } from '../registry/registry.ts'
import { sampleContent } from '../registry/sample-content.fixture.ts'
import { EditRefusal } from '../type/edit-context.ts'
import { nothingSpoken as spoken } from '../type/spoken.fixture.ts'
import { applyEdit } from './apply-edit.ts'

const copies = <Item>(item: Item, count: number) => Array.from({ length: count }, () => item)

test('a stored title gives its passages to one of its copies', () => {
  const { episode_titles: titles } = sampleContent
  const [passage] = titles.primary.evidence
  if (!passage) throw new Error('the sample rests on a passage')
  const before = { ...titles, primary: { ...titles.primary, title: 'X', evidence: copies(passage, 1000) } }
  const copy = { title: 'X', angle: 'claim' }
  const edited = { ...before, primary: copy, alternative: copies(copy, 100) }
  const { primary, alternative } = applyEdit(getContentType('episode_titles'), edited, { before, spoken })
  expect(primary.evidence).toHaveLength(1000)
  expect(alternative.flatMap(({ evidence }) => evidence)).toEqual([])
})

test('a stored slide, text, or quote gives its passage to one of its copies', () => {
  const { carousel_posts: carousels, thumbnail_design: design, quotes } = sampleContent
  const carousel = carousels.carousel_1
  const slide = carousel?.slides.find(({ evidence }) => evidence)
  const option = design.textOptions.fullEpisode.find(({ evidence }) => evidence)
  const quote = quotes.find(({ evidence }) => evidence)
  if (!carousel || !slide || !option || !quote) throw new Error('the samples rest on passages')
  const resting = (items: readonly { evidence: unknown }[]) => items.filter(({ evidence }) => evidence !== null).length
  const slides = copies({ ...slide, evidence: undefined }, 9)
  const edited = { carousel_1: { ...carousel, slides } }
  const posts = applyEdit(getContentType('carousel_posts'), edited, { before: carousels, spoken })
  expect(resting(posts.carousel_1?.slides ?? [])).toBe(1)
  const fullEpisode = copies({ ...option, evidence: undefined }, 9)
  const texts = { ...design, textOptions: { ...design.textOptions, fullEpisode } }
  const settled = applyEdit(getContentType('thumbnail_design'), texts, { before: design, spoken })
  expect(resting(settled.textOptions.fullEpisode)).toBe(1)
  const unnamed = copies({ ...quote, evidence: undefined }, 9)
  expect(resting(applyEdit(getContentType('quotes'), unnamed, { before: quotes, spoken }))).toBe(1)
})

test.each(['video_clips', 'viral_clips'] as const)('copies of one of the %s are new ones without its reason', (key) => {
  const type = getContentType(key)
  const before = sampleContent[key].slice(0, 1)
  const [clip] = before
  if (!clip) throw new Error('the sample has clips')
  const edited = type.edited.parse(copies(clip, 3))
  const settled = applyEdit(type as never, edited, { before: before as never, spoken }) as typeof before
  expect(settled[0]).toEqual({ ...clip, id: '0' })
  for (const copy of settled.slice(1)) {
    expect(copy).toMatchObject({ title: clip.title, addedByHand: true })
    expect(copy).not.toHaveProperty('why')
  }
  const untimed = type.edited.parse(copies({ title: clip.title, viralType: 'funny' }, 2))
  const resolveEdit = () => applyEdit(type as never, untimed, { before: before as never, spoken })
  expect(resolveEdit).toThrow(EditRefusal)
  expect(resolveEdit).toThrow(`Clip 2, “${clip.title}”, needs a start and an end time, such as 1:05 and 1:50.`)
})
