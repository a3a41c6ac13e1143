import { type Episode, type Sentence, spanSeconds } from '@podcastai/episode'
import type { Brief } from '../brief.ts'
import type { EpisodeNotes } from './episode-notes.ts'
import { saidIn } from './grounding/said.server.ts'
import { asData, castOf, fenced, numberedLines } from './numbered-sentences.server.ts'
import { voiceInWords } from './voice-in-words.server.ts'

/**
 * What the eight writers get of an episode: its notes, and the chosen sentences in full. It is paid for eight times on a
 * provider without a cache, so that it may be less than a tenth of the transcript; of a short talk it is nearly all.
 */
export function materialFor(episode: Episode, brief: Brief, notes: EpisodeNotes): string {
  const moments = notes.moments
    .slice(0, momentsTold)
    .map(({ first, last, why }) => `${first}–${last} ${Math.round(spanSeconds(episode, first, last))} s ${asData(why)}`)
  const topics = notes.topics.map(({ title, first }) => `${first} ${asData(title)}`)
  const about = [
    castOf(episode, brief),
    ...(notes.about === '' ? [] : [`About: ${asData(notes.about)}`]),
    ...(topics.length === 0 ? [] : [`Topics, each from its sentence on: ${evenly(topics, topicsTold).join('; ')}`]),
    ...(moments.length === 0 ? [] : [`Strongest moments, best first: ${moments.join('; ')}`]),
  ]
  const room = roomIn(episode) - about.join('\n').length - voiceInWords(brief).join('\n').length
  const chosen = chosenSentences(episode, brief, notes, Math.max(material.leastSentences, room))
  return fenced([...about, numberedLines(episode, chosen)].join('\n'))
}

const momentsTold = 16
const topicsTold = 14

/** Characters of voice and material together, and of the chosen sentences at least. */
const material = { least: 4000, share: 0.08, most: 20_000, leastSentences: 2400 } as const

function roomIn({ sentences }: Episode): number {
  const all = sentences.reduce((sum, { text }) => sum + text.length, 0)
  return Math.min(material.most, Math.max(material.least, all * material.share))
}

/** The moments by rank with the facts between them, as long as there is room in characters; in order of time. */
export function chosenSentences(episode: Episode, brief: Brief, notes: EpisodeNotes, room: number): Sentence[] {
  const { forMachines } = saidIn(episode, brief)
  const chosen = new Set<number>()
  let length = 0
  for (const run of runsOf(episode, notes)) {
    for (const id of run) {
      const sentence = episode.sentences[id]
      if (!sentence || chosen.has(id) || forMachines.has(id) || sentence.traits.hygiene === 'sponsor') continue
      const cost = sentence.text.length + 5
      if (length + cost > room) continue
      chosen.add(id)
      length += cost
    }
    if (length >= room * 0.98) break
  }
  return episode.sentences.filter(({ id }) => chosen.has(id))
}

/** Sentences of a moment that tell what it is about. */
const longestRun = 9

function runsOf(episode: Episode, notes: EpisodeNotes): number[][] {
  const moments = notes.moments.map(({ first, last }) => idsBetween(first, Math.min(last, first + longestRun - 1)))
  const facts = notes.facts.map(({ ids }) => ids.slice(0, 3))
  const names = notes.names.slice(0, 4).map(({ ids }) => ids.slice(0, 1))
  const own = episode.moments
    .slice(0, 40)
    .map(({ firstSentence, lastSentence }) => idsBetween(firstSentence, lastSentence))
  const longest = Math.max(moments.length, facts.length)
  const between = Array.from({ length: longest }, (_, rank) => [
    moments[rank] ?? [],
    facts[rank] ?? [],
    facts[rank + longest] ?? [],
  ]).flat()
  return [...names, ...between, ...own]
}

function idsBetween(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, step) => first + step)
}

function evenly<Item>(items: readonly Item[], most: number): Item[] {
  if (items.length <= most) return [...items]
  return Array.from({ length: most }, (_, at) => items[Math.floor((at * items.length) / most)]).filter(
    (item) => item !== undefined,
  )
}

/** For a model that did not read the episode itself: what the built-in reading found in it, the best moments first. */
export function notesFrom(episode: Episode, mostMoments = momentsTold): EpisodeNotes {
  const moments: EpisodeNotes['moments'] = []
  for (const { firstSentence: first, lastSentence: last } of episode.moments) {
    const isNew = moments.every((other) => other.last < first || last < other.first)
    if (isNew) moments.push({ first, last, why: '' })
    if (moments.length >= mostMoments) break
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
