import type { Analysis } from '@podcastai/contracts'
import type { SpeakerNames } from '@podcastai/transcript'
import { eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/connection.ts'
import { transcripts } from '../../platform/database/schema.ts'
import { inScope, type Scope } from './transcripts.repository.ts'

const named = {
  status: transcripts.status,
  speakerNames: transcripts.speakerNames,
  correctionsRevision: transcripts.correctionsRevision,
  reading: transcripts.reading,
  analysis: transcripts.analysis,
  parseReport: transcripts.parseReport,
  hostName: transcripts.hostName,
  guestName: transcripts.guestName,
}

export type NamedRow = NonNullable<Awaited<ReturnType<typeof findNamed>>>

export async function findNamed(db: Connection, scope: Scope) {
  const [row] = await db.select(named).from(transcripts).where(inScope(scope))
  return row ?? null
}

/** Locks the project until the end of the transaction, so that concurrent renames and content writes wait. */
export async function lockNamed(tx: Connection, scope: Scope) {
  const [row] = await tx.select(named).from(transcripts).where(inScope(scope)).for('update')
  return row ?? null
}

export async function storeNames(
  tx: Connection,
  id: string,
  {
    names,
    ...rest
  }: {
    names: SpeakerNames
    content: string
    hostName: string | null
    guestName: string | null
    /** Set when turns changed speakers and the analysis was made again. */
    analysis?: Analysis | null
    made?: null
  },
) {
  await tx
    .update(transcripts)
    .set({ speakerNames: names, ...rest })
    .where(eq(transcripts.id, id))
}
