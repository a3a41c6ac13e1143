import { type GoodAnswer, quotedPiece } from '../../model-interface/good-pieces.fixture.server.ts'
import { countWords } from '../../talk/count-words.ts'
import { scriptSections, type YoutubeScript } from './youtube-script.ts'

/** Returns a model's answer without mistakes. */
export const goodYoutubeScript: GoodAnswer<YoutubeScript> = ({ episode, brief }) => {
  const used = new Set<number>()
  const sections = scriptSections.map(({ key, words }) =>
    quotedPiece(key, episode, brief, used, { min: words * 0.9, max: words * 1.1, getLength: countWords }),
  )
  return [...sections, quotedPiece('description', episode, brief, used, { min: 40, max: 100, getLength: countWords })]
}
