import { storedSession } from './session.ts'

declare global {
  /**
   * Responses by address that the page's first script requested for `session` while the app loaded
   * (web/early-screens.ts).
   */
  var early: { session: string | null; answers: Map<string, Promise<Response>> } | undefined
}

/**
 * Returns a response that is already on its way, once: a second call should fetch fresh data. Responses for another
 * user, who may have signed out in another tab, are never returned.
 */
export function takeEarlyAnswer(method: string, url: string): Promise<Response> | undefined {
  if (globalThis.early && globalThis.early.session !== storedSession()) globalThis.early = undefined
  const answers = globalThis.early?.answers
  const answer = method === 'GET' ? answers?.get(url) : undefined
  answers?.delete(url)
  return answer
}
