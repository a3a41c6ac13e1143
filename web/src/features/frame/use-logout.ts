import { logout } from '@podcastai/contracts'
import { toast } from '@podcastai/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ApiError } from '../../lib/api-error.ts'
import { call } from '../../lib/call.ts'
import { clearSession } from '../../lib/session.ts'

/** How long a logout waits for the server. */
export const logoutWaitMs = 3000

/** Ends the session on the server and here, empties the cache, goes to the login. */
export function useLogout() {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return async () => {
    // Signing out works without the server too: what counts on this machine is that the session is gone from it. The
    // call has it in its header by then, and what is still being asked learns that nobody is signed in here any more.
    const ended = Promise.race([endOnServer(), giveUp()])
    clearSession()
    await navigate({ to: '/login' })
    queryClient.clear()
    if (!(await ended)) {
      toast({ title: 'Logged out here', text: 'The server did not confirm. On a shared computer, close the browser.' })
    }
  }
}

async function endOnServer(): Promise<boolean> {
  try {
    await call(logout)
    return true
  } catch (error) {
    // A session that the server does not know has ended before.
    return error instanceof ApiError && error.status === 401
  }
}

function giveUp(): Promise<false> {
  return new Promise((resolve) => setTimeout(() => resolve(false), logoutWaitMs))
}
