import type { Endpoint } from '@podcastai/contracts'
import { QueryClient, type QueryFunctionContext } from '@tanstack/react-query'
import { z } from 'zod'
import { ApiError } from './api-error.ts'
import { call } from './call.ts'

/**
 * What is fetched once stays until something changes it: every mutation invalidates what it changed. A query that
 * wants it otherwise (running projects) says so itself.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: getKeyPath({ on401: 'raise' }),
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        retry: false,
      },
      mutations: { retry: false },
    },
  })
}

/** A query function that GETs the path its key spells: ['/api/transcripts', id]. */
export function getKeyPath({ on401 }: { on401: 'raise' | 'null' }) {
  return async ({ queryKey, signal }: QueryFunctionContext): Promise<unknown> => {
    const endpoint = {
      method: 'GET',
      path: queryKey.join('/') as Endpoint['path'],
      summary: '',
      access: 'session',
      response: z.unknown(),
    } satisfies Endpoint
    try {
      return await call(endpoint, { signal })
    } catch (error) {
      if (on401 === 'null' && error instanceof ApiError && error.status === 401) return null
      throw error
    }
  }
}
