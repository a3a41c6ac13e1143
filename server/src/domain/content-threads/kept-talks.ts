// The transcripts that edits were last applied to. A thread keeps them with what was found in them, because users make
// many edits in one episode, and loading, sending, and reading four hours of talk takes longer than any of them.
import type { Spoken } from '@podcastai/content-types'
import type { TranscriptView } from '@podcastai/content-types/server'
import { nameSpeakers } from '@podcastai/transcript'
import { LRUCache } from 'lru-cache'
import { type PackedTranscript, unpackTranscript } from '../../platform/engine/packed-transcript.ts'
import { buildView, type ViewState } from '../transcript/view-state.ts'
import { maxSteps, spokenIn } from './spoken.ts'

/** A transcript as shown, under its labels. */
export type LoadedTalk = { transcript: PackedTranscript; state: ViewState }

type Talk = {
  view: TranscriptView
  /** Returns the lookups in the transcript, with a new limit on comparisons. */
  getSpoken: () => Spoken
}

/** About three episodes of four hours. Longer transcripts are not kept. */
const maxCharacters = 600_000

const kept = new LRUCache<string, Talk>({ maxSize: maxCharacters })

/** Returns a transcript by the key that it was kept by, which changes with its text. */
export const findTalk = (key: string): Talk | undefined => kept.get(key)

/** Reads a transcript, and keeps it. */
export function keepTalk(key: string, { transcript, state }: LoadedTalk): Talk {
  const { segments } = unpackTranscript(transcript)
  const steps = { left: maxSteps }
  const spoken = spokenIn(nameSpeakers(segments, state.names), steps)
  const getSpoken = () => {
    steps.left = maxSteps
    return spoken
  }
  const talk = { view: buildView(segments, state), getSpoken }
  kept.set(key, talk, { size: transcript.texts.length + 1 })
  return talk
}
