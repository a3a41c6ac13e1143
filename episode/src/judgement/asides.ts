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
  const points = readings.map(({ sentence, wording }, id) => {
    const around = [
      ofRole.get(roles.get(sentence.speaker ?? '') ?? 'unknown'),
      fromStart(Math.floor(sentence.start / minute)),
      toEnd(Math.floor((end - sentence.start) / minute)),
    ]
    return around.reduce((sum, weights) => sum + (weights?.aside ?? 0), wording.aside + (cued[id] ? cuePoints : 0))
  })
  return likeliestStretches(points)
}

/** Viterbi's algorithm over two states: which sequence of yes and no gains most, with a cost for each change. */
function likeliestStretches(points: readonly number[]): boolean[] {
  let [no, yes] = [0, 0]
  const cameFrom: { no: boolean; yes: boolean }[] = []
  for (const point of points) {
    const from = { no: yes - changeCost > no, yes: yes > no - changeCost }
    ;[no, yes] = [Math.max(no, yes - changeCost) - point / 2, Math.max(yes, no - changeCost) + point / 2]
    cameFrom.push(from)
  }
  const found: boolean[] = []
  let state = yes > no
  for (const from of cameFrom.toReversed()) {
    found.push(state)
    state = state ? from.yes : from.no
  }
  return found.reverse()
}
