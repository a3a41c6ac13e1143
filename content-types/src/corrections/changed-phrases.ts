// A phrase that was misheard, all its places in the transcript, and what a text that has it should say.
import {
  firstThat,
  matchCase,
  opensSentence,
  type Pair,
  type Search,
  type Span,
} from '@podcastai/transcript/corrections'
import { isBefore, type Passage, passagesMeet } from '../type/evidence.ts'
import type { ChangedWords } from './changed-words.ts'
import { besideIt, type Neighbors, neighborsIn, sharedNeighbors } from './neighbors.ts'

/** A place of the phrase in the transcript, and what stands there now; null where it still reads so, and is right. */
type PhrasePlace = { span: Span; seen: string; written: string | null; neighbors: () => Neighbors }

/** The phrase as a text has it, with what the text rests on. */
export type Use = { seen: string; before: string; neighbors: Neighbors; evidence: readonly Passage[] }

export type ChangedPhrase = {
  /** As it reads in most of its places. */
  pair: Pair
  /** What a text says instead; null where it is to stay. */
  writtenIn: (use: Use) => string | null
  /** The same where the phrase is glued into one word, so that no words stand beside it. */
  writtenGlued: (evidence: readonly Passage[]) => string | null
}

/** Words that two texts have in common beside a phrase, so that one is surely made of the other. */
const minShared = 4

/** The phrases that changed, the longest first. `search` reads the transcript as it was. */
export function changedPhrases(changes: readonly ChangedWords[], search: Search): ChangedPhrase[] {
  const byPhrase = Map.groupBy(changes, ({ was }) => was.toLowerCase())
  return [...byPhrase.values()]
    .map((own) => changedPhrase(own, search))
    .sort((one, other) => other.pair.heard.length - one.pair.heard.length)
}

function changedPhrase(changes: readonly ChangedWords[], search: Search): ChangedPhrase {
  const pair = findMostFrequent(changes)
  let known: PhrasePlace[] | null = null
  const places = () => {
    known ??= findPlaces(changes, pair, search)
    return known
  }
  let everywhere: Pair | null | undefined
  /** What every text takes over: where the words were corrected in all places, or in most of them. */
  const wide = () => {
    if (everywhere === undefined) everywhere = findWidePair(changes, places())
    return everywhere
  }

  return {
    pair,
    writtenIn: (use) => {
      const near = places().filter(({ span }) => use.evidence.some((passage) => passagesMeet(passage, span)))
      const all = near.length > 0 ? near : places()
      const scores = all.map((place) => sharedNeighbors(place.neighbors(), use.neighbors))
      const best = Math.max(0, ...scores)
      const likely = all.filter((_, at) => scores[at] === best)
      const [first] = likely.toSorted((one, other) => Number(other.seen === use.seen) - Number(one.seen === use.seen))
      const isSure = near.length > 0 || (use.evidence.length === 0 && best >= minShared)
      if (first && isSure && areAlike(likely)) return inPlace(use, first)
      const others = near.length === 0 || likely.some(({ written }) => written !== null) ? wide() : null
      return others && inPlace(use, { seen: others.heard, written: others.written })
    },
    writtenGlued: (evidence) => {
      const near = places().filter(({ span }) => evidence.some((passage) => passagesMeet(passage, span)))
      if (near.length > 0 && areAlike(near)) return near[0]?.written ?? null
      return wide()?.written ?? null
    },
  }
}

function inPlace({ seen, before }: Use, place: Pick<PhrasePlace, 'seen' | 'written'>): string | null {
  if (place.written === null) return null
  return matchCase(seen, { heard: place.seen, written: place.written }, opensSentence(before))
}

function areAlike(places: readonly PhrasePlace[]): boolean {
  return new Set(places.map(({ written }) => written?.toLowerCase() ?? null)).size === 1
}

function findPlaces(changes: readonly ChangedWords[], { heard }: Pair, search: Search): PhrasePlace[] {
  const writtenForms = new Set(changes.map(({ is }) => is))
  const changed = changes.map(({ span, was, is }) => ({ span, seen: was, written: is as string | null }))
  // In the order of the transcript, as all places of a phrase are: thousands may stand in one paragraph.
  const isChanged = (span: Span) => {
    const next = changed[firstThat(changed, (one) => isBefore(span.from, one.span.to))]
    return next !== undefined && passagesMeet(next.span, span)
  }
  const others = search
    .all(heard)
    .filter((span) => !isChanged(span))
    .map((span) => {
      const seen = search.getText(span)
      // Where it read right already, as "Kubernetes" beside "kubernetes", the place speaks for the change.
      return { span, seen, written: writtenForms.has(seen) ? seen : null }
    })
  return [...changed, ...others].map((place) => {
    let neighbors: Neighbors | null = null
    return {
      ...place,
      neighbors: () => {
        neighbors ??= neighborsIn(search.around(place.span, besideIt))
        return neighbors
      },
    }
  })
}

function findWidePair(changes: readonly ChangedWords[], places: readonly PhrasePlace[]): Pair | null {
  const wide = changes.filter((change) => change.wide)
  const unchanged = places.filter(({ written }) => written === null).length
  return wide.length > 0 && wide.length >= unchanged ? findMostFrequent(wide) : null
}

function findMostFrequent(changes: readonly ChangedWords[]): Pair {
  const counts = new Map<string, { pair: Pair; count: number }>()
  for (const { was, is } of changes) {
    const key = JSON.stringify([was, is])
    const known = counts.get(key) ?? { pair: { heard: was, written: is }, count: 0 }
    counts.set(key, { ...known, count: known.count + 1 })
  }
  const [first] = [...counts.values()].sort((one, other) => other.count - one.count)
  return first?.pair ?? { heard: '', written: '' }
}
