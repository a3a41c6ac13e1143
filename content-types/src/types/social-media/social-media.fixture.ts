import { closing, said } from '../../type/sample-talk.fixture.ts'
import type { SocialMedia } from './social-media.ts'

const caption = (length: number) => ({
  caption: `${closing} `.repeat(6).slice(0, length).trim(),
  characterCount: length,
  hashtags: ['smallbusiness', 'bakery'],
  evidence: [said(3, closing)],
})

/** The captions on the sample project's page. */
export const sampleSocialMedia: SocialMedia = { short: caption(180), medium: caption(280), long: caption(380) }
