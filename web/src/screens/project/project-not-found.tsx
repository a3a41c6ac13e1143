import { Button, buttonStyle } from '@podcastai/ui'
import { Link } from '@tanstack/react-router'
import { ApiError } from '../../lib/api-error.ts'

/** For a project that is missing, not the user's, or failed to load. Only the last can be retried. */
export function ProjectNotFound({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const mayPass = !(error instanceof ApiError) || error.status >= 500
  return (
    <main className="mx-auto grid max-w-[480px] justify-items-center gap-5 px-4 py-24 text-center">
      <FlatStrip />
      <div className="grid gap-2">
        <h1 className="type-h1">Project Not Found</h1>
        <p className="text-pretty text-text-2">This project could not be found or you don't have access to it.</p>
      </div>
      <div className="flex flex-wrap justify-center gap-2">
        {mayPass && <Button onClick={onRetry}>Try Again</Button>}
        <Link to="/dashboard" className={buttonStyle({ variant: 'primary' })}>
          Back to Dashboard
        </Link>
      </div>
    </main>
  )
}

/** A flat talk strip with one gap. */
function FlatStrip() {
  return (
    <svg aria-hidden="true" viewBox="0 0 240 12" className="w-60 text-line-strong">
      {Array.from({ length: 40 }, (_, index) => index * 6)
        .filter((x) => x < 108 || x > 126)
        .map((x) => (
          <rect key={x} x={x + 1} y={5} width={3.6} height={1.5} fill="currentColor" />
        ))}
    </svg>
  )
}
