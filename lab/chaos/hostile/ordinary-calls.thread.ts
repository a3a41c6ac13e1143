// Simulates a normal user, in a separate thread so that the scenario's own work doesn't delay the calls.
import { setTimeout as wait } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { getSegments, getTranscript, listTranscripts, saveContent, searchWorkspace } from '@podcastai/contracts'
import { openClient } from '../client.ts'

export type OrdinaryWork = { url: string; session: string; id: string; content: unknown; pauseMs: number }
/**
 * `fault`: what came in place of the answer; null where all was well. `lateMs`: how late the caller itself was, who does
 * nothing else: more than a few say that the machine was too busy for the figures to prove anything.
 */
export type OrdinaryCall = { name: string; ms: number; fault: string | null; lateMs: number }

const { url, session, id, content, pauseMs } = workerData as OrdinaryWork
const client = openClient(() => url, { deadlineMs: 60_000, sockets: 256 })
const taken: OrdinaryCall[] = []
let isOver = false

const params = { id }
const saving = 'save a caption'
const kinds: readonly { name: string; ask: () => Promise<{ status: number }> }[] = [
  { name: 'list', ask: () => client.call(listTranscripts, { session, query: { limit: '50' } }) },
  { name: 'project', ask: () => client.call(getTranscript, { session, params }) },
  { name: 'segments', ask: () => client.call(getSegments, { session, params }) },
  {
    name: saving,
    ask: () => client.call(saveContent, { session, params: { id, contentType: 'social_media' }, body: { content } }),
  },
  { name: 'search', ask: () => client.call(searchWorkspace, { session, query: { q: 'closed' } }) },
]

parentPort?.on('message', (order: 'take' | 'end') => {
  if (order === 'take') parentPort?.postMessage(taken.splice(0))
  else isOver = true
})

let due = performance.now()
for (let number = 0; !isOver; number++) {
  due += pauseMs
  await wait(Math.max(0, due - performance.now()))
  const kind = kinds[number % kinds.length]
  // Don't wait for the previous answer: if the server stalls, all calls that are due during the stall count as late.
  if (kind) void timed(kind, Math.max(0, performance.now() - due))
}
parentPort?.close()

async function timed({ name, ask }: (typeof kinds)[number], lateMs: number) {
  const began = performance.now()
  const fault = await ask().then(
    // Two saves of the same user can overlap: 409 is a valid answer.
    ({ status }) => (status === 200 || (status === 409 && name === saving) ? null : `answered ${status}`),
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )
  if (!isOver) taken.push({ name, ms: performance.now() - began, fault, lateMs })
}
