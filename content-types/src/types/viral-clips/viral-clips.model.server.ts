import { clipRules, createClips, refuseOverlaps, validateClip } from '../../clip/clip-pieces.server.ts'
import { scoreClip } from '../../clip/print-clip.server.ts'
import { clipsWanted } from '../../clip/video-clip.ts'
import {
  getPiecesAt,
  type ModelType,
  parseKind,
  type Reading,
  type ValidatedPiece,
} from '../../model-interface/model-type.server.ts'
import { asMoment } from './moment.server.ts'
import { type ViralClip, type ViralClips, viralTypes } from './viral-clips.ts'

export const viralClipsModel: ModelType<ViralClips> = {
  key: 'viral_clips',
  owns: (at) => at === 'moment',
  asks: ({
    episode,
  }) => `At most ${clipsWanted(episode)} moments that people pass on, the strongest first, most 15–45 seconds, other ones than the clips: the line you repeat at dinner with what leads up to it, a number that stuns, a laugh, a dispute, an admission. The description says why people pass it on. at: moment. kind: ${viralTypes.join(', ')}.
${clipRules}`,
  validate: validateClip,
  validateTogether: refuseOverlaps,
  missing: (validated) => (validated.length > 0 ? [] : [{ at: 'moment', problem: 'there is no moment.' }]),
  print: (validated, reading) => (validated.length === 0 ? null : createMoments(validated, reading)),
  item: (path) =>
    /^\d+$/.test(path)
      ? {
          at: 'moment',
          print: (validated, reading) => {
            const [moment] = createMoments(getPiecesAt(validated, 'moment'), reading)
            return moment ? { [path]: moment } : null
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
    return { clip, viralType: parseKind(viralTypes, piece.kind), score: scoreClip(span, reading.episode) }
  })
  const scores = moments.map(({ score }) => score).sort((one, other) => other - one)
  return moments.map(({ clip, viralType }, rank) => asMoment(clip, viralType, scores[rank] ?? 0))
}
