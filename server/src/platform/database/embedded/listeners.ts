import { quoteIdentifier } from './wire.ts'

const listenStatement = /^\s*(listen|unlisten)\s+(?:"((?:[^"]|"")+)"|([\p{L}_][\p{L}\p{N}_$]*)|(\*))\s*(?:;\s*)?$/iu

/**
 * Tracks which connection listens to which channel. One session listens for all of them, so one connection's UNLISTEN
 * would end it for everyone: the methods return the statements that restore the session. A LISTEN only counts as a
 * statement of its own, which is how drivers and the job queue send it.
 */
export class Listeners<Listener> {
  readonly #channels = new Map<Listener, Set<string>>()

  /** Records a successful statement if it is a LISTEN or UNLISTEN. */
  note(listener: Listener, sql: string): string[] {
    const [, verb, quoted, plain, all] = listenStatement.exec(sql) ?? []
    if (verb === undefined) return []
    const channels = this.#channels.get(listener) ?? new Set()
    this.#channels.set(listener, channels)
    const channel = quoted?.replaceAll('""', '"') ?? plain?.toLowerCase() ?? ''
    if (verb.toLowerCase() === 'listen') {
      channels.add(channel)
      return []
    }
    if (all) channels.clear()
    else channels.delete(channel)
    return [...this.#heard()].map((heard) => `LISTEN ${quoteIdentifier(heard)}`)
  }

  of(channel: string): Listener[] {
    return [...this.#channels].filter(([, channels]) => channels.has(channel)).map(([listener]) => listener)
  }

  /** Removes a listener. Returns statements that end channels only it listened to. */
  forget(listener: Listener): string[] {
    const channels = this.#channels.get(listener) ?? new Set()
    this.#channels.delete(listener)
    const heard = this.#heard()
    return [...channels]
      .filter((channel) => !heard.has(channel))
      .map((channel) => `UNLISTEN ${quoteIdentifier(channel)}`)
  }

  #heard(): Set<string> {
    return new Set([...this.#channels.values()].flatMap((channels) => [...channels]))
  }
}
