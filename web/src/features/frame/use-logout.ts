import { logout } from '@podcastai/contracts'
import { toast } from '@podcastai/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ApiError } from '../../lib/api-error.ts'
import { call } from '../../lib/call.ts'
import { clearSession, onSessionChange } from '../../lib/session.ts'

/** How long a logout waits for the server. */
export const logoutWaitMs = 3000

/** Ends the session on the server and here, empties the cache, goes to the login. */
export function useLogout() {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return async () => {
    // Signing out works without the server too: what counts on this machine is that the session is gone from it. The
    // call has it in its header by then, and what is still being asked learns that nobody is signed in here any more.
    const waiting = new AbortController()
    const ended = Promise.race([endOnServer(waiting.signal), giveUp()])
    clearSession()
    // A late answer would take the cookie of whoever logs in meanwhile.
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
    // A session that the server does not know has ended before.
    return error instanceof ApiError && error.status === 401
  }
}

function giveUp(): Promise<false> {
  return new Promise((resolve) => setTimeout(() => resolve(false), logoutWaitMs))
}
