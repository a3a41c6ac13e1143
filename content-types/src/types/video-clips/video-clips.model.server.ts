import { clipTask, createClips, validateClip } from '../../clip/clip-pieces.server.ts'
import { clipsWanted, levels } from '../../clip/video-clip.ts'
import { getPiecesAt, type ModelType } from '../../model-interface/model-type.server.ts'
import type { VideoClips } from './video-clips.ts'

export const videoClipsModel: ModelType<VideoClips> = {
  key: 'video_clips',
  owns: (at) => at === 'clip',
  asks: ({
    episode,
  }) => `At most ${clipsWanted(episode)} clips to cut out of the recording, the best first: an explanation that makes one click, a story with its turn, a question and the answer that follows at once. at: clip. kind: "".
${clipTask('25–60', 'what they get from it: the answer, the story, the thing to do')}`,
  validate: validateClip,
  missing: (validated) => (validated.length > 0 ? [] : [{ at: 'clip', problem: 'there is no clip.' }]),
  print: (validated, reading) =>
    validated.length === 0
      ? null
      : createClips(validated, reading, (clip) => clip).sort(
          (a, b) => levels.indexOf(a.potential) - levels.indexOf(b.potential) || a.evidence.start - b.evidence.start,
        ),
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
