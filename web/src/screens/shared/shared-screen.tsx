import { Button, Skeleton } from '@podcastai/ui'
import { useSharedProject } from '../../features/share/use-shared-project.ts'
import { getErrorMessage } from '../../lib/api-error.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { SharedContent } from './shared-content.tsx'
import { SharedFrame } from './shared-frame.tsx'
import { SharedMessage } from './shared-message.tsx'

/** /shared/{token}: a project's content, read-only. Nothing on it links elsewhere. */
export function SharedScreen({ token }: { token: string }) {
  const shared = useSharedProject(token)
  usePageTitle(shared.state === 'ready' ? shared.project.title : 'Shared content')
  return (
    <SharedFrame expiresAt={shared.state === 'ready' ? shared.project.expiresAt : null}>
      {shared.state === 'loading' && <Loading />}
      {shared.state === 'ready' && <SharedContent token={token} project={shared.project} />}
      {shared.state === 'ended' && (
        <SharedMessage title="This link no longer works">
          It was revoked, it expired, or the project was deleted. Ask the person who sent it to you for a new one.
        </SharedMessage>
      )}
      {shared.state === 'unknown' && (
        <SharedMessage title="This link doesn’t work">
          Part of it may be missing. Copy the whole link and open it again.
        </SharedMessage>
      )}
      {shared.state === 'failed' && (
        <SharedMessage
          title="The content could not be loaded"
          action={<Button onClick={shared.retry}>Try Again</Button>}
        >
          {getErrorMessage(shared.error, 'The server didn’t respond.')}
        </SharedMessage>
      )}
    </SharedFrame>
  )
}

function Loading() {
  return (
    <div aria-busy className="grid gap-4">
      <Skeleton className="h-8 w-80 max-w-full" />
      <Skeleton className="h-11" />
      <Skeleton className="h-40" />
      <Skeleton className="h-40" />
    </div>
  )
}
