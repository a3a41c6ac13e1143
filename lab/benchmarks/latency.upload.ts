// A second client: uploads a file and says when its segments are stored.
import { setTimeout as wait } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

export type UploadOrder = { url: string; session: string; text: string }

const { url, session, text } = workerData as UploadOrder
const headers = { 'x-session-id': session }
const form = new FormData()
form.append('generate', 'false')
form.append('transcript', new Blob([text]), 'talk.srt')
const answer = await fetch(`${url}/api/transcripts/upload`, { method: 'POST', headers, body: form })
if (!answer.ok) throw new Error(`The upload was refused: ${await answer.text()}`)
const { id } = (await answer.json()) as { id: string }
while ((await fetchStatus(id)) === 'processing') await wait(250)
parentPort?.postMessage('stored')

async function fetchStatus(transcriptId: string): Promise<string> {
  const response = await fetch(`${url}/api/transcripts/${transcriptId}`, { headers })
  return ((await response.json()) as { status: string }).status
}
