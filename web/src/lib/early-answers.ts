import { storedSession } from './session.ts'

declare global {
  /** By address: what the page's first script asked for as `session`, while the app was on its way (web/early-screens.ts). */
  var early: { session: string | null; answers: Map<string, Promise<Response>> } | undefined
}

/**
 * The answer that is on its way already. It is handed over once: whoever asks again wants a new one. Nobody gets what was
 * asked for as somebody else, who signed out since, perhaps in another tab.
 */
export function takeEarlyAnswer(method: string, url: string): Promise<Response> | undefined {
  if (globalThis.early && globalThis.early.session !== storedSession()) globalThis.early = undefined
  const answers = globalThis.early?.answers
  const answer = method === 'GET' ? answers?.get(url) : undefined
  answers?.delete(url)
  return answer
}
