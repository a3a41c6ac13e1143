import { type Block, facts, paragraph, title3 } from '../../documents/blocks.ts'
import { getRate, writtenSections, type YoutubeScript } from './youtube-script.ts'

export function youtubeScriptDocument(script: YoutubeScript): Block[] {
  return [...spokenBlocks(script), title3('Description'), paragraph(script.description)]
}

/** Returns the spoken part, without the description below the video. */
export function spokenBlocks(script: YoutubeScript): Block[] {
  return [
    facts([
      `Estimated duration: ${script.estimatedDuration} minutes at ${getRate(script).wordsPerMinute} words a minute`,
    ]),
    ...writtenSections(script).flatMap(({ key, label, from, to }) => [
      title3(`${label} (${from}–${to} s)`),
      paragraph(script[key]),
    ]),
  ]
}
