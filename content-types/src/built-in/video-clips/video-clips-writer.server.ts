import type { Episode } from '@podcastai/episode'
import { z } from 'zod'
import { printClip } from '../../clip/print-clip.server.ts'
import type { Brief } from '../../type/brief.ts'
import type { Finished } from '../../type/finished.ts'
import type { VideoClips } from '../../types/video-clips/video-clips.ts'
import { chooseClips } from '../clips/clip-candidates.server.ts'
import { clipProblems } from '../clips/clip-checks.server.ts'
import { clipTitles } from '../clips/clip-title.server.ts'
import type { Writer } from '../writer.server.ts'

/** Ends as sentence ids; without a title or description they are made from the clip's own words. */
export const ClipDraft = z.object({
  firstSentence: z.int(),
  lastSentence: z.int(),
  title: z.string().trim().min(1).max(80).nullish(),
  description: z.string().trim().min(1).max(300).nullish(),
})
export const VideoClipsDraft = z.array(ClipDraft)
export type VideoClipsDraft = z.infer<typeof VideoClipsDraft>

export const videoClipsWriter: Writer<VideoClips, VideoClipsDraft> = { key: 'video_clips', draft, finish }

function draft(episode: Episode, brief: Brief): VideoClipsDraft {
  return chooseClips(episode, brief).map(({ first, last }) => ({ firstSentence: first, lastSentence: last }))
}

function finish(draft: VideoClipsDraft, episode: Episode, brief: Brief): Finished<VideoClips> {
  const problems = clipProblems(draft, episode, brief)
  if (problems.length > 0) return { content: null, problems }
  const titles = clipTitles(draft, episode, brief)
  const content = draft.map((clip, at) => printClip(clip, episode, titles[at] ?? ''))
  return { content, problems: [] }
}
