// Finds the talk in JSON of unknown shape.
import { toText } from '../json-fields.ts'
import { isSingleWord } from '../nested-words.ts'
import { detectRoles, type Roles } from './column-roles.ts'
import { type FoundList, listsIn } from './lists.ts'
import { namesById } from './names-table.ts'
import { speakerAtTimes } from './speaker-ranges.ts'

/** A list of words or turns, the roles of its columns, and the other lists in the file. */
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

/** Returns the list with the most words. On a tie, the one with speakers and times wins. */
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
    // A list of payments also has texts and types, but speech has longer texts.
    const isTold = roles.start !== null || roles.isSpeakerSure || seen > list.rows.length * lettersOfSentence
    if (!isTold) continue
    const oneWordEach = list.rows.every((row) => isSingleWord(toText(row[text])))
    const told = (roles.speaker === null ? 0 : 0.5) + (roles.start === null ? 0 : 0.5) + (oneWordEach ? 0 : 0.2)
    const weight = letters * (1 + told)
    if (weight > (best?.weight ?? 0)) best = { talk: { list, roles, oneWordEach, lists, names }, weight }
  }
  return best?.talk ?? null
}

/** True if the file has speakers or times that the recognized list lacks. */
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

/** The first rows are enough to decide. */
const fewRows = 500
