import { clipRules, createClips, refuseOverlaps, validateClip } from '../../clip/clip-pieces.server.ts'
import { clipsWanted } from '../../clip/video-clip.ts'
import { getPiecesAt, type ModelType } from '../../model-interface/model-type.server.ts'
import type { VideoClips } from './video-clips.ts'

export const videoClipsModel: ModelType<VideoClips> = {
  key: 'video_clips',
  owns: (at) => at === 'clip',
  asks: ({
    episode,
  }) => `At most ${clipsWanted(episode)} clips to cut from the recording, the best first, most 25–60 seconds: an explanation that clicks, a story with its turn, a question and the answer that follows at once. at: clip. kind: "".
${clipRules}`,
  validate: validateClip,
  validateTogether: refuseOverlaps,
  missing: (validated) => (validated.length > 0 ? [] : [{ at: 'clip', problem: 'there is no clip.' }]),
  print: (validated, reading) => (validated.length === 0 ? null : createClips(validated, reading, (clip) => clip)),
  item: (path) =>
    /^\d+$/.test(path)
      ? {
          at: 'clip',
          print: (validated, reading) => {
            const [clip] = createClips(getPiecesAt(validated, 'clip'), reading, (one) => one)
            return clip ? { [path]: clip } : null
          },
        }
      : null,
}
