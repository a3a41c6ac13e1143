import { z } from 'zod'
import { resolveClips } from '../../clip/resolve-clips.ts'
import {
  asRated,
  clipLabels,
  EditedClips,
  fromOlderClips,
  getClosingWords,
  getOpeningWords,
  VideoClip,
} from '../../clip/video-clip.ts'
import { listItems } from '../../items/item-ids.ts'
import type { ContentType } from '../../type/content-type.ts'

export const VideoClips = z.array(VideoClip)
export type VideoClips = z.infer<typeof VideoClips>

export const videoClips: ContentType<VideoClips, EditedClips> = {
  key: 'video_clips',
  label: 'Video Clips',
  title: 'Video Clips',
  subtitle: 'Cut at sentence boundaries, ready for your editor',
  schema: VideoClips,
  blank: [],
  edited: EditedClips,
  labels: clipLabels,
  count: (content) => content.length,
  usual: { items: 5, one: 'clip', many: 'clips' },
  columns: ['Title', 'Start', 'End', 'First words', 'Last words', 'Seconds', 'Description', 'Potential'],
  rows: (content) =>
    content.map((clip) => ({
      Title: clip.title,
      Start: clip.startTime,
      End: clip.endTime,
      'First words': getOpeningWords(clip),
      'Last words': getClosingWords(clip),
      Seconds: String(Math.round(clip.duration)),
      Description: clip.description,
      Potential: asRated(clip.potential, clip),
    })),
  items: (content) => listItems(content),
  resolveEdit: (edited, editContext) => resolveClips(edited, editContext, (clip) => clip),
  migrate: fromOlderClips,
}
