// Runs in a thread of its own: parsing and the built-in engine, away from the event loop that serves calls.

import { readFileSync } from 'node:fs'
import { parseTranscript, UnreadableTranscript } from '@podcastai/transcript'
import { lowerThreadPriority } from '../threads/thread-priority.ts'
import { encodeTranscript, packTranscript } from './packed-transcript.ts'
import type { Checked, Outcome, Task } from './reading-threads.ts'

lowerThreadPriority('in the background')

/** To check an upload, what understands and writes is not needed: a process that only serves calls never loads it. */
const loadEpisodeTasks = () => import('./episode-tasks.ts')

export default async function work(task: Task): Promise<Outcome> {
  if (task.kind === 'check' || task.kind === 'parse') return parse(task)
  const { carryOut } = await loadEpisodeTasks()
  return carryOut(task)
}

function parse(task: Task & { kind: 'check' | 'parse' }): Outcome {
  const bytes = task.kind === 'check' ? readFileSync(task.path) : task.bytes
  const reading = task.kind === 'check' ? undefined : task.reading
  try {
    const transcript = parseTranscript(bytes, task.filename, { reading })
    if (task.kind === 'parse') return { kind: 'done', value: packTranscript(transcript) }
    const checked: Checked = { title: transcript.title ?? null, encoded: encodeTranscript(transcript) }
    return { kind: 'done', value: checked }
  } catch (error) {
    if (error instanceof UnreadableTranscript)
      return { kind: 'unreadable', reason: error.reason, message: error.message }
    throw error
  }
}
