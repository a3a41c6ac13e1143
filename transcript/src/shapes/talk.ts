// Finds the talk in JSON of unknown shape.
import { toText } from '../json-fields.ts'
import { isSingleWord } from '../nested-words.ts'
import { detectRoles, type Roles } from './column-roles.ts'
import { type FoundList, listsIn } from './lists.ts'
import { namesById } from './names-table.ts'
import { speakerAtTimes } from './speaker-ranges.ts'

/** A list of words or turns, what its columns hold, and what stands beside it. */
export type Talk = {
  list: FoundList
  roles: Roles
  oneWordEach: boolean
  lists: FoundList[]
  names: Map<string, string>
}

/** Shorter text is a title. */
const minLetters = 20
/** Minimum average length of text that has neither times nor clear speakers. */
const lettersOfSentence = 25

/** The list that says most, and of two that say the same the one that also knows who and when. */
export function talkIn(json: unknown, atMost?: number): Talk | null {
  const lists = listsIn(json, atMost)
  const names = namesById(json, lists)
  let best: { talk: Talk; weight: number } | null = null
  for (const list of lists) {
    const roles = detectRoles(list.rows, names)
    const { text } = roles
    if (text === null || (roles.start === null && roles.speaker === null)) continue
    const seen = list.rows.reduce((sum, row) => sum + toText(row[text]).length, 0)
    const letters = (seen * list.all) / list.rows.length
    if (letters < minLetters) continue
    // A list of payments has texts and kinds as well, but nobody tells a story in two words.
    const isTold = roles.start !== null || roles.isSpeakerSure || seen > list.rows.length * lettersOfSentence
    if (!isTold) continue
    const oneWordEach = list.rows.every((row) => isSingleWord(toText(row[text])))
    const told = (roles.speaker === null ? 0 : 0.5) + (roles.start === null ? 0 : 0.5) + (oneWordEach ? 0 : 0.2)
    const weight = letters * (1 + told)
    if (weight > (best?.weight ?? 0)) best = { talk: { list, roles, oneWordEach, lists, names }, weight }
  }
  return best?.talk ?? null
}

/** Whether the file knows who speaks, or when, though the list that was recognized by its names does not. */
export function knowsMore(json: unknown, known: { speaker: boolean; start: boolean }): boolean {
  if (known.speaker && known.start) return false
  const talk = talkIn(json, fewRows)
  if (!talk) return false
  const who = talk.roles.isSpeakerSure || speakerAtTimes(talk) !== null
  return (
    (!known.speaker && who && (talk.roles.start !== null || !known.start)) ||
    (!known.start && talk.roles.start !== null)
  )
}

/** What a file knows shows in its first rows. */
const fewRows = 500
