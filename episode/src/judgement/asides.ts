import type { Speaker } from '../episode.ts'
import type { Reading } from '../sentences.ts'
import { weightsByCount, weightsOfKind } from './weights.ts'

// Finds the asides of an English episode: ads, greetings, housekeeping, goodbyes. A linear model weighs each sentence;
// since asides come in stretches, the most likely sequence of stretches is chosen.

/** Evidence that a rule's cue ("brought to you by") adds, and the cost of a change between aside and content. */
const cuePoints = 3
const changeCost = 3

const ofRole = weightsOfKind('role')
/** Weights by minute. */
const fromStart = weightsByCount('from start', 8)
const toEnd = weightsByCount('to end', 6)

/** Returns true for each sentence that is an aside; `cued`: sentences that a rule has already marked. */
export function findAsides(
  readings: readonly Reading[],
  cued: readonly boolean[],
  speakers: readonly Speaker[],
): boolean[] {
  const roles = new Map(speakers.map(({ name, role }) => [name, role]))
  const end = readings.at(-1)?.sentence.end ?? 0
  // A short episode has the same proportions: its minutes are scaled as if it had an hour.
  const minute = Math.max(1, Math.min(60, end / 60))
  const points = readings.map(
    ({ sentence, wording }, id) =>
      wording.aside +
      (cued[id] ? cuePoints : 0) +
      (ofRole.get(roles.get(sentence.speaker ?? '') ?? 'unknown')?.aside ?? 0) +
      (fromStart(Math.floor(sentence.start / minute))?.aside ?? 0) +
      (toEnd(Math.floor((end - sentence.start) / minute))?.aside ?? 0),
  )
  return likeliestStretches(points)
}

/**
 * Returns the sequence of yes and no that gains most, with a cost for each change (Viterbi's algorithm over two
 * states).
 */
function likeliestStretches(points: readonly number[]): boolean[] {
  let no = 0
  let yes = 0
  /** True if the best path to a no, and to a yes, came from a yes. */
  const toNo: boolean[] = []
  const toYes: boolean[] = []
  for (const point of points) {
    toNo.push(yes - changeCost > no)
    toYes.push(yes > no - changeCost)
    const stays = Math.max(no, yes - changeCost) - point / 2
    yes = Math.max(yes, no - changeCost) + point / 2
    no = stays
  }
  const found = points.map(() => false)
  let state = yes > no
  for (let at = points.length - 1; at >= 0; at -= 1) {
    found[at] = state
    state = (state ? toYes[at] : toNo[at]) ?? false
  }
  return found
}
