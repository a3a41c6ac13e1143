import type { Endpoint } from '@podcastai/contracts'
import { MutationCache, QueryCache, QueryClient, type QueryFunctionContext } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'
import { call } from './call.ts'
import { profileQuery } from './queries/profile.ts'

/**
 * Returns the query client. Cached data stays fresh until a mutation invalidates it; queries that need polling (running
 * projects) say so themselves.
 */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: learnStanding }),
    mutationCache: new MutationCache({ onError: learnStanding }),
    defaultOptions: {
      queries: {
        queryFn: getKeyPath({ on401: 'raise' }),
        staleTime: Number.POSITIVE_INFINITY,
        // Keep unused data too; signing out and switching workspaces clear the cache.
        gcTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        retry: false,
      },
      mutations: { retry: false },
    },
  })
  return client

  /**
   * Refetches the profile after a refusal: the role may have changed or the session ended elsewhere. The page then
   * adapts or asks to log in again.
   */
  function learnStanding(error: unknown) {
    const isRefused = error instanceof ApiError && (error.status === 403 || error.status === 401)
    if (isRefused) void client.invalidateQueries({ queryKey: profileQuery().queryKey })
  }
}

/** Returns a query function that GETs the path in its key: ['/api/transcripts', id]. */
export function getKeyPath({ on401 }: { on401: 'raise' | 'null' }) {
  return async ({ queryKey, signal }: QueryFunctionContext): Promise<unknown> => {
    const endpoint = {
      method: 'GET',
      path: queryKey.join('/') as Endpoint['path'],
      access: 'session',
    } as Endpoint
    try {
      return await call(endpoint, { signal })
    } catch (error) {
      if (on401 === 'null' && error instanceof ApiError && error.status === 401) return null
      throw error
    }
  }
}
