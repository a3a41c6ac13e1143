import type { Profile } from '@podcastai/contracts'
import type { QueryClient } from '@tanstack/react-query'
import { profileQuery } from './profile.ts'
import { setupQuery } from './setup.ts'

/**
 * Switches to another workspace: clears the previous one's data from the cache, so that it isn't shown even briefly.
 * Data about the user or the server stays.
 */
export async function enterWorkspace(queryClient: QueryClient, profile: Profile): Promise<void> {
  const kept = new Set<unknown>([profileQuery().queryKey[0], setupQuery().queryKey[0], '/api/invitations'])
  queryClient.setQueryData(profileQuery().queryKey, profile)
  queryClient.removeQueries({ type: 'inactive', predicate: ({ queryKey }) => !kept.has(queryKey[0]) })
  await queryClient.resetQueries({ type: 'active', predicate: ({ queryKey }) => !kept.has(queryKey[0]) })
}
