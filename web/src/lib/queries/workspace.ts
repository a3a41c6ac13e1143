import type { Profile } from '@podcastai/contracts'
import type { QueryClient } from '@tanstack/react-query'
import { profileQuery } from './profile.ts'
import { setupQuery } from './setup.ts'

/** Works in another workspace from now on: what was fetched of the one before is forgotten, not shown for a moment more. */
export async function enterWorkspace(queryClient: QueryClient, profile: Profile): Promise<void> {
  const kept = new Set([profileQuery().queryKey[0], setupQuery().queryKey[0]])
  queryClient.setQueryData(profileQuery().queryKey, profile)
  queryClient.removeQueries({ type: 'inactive', predicate: ({ queryKey }) => !kept.has(String(queryKey[0])) })
  await queryClient.resetQueries({ type: 'active', predicate: ({ queryKey }) => !kept.has(String(queryKey[0])) })
}
