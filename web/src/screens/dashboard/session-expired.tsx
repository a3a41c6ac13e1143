import { Button, Card } from '@podcastai/ui'
import { useNavigate } from '@tanstack/react-router'
import { clearSession } from '../../lib/session.ts'

export function SessionExpired() {
  const navigate = useNavigate()
  return (
    <main className="mx-auto grid max-w-[440px] px-4 pt-24">
      <Card className="grid justify-items-start gap-4 p-6">
        <p role="alert" className="type-h3">
          Session expired. Please log in again.
        </p>
        <Button
          variant="primary"
          onClick={async () => {
            await navigate({ to: '/login' })
            clearSession()
          }}
        >
          Go to Login
        </Button>
      </Card>
    </main>
  )
}
