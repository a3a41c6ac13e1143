import type { Look } from '@podcastai/content-types/pictures'
import { sampleContent } from '../../../../content-types/src/registry/sample-content.fixture.ts'

export const look: Look = { ground: '#0f3d4a', accent: '#ffc445', show: 'The Long Table', handle: '@thelongtable' }

/** Returns content for each type of picture, filled with one text. */
export function createPictureContent(text: string, { speaker = 'Jonas Reed' as string | null, verified = true } = {}) {
  const [quote] = sampleContent.quotes
  const [clip] = sampleContent.video_clips
  const [moment] = sampleContent.viral_clips
  const [option] = sampleContent.thumbnail_design.textOptions.fullEpisode
  if (!quote || !clip || !moment || !option) throw new Error('the sample is empty')
  const slide = { slideNumber: 1, purpose: 'Hook', content: text, evidence: null }
  return {
    quotes: [{ ...quote, text, speaker, verified }],
    video_clips: [{ ...clip, title: text }],
    viral_clips: [{ ...moment, title: text }],
    carousel_posts: { carousel_1: { title: 'One', format: 'List', slides: [slide, slide, slide] } },
    thumbnail_design: {
      ...sampleContent.thumbnail_design,
      textOptions: { fullEpisode: [{ ...option, text }], clips: [{ ...option, text }] },
    },
  }
}
