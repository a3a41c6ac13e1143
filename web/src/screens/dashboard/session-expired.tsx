import { useNavigate, useRouter } from '@tanstack/react-router'
import { clearSession } from '../../lib/session.ts'
import { SessionExpiredCard } from '../signed-in/session-expired-card.tsx'

/** For a session that had expired before the page was opened. The login returns to this tab. */
export function SessionExpired() {
  const navigate = useNavigate()
  const { latestLocation } = useRouter()

  async function goToLogin() {
    await navigate({ to: '/login', search: { to: latestLocation.href } })
    clearSession()
  }

  return <SessionExpiredCard onLogin={() => void goToLogin()} />
}
