import { type GoodAnswer, quotedPiece } from '../../model-type/good-pieces.fixture.server.ts'
import { countWords } from '../../spoken/count-words.ts'
import { scriptSections, type YoutubeScript } from './youtube-script.ts'

/** What a model answers that makes no mistake. */
export const goodYoutubeScript: GoodAnswer<YoutubeScript> = ({ episode, brief }) => {
  const used = new Set<number>()
  const sections = scriptSections.map(({ key, words }) =>
    quotedPiece(key, episode, brief, used, { least: words * 0.9, most: words * 1.1, lengthOf: countWords }),
  )
  return [...sections, quotedPiece('description', episode, brief, used, { least: 40, most: 100, lengthOf: countWords })]
}
