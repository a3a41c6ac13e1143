// Runs in a thread of its own: parsing and the built-in engine, away from the event loop that serves calls.
import { writeContent } from '@podcastai/content-types/server'
import { type Episode, understand } from '@podcastai/episode'
import { parseTranscript, UnreadableTranscript } from '@podcastai/transcript'
import { analysisOf } from './analysis.ts'
import type { Source } from './engine.ts'
import type { Outcome, Task } from './reading-threads.ts'

/** One episode is asked for its analysis and then for every content type: understand it once, under each set of names. */
const understood = new Map<string, Episode>()
const episodesKept = 3

export default function work(task: Task): Outcome {
  if (task.kind === 'parse') return parse(task.bytes, task.filename)
  const episode = episodeOf(task.source)
  if (task.kind === 'analyze') return { kind: 'done', value: analysisOf(episode) }
  const finished = writeContent(task.contentType, episode, task.brief)
  if (finished.content === null) return { kind: 'refused', message: finished.problems.join(' ') }
  return { kind: 'done', value: finished.content }
}

function parse(bytes: Uint8Array, filename: string): Outcome {
  try {
    return { kind: 'done', value: parseTranscript(bytes, filename) }
  } catch (error) {
    if (error instanceof UnreadableTranscript)
      return { kind: 'unreadable', reason: error.reason, message: error.message }
    throw error
  }
}

function episodeOf({ transcriptId, transcript }: Source): Episode {
  const key = [transcriptId, ...transcript.segments.map(({ speaker }) => speaker)].join('\n')
  const kept = understood.get(key)
  if (kept) return kept
  const episode = understand(transcript)
  understood.set(key, episode)
  const oldest = understood.keys().next().value
  if (understood.size > episodesKept && oldest !== undefined) understood.delete(oldest)
  return episode
}
