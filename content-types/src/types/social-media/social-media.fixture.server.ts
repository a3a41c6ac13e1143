import { type GoodAnswer, quotedPiece } from '../../model-interface/good-pieces.fixture.server.ts'
import { captionLengths, captionSizes, type SocialMedia } from './social-media.ts'

/** Returns a model's answer without mistakes. */
export const goodSocialMedia: GoodAnswer<SocialMedia> = ({ episode, brief }) => {
  const used = new Set<number>()
  return captionSizes.map((size) => {
    const { min, max } = captionLengths[size]
    return quotedPiece(size, episode, brief, used, { min, max, getLength: ({ length }) => length })
  })
}
