import type { Speaker } from '../episode.ts'
import type { Reading } from '../sentences.ts'
import { weightsByCount, weightsOfKind } from './weights.ts'

// Which stretches of an English episode are wrapping: the sponsor's words, greetings, housekeeping, goodbyes. A linear
// model weighs each sentence; since wrapping comes in stretches, the most likely sequence of stretches is taken.

/** Evidence that a cue of the rules ("brought to you by") adds, and what a change from one to the other costs. */
const cuePoints = 3
const changeCost = 3

const ofRole = weightsOfKind('role')
/** By the minute. */
const fromStart = weightsByCount('from start', 8)
const toEnd = weightsByCount('to end', 6)

/** True for each sentence that belongs to the wrapping; `cued`: where a rule says so already. */
export function findAsides(
  readings: readonly Reading[],
  cued: readonly boolean[],
  speakers: readonly Speaker[],
): boolean[] {
  const roles = new Map(speakers.map(({ name, role }) => [name, role]))
  const end = readings.at(-1)?.sentence.end ?? 0
  // A short episode is told in the same proportions: its minutes are counted as if it had an hour.
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

/** Viterbi's algorithm over two states: which sequence of yes and no gains most, with a cost for each change. */
function likeliestStretches(points: readonly number[]): boolean[] {
  let no = 0
  let yes = 0
  /** Whether the best way to a no and to a yes came from a yes. */
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
