import type { PictureLook, Segment } from '@podcastai/contracts'
import type { PossibleVideo } from '../../../lib/videos/list-videos.ts'
import type { MadeFile } from '../../../lib/videos/made-videos.ts'
import { RecordingFault } from '../engine/jobs.ts'
import { runJob } from '../engine/run-job.ts'
import type { ClipSource } from '../use-clip-source.ts'
import { createAudiogram, createRenderJob, getReach } from './clip-job.ts'
import { makeSubtitles } from './make-subtitles.ts'
import { findClipWords, type LeftOut, planClip, whyNoClip } from './plan-clip.ts'
import { proposeHeadline } from './propose-headline.ts'
import type { Looks } from './scene.ts'

/** What the videos of a project have in common. */
export type VideoSource = {
  recording: ClipSource
  segments: readonly Segment[]
  /** The name that audiograms have if the show has none. */
  show: string
  look: PictureLook | undefined
  /** `headline`: null shows none; otherwise each video has its own. */
  looks: Looks
  leftOut: LeftOut
}

/**
 * Makes a video of a passage, its captions, and the text to post.
 * @throws RecordingFault, with words for the user
 * @throws DOMException AbortError
 */
export async function makeVideo(
  { recording, segments, show, look, looks, leftOut }: VideoSource,
  { evidence, title, text }: PossibleVideo,
  options: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<MadeFile[]> {
  const clip = findClipWords(segments, evidence, recording.offset)
  const problem = whyNoClip(clip, recording)
  if (clip === null || problem !== null) throw new RecordingFault(problem ?? '')
  const { source } = recording
  const peaks = await runJob({ kind: 'peaks', source, stretch: getReach(clip) }, { signal: options.signal })
  const plan = planClip(clip, leftOut, peaks)
  const audiogram = createAudiogram(clip, { speaker: evidence.speaker, show }, { look, peaks })
  const proposal = proposeHeadline(title, clip)
  const own = { ...looks, headline: looks.headline !== null && proposal.isNew ? proposal.text : null }
  const { bytes } = await runJob(createRenderJob(source, { plan, looks: own, audiogram }), options)
  return [
    { extension: 'mp4', content: new Blob([bytes], { type: 'video/mp4' }) },
    { extension: 'srt', content: makeSubtitles({ looks, plan, audiogram }) },
    { extension: 'txt', content: new Blob([`${text}\n`]) },
  ]
}
