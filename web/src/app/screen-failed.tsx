import { Button } from '@podcastai/ui'

/** What is left when a screen breaks: what happened, what is safe, what to do. */
export function ScreenFailed({ error }: { error: unknown }) {
  return (
    <main className="mx-auto grid max-w-[480px] gap-4 px-4 py-20">
      <h1 className="type-h1">This page could not be shown</h1>
      <p className="text-text-2">
        Your projects are safe. Load the page again; if it still fails, go to the dashboard.
      </p>
      <div className="flex gap-2">
        <Button variant="primary" onClick={() => window.location.reload()}>
          Load again
        </Button>
        <Button onClick={() => window.location.assign('/dashboard')}>Go to Dashboard</Button>
      </div>
      <details className="type-hint text-text-3">
        <summary>Details</summary>
        <p className="mt-1 font-mono wrap-anywhere">{error instanceof Error ? error.message : String(error)}</p>
      </details>
    </main>
  )
}
