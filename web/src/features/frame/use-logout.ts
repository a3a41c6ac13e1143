import { logout } from '@podcastai/contracts'
import { toast } from '@podcastai/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ApiError } from '../../lib/api-error.ts'
import { call } from '../../lib/call.ts'
import { clearSession, onSessionChange } from '../../lib/session.ts'

/** How long a logout waits for the server. */
export const logoutWaitMs = 3000

/** Ends the session on the server and in this browser, clears the cache, and opens the login. */
export function useLogout() {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return async () => {
    // Log out locally even if the server is unreachable: what counts on this machine is that its session is gone. The
    // logout request already has the session in its header, and other pending requests will see that nobody is signed
    // in.
    const waiting = new AbortController()
    const ended = Promise.race([endOnServer(waiting.signal), giveUp()])
    clearSession()
    // A late response would delete the cookie of the next login.
    const stopListening = onSessionChange(() => waiting.abort())
    await navigate({ to: '/login' })
    queryClient.clear()
    const isEnded = await ended
    stopListening()
    if (!isEnded && !waiting.signal.aborted) {
      toast({ title: 'Logged out here', text: 'The server did not confirm. On a shared computer, close the browser.' })
    }
  }
}

async function endOnServer(signal: AbortSignal): Promise<boolean> {
  try {
    await call(logout, { signal })
    return true
  } catch (error) {
    // The session had already ended on the server.
    return error instanceof ApiError && error.status === 401
  }
}

function giveUp(): Promise<false> {
  return new Promise((resolve) => setTimeout(() => resolve(false), logoutWaitMs))
}
