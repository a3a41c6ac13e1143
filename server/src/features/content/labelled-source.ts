import type { Segment } from '@podcastai/transcript'
import type { Connection } from '../../platform/database/connection.ts'
import { storedTranscript } from '../../platform/database/stored-transcript.ts'
import type { ContentThreads } from '../../platform/engine/content-threads.ts'
import type { Source } from '../../platform/engine/engine.ts'
import type { Owner } from './content.repository.ts'

/** What it takes to bring something under other names of speakers. */
export type NamingDeps = {
  db: Connection
  contents: Pick<ContentThreads, 'rename'>
  stopping?: AbortSignal | undefined
}

/** A project's transcript under the file's own labels. */
export function labelledSource(
  { stopping }: Pick<NamingDeps, 'stopping'>,
  owner: Owner,
  segments: readonly Segment[],
): Source {
  const transcript = storedTranscript({ ...owner, speakerNames: {} }, [...segments])
  return { workspaceId: owner.workspaceId, transcriptId: owner.id, transcript, signal: stopping }
}
