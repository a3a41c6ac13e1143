import { type Block, facts, list, paragraph, table, title3 } from '../documents/blocks.ts'
import { inQuotationMarks } from '../type/quotation-marks.ts'
import type { VideoClip } from './video-clip.ts'

/** Returns a table of the cuts. */
export function clipTable(clips: readonly VideoClip[]): Block {
  return table(
    ['Clip', 'Start', 'End', 'Seconds'],
    clips.map((clip) => [clip.title, clip.startTime, clip.endTime, String(Math.round(clip.duration))]),
  )
}

/** Returns a clip with its first and last words. */
export function clipBlocks(clip: VideoClip, more: readonly string[]): Block[] {
  return [
    title3(clip.title),
    paragraph(clip.description),
    list([
      `${clip.startTime}  ${inQuotationMarks(clip.firstSentence)}`,
      `${clip.endTime}  ${inQuotationMarks(clip.lastSentence)}`,
    ]),
    facts([`${Math.round(clip.duration)} seconds`, ...more]),
  ]
}
