import { type ContentTypeKey, contentTypeKeys, getContentType } from '@podcastai/content-types'
import { expect, test } from 'vitest'
import { sampleContent } from '../../../../content-types/src/registry/sample-content.fixture.ts'
import { allContentCsv, typeCsv } from './content-csv.ts'

const lines = (csv: string) => csv.replace('\uFEFF', '').split('\r\n').filter(Boolean)

const { carousel_posts: carousels, episode_titles: titles, thumbnail_design: thumbnail } = sampleContent
const clip = 'Title,Start,End,First words,Last words,Seconds,Description,Potential'
/** Each type's columns, and the number of items in the sample. */
const tables: [key: ContentTypeKey, columns: string, items: number][] = [
  ['social_media', 'Length,Caption,Characters,Hashtags', 3],
  ['quotes', 'Quote,Speaker,Timestamp,Category,Word for word,Translation', 5],
  ['video_clips', clip, sampleContent.video_clips.length],
  ['viral_clips', `${clip},Viral type,Engagement potential,Score`, sampleContent.viral_clips.length],
  // Four sections, the description and the duration.
  ['youtube_script', 'Section,Seconds,Text', 6],
  [
    'thumbnail_design',
    'Part,Text,Highlighted words,Reasoning',
    [...Object.values(thumbnail.textOptions), thumbnail.visualElements, thumbnail.colorScheme].flat().length + 1,
  ],
  // The first title, the others, the keywords and the show notes.
  ['episode_titles', 'Kind,Title,SEO score,Angle', 1 + titles.alternative.length + 2],
  [
    'carousel_posts',
    'Carousel,Title,Format,Slide,Purpose,Content',
    Object.values(carousels).flatMap(({ slides }) => slides).length,
  ],
]

test('[EXPORT-09] [EXPORT-03] a type’s file has its name, its fields as columns, and a row per item', () => {
  expect(tables.map(([key]) => key).sort()).toEqual([...contentTypeKeys].sort())
  for (const [key, columns, items] of tables) {
    const file = typeCsv('The bakery.vtt', key, sampleContent)
    expect(file?.filename).toBe(`The bakery_${key}.csv`)
    const [head, ...rows] = lines(file?.csv ?? '')
    expect(head).toBe(columns)
    expect(rows, key).toHaveLength(items)
  }
  const quotes = lines(typeCsv('a.txt', 'quotes', sampleContent)?.csv ?? '')
  expect(quotes[4]).toBe('Saturday was the whole problem.,Jonas,0:39,insight,yes,')
  const script = lines(typeCsv('a.txt', 'youtube_script', sampleContent)?.csv ?? '')
  expect(script.at(-1)).toBe('Estimated duration,,0.3 minutes')
})

test('[EXPORT-10] [EXPORT-04] everything: a row per field with type, item, field and value', () => {
  const file = allContentCsv('The bakery.vtt', sampleContent)
  expect(file?.filename).toBe('The bakery_all_content.csv')
  const rows = lines(file?.csv ?? '')
  expect(rows[0]).toBe('Content Type,Item,Field,Value')
  expect(rows).toContain('Best Quotes,4,Quote,Saturday was the whole problem.')
  for (const key of contentTypeKeys) expect(rows.some((row) => row.startsWith(getContentType(key).title))).toBe(true)
})

test('without content there is no file', () => {
  expect(allContentCsv('a.txt', {})).toBeNull()
  expect(typeCsv('a.txt', 'quotes', {})).toBeNull()
})
