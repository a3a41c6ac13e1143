import { talkLanes } from '@podcastai/contracts'
import { findSpeakers } from '@podcastai/episode/speakers'
import type { Transcript } from '@podcastai/transcript'

/** Returns the speakers in the project's order, so that colors don't change after the upload. */
export function orderSpeakers({ segments, speakers }: Transcript): string[] {
  const sentences = segments.flatMap(({ speaker, text }) =>
    (text.match(/[^.?!]+[.?!]*["”']?/g) ?? [text]).map((sentence) => ({
      sentence: { speaker, text: sentence, words: sentence.trim().split(' ').length },
    })),
  )
  const { above, beneath } = talkLanes(findSpeakers(sentences))
  const people = [...above, ...beneath.flat()].map(({ name }) => name)
  return [...people, ...speakers.filter((label) => !people.includes(label))]
}
