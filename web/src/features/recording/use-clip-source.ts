import type { Transcript } from '@podcastai/contracts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { getErrorMessage } from '../../lib/api-error.ts'
import { listeningCopyQuery } from '../../lib/queries/listening-copy.ts'
import { whyNoRecordings } from './can-use-recordings.ts'
import type { RecordingFacts, RecordingSource } from './engine/jobs.ts'
import { runJob } from './engine/run-job.ts'
import type { KnownRecording } from './known-recordings.ts'
import { type LocalRecording, localRecordingQuery } from './local-recording.ts'
import { findSoundAddress, type SoundAddress } from './sound-address.ts'

/** What the videos of a project are made of. */
export type ClipSource = {
  kind: 'file' | SoundAddress['kind']
  source: RecordingSource
  /** As the page calls it: a file's name, or 'the listening copy'. */
  name: string
  /** Tells it from other sources. */
  key: string
  facts: RecordingFacts
  /** Seconds of it before the transcript starts. */
  offset: number
}

type Found = {
  /** The recording that this browser remembers, opened or not. */
  recording: LocalRecording | null
  /** Null if the user has to choose a file. */
  source: ClipSource | null
}

/** Returns what videos can be made of: the file on this device, else the listening copy, else the linked audio. */
export function useClipSource(transcript: Transcript): { found: Found | null; problem: string | null } {
  const { data: recording, error } = useQuery(localRecordingQuery(transcript.id))
  const isElsewhere = recording !== undefined && !recording?.file
  // Without a connection, these aren't waited for: a file of this device can still be chosen.
  const copy = useQuery({ ...listeningCopyQuery(transcript.id), enabled: isElsewhere })
  const address = findSoundAddress(transcript, copy.data)
  const isLink = isElsewhere && !copy.isLoading && address?.kind === 'link'
  const link = useQuery({ ...linkFactsQuery(address?.url ?? ''), enabled: isLink })
  const problem = whyNoRecordings() ?? (error && getErrorMessage(error))
  if (problem !== null || recording === undefined || copy.isLoading || link.isLoading) return { found: null, problem }
  const source = recording?.file ? fromFile(recording.known, recording.file) : fromAddress(address, link.data ?? null)
  return { found: { recording, source }, problem }
}

function fromFile({ name, fingerprint, facts, offset }: KnownRecording, file: File): ClipSource {
  return { kind: 'file', source: file, name, key: fingerprint, facts, offset }
}

const copyFacts: RecordingFacts = { duration: Number.POSITIVE_INFINITY, hasSound: true, picture: null }

function fromAddress(address: SoundAddress | null, linkFacts: RecordingFacts | null): ClipSource | null {
  if (!address) return null
  const { kind, url, offset } = address
  const facts = kind === 'copy' ? copyFacts : linkFacts
  const name = kind === 'copy' ? 'the listening copy' : 'the linked audio'
  return facts && { kind, source: url, name, key: url, facts, offset }
}

/** What a linked file is made of; null if its server doesn't let pages read it. */
const linkFactsQuery = (url: string) =>
  queryOptions({
    queryKey: ['link-facts', url],
    queryFn: ({ signal }) => runJob({ kind: 'inspect', source: url }, { signal }).catch(() => null),
    staleTime: Number.POSITIVE_INFINITY,
  })
