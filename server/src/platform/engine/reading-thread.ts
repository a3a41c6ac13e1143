// Runs in a thread of its own: parsing and the built-in engine, away from the event loop that serves calls.

import { readFileSync } from 'node:fs'
import { findFacts, parseTranscript, UnreadableTranscript } from '@podcastai/transcript'
import { lowerThreadPriority } from '../threads/thread-priority.ts'
import { encodeTranscript, packTranscript } from './packed-transcript.ts'
import type { Checked, Outcome, Task } from './reading-threads.ts'

lowerThreadPriority('in the background')

/** Few uploads are Word files. */
const loadWordFiles = () => import('./word-file.ts')

/** Checking an upload needs no analysis or writing, so a process that only serves calls never loads their code. */
const loadEpisodeTasks = () => import('./episode-tasks.ts')

export default async function work(task: Task): Promise<Outcome> {
  if (task.kind === 'check' || task.kind === 'parse' || task.kind === 'word') return parse(task)
  const { carryOut } = await loadEpisodeTasks()
  return carryOut(task)
}

async function parse(task: Task & { kind: 'check' | 'parse' | 'word' }): Promise<Outcome> {
  const bytes = task.kind === 'parse' ? task.bytes : readFileSync(task.path)
  try {
    if (task.kind === 'word') {
      const { text, title } = await (await loadWordFiles()).readWordFile(bytes)
      return { kind: 'done', value: { text: new TextDecoder().decode(text), title } }
    }
    const isWord = isWordFile(task.filename, bytes)
    const { text, title } = isWord ? await (await loadWordFiles()).readWordFile(bytes) : { text: bytes, title: '' }
    const transcript = parseTranscript(text, task.filename, title)
    if (task.kind === 'parse') return { kind: 'done', value: packTranscript(transcript) }
    const { speakers, listed = [], title: ownTitle = null } = transcript
    const checked: Checked = {
      ...{ title: ownTitle, speakers, listed, facts: findFacts(transcript) },
      encoded: encodeTranscript(transcript),
    }
    return { kind: 'done', value: checked }
  } catch (error) {
    if (error instanceof UnreadableTranscript)
      return { kind: 'unreadable', reason: error.reason, message: error.message }
    throw error
  }
}

function isWordFile(filename: string, bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && filename.toLowerCase().endsWith('.docx')
}
