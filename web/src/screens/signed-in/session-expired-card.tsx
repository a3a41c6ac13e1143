import { Button, Card } from '@podcastai/ui'

/** Replaces the dashboard after the session has expired. */
export function SessionExpiredCard({ onLogin }: { onLogin: () => void }) {
  return (
    <main className="mx-auto grid max-w-[440px] px-4 pt-24">
      <Card className="grid justify-items-start gap-4 p-6">
        <p role="alert" className="type-h3">
          Session expired. Please log in again.
        </p>
        <Button variant="primary" onClick={onLogin}>
          Go to Login
        </Button>
      </Card>
    </main>
  )
}
