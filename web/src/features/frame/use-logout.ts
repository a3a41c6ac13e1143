import { logout } from '@podcastai/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { call } from '../../lib/call.ts'
import { clearSession } from '../../lib/session.ts'

/** Ends the session on the server and here, empties the cache, goes to the login. */
export function useLogout() {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return async () => {
    // Signing out works without the server too: what counts on this machine is that the session is gone from it.
    await call(logout).catch(() => undefined)
    clearSession()
    await navigate({ to: '/login' })
    queryClient.clear()
  }
}
