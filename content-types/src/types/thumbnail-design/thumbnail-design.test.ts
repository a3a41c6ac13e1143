import { expect, test } from 'vitest'
import { sampleThumbnailDesign } from './thumbnail-design.fixture.ts'
import { thumbnailDesign } from './thumbnail-design.ts'

test('[CONTENT-16] the texts that are there are counted, and a brief alone is none', () => {
  const bare = { ...sampleThumbnailDesign, textOptions: { fullEpisode: [], clips: [] } }
  expect(thumbnailDesign.count(bare)).toBe(0)
})

test('the table names the reference images that belong to it', () => {
  const image = { id: '1', url: '/api/pictures/1', filename: 'studio.png' }
  const rows = thumbnailDesign.rows({ ...sampleThumbnailDesign, referenceImages: [image] })
  expect(rows.at(-1)).toMatchObject({ Part: 'Reference image', Text: 'studio.png' })
  const without = thumbnailDesign.rows({ ...sampleThumbnailDesign, referenceImages: [] })
  expect(without).toHaveLength(rows.length - 1)
})
