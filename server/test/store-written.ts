import type { ContentTypeKey, EpisodeNotes } from '@podcastai/content-types'
import { segmentsIn } from '@podcastai/content-types/server'
import { Analysis } from '@podcastai/contracts'
import { eq } from 'drizzle-orm'
import { loadTranscript } from '../src/domain/transcript/load-transcript.ts'
import { renderNotes, storeUnderstanding } from '../src/domain/transcript/understanding.ts'
import { contentVersions, transcripts } from '../src/platform/database/schema.ts'
import type { TestApp } from './test-app.ts'

/** Stores a changed analysis and notes of a project, as if an engine had just made them. */
export async function storeAnalysis(
  { db, deps: { contents } }: TestApp,
  id: string,
  { notes = null, ...changed }: Partial<Analysis> & { notes?: EpisodeNotes | null },
): Promise<void> {
  const row = await readRow(db, id)
  const analysis = Analysis.parse({ ...(row.analysis as object), ...changed })
  const on = { workspaceId: row.workspaceId, transcriptId: id }
  await storeUnderstanding({ db, contents }, { on, transcript: await loadTranscript(db, row.id), analysis, notes })
}

/** Adds a version of a type, as if an engine had just written it. */
export async function storeContent(
  { db, deps: { contents } }: TestApp,
  id: string,
  { contentType, content, version = 9 }: { contentType: ContentTypeKey; content: unknown; version?: number },
): Promise<void> {
  const row = await readRow(db, id)
  const on = { workspaceId: row.workspaceId, transcriptId: id }
  const parts = [{ kind: contentType, content }]
  const [snapshot] = await contents.refer(on, await loadTranscript(db, row.id), parts)
  const stored = { transcriptId: id, contentType, version, content: snapshot, segments: segmentsIn(snapshot) }
  await db.insert(contentVersions).values({ ...stored, origin: 'generated', engine: 'Another one' })
}

/** Returns a project's current notes for writing; null if there are none, or if they don't match the transcript. */
export async function readNotes({ db }: TestApp, id: string): Promise<EpisodeNotes | null> {
  const row = await readRow(db, id)
  return renderNotes(row, await loadTranscript(db, row.id))
}

async function readRow(db: TestApp['db'], id: string) {
  const [row] = await db.select().from(transcripts).where(eq(transcripts.id, id))
  if (!row) throw new Error('the project is gone')
  return row
}
