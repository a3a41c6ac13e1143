import { getSharedProject, type SharedProject } from '@podcastai/contracts'
import { useCallback, useEffect, useState } from 'react'
import { ApiError, ConnectionLost } from '../../lib/api-error.ts'
import { buildUrl } from '../../lib/call.ts'

export type Shared =
  | { state: 'loading' }
  | { state: 'ready'; project: SharedProject }
  /** The link has expired, never existed, or the server couldn't be reached. */
  | { state: 'ended' | 'unknown' }
  | { state: 'failed'; error: Error; retry: () => void }

/** Fetches the shared project, once. The page has no query client, no session, and sends no cookie. */
export function useSharedProject(token: string): Shared {
  const [shared, setShared] = useState<Shared>({ state: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const retry = useCallback(() => {
    setShared({ state: 'loading' })
    setAttempt((count) => count + 1)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    const leaving = new AbortController()
    fetchShared(token, leaving.signal)
      .then((project) => setShared({ state: 'ready', project }))
      .catch((error: Error) => {
        if (!leaving.signal.aborted) setShared(toFailure(error, retry))
      })
    return () => leaving.abort()
  }, [token, attempt, retry])
  return shared
}

function toFailure(error: Error, retry: () => void): Shared {
  if (error instanceof ApiError && error.code === 'link_ended') return { state: 'ended' }
  if (error instanceof ApiError && error.status === 404) return { state: 'unknown' }
  return { state: 'failed', error, retry }
}

async function fetchShared(token: string, signal: AbortSignal): Promise<SharedProject> {
  const options = { credentials: 'omit', headers: { accept: 'application/json' }, signal } as const
  const answer = await fetch(buildUrl(getSharedProject.path, { token }), options).catch((error) => {
    throw new ConnectionLost('asked', error)
  })
  const body = await answer.text()
  if (!answer.ok) throw new ApiError(answer.status, answer.statusText, body)
  return JSON.parse(body) as SharedProject
}
