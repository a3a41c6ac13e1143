import { useQueryClient } from '@tanstack/react-query'
import { storeSession } from '../../lib/session.ts'

/** Stores a new session; nothing the person before saw stays in the cache. */
export function useBeginSession() {
  const queryClient = useQueryClient()
  return (sessionId: string) => {
    queryClient.clear()
    storeSession(sessionId)
  }
}
