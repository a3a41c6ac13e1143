// A proxy to the server that a test can pause and cut, as when Wi-Fi goes. Intercepted requests can't show that,
// because they send no bytes.
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export type Connection = {
  /** Where the product is served through the proxy. */
  origin: string
  /** Holds the server's responses back until `release`. */
  holdAnswers(): void
  release(): void
  /** Drops every open connection and refuses new ones until `restore`. */
  cut(): void
  restore(): void
  close(): void
}

/** @param server origin of the server behind the proxy */
export async function openConnection(server: string): Promise<Connection> {
  const { hostname, port } = new URL(server)
  const pairs = new Set<{ browser: Socket; server: Socket }>()
  let holding = false
  let lost = false

  const listener = createServer((browser) => {
    if (lost) {
      browser.destroy()
      return
    }
    const pair = { browser, server: connect(Number(port), hostname) }
    pairs.add(pair)
    browser.pipe(pair.server)
    if (!holding) pair.server.pipe(browser)
    const end = () => {
      pairs.delete(pair)
      pair.browser.destroy()
      pair.server.destroy()
    }
    for (const socket of [pair.browser, pair.server]) socket.on('error', end).on('close', end)
  })
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))

  return {
    origin: `http://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    holdAnswers: () => {
      holding = true
      for (const pair of pairs) pair.server.unpipe(pair.browser)
    },
    release: () => {
      holding = false
      for (const pair of pairs) pair.server.pipe(pair.browser)
    },
    cut: () => {
      lost = true
      for (const pair of pairs) pair.browser.resetAndDestroy()
    },
    restore: () => {
      lost = false
    },
    close: () => {
      for (const pair of pairs) pair.browser.destroy()
      listener.close()
    },
  }
}
