// Runs in a thread of its own: parsing and the built-in engine, away from the event loop that serves calls.
import { constants, setPriority } from 'node:os'
import { writeContent } from '@podcastai/content-types/server'
import { type Episode, understand } from '@podcastai/episode'
import { parseTranscript, UnreadableTranscript } from '@podcastai/transcript'
import { analysisOf } from './analysis.ts'
import { packTranscript, unpackTranscript } from './packed-transcript.ts'
import type { Outcome, PackedSource, Task, Upload } from './reading-threads.ts'

/** One episode is asked for its analysis and then for every content type: understand it once, under each set of names. */
const understood = new Map<string, Episode>()
const episodesKept = 3

// Calls are served first. On Linux a priority set without naming a process is this thread's alone.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

export default function work(task: Task): Outcome {
  if (task.kind === 'check' || task.kind === 'parse') return parse(task)
  const episode = episodeOf(task.source)
  if (task.kind === 'analyze') return { kind: 'done', value: analysisOf(episode) }
  const finished = writeContent(task.contentType, episode, task.brief)
  if (finished.content === null) return { kind: 'refused', message: finished.problems.join(' ') }
  return { kind: 'done', value: finished.content }
}

function parse({ kind, bytes, filename }: Upload & { kind: 'check' | 'parse' }): Outcome {
  try {
    const transcript = parseTranscript(bytes, filename)
    return { kind: 'done', value: kind === 'check' ? null : packTranscript(transcript) }
  } catch (error) {
    if (error instanceof UnreadableTranscript)
      return { kind: 'unreadable', reason: error.reason, message: error.message }
    throw error
  }
}

function episodeOf({ transcriptId, transcript }: PackedSource): Episode {
  const key = [transcriptId, ...transcript.names, transcript.speaker.join()].join('\n')
  const kept = understood.get(key)
  if (kept) return kept
  const episode = understand(unpackTranscript(transcript))
  understood.set(key, episode)
  const oldest = understood.keys().next().value
  if (understood.size > episodesKept && oldest !== undefined) understood.delete(oldest)
  return episode
}
