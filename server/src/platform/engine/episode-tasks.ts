import { hash } from 'node:crypto'
import {
  describeBuiltIn,
  type Finished,
  modelSteps,
  reviseContent,
  untranslatedNote,
  writeClipOverlays,
  writeContent,
} from '@podcastai/content-types/server'
import { type Episode, embedLines, understand } from '@podcastai/episode'
import { parseTranscript, type Transcript, UnreadableTranscript } from '@podcastai/transcript'
import { toAnalysis } from './analysis.ts'
import { embedInThread } from './embeddings/embed-in-thread.ts'
import { unpackTranscript } from './packed-transcript.ts'
import type { Outcome, PackedSource, Task, WrittenHere } from './reading-threads.ts'

/** Understood episodes, one for each wording: an episode is analyzed and then written type by type. */
const understood = new Map<string, { episode: Episode; characters: number }>()
const episodesKept = 3
/** The total of all kept episodes, because a thread's memory is limited: the longest upload, or some hundred hours. */
const charactersKept = 10_000_000

/** Carries out a task on an episode or a clip: understands it, and returns or writes what the task asks for. */
export async function carryOut(task: Exclude<Task, { kind: 'check' | 'parse' | 'word' }>): Promise<Outcome> {
  if (task.kind === 'clip') {
    const clip = understand(clipTranscript(task.content))
    return asOutcome(writeClipOverlays(clip, task.brief), untranslatedNote(clip, task.brief))
  }
  if (task.kind === 'model_clip') {
    const clip = understand(clipTranscript(task.content))
    return { kind: 'done', value: modelSteps[task.step](clip, task.input as never) }
  }
  const episode = loadEpisode(task.source)
  if (task.kind === 'analyze') return { kind: 'done', value: toAnalysis(episode) }
  if (task.kind === 'told') return { kind: 'done', value: describeBuiltIn(episode, task.brief) }
  if (task.kind === 'model') return { kind: 'done', value: modelSteps[task.step](episode, task.input as never) }
  if (task.embedsLines) await embedLinesIfPossible(episode)
  const { revision, contentType, brief } = task
  // Quotes are never translated.
  const gap = contentType === 'quotes' ? null : untranslatedNote(episode, brief)
  if (revision !== null && (revision.instruction !== '' || revision.item !== null || revision.kept.length > 0)) {
    const revised = reviseContent(contentType, { episode, brief, revision })
    if (revised.content === null) return { kind: 'refused', code: revised.refusal, message: revised.message }
    return { kind: 'done', value: { content: revised.content, gap } satisfies WrittenHere }
  }
  return asOutcome(writeContent(contentType, episode, brief), gap)
}

/** Embeds the lines. If memory runs out, warns and goes on: ranking without embeddings is better than no content. */
async function embedLinesIfPossible(episode: Episode): Promise<void> {
  try {
    await embedLines(episode, embedInThread)
  } catch (error) {
    process.emitWarning(`Lines are ranked without their embeddings: ${error}`)
  }
}

function asOutcome(finished: Finished<unknown>, gap: string | null): Outcome {
  if (finished.content === null)
    return { kind: 'refused', code: 'not_enough_material', message: finished.problems.join(' ') }
  return { kind: 'done', value: { content: finished.content, gap } satisfies WrittenHere }
}

/** Parses the text pasted for a clip: a transcript of any dialect, or else plain words. */
function clipTranscript(content: string): Transcript {
  try {
    return parseTranscript(new TextEncoder().encode(content), 'clip.txt')
  } catch (error) {
    if (!(error instanceof UnreadableTranscript)) throw error
    const text = content.replace(/\s+/g, ' ').trim()
    return {
      dialect: 'text',
      segments: [{ id: 0, speaker: null, start: null, end: null, text }],
      speakers: [],
      timeSource: 'none',
      durationSeconds: null,
      notes: [],
    }
  }
}

function loadEpisode({ transcriptId, transcript }: PackedSource): Episode {
  const words = hash('sha1', transcript.texts)
  const key = [transcriptId, words, ...transcript.names, transcript.speaker.join()].join('\n')
  const kept = understood.get(key)
  if (kept) return kept.episode
  const characters = transcript.texts.length
  makeRoom(characters)
  const episode = understand(unpackTranscript(transcript))
  understood.set(key, { episode, characters })
  return episode
}

function makeRoom(characters: number) {
  let sum = characters
  for (const kept of understood.values()) sum += kept.characters
  for (const [key, kept] of understood) {
    if (understood.size < episodesKept && sum <= charactersKept) return
    understood.delete(key)
    sum -= kept.characters
  }
}
