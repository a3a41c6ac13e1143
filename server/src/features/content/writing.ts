import { type ContentTypeKey, contentTypeKeys } from '@podcastai/content-types'
import type { Connection } from '../../platform/database/connection.ts'
import { labelledSegments, storedTranscript } from '../../platform/database/stored-transcript.ts'
import { EngineInterrupted, EngineRefusal, type Source } from '../../platform/engine/engine.ts'
import type { AnalyzingDeps } from './analyzing.ts'
import { briefFor } from './brief.ts'
import * as repository from './content.repository.ts'
import { underNamesOfNow } from './speaker-names.ts'

export type WritingDeps = AnalyzingDeps & { logFailure: (error: unknown, contentType: string) => void }

const unexpectedReason = 'Something went wrong while writing this. Please try again.'

/** Writes one type and stores it as its next version. @throws EngineRefusal */
export async function writeType(
  deps: WritingDeps,
  { owner, source, contentType, authorId }: WriteOrder,
): Promise<void> {
  const attempt = await repository.countGenerations(deps.db, owner.id, contentType)
  const { content, by } = await deps.engine.write({
    contentType,
    source,
    notes: null,
    brief: briefFor(owner, attempt),
    revision: null,
    onUsage: () => {},
  })
  await deps.db.transaction((tx) =>
    appendVersion(tx, {
      transcriptId: owner.id,
      contentType,
      content,
      origin: 'generated',
      engine: by,
      speakerNames: owner.speakerNames,
      authorId,
    }),
  )
}

/**
 * Appends a version, under the names that the speakers have by now. `speakerNames` are those it was written under.
 * @throws repository.NewerVersion
 */
export async function appendVersion(tx: Connection, version: Parameters<typeof repository.insertVersion>[1]) {
  const { transcriptId, contentType, content, speakerNames } = version
  const names = await repository.lockNames(tx, transcriptId)
  const was = speakerNames ?? names
  const named = await underNamesOfNow(tx, { transcriptId, contentType, content, was, is: names })
  await repository.insertVersion(tx, { ...version, content: named, speakerNames: names })
}

type WriteOrder = { owner: repository.Owner; source: Source; contentType: ContentTypeKey; authorId: string | null }

/** Writes side by side what is not written yet. A type that fails keeps its reason and stops no other. */
export async function writeMissingContent(deps: WritingDeps, source: Source): Promise<void> {
  const owner = await repository.findOwnerById(deps.db, source.transcriptId)
  if (!owner) return
  const written = new Set((await repository.newestVersions(deps.db, owner.id)).map(({ contentType }) => contentType))
  const missing = contentTypeKeys.filter((key) => !written.has(key))
  for (const contentType of missing) await mark(deps, owner.id, contentType, 'generating', null)
  await Promise.all(missing.map((contentType) => writeOrNote(deps, { owner, source, contentType, authorId: null })))
}

async function writeOrNote(deps: WritingDeps, order: WriteOrder) {
  try {
    await writeType(deps, order)
  } catch (error) {
    if (error instanceof EngineInterrupted) throw error
    await mark(deps, order.owner.id, order.contentType, 'failed', reasonFor(deps, order.contentType, error))
  }
}

/** Why a type was not written, for the person; what nobody expected goes to the log. */
export function reasonFor(deps: WritingDeps, contentType: string, error: unknown): string {
  if (error instanceof EngineRefusal) return error.message
  deps.logFailure(error, contentType)
  return unexpectedReason
}

export async function abandonContent(deps: WritingDeps, transcriptId: string): Promise<void> {
  await repository.failGenerating(deps.db, transcriptId, 'The processing stopped before this was written.')
}

function mark(
  deps: WritingDeps,
  transcriptId: string,
  contentType: string,
  state: 'generating' | 'failed',
  reason: string | null,
) {
  return repository.setGeneration(deps.db, { transcriptId, contentType, state, reason })
}

/** The transcript as it was read from the upload, for writing again later. */
export async function sourceOf(deps: { db: Connection }, owner: repository.Owner): Promise<Source> {
  return { transcriptId: owner.id, transcript: storedTranscript(owner, await labelledSegments(deps.db, owner.id)) }
}
