import { type SpeakerRenaming, speakerRenaming } from '@podcastai/content-types'
import { type Segment, type SpeakerNames, shownName } from '@podcastai/transcript'

/** The segments under the file's own labels, and what people called their speakers then and now. */
export type NamesThenAndNow = { segments: readonly Segment[]; was: SpeakerNames; is: SpeakerNames }

export function renamingOf({ segments, was, is }: NamesThenAndNow): SpeakerRenaming {
  return speakerRenaming(
    segments.map(({ id, speaker, text }) => ({
      id,
      text,
      was: speaker === null ? null : shownName(was, speaker),
      is: speaker === null ? null : shownName(is, speaker),
    })),
  )
}

/**
 * Everybody is who they were, if under another name. Where two became one or one became two, other turns follow each
 * other, and the sentences of the episode are counted anew.
 */
export function isSamePeople({ segments, was, is }: NamesThenAndNow): boolean {
  const labels = [...new Set(segments.flatMap(({ speaker }) => speaker ?? []))]
  const people = (name: (label: string) => string) => new Set(labels.map(name)).size
  const before = (label: string) => shownName(was, label)
  const after = (label: string) => shownName(is, label)
  const both = people((label) => JSON.stringify([before(label), after(label)]))
  return both === people(before) && both === people(after)
}
