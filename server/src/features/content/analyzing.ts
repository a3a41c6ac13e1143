import type { EpisodeNotes } from '@podcastai/content-types'
import type { Analysis } from '@podcastai/contracts'
import type { ContentThreads } from '../../domain/content-threads/content-threads.ts'
import { type LoadedTranscript, loadTranscript } from '../../domain/transcript/load-transcript.ts'
import { renderNotes, storeUnderstanding } from '../../domain/transcript/understanding.ts'
import type { AbortOnDeleteDeps } from '../../platform/database/abort-on-delete.ts'
import { type Engine, EngineRefusal, type Source, TookTooLong } from '../../platform/engine/engine.ts'
import { type BriefDeps, briefFor } from './brief.ts'
import * as repository from './content.repository.ts'
import { openLedger } from './usage.ts'
import type { LoadedSource } from './writing.ts'

export type AnalyzingDeps = BriefDeps &
  AbortOnDeleteDeps & {
    contents: Pick<ContentThreads, 'refer'>
    /** The engine that writes. */
    engine: Engine
    /** Always available without other services: analyzes episodes that the chosen engine cannot. */
    builtIn: Engine
    logFailure: (error: unknown, subject: string) => void
  }

/**
 * Analyzes an episode for display, and makes the notes that the engine needs for writing; reuses existing notes, so
 * that they are not paid for twice. Returns why the engine made no notes if it needs them to write; otherwise null.
 */
export async function analyzeEpisode(
  deps: AnalyzingDeps,
  source: Source,
  { willWrite }: { willWrite: boolean },
): Promise<EngineRefusal | null> {
  const owner = await getOwner(deps, source)
  const transcript = await loadTranscript(deps.db, owner.id)
  if (owner.analysis !== null && renderNotes(owner, transcript) !== null) return null
  const analyzeBuiltIn = async () => {
    const brief = await briefFor(deps, owner, 0)
    const { analysis } = await deps.builtIn.analyze({ source, brief, onUsage: () => {}, signal: source.signal })
    await storeUnderstanding(deps, { on: source, transcript, analysis, notes: null })
    return null
  }
  // Skip notes that may never be used, because they cost money.
  if (!willWrite) return analyzeBuiltIn()
  const needsNotes = await deps.engine.needsNotes({ source })
  try {
    await analyze(deps, owner, { source, transcript })
    return null
  } catch (error) {
    if (!(error instanceof EngineRefusal) || error instanceof TookTooLong) throw error
    deps.logFailure(error, 'analysis')
    await analyzeBuiltIn()
    return needsNotes ? error : null
  }
}

/** Analyzes how much each speaker says. Used after speaker changes; calls no model. */
export async function analyzeNames(
  deps: Pick<AnalyzingDeps, 'db' | 'builtIn' | 'getWritingPreferences'>,
  source: Source,
): Promise<Analysis> {
  const owner = await getOwner(deps, source)
  const brief = await briefFor(deps, owner, 0)
  return (await deps.builtIn.analyze({ source, brief, onUsage: () => {} })).analysis
}

const underWay = new Map<string, Promise<EpisodeNotes | null>>()

type Loaded = { source: Source; transcript: LoadedTranscript }

/**
 * Returns the engine's notes, made now if they are missing; null if the engine sees the whole episode. Concurrent calls
 * share one analysis, so it is paid for once.
 * @throws EngineRefusal
 */
export async function notesFor(
  deps: AnalyzingDeps,
  owner: repository.Owner,
  { loaded: transcript, ...source }: LoadedSource,
): Promise<EpisodeNotes | null> {
  const stored = renderNotes(owner, transcript)
  if (stored !== null) return stored
  // Sentences may differ between revisions.
  const key = `${owner.id} ${owner.correctionsRevision}`
  const made = underWay.get(key) ?? makeNotes(deps, owner, { source, transcript }).finally(() => underWay.delete(key))
  underWay.set(key, made)
  return made
}

async function makeNotes(deps: AnalyzingDeps, owner: repository.Owner, loaded: Loaded): Promise<EpisodeNotes | null> {
  if (!(await deps.engine.needsNotes({ source: loaded.source }))) return null
  return (await analyze(deps, owner, loaded)).notes
}

async function analyze(deps: AnalyzingDeps, owner: repository.Owner, { source, transcript }: Loaded) {
  const { id: transcriptId, workspaceId } = owner
  const ledger = openLedger(deps, { workspaceId, transcriptId, engine: deps.engine.label })
  const brief = await briefFor(deps, owner, 0)
  try {
    const analyzed = await deps.engine.analyze({ source, brief, onUsage: ledger.onUsage, signal: source.signal })
    await storeUnderstanding(deps, { on: source, transcript, ...analyzed })
    return analyzed
  } finally {
    await ledger.settled()
  }
}

async function getOwner({ db }: Pick<AnalyzingDeps, 'db'>, { transcriptId }: Source): Promise<repository.Owner> {
  const owner = await repository.findOwnerById(db, transcriptId)
  if (!owner) throw new Error('the project is gone')
  return owner
}
