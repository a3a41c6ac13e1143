import { contentTypeKeys, contentTypeOf } from '@podcastai/content-types'
import { expect, test } from 'vitest'
import { sampleContent } from '../../../../content-types/src/every-type/sample-content.fixture.ts'
import { allContentCsv, typeCsv } from './content-csv.ts'

const lines = (csv: string) => csv.replace('\uFEFF', '').split('\r\n').filter(Boolean)

test.each(contentTypeKeys)('[EXPORT-09] [EXPORT-03] %s: its name, its columns, a row per item', (key) => {
  const file = typeCsv('The bakery.vtt', key, sampleContent)
  expect(file?.filename).toBe(`The bakery_${key}.csv`)
  expect(lines(file?.csv ?? '')[0]).toBe(contentTypeOf(key).columns.join(','))
})

test('[EXPORT-09] the script tells its estimated duration', () => {
  const rows = lines(typeCsv('a.txt', 'youtube_script', sampleContent)?.csv ?? '')
  expect(rows.at(-1)).toBe('Estimated duration,,0.3 minutes')
})

test('[EXPORT-09] five quotes are five rows', () => {
  const rows = lines(typeCsv('a.txt', 'quotes', sampleContent)?.csv ?? '')
  expect(rows).toHaveLength(6)
  expect(rows[4]).toBe('Saturday was the whole problem.,Jonas,0:39,insight,yes')
})

test('[EXPORT-10] [EXPORT-04] everything: a row per field with type, item, field and value', () => {
  const file = allContentCsv('The bakery.vtt', sampleContent)
  expect(file?.filename).toBe('The bakery_all_content.csv')
  const rows = lines(file?.csv ?? '')
  expect(rows[0]).toBe('Content Type,Item,Field,Value')
  expect(rows).toContain('Best Quotes,4,Quote,Saturday was the whole problem.')
  for (const key of contentTypeKeys) expect(rows.some((row) => row.startsWith(contentTypeOf(key).title))).toBe(true)
})

test('nothing generated is no file', () => {
  expect(allContentCsv('a.txt', {})).toBeNull()
  expect(typeCsv('a.txt', 'quotes', {})).toBeNull()
})
