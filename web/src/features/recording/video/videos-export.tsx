import { withoutCandidates } from '@podcastai/content-types'
import { type ContentByType, projectTitle, type Transcript } from '@podcastai/contracts'
import { Skeleton } from '@podcastai/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getErrorMessage } from '../../../lib/api-error.ts'
import { lookQuery } from '../../../lib/queries/picture-look.ts'
import { timedWordsQuery } from '../../../lib/queries/transcripts.ts'
import { listVideos } from '../../../lib/videos/list-videos.ts'
import { RecordingChooser } from '../recording-chooser.tsx'
import { useClipSource } from '../use-clip-source.ts'
import { ChooseVideos } from './choose-videos.tsx'
import { makeVideo } from './make-video.ts'
import { PictureNote } from './picture-note.tsx'
import { QueuedVideos } from './queued-videos.tsx'
import { makeVideos, useVideoQueue } from './video-queue.ts'

type Props = {
  transcript: Transcript
  content: ContentByType
  /** Keys of the videos to choose at first; null: those that are usual. */
  wanted: readonly string[] | null
}

/** Makes videos of many clips, moments, and quotes, one after the other, and saves them as one ZIP. */
export function VideosExport({ transcript, content, wanted }: Props) {
  const { found, problem: sourceProblem } = useClipSource(transcript)
  const segments = useQuery(timedWordsQuery(transcript))
  const look = useQuery(lookQuery(transcript.showId))
  const queue = useVideoQueue(transcript.id)
  const [isChoosing, setIsChoosing] = useState(wanted !== null)
  const videos = listVideos(withoutCandidates(content))
  const title = projectTitle(transcript.filename)
  const problem = sourceProblem ?? (segments.error && getErrorMessage(segments.error))
  if (queue && !isChoosing) return <QueuedVideos projectId={transcript.id} title={title} videos={queue} />
  if (videos.length === 0) {
    return (
      <p className="text-text-2">
        There is nothing to make videos of yet. Generate quotes, video clips, or viral moments first.
      </p>
    )
  }
  if (problem) {
    return (
      <p role="alert" className="text-danger">
        {problem}
      </p>
    )
  }
  if (!found || !segments.data || look.isPending) return <Skeleton className="h-60" />
  if (!found.source) return <RecordingChooser projectId={transcript.id} recording={found.recording} />
  const source = {
    recording: found.source,
    segments: segments.data.segments,
    show: transcript.facts?.showName?.value || title,
    look: look.data,
  }
  return (
    <div className="grid gap-4">
      <PictureNote projectId={transcript.id} recording={found.recording} source={found.source} />
      <ChooseVideos
        key={found.source.key}
        {...{ videos, wanted }}
        hasPicture={found.source.facts.picture !== null}
        onStart={(chosen, { looks, leftOut }) => {
          setIsChoosing(false)
          void makeVideos(transcript.id, chosen, (video, options) =>
            makeVideo({ ...source, looks, leftOut }, video, options),
          )
        }}
      />
    </div>
  )
}
