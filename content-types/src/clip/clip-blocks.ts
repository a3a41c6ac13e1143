import { type Block, facts, list, paragraph, table, title3 } from '../documents/blocks.ts'
import { atAbout, type VideoClip } from './video-clip.ts'

/** Where to cut, at a glance. */
export function clipTable(clips: readonly VideoClip[]): Block {
  return table(
    ['Clip', 'Start', 'End', 'Seconds'],
    clips.map((clip) => [
      clip.title,
      atAbout(clip.startTime, clip.evidence),
      atAbout(clip.endTime, clip),
      String(Math.round(clip.duration)),
    ]),
  )
}

/** A clip with what is said where it begins and ends. */
export function clipBlocks(clip: VideoClip, more: readonly string[]): Block[] {
  return [
    title3(clip.title),
    paragraph(clip.description),
    list([
      `${atAbout(clip.startTime, clip.evidence)}  “${clip.firstSentence}”`,
      `${atAbout(clip.endTime, clip)}  “${clip.lastSentence}”`,
    ]),
    facts([`${Math.round(clip.duration)} seconds`, ...more]),
  ]
}
