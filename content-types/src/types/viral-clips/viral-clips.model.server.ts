import { clipTask, createClips, validateClip } from '../../clip/clip-pieces.server.ts'
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
  }) => `At most ${Math.min(6, clipsWanted(episode))} moments that people pass on, the strongest first, other ones than the clips where the talk has them: the line one repeats at dinner with what leads up to it, a figure that stuns, a laugh, a dispute, an admission, a feeling shown; the guest before the host, never small talk. at: moment. kind: why people pass it on: ${viralTypes.join(', ')}.
${clipTask('15–45', 'why people pass it on: what in it makes them laugh, object, nod or think of somebody')}`,
  validate: validateClip,
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

function createMoments(validated: readonly ValidatedPiece[], reading: Reading): ViralClip[] {
  const moments = createClips(validated, reading, (clip, { piece, ids }) => {
    const span = { first: ids[0] ?? 0, last: ids.at(-1) ?? 0 }
    return asMoment(clip, parseKind(viralTypes, piece.kind), scoreClip(span, reading.episode))
  })
  return moments.sort((one, other) => (other.viralScore ?? 0) - (one.viralScore ?? 0))
}
