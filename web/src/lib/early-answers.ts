declare global {
  /** By address: what the page's first script asked for while the app was on its way (web/early-screens.ts). */
  var earlyAnswers: Map<string, Promise<Response>> | undefined
}

/** The answer that is on its way already. It is handed over once: whoever asks again wants a new one. */
export function takeEarlyAnswer(method: string, url: string): Promise<Response> | undefined {
  const answer = method === 'GET' ? globalThis.earlyAnswers?.get(url) : undefined
  globalThis.earlyAnswers?.delete(url)
  return answer
}
