import { asTitle, inQuotes, saidText } from '../built-in/printed.server.ts'
import { sentencePlaces } from '../talk/sentence-places.ts'
import { isSamePassage } from '../type/evidence.ts'
import type { AddedItem, SelectedWords } from '../type/selected-words.ts'
import { getSpeakerName } from '../voice/speaker-names.server.ts'
import { shortened } from './clip-lines.server.ts'
import type { EditedClip, VideoClip } from './video-clip.ts'

/** Maximum length of a title made from opening words, and of a description. */
const [maxTitleLength, maxDescriptionLength] = [60, 200]

/** Adds selected words as a clip from the first to the last of them; the same clip isn't added twice. */
export function addClip(
  clips: readonly VideoClip[],
  { words, passage, speaker, brief }: SelectedWords,
  fields: object = {},
): AddedItem {
  const same = clips.findIndex((clip) => isSamePassage(clip.evidence, passage))
  if (same >= 0) return { edited: clips, path: String(same) }
  const [first = words, ...others] = toSentences(words)
  const longest = others.toSorted((one, other) => other.length - one.length)[0]
  const name = getSpeakerName(speaker, brief)
  const line = longest && inQuotes(shortened(longest, maxDescriptionLength))
  const description = [line, name].filter(Boolean).join(' — ')
  const added: EditedClip = { title: openingTitle(first), description, evidence: passage }
  return { edited: [...clips, { ...added, ...fields }], path: String(clips.length) }
}

/** Returns the opening words as a title. A short question stays as it is; other words get quotation marks. */
export function openingTitle(sentence: string): string {
  const isQuestion = sentence.endsWith('?') && sentence.length <= maxTitleLength
  return isQuestion ? saidText(sentence) : inQuotes(asTitle(shortened(sentence, maxTitleLength)))
}

export function toSentences(words: string): string[] {
  return sentencePlaces({ text: words, lines: [] }).map(({ from, to }) => words.slice(from, to))
}
