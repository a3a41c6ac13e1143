import type { Evidence } from '@podcastai/content-types'
import { projectTitle, type Segment, type Transcript } from '@podcastai/contracts'
import { Dialog, Skeleton } from '@podcastai/ui'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { getErrorMessage } from '../../../lib/api-error.ts'
import { timedWordsQuery } from '../../../lib/queries/transcripts.ts'
import { type LocalRecording, localRecordingQuery } from '../local-recording.ts'
import { RecordingChooser } from '../recording-chooser.tsx'
import { ClipMaker } from './clip-maker.tsx'
import { findClipWords, whyNoClip } from './plan-clip.ts'

export type VideoTarget = { title: string; evidence: Evidence }

type Props = { transcript: Transcript; target: VideoTarget; onClose: () => void }

/** Makes a video of a passage, out of the recording on this computer. */
export function VideoDialog({ transcript, target, onClose }: Props) {
  const recording = useQuery(localRecordingQuery(transcript.id))
  const segments = useQuery(timedWordsQuery(transcript))
  const problem = recording.error ?? segments.error
  return (
    <Dialog open onOpenChange={onClose} title="Make a video" text={target.title} className="w-[820px]">
      {problem ? (
        <p role="alert" className="text-danger">
          {getErrorMessage(problem)}
        </p>
      ) : recording.data === undefined || !segments.data ? (
        <Skeleton className="h-60" />
      ) : recording.data?.file ? (
        <Maker
          transcript={transcript}
          target={target}
          segments={segments.data.segments}
          recording={{ ...recording.data, file: recording.data.file }}
        />
      ) : (
        <RecordingChooser projectId={transcript.id} recording={recording.data} />
      )}
    </Dialog>
  )
}

type MakerProps = {
  transcript: Transcript
  target: VideoTarget
  segments: readonly Segment[]
  recording: LocalRecording & { file: File }
}

function Maker({ transcript, target, segments, recording }: MakerProps) {
  const { offset } = recording.known
  const words = useMemo(() => findClipWords(segments, target.evidence, offset), [segments, target, offset])
  const problem = whyNoClip(words, recording.known)
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
    />
  )
}
