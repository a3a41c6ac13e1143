import { placeIn, timeIn } from '@podcastai/episode'
import { runsIn, runWords } from '../talk/word-runs.ts'
import type { Evidence } from '../type/evidence.ts'
import type { SpokenContext, SpokenTurn, SpokenWord } from './spoken-context.server.ts'

/** Words of a text that one person said in one turn. */
export type Spoken = {
  /** As written in the text, without the marks. */
  written: string
  /** Sentences that contain the words. */
  first: number
  last: number
  speaker: string | null
  /** Exactly these words, not whole sentences. */
  evidence: Evidence
  /** What was said, as the transcript has it. */
  exact: string
  /** False if fillers or stutters were left out. */
  isExact: boolean
}

/**
 * Finds words that one speaker said without interruption, preferring `speaker` and the sentences `near`. Returns null
 * if nobody said them.
 */
export function findSpoken(
  written: string,
  said: SpokenContext,
  { near = [], speaker = null }: { near?: readonly number[]; speaker?: string | null } = {},
): Spoken | null {
  const [best] = findHits(written, said, { near, speaker })
  return best ? told(written, best, said) : null
}

/** Where words were said: their turn, the words, and the index of the first one in the turn. */
export type Hit = { turn: SpokenTurn; words: SpokenWord[]; at: number; isExact: boolean }

/** Maximum number of places where the same words are found. */
const maxHits = 1000

/** Returns all places where words were said, the best first. */
export function findHits(
  written: string,
  said: SpokenContext,
  { near, speaker }: { near: readonly number[]; speaker: string | null },
): Hit[] {
  const wanted = runWords(written).map(({ plain }) => plain)
  if (wanted.length === 0) return []
  const rank = ({ turn, words, isExact }: Hit) =>
    (speaker !== null && turn.speaker !== speaker ? 4 : 0) +
    (near.includes(words[0]?.sentence ?? -1) ? 0 : 2) +
    (isExact ? 0 : 1)
  const steps = { left: maxSteps }
  const hits: { hit: Hit; rank: number }[] = []
  for (const turn of said.turns)
    for (const { first, end, isExact } of runsIn(turn, wanted, { english: said.english, steps })) {
      const hit = { turn, words: turn.words.slice(first, end), at: first, isExact }
      if (hits.push({ hit, rank: rank(hit) }) >= maxHits) steps.left = -1
    }
  return hits.sort((a, b) => a.rank - b.rank).map(({ hit }) => hit)
}

/** Limit on word comparisons for one quotation; ten hours of conversation need a tenth of it. */
const maxSteps = 100_000

/** Converts a hit to the form that the rest of the product uses. */
export function told(written: string, { turn, words, isExact }: Hit, { episode }: SpokenContext): Spoken | null {
  const [opening, closing] = [words[0], words.at(-1)]
  const first = opening && episode.sentences[opening.sentence]
  const last = closing && episode.sentences[closing.sentence]
  if (!first || !last) return null
  const texts = episode.sentences.slice(first.id, last.id + 1).map(({ id, text }) => {
    const from = id === first.id ? opening.from : 0
    return text.slice(from, id === last.id ? closing.to : undefined)
  })
  const to = placeIn(last, closing.to - 1)
  const [begins, ends] = [timeIn(first, opening.from), timeIn(last, closing.to)]
  return {
    written,
    first: first.id,
    last: last.id,
    speaker: turn.speaker,
    evidence: {
      speaker: turn.speaker,
      start: begins.seconds,
      end: Math.max(begins.seconds, ends.seconds),
      estimated: begins.estimated,
      ...(ends.estimated && { endEstimated: true }),
      from: placeIn(first, opening.from),
      to: { ...to, offset: to.offset + 1 },
    },
    exact: texts.join(' '),
    isExact,
  }
}
