import { Button } from '@podcastai/ui'

/** Shown when a screen crashes: what happened, what is safe, what to do. */
export function ScreenFailed({ error }: { error: unknown }) {
  const isGone = error instanceof Error && codeIsGone.test(error.message)
  return (
    <main className="mx-auto grid max-w-[480px] gap-4 px-4 py-20">
      <h1 className="type-h1">{isGone ? 'This page needs to be reloaded' : 'This page could not be shown'}</h1>
      <p className="text-text-2">
        {isGone
          ? 'Part of it could not be loaded. PodcastAI was updated since you opened it, or the connection was lost. Your projects are safe.'
          : 'Your projects are safe. Reload the page. If it still fails, go to the dashboard.'}
      </p>
      <div className="flex gap-2">
        <Button variant="primary" onClick={() => window.location.reload()}>
          Reload
        </Button>
        <Button onClick={() => window.location.assign('/dashboard')}>Go to Dashboard</Button>
      </div>
      <details className="type-hint text-text-3">
        <summary className="touch-area relative w-fit">Details</summary>
        <p className="mt-1 font-mono wrap-anywhere">{error instanceof Error ? error.message : String(error)}</p>
      </details>
    </main>
  )
}

/** The errors of Chrome, Firefox and Safari for a missing script, and of the build's loader for a missing style. */
const codeIsGone =
  /^(Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|Unable to preload CSS)/
