import { type Profile, pollIntervalMs, projectTitle, redirectAfterCompletionMs } from '@podcastai/contracts'
import { buttonStyle, Card, TalkStrip } from '@podcastai/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { AppHeader } from '../../features/frame/app-header.tsx'
import { isFinished, ProgressPanel } from '../../features/processing/progress-panel.tsx'
import { ReadyNotice } from '../../features/processing/ready-notice.tsx'
import { usePageTitle } from '../../lib/page-title.ts'
import { contentQuery, projectListsKey, transcriptQuery } from '../../lib/queries/transcripts.ts'
import { SignedIn } from '../signed-in/signed-in.tsx'

export function ProcessingScreen() {
  return <SignedIn otherwise="/dashboard">{(profile) => <Processing profile={profile} />}</SignedIn>
}

function Processing({ profile }: { profile: Profile }) {
  const { id = '' } = useParams({ strict: false })
  // Fetched on arrival, and every two seconds whatever the response, until it is completed or failed.
  const { data: transcript, isError } = useQuery({
    ...transcriptQuery(id),
    staleTime: 0,
    refetchInterval: (query) =>
      isFinished(query.state.data) || query.state.status === 'error' ? false : pollIntervalMs,
  })
  const failed = transcript?.status === 'error' || (isError && !transcript)
  usePageTitle(transcript ? projectTitle(transcript.filename) : 'Processing')
  useLeaveWhenDone(id, transcript?.status === 'completed')

  return (
    <>
      <AppHeader username={profile.username} />
      <main className="mx-auto grid max-w-[592px] gap-5 px-4 pt-14 pb-16 max-md:pt-6">
        <div>
          <h1 className="type-h1 wrap-anywhere">
            {transcript ? projectTitle(transcript.filename) : 'Your transcript'}
          </h1>
          {!failed && <p className="mt-1 text-text-2">You can safely close this page</p>}
        </div>
        {failed ? <Failed reason={transcript?.statusReason} /> : <ProgressPanel transcript={transcript} />}
        {transcript && <ReadyNotice transcript={transcript} />}
      </main>
    </>
  )
}

/** Shows completion for a second, then opens the dashboard with that project first. */
function useLeaveWhenDone(id: string, done: boolean) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  useEffect(() => {
    if (!done) return
    void queryClient.invalidateQueries({ queryKey: projectListsKey })
    void queryClient.invalidateQueries({ queryKey: contentQuery(id).queryKey })
    const timer = setTimeout(
      () => navigate({ to: '/dashboard', search: { transcript: id } }),
      redirectAfterCompletionMs,
    )
    return () => clearTimeout(timer)
  }, [done, id, navigate, queryClient])
}

const silence = Array.from({ length: 80 }, () => ({ host: 0, guests: 0 }))

function Failed({ reason }: { reason: string | null | undefined }) {
  return (
    <Card className="grid gap-5 p-6 max-md:p-4">
      <TalkStrip columns={silence} label="A flat line" height={16} />
      <div role="alert">
        <h2 className="type-h2">Processing Failed</h2>
        <p className="mt-1">Something went wrong. Please try uploading again.</p>
        {reason && <p className="mt-1 text-text-2">{reason}</p>}
      </div>
      <Link to="/dashboard" className={buttonStyle({ variant: 'primary', className: 'justify-self-start' })}>
        Back to Dashboard
      </Link>
    </Card>
  )
}
