import { setTimeout as wait } from 'node:timers/promises'
import { getTranscript, isRunning, type Transcript } from '@podcastai/contracts'
import type { Client } from './client.ts'

/** A job whose process died is found by its missing heartbeats, which takes a while on a PostgreSQL server. */
const patienceMs = 300_000

/** The project once nothing works on it any more; it is still running where that did not come in time. */
export async function whenEnded(
  client: Client,
  { session, id, deadline = Date.now() + patienceMs }: { session: string; id: string; deadline?: number },
): Promise<Transcript> {
  for (;;) {
    const { body } = await client.call(getTranscript, { session, params: { id } })
    if (!isRunning(body.status) || Date.now() > deadline) return body
    await wait(200)
  }
}
