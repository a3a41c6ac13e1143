import type { Profile } from '@podcastai/contracts'
import type { QueryClient } from '@tanstack/react-query'
import { profileQuery } from './profile.ts'
import { setupQuery } from './setup.ts'

/**
 * Works in another workspace from now on: what was fetched of the one before is forgotten, not shown for a moment more.
 * What belongs to the person or to the installation stays.
 */
export async function enterWorkspace(queryClient: QueryClient, profile: Profile): Promise<void> {
  const kept = new Set<unknown>([profileQuery().queryKey[0], setupQuery().queryKey[0], '/api/invitations'])
  queryClient.setQueryData(profileQuery().queryKey, profile)
  queryClient.removeQueries({ type: 'inactive', predicate: ({ queryKey }) => !kept.has(queryKey[0]) })
  await queryClient.resetQueries({ type: 'active', predicate: ({ queryKey }) => !kept.has(queryKey[0]) })
}
