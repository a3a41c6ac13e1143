// Names for speakers whom the file only numbers. A writer that reads the whole talk often knows who they are; the user
// decides whether to use the names.
import type { Episode, Sentence } from '@podcastai/episode'
import { isSamePerson, isUnnamed, nameOffers } from '@podcastai/transcript/name-offers'
import { type ModelTask, type Piece, WritingAnswer } from '../model-interface/model-task.server.ts'
import { checkText } from '../text-checks/check-text.server.ts'
import { createSpokenContext, occurs } from '../text-checks/spoken-context.server.ts'
import type { Brief } from '../type/brief.ts'
import { fenced, numberedLines, renderCast, toLetter } from './numbered-sentences.server.ts'
import { dataRule } from './writing.server.ts'

/** `said`: the sentence that reveals the name. `own`: that speaker says it. */
export type NamedSpeaker = { speaker: string; name: string; said: string; own: boolean }

/** The place of a speaker's name in an answer. */
export const speakerPlace: string = 'speaker'

/** Returns the request for names; null if the file names everybody who says a fair part of the talk. */
export function speakersTask(episode: Episode): string | null {
  const letters = findUnnamed(episode).map(({ letter }) => letter)
  if (letters.length === 0) return null
  const who = new Intl.ListFormat('en-US').format(letters)
  return `## Speakers
The file doesn't name ${who}, but the talk may: who says "I'm …", who is greeted, thanked, or answers to a name. Before the other pieces, write one for each speaker whose name is certain. at: ${speakerPlace}. text: the name, in full where the talk has it. ids: the sentences that tell. kind: the letter. Then write as if the file had these names.`
}

type Unnamed = { letter: string; speaker: string }

/** Speakers with a smaller share of the words are interjections or diarization errors. */
const minShare = 0.05

function findUnnamed({ speakers }: Episode): Unnamed[] {
  const words = speakers.reduce((sum, speaker) => sum + speaker.words, 0)
  return speakers.flatMap((speaker, index) =>
    isUnnamed(speaker.name) && speaker.words >= words * minShare
      ? [{ letter: toLetter(index), speaker: speaker.name }]
      : [],
  )
}

/** Returns the names that numbered speakers say themselves, or that others call them; needs no writer. */
export function listIntroduced({ sentences }: Episode): NamedSpeaker[] {
  return nameOffers(sentences).map(({ speaker, name, said, own }) => ({ speaker, name, said, own }))
}

/** Maximum characters of the beginning and of the end of a talk, where people are introduced. */
const shown = { beginning: 12_000, end: 2_000 }

/** Returns the request for names alone, with the parts of the talk that introduce people; null if all have names. */
export function namesTask(episode: Episode, brief: Brief): ModelTask | null {
  const task = speakersTask(episode)
  if (task === null) return null
  const { sentences } = episode
  const beginning = upTo(shown.beginning, sentences)
  const end = upTo(shown.end, sentences.slice(beginning.length).reverse()).reverse()
  const talk = fenced(`${renderCast(episode, brief)}\n${numberedLines(episode, [...beginning, ...end])}`)
  return {
    kind: 'writing',
    system: `You find out who speaks in a podcast. ${dataRule}`,
    prefix: '',
    prompt: `${talk}\n\n${task}\nThere are no other pieces. Answer as JSON: {"pieces": [{"at", "text", "ids", "kind"}]}, empty if no name is certain.`,
    maxOutputTokens: 1000,
  }
}

function upTo(characters: number, sentences: readonly Sentence[]): Sentence[] {
  let left = characters
  return sentences.filter(({ text }) => {
    left -= text.length
    return left >= 0
  })
}

/** Returns the names in the answer to that request. */
export function readNames(episode: Episode, { brief, answer }: { brief: Brief; answer: unknown }): NamedSpeaker[] {
  return findSpeakerNames(episode, { brief, pieces: WritingAnswer.safeParse(answer).data?.pieces ?? [] })
}

/**
 * Returns the names of an answer that hold: said in the talk, for one speaker each, and not contradicted by what the
 * speakers say of themselves.
 */
export function findSpeakerNames(
  episode: Episode,
  { brief, pieces }: { brief: Brief; pieces: readonly Piece[] },
): NamedSpeaker[] {
  const unnamed = findUnnamed(episode)
  if (unnamed.length === 0) return []
  const introduced = new Map(nameOffers(episode.sentences).map(({ speaker, name }) => [speaker, name]))
  const asked = pieces.filter(({ at }) => at === speakerPlace)
  const named = asked.flatMap((piece): NamedSpeaker[] => {
    const { speaker } = unnamed.find(({ letter }) => letter === piece.kind.trim().toUpperCase()) ?? {}
    const name = piece.text.trim().replace(/\s+/g, ' ')
    if (speaker === undefined || !isName(name, { episode, brief })) return []
    const own = introduced.get(speaker)
    if (own !== undefined && !isSamePerson(own, name)) return []
    const telling = findTelling(name, piece.ids, episode)
    if (telling === null) return []
    return [{ speaker, name, said: shortened(telling.text), own: telling.speaker === speaker }]
  })
  const taken = episode.speakers.map((speaker) => speaker.name)
  return named.filter(
    (one) =>
      taken.every((name) => !isSamePerson(name, one.name)) &&
      named.every((other) => other === one || (other.speaker !== one.speaker && !isSamePerson(other.name, one.name))),
  )
}

const likeName = /^\p{Lu}[\p{L}.'’-]{0,30}(?: [\p{L}.'’-]{1,30}){0,4}$/u

function isName(name: string, { episode, brief }: { episode: Episode; brief: Brief }): boolean {
  if (!likeName.test(name) || isUnnamed(name)) return false
  const said = createSpokenContext(episode, brief)
  const { problems } = checkText({ text: name, ids: [] }, said, { free: true, wide: true })
  return problems.length === 0 && occurs(firstWord(name), said)
}

/** Returns the cited sentence with the name, else the first one with it. */
function findTelling(name: string, ids: readonly number[], { sentences }: Episode): Sentence | null {
  const parts = [name, firstWord(name), name.slice(name.lastIndexOf(' ') + 1)].map((part) => part.toLowerCase())
  const cited = ids.flatMap((id) => sentences[id] ?? [])
  const holds = (part: string) => (sentence: Sentence) => sentence.text.toLowerCase().includes(part)
  for (const part of parts) {
    const found = cited.find(holds(part)) ?? sentences.find(holds(part))
    if (found) return found
  }
  return null
}

function firstWord(name: string): string {
  return name.split(' ', 1)[0] ?? name
}

/** Maximum characters of a sentence that is shown beside its name. */
const maxSaidLength = 160

function shortened(text: string): string {
  return text.length <= maxSaidLength
    ? text
    : `${text
        .slice(0, maxSaidLength - 1)
        .trimEnd()
        .toWellFormed()}…`
}
