import { isRunning, projectTitle, type Transcript } from '@podcastai/contracts'
import { buttonStyle, Card, Skeleton, TalkStrip } from '@podcastai/ui'
import { Link } from '@tanstack/react-router'
import { SpeakerQuestion } from '../../features/project/speakers/speaker-question.tsx'
import { StatusBadge } from '../../features/projects/status-badge.tsx'
import { longDate } from '../../lib/dates.ts'
import { lengthText } from '../../lib/lengths.ts'
import { usePageTitle } from '../../lib/page-title.ts'

/** A project's uploaded file: what was found, its progress, and links. */
export function UploadedCard({ transcript, failed }: { transcript: Transcript | undefined; failed: boolean }) {
  usePageTitle(transcript ? projectTitle(transcript.filename) : 'Transcript')
  if (!transcript) return failed ? <NotFound /> : <Skeleton className="h-64 rounded-card" />
  return (
    <>
      <h1 className="type-h1 wrap-anywhere">{projectTitle(transcript.filename)}</h1>
      <p className="mt-1 mb-5 text-text-2">{formatFacts(transcript)}</p>
      <Card className="grid gap-5 p-5 max-md:p-3.5">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 truncate font-semibold">{transcript.uploadName}</p>
          <StatusBadge status={transcript.status} failedTypes={transcript.failedTypes} />
        </div>
        {transcript.strip.length > 0 && (
          <TalkStrip
            columns={transcript.strip}
            height={48}
            label={`Who speaks when in ${projectTitle(transcript.filename)}`}
          />
        )}
        {transcript.status === 'error' && <p className="text-danger">{transcript.statusReason}</p>}
        {transcript.keyTopics.length > 0 && <p className="text-text-2">{transcript.keyTopics.join(', ')}</p>}
        <div className="flex flex-wrap gap-2 border-t pt-4">
          <WayOn transcript={transcript} />
        </div>
      </Card>
      <div className="mt-3 empty:hidden">
        <SpeakerQuestion transcript={transcript} />
      </div>
    </>
  )
}

function WayOn({ transcript }: { transcript: Transcript }) {
  const primary = buttonStyle({ variant: 'primary' })
  const params = { id: transcript.id }
  if (isRunning(transcript.status)) {
    return (
      <Link to="/processing/$id" params={params} className={primary}>
        Watch progress
      </Link>
    )
  }
  return (
    <Link to="/project/$id" params={params} className={primary}>
      {transcript.status === 'completed' ? 'View content' : 'Open project'}
    </Link>
  )
}

function formatFacts({ createdAt, episodeDuration, analysis }: Transcript): string {
  const length = episodeDuration === null ? null : lengthText(episodeDuration)
  const speakers = analysis?.speakers.map((speaker) => speaker.name).join(', ')
  return [longDate(createdAt), length, speakers].filter(Boolean).join(' · ')
}

function NotFound() {
  return (
    <Card className="grid justify-items-start gap-4 p-6">
      <div>
        <h1 className="type-h1">Project Not Found</h1>
        <p className="mt-1 text-text-2">This project could not be found or you don't have access to it.</p>
      </div>
      <Link to="/dashboard" className={buttonStyle({ variant: 'primary' })}>
        Back to Dashboard
      </Link>
    </Card>
  )
}
