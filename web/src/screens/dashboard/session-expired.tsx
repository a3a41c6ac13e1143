import { Button, Card } from '@podcastai/ui'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { clearSession } from '../../lib/session.ts'

/** For a session that had ended before the page was opened. The login leads back to this tab of it. */
export function SessionExpired() {
  const navigate = useNavigate()
  const { latestLocation } = useRouter()
  return (
    <main className="mx-auto grid max-w-[440px] px-4 pt-24">
      <Card className="grid justify-items-start gap-4 p-6">
        <p role="alert" className="type-h3">
          Session expired. Please log in again.
        </p>
        <Button
          variant="primary"
          onClick={async () => {
            await navigate({ to: '/login', search: { to: latestLocation.href } })
            clearSession()
          }}
        >
          Go to Login
        </Button>
      </Card>
    </main>
  )
}
