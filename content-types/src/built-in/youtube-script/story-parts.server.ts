import type { Cue, Episode } from '@podcastai/episode'
import type { Passage } from '../passages/passages.server.ts'

// A story in three turns: what it is about, what happens to that, and what a listener can do with it.

export type StoryPart = 'ground' | 'turn' | 'takeaway'

/** What the beats of a main part are for, in order; what is more than three turns once more. */
export function partsOf(beats: number): StoryPart[] {
  return Array.from({ length: beats }, (_, at) => (at === 0 ? 'ground' : at === beats - 1 ? 'takeaway' : 'turn'))
}

/** How well a kind of thing said does as a part, in points of strength. */
const worth: Record<StoryPart, Partial<Record<Cue, number>>> = {
  ground: { definition: 1, claim: 0.8, superlative: 0.4, advice: -0.6 },
  turn: { 'turning-point': 1.5, story: 1, confession: 1.2, contrast: 0.8, number: 0.4 },
  takeaway: { advice: 1.6, condition: 0.7, claim: 0.6, story: -0.8, number: -0.3 },
}

export function partWorth(part: StoryPart, passage: Passage, episode: Episode): number {
  const points = Object.entries(worth[part]) as [Cue, number][]
  return points.reduce((sum, [cue, value]) => sum + (carries(cue, passage, episode) ? value : 0), 0)
}

export function carries(cue: Cue, { first, last }: Passage, { sentences }: Episode): boolean {
  for (let id = first; id <= last; id++) if (sentences[id]?.traits.cues[cue] !== undefined) return true
  return false
}

/** Points for speaking of what hook and problem spoke of, so that the beats are one story. */
export function threadFrom(told: readonly Passage[], { sentences }: Episode): (passage: Passage) => number {
  const thread = stemsOf(told.map(({ text }) => text).join(' '))
  // Passages share sentences; each is read once.
  const read = new Map<number, Set<string>>()
  const sharedBy = (id: number) => {
    const shared = read.get(id) ?? stemsOf(sentences[id]?.text ?? '').intersection(thread)
    read.set(id, shared)
    return shared
  }
  return ({ first, last }) => {
    const shared = new Set<string>()
    for (let id = first; id <= last; id++) for (const stem of sharedBy(id)) shared.add(stem)
    return Math.min(mostThread, shared.size * 0.4)
  }
}

const mostThread = 1.6

/**
 * Whether one of some texts says again what another one or one of those before them says, as a line of the opening that is
 * cut from later on: so many words in a row are the same. Texts are compared again and again, and each is read once.
 */
export function findsRepeats(before: readonly string[] = []): (texts: readonly string[]) => boolean {
  const read = new Map<string, Set<string>>()
  const rowsOf = (text: string) => {
    const known = read.get(text) ?? rowsIn(text)
    read.set(text, known)
    return known
  }
  return (texts) =>
    texts.some((text, at) =>
      [...before, ...texts.slice(0, at)].some((other) => !rowsOf(other).isDisjointFrom(rowsOf(text))),
    )
}

function rowsIn(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? []
  return new Set(words.slice(sameWords - 1).map((_, at) => words.slice(at, at + sameWords).join(' ')))
}

const sameWords = 8

/** Points for two passages that speak of the same, so that the second goes on from the first. */
export function linksIn(): (before: Passage, next: Passage) => number {
  const read = new Map<Passage, Set<string>>()
  const stems = (passage: Passage) => {
    const known = read.get(passage) ?? stemsOf(passage.text)
    read.set(passage, known)
    return known
  }
  // Every two meet in many stories.
  const found = new Map<Passage, Map<Passage, number>>()
  return (before, next) => {
    const links = found.get(before) ?? new Map<Passage, number>()
    const known = links.get(next) ?? Math.min(mostLink, stems(before).intersection(stems(next)).size * 0.3)
    found.set(before, links.set(next, known))
    return known
  }
}

const mostLink = 1.2

function stemsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}{5,}/gu) ?? []
  return new Set(words.filter((word) => !common.has(word)).map((word) => word.replace(/(?:ing|ers?|ies|es|ed|s)$/, '')))
}

/** Said in every talk. */
const common = new Set(
  'about after again always another around because before being could doing every first going great gonna happen having little maybe might never other people point probably really right should since something start still their there these thing things think those though through today together trying under until wanna wanted where which while whole without would years'.split(
    ' ',
  ),
)
