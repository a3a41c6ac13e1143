import { clipRules, createClips, refuseOverlaps, validateClip } from '../../clip/clip-pieces.server.ts'
import { scoreClip } from '../../clip/print-clip.server.ts'
import { clipsWanted } from '../../clip/video-clip.ts'
import {
  findKind,
  getPiecesAt,
  type ModelType,
  type Reading,
  type ValidatedPiece,
} from '../../model-interface/model-type.server.ts'
import { asMoment, classifyViralType } from './moment.server.ts'
import { type ViralClip, type ViralClips, viralTypes } from './viral-clips.ts'

export const viralClipsModel: ModelType<ViralClips> = {
  key: 'viral_clips',
  owns: (at) => at === 'moment',
  asks: ({
    episode,
  }) => `At most ${clipsWanted(episode)} moments that people pass on, the strongest first, most 15–45 seconds, other ones than the clips: the line you repeat at dinner with what leads up to it, a number that stuns, a laugh, a dispute, an admission. The description says why people pass it on. at: moment. kind: ${viralTypes.join(', ')}.
${clipRules}`,
  validate: (piece, reading) => {
    const validated = validateClip(piece, reading)
    if (findKind(viralTypes, piece.kind) !== null) return validated
    return { ...validated, wishes: [...validated.wishes, `Its kind is none of: ${viralTypes.join(', ')}.`] }
  },
  validateTogether: refuseOverlaps,
  missing: (validated) => (validated.length > 0 ? [] : [{ at: 'moment', problem: 'there is no moment.' }]),
  print: (validated, reading) => (validated.length === 0 ? null : createMoments(validated, reading)),
  item: (path) =>
    /^\d+$/.test(path)
      ? {
          at: 'moment',
          print: (validated, reading, current) => {
            const [moment] = createMoments(getPiecesAt(validated, 'moment'), reading)
            return moment ? { [path]: rankedAt(moment, current as ViralClips, Number(path)) } : null
          },
        }
      : null,
}

/**
 * Returns the moments in the writer's order. A writer has judged the whole talk, so its order decides which moment gets
 * which of our scores: the first one the highest.
 */
function createMoments(validated: readonly ValidatedPiece[], reading: Reading): ViralClip[] {
  const moments = createClips(validated, reading, (clip, { piece, ids }) => {
    const span = { first: ids[0] ?? 0, last: ids.at(-1) ?? 0 }
    return {
      clip,
      viralType: findKind(viralTypes, piece.kind) ?? classifyViralType(reading.episode, span),
      score: scoreClip(span, reading.episode),
    }
  })
  const scores = moments.map(({ score }) => score).sort((one, other) => other - one)
  return moments.map(({ clip, viralType }, rank) => asMoment(clip, viralType, scores[rank] ?? 0))
}

/** Returns a moment that replaces one of a list, with a score between those of its neighbors: the list is a ranking. */
function rankedAt(moment: ViralClip, current: ViralClips, at: number): ViralClip {
  const scores = current.map(({ viralScore }) => viralScore)
  const before = scores.slice(0, at).findLast((score) => score !== null) ?? 100
  const after = scores.slice(at + 1).find((score) => score !== null) ?? 0
  return asMoment(moment, moment.viralType, Math.max(after, Math.min(before, moment.viralScore ?? before)))
}
