import type { Endpoint } from '@podcastai/contracts'
import { MutationCache, QueryCache, QueryClient, type QueryFunctionContext } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'
import { call } from './call.ts'
import { profileQuery } from './queries/profile.ts'

/**
 * What is fetched once stays until something changes it: every mutation invalidates what it changed. A query that
 * wants it otherwise (running projects) says so itself.
 */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: learnStanding }),
    mutationCache: new MutationCache({ onError: learnStanding }),
    defaultOptions: {
      queries: {
        queryFn: getKeyPath({ on401: 'raise' }),
        staleTime: Number.POSITIVE_INFINITY,
        // Also what no screen shows for a while; signing out and changing the workspace empty it.
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
   * A role that was changed elsewhere, and a session that ended there, show by a refusal: from then on the page offers
   * what it may, or asks to log in again.
   */
  function learnStanding(error: unknown) {
    const isRefused = error instanceof ApiError && (error.status === 403 || error.status === 401)
    if (isRefused) void client.invalidateQueries({ queryKey: profileQuery().queryKey })
  }
}

/** A query function that GETs the path its key spells: ['/api/transcripts', id]. */
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
