import type { Passage } from '@podcastai/content-types'
import type { Segment } from '@podcastai/contracts'
import { wordAtPoint } from './dom-words.ts'
import { passageInText } from './passage-in-text.ts'

/** Returns where the word at a point of the readable text is in the transcript; null outside the words. */
export async function findClickedPassage(
  { clientX, clientY }: { clientX: number; clientY: number },
  loadSegments: () => Promise<{ segments: readonly Segment[] }>,
): Promise<Passage | null> {
  const word = wordAtPoint(clientX, clientY)
  return word && passageInText((await loadSegments()).segments, word)
}
