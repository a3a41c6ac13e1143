import { type Episode, findPassages as liftedFrom, type Sentence } from '@podcastai/episode'
import type { EpisodeNotes } from '../model-interface/episode-notes.ts'
import { createSpokenContext } from '../text-checks/spoken-context.server.ts'
import type { Brief } from '../type/brief.ts'
import { isSkipped } from './episode-parts.server.ts'
import { charactersPerToken, passagesShare } from './kit-requests.ts'
import { asData, fenced, numberedLines, renderCast } from './numbered-sentences.server.ts'
import { fitsWhole } from './plan.server.ts'

/**
 * Returns the episode as writers see it: the speakers, and the whole transcript if the model can take it; otherwise the
 * notes and whole passages. Byte-identical for all writers, so that it can be cached.
 */
export function materialFor(
  episode: Episode,
  { brief, notes, contextTokens }: { brief: Brief; notes: EpisodeNotes | null; contextTokens: number },
): string {
  const cast = renderCast(episode, brief)
  if (fitsWhole(episode, contextTokens)) {
    return fenced(`${cast}\n${numberedLines(episode, tellable(episode, brief))}`)
  }
  const noted = notes ?? notesFrom(episode)
  const about = [
    cast,
    ...(noted.about === '' ? [] : [`About: ${asData(noted.about)}`]),
    ...noted.topics.slice(0, maxTopics).map(({ title, first }) => `From ${first}: ${asData(title)}`),
    'Not all of the talk is here: these are its strongest passages, whole.',
  ].join('\n')
  const room = contextTokens * passagesShare * charactersPerToken - about.length
  return fenced(`${about}\n${numberedLines(episode, findPassages(episode, brief, noted, room))}`)
}

const maxTopics = 20
/** Returns the length of the episode as a model reads it, in characters, including numbers and speakers. */
export function spokenCharacters({ sentences, turns }: Episode): number {
  return sentences.reduce((sum, { text }) => sum + text.length + 5, 0) + turns.length * 3
}

/** Returns all sentences except for sponsors, mere agreement, and instructions to machines. */
function tellable(episode: Episode, brief: Brief): Sentence[] {
  const { forMachines } = createSpokenContext(episode, brief)
  return episode.sentences.filter((sentence) => !forMachines.has(sentence.id) && !isSkipped(sentence, episode))
}

/**
 * Returns whole passages with a neighbor on each side, the strongest first as long as there is room; in order of time.
 */
function findPassages(episode: Episode, brief: Brief, notes: EpisodeNotes, room: number): Sentence[] {
  const chosen = new Set<number>()
  const allowed = tellable(episode, brief)
  const byId = new Map(allowed.map((sentence) => [sentence.id, sentence]))
  let left = room
  const take = (first: number, last: number) => {
    const added = allowed.filter(({ id }) => id >= first - 1 && id <= last + 1 && !chosen.has(id))
    const cost = added.reduce((sum, { text }) => sum + text.length + 5, 0)
    if (cost > left) return
    left -= cost
    for (const { id } of added) chosen.add(id)
  }
  for (const { first, last } of notes.moments) take(first, last)
  for (const { ids } of notes.facts) for (const id of ids) take(id, id)
  for (const { first, last } of liftedFrom(episode).clips.slice(0, 60)) take(first, last)
  return [...chosen].sort((a, b) => a - b).flatMap((id) => byId.get(id) ?? [])
}

/** Returns the built-in engine's notes, best moments first, for a model that did not read the episode itself. */
export function notesFrom(episode: Episode, maxMoments = 24): EpisodeNotes {
  const moments: EpisodeNotes['moments'] = []
  for (const { first, last } of liftedFrom(episode).clips) {
    const isNew = moments.every((other) => other.last < first || last < other.first)
    if (isNew) moments.push({ first, last, why: '' })
    if (moments.length >= maxMoments) break
  }
  return {
    about: '',
    topics: episode.topics.map(({ title, firstSentence, lastSentence }) => ({
      title,
      first: firstSentence,
      last: lastSentence,
    })),
    names: [],
    facts: episode.summary.map((id) => ({ text: episode.sentences[id]?.text ?? '', ids: [id] })),
    moments,
  }
}
