import { useQueryClient } from '@tanstack/react-query'
import { storeSession } from '../../lib/session.ts'

/** Stores a new session and clears the previous user's data from the cache. */
export function useBeginSession() {
  const queryClient = useQueryClient()
  return (sessionId: string) => {
    queryClient.clear()
    storeSession(sessionId)
  }
}
