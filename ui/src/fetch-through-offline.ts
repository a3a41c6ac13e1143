/** Pauses between further tries, because a browser may say that it is online before anything can be reached. */
const pausesOnceOnlineMs = [1000, 3000, 9000] as const

/** Fetches code, and where that fails without a connection, again whenever the connection is back. */
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
