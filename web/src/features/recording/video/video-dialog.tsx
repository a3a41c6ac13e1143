import type { Evidence } from '@podcastai/content-types'
import { projectTitle, type Segment, type Transcript } from '@podcastai/contracts'
import { Dialog, Skeleton } from '@podcastai/ui'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { getErrorMessage } from '../../../lib/api-error.ts'
import { timedWordsQuery } from '../../../lib/queries/transcripts.ts'
import { keepMadeVideo } from '../../../lib/videos/made-videos.ts'
import { RecordingChooser } from '../recording-chooser.tsx'
import { type ClipSource, useClipSource } from '../use-clip-source.ts'
import { ClipMaker } from './clip-maker.tsx'
import { PictureNote } from './picture-note.tsx'
import { findClipWords, whyNoClip } from './plan-clip.ts'

export type VideoTarget = { title: string; evidence: Evidence }

type Props = { transcript: Transcript; target: VideoTarget; onClose: () => void }

/** Makes a video of a passage, out of the recording on this device, or of its sound from elsewhere. */
export function VideoDialog({ transcript, target, onClose }: Props) {
  const { found, problem: sourceProblem } = useClipSource(transcript)
  const segments = useQuery(timedWordsQuery(transcript))
  const problem = sourceProblem ?? (segments.error && getErrorMessage(segments.error))
  return (
    <Dialog open onOpenChange={onClose} title="Make a video" text={target.title} className="w-[820px]">
      {problem ? (
        <p role="alert" className="text-danger">
          {problem}
        </p>
      ) : !found || !segments.data ? (
        <Skeleton className="h-60" />
      ) : found.source ? (
        <>
          <PictureNote projectId={transcript.id} recording={found.recording} source={found.source} />
          <Maker
            key={found.source.key}
            transcript={transcript}
            target={target}
            segments={segments.data.segments}
            recording={found.source}
          />
        </>
      ) : (
        <RecordingChooser projectId={transcript.id} recording={found.recording} />
      )}
    </Dialog>
  )
}

type MakerProps = {
  transcript: Transcript
  target: VideoTarget
  segments: readonly Segment[]
  recording: ClipSource
}

function Maker({ transcript, target, segments, recording }: MakerProps) {
  const { offset } = recording
  const words = useMemo(() => findClipWords(segments, target.evidence, offset), [segments, target, offset])
  const problem = whyNoClip(words, recording)
  if (!words || problem) return <p className="text-pretty text-text-2">{problem}</p>
  const show = transcript.facts?.showName?.value || projectTitle(transcript.filename)
  return (
    <ClipMaker
      recording={recording}
      initial={words}
      speaker={target.evidence.speaker}
      show={show}
      showId={transcript.showId}
      title={target.title}
      onMade={(files) => keepMadeVideo(transcript.id, target.evidence, files)}
    />
  )
}
