import { readdirSync, readFileSync } from 'node:fs'
import { type Episode, understand } from '@podcastai/episode'
import { parseTranscript, type Transcript } from '../../../transcript/src/index.ts'
import { type Brief, neutralVoice, noDetails, type Voice } from '../type/brief.ts'

// For tests only: our sample transcripts, and small ones created on demand.

const folder = new URL('../../../samples/', import.meta.url)

/** Returns every sample of the repository as an analyzed episode, by file name. */
export function sampleEpisodes(): [string, Episode][] {
  return fileNames().map((name) => [name, understand(readSample(name))])
}

export function sampleTranscripts(): Transcript[] {
  return fileNames().map(readSample)
}

function fileNames(): string[] {
  return readdirSync(folder)
    .filter((name) => /\.(?:txt|srt|vtt|json|csv)$/.test(name))
    .sort()
}

function readSample(name: string): Transcript {
  return parseTranscript(readFileSync(new URL(name, folder)), name)
}

/** Returns an episode with these turns, without times. */
export function createEpisode(turns: [speaker: string | null, text: string][]): Episode {
  const segments = turns.map(([speaker, text], id) => ({ id, speaker, start: null, end: null, text }))
  const speakers = [...new Set(turns.flatMap(([speaker]) => speaker ?? []))]
  const transcript: Transcript = {
    dialect: 'text',
    segments,
    speakers,
    timeSource: 'none',
    durationSeconds: null,
    notes: [],
  }
  return understand(transcript)
}

export function createBrief(voice: Partial<Voice> = {}, rest: Partial<Omit<Brief, 'voice'>> = {}): Brief {
  const guest = { name: null, title: null, handle: null }
  return {
    projectTitle: 'A short talk',
    guest,
    details: noDetails,
    templates: {},
    formats: [],
    attempt: 0,
    ...rest,
    voice: { ...neutralVoice, ...voice },
  }
}
