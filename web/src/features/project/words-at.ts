import type { Evidence } from '@podcastai/content-types'
import type { Segment } from '@podcastai/contracts'

/** Returns a passage's words from the transcript as one line. */
export function wordsAt(segments: readonly Segment[], { from, to }: Pick<Evidence, 'from' | 'to'>): string {
  const parts = segments
    .filter(({ id }) => id >= from.segment && id <= to.segment)
    .map(({ id, text }) =>
      text.slice(id === from.segment ? from.offset : 0, id === to.segment ? to.offset : text.length),
    )
  return inOneLine(parts.join(' '))
}

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
