// Names for speakers whom the file only numbers. A writer that reads the whole talk often knows who they are; the user
// decides whether to use the names.
import type { Episode, Sentence } from '@podcastai/episode'
import type { Pair } from '@podcastai/transcript/corrections'
import { isSamePerson, isUnnamed, nameOffers } from '@podcastai/transcript/name-offers'
import { type ModelTask, type Piece, WritingAnswer } from '../model-interface/model-task.server.ts'
import { replaceWords } from '../references/replace-words.ts'
import { checkText } from '../text-checks/check-text.server.ts'
import { createSpokenContext, occurs } from '../text-checks/spoken-context.server.ts'
import type { Brief } from '../type/brief.ts'
import { maxUnused, respellSentences, type UnusedName } from './name-spellings.server.ts'
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

/** Speakers with a smaller share of the words aren't asked for: most are interjections or diarization errors. */
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
  return findSpeakerNames(episode, { brief, pieces: WritingAnswer.safeParse(answer).data?.pieces ?? [] }).names
}

/** Maximum number of names of an answer that are considered. */
const maxNames = 100

/** An answer with names. Those of its spellings that are used change the talk, and with it the names. */
type NamingAnswer = { brief: Brief; pieces: readonly Piece[]; spellings?: readonly Pair[] }

/**
 * Returns the names of an answer that hold: said in the talk, for one speaker each, and not contradicted by what the
 * speakers say of themselves; and the others, with reasons.
 */
export function findSpeakerNames(
  heard: Episode,
  { brief, pieces, spellings = [] }: NamingAnswer,
): { names: NamedSpeaker[]; unused: UnusedName[] } {
  const asked = pieces.filter(({ at }) => at === speakerPlace).slice(0, maxNames)
  if (asked.length === 0) return { names: [], unused: [] }
  const episode = respellSentences(heard, spellings)
  const introduced = new Map(nameOffers(episode.sentences).map(({ speaker, name }) => [speaker, name]))
  const given = asked.flatMap((piece) => {
    const index = episode.speakers.findIndex((_, at) => toLetter(at) === piece.kind.trim().toUpperCase())
    const name = spellings.reduce(replaceWords, piece.text.trim().replace(/\s+/g, ' '))
    const speaker = episode.speakers[index]?.name ?? null
    if (speaker !== null && !isUnnamed(speaker) && isSamePerson(speaker, name)) return []
    return { piece, speaker, name }
  })
  const read = given.map(({ piece, speaker, name }): NamedSpeaker | UnusedName => {
    const unused = (why: string) => ({
      at: speakerPlace,
      text: `${speaker ?? piece.kind} is ${name}`.slice(0, 160),
      why,
    })
    if (speaker === null) return unused('There is no speaker with this letter.')
    if (!isUnnamed(speaker)) return unused(`The transcript names this speaker ${speaker}.`)
    const problem = findNameProblem(name, { episode, brief })
    if (problem !== null) return unused(problem)
    const rival = given.find(
      (other) => other.name !== name && other.speaker === speaker && !isSamePerson(other.name, name),
    )
    if (rival) return unused('The reply gives this speaker two names.')
    const isTaken = [...episode.speakers.map((one) => ({ speaker: one.name, name: one.name })), ...given].some(
      (other) => other.speaker !== null && other.speaker !== speaker && isSamePerson(other.name, name),
    )
    if (isTaken) return unused('Another speaker has this name.')
    const own = introduced.get(speaker)
    if (own !== undefined && !isSamePerson(own, name)) return unused(`The talk calls this speaker ${own}.`)
    const telling = findTelling(name, piece.ids, episode)
    if (telling === null) return unused('No sentence has this name.')
    return { speaker, name, said: shortened(telling.text), own: telling.speaker === speaker }
  })
  const names = read.filter((one) => 'speaker' in one)
  return {
    // A name that was given twice is used once.
    names: [...new Map(names.map((one) => [one.speaker, one])).values()],
    unused: read.filter((one) => 'why' in one).slice(0, maxUnused),
  }
}

const likeName = /^\p{Lu}[\p{L}.'’-]{0,30}(?: [\p{L}.'’-]{1,30}){0,4}$/u

/** Returns why words can't be the name of a speaker; null if they can. */
function findNameProblem(name: string, { episode, brief }: { episode: Episode; brief: Brief }): string | null {
  if (!likeName.test(name) || isUnnamed(name)) return 'It isn’t a name.'
  const said = createSpokenContext(episode, brief)
  const { problems } = checkText({ text: name, ids: [] }, said, { free: true, wide: true })
  return problems.length === 0 && occurs(firstWord(name), said) ? null : 'Nobody says this name.'
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
