import { findSentenceIds, type GoodAnswer } from '../../model-interface/good-pieces.fixture.server.ts'
import type { TextOption, ThumbnailDesign } from './thumbnail-design.ts'

/** Returns a model's answer without mistakes. */
export const goodThumbnailDesign: GoodAnswer<ThumbnailDesign> = ({ episode, content }) => {
  const { textOptions, visualElements, colorScheme } = content
  const text = (at: string, { text, evidence }: TextOption) => ({
    ...{ at, text, ids: findSentenceIds([evidence], episode), kind: '' },
  })
  const plain = (at: string, text: string) => ({ at, text, ids: [], kind: '' })
  return [
    ...textOptions.fullEpisode.filter(({ text }) => !isHalfANumber(text)).map((one) => text('episode_text', one)),
    ...textOptions.clips.map((one) => text('clip_text', one)),
    ...visualElements.map((one) => plain('visual', one)),
    ...colorScheme.map((one) => plain('color', one)),
    plain(
      'composition',
      'Right third: the portrait. Left two thirds: the text, large. The lower right corner stays free.',
    ),
  ]
}

/**
 * True if a text is half a number, "Thousand dollar" out of "an eight thousand dollar deposit": the checks rightly
 * refuse it.
 */
function isHalfANumber(text: string): boolean {
  return /^(?:hundred|thousand|million|billion)\b/i.test(text)
}
