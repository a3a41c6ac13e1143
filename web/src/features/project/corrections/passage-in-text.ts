import type { Passage, Place } from '@podcastai/content-types'
import type { Segment } from '@podcastai/contracts'
import type { TextRange } from '../transcript-pane/rows.ts'

/**
 * Returns where words of the readable text are in the transcript, or null for text that isn't from a segment. That text
 * joins a turn's segments with spaces, starts turns with 'Name: ' if the speaker is known, and separates them with an
 * empty line.
 */
export function passageInText(segments: readonly Segment[], words: TextRange): Passage | null {
  let at = 0
  let from: Place | null = null
  for (const [index, { id, speaker, text }] of segments.entries()) {
    const before = segments[index - 1]
    if (before?.speaker === speaker && before) at += 1
    else at += (before ? 2 : 0) + (speaker === null ? 0 : speaker.length + 2)
    const end = at + text.length
    if (words.from >= at && words.from < end) from = { segment: id, offset: words.from - at }
    if (words.to > at && words.to <= end) return from && { from, to: { segment: id, offset: words.to - at } }
    if (at > words.to) return null
    at = end
  }
  return null
}
