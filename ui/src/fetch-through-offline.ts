/** Delays between retries: a browser can report being online before the network is reachable. */
const pausesOnceOnlineMs = [1000, 3000, 9000] as const

/** Fetches code; if that fails offline, retries when the connection is back. */
export async function fetchThroughOffline<Code>(fetchCode: () => Promise<Code>): Promise<Code> {
  let pauses: number[] = []
  for (;;) {
    try {
      return await fetchCode()
    } catch (error) {
      if (!navigator.onLine) {
        await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
        pauses = [...pausesOnceOnlineMs]
        continue
      }
      const pause = pauses.shift()
      if (pause === undefined) throw error
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}
