import type { EpisodeNotes } from '@podcastai/content-types'
import { Analysis } from '@podcastai/contracts'
import type { AbortOnDeleteDeps } from '../../platform/database/abort-on-delete.ts'
import { type Engine, EngineRefusal, type Source, TookTooLong } from '../../platform/engine/engine.ts'
import { type BriefDeps, briefFor } from './brief.ts'
import * as repository from './content.repository.ts'
import { storedNotes, storeNotes } from './notes.ts'
import { type TranscriptStateDeps, toStateKey } from './transcript-state.ts'
import { openLedger } from './usage.ts'

export type AnalyzingDeps = BriefDeps &
  AbortOnDeleteDeps &
  Pick<TranscriptStateDeps, 'contents'> & {
    /** The one that writes. */
    engine: Engine
    /** Always available without other services: it analyzes episodes that the chosen engine cannot. */
    builtIn: Engine
    logFailure: (error: unknown, subject: string) => void
  }

/** `refusal`: why the engine made no notes, which it needs to write; the built-in one has read the episode. */
export type Analyzed = { analysis: Analysis; refusal: EngineRefusal | null }

/**
 * Analyzes an episode for its screens, and makes the notes that the engine needs for writing; existing notes are
 * reused, so that they are not paid for twice.
 */
export async function analyzeEpisode(
  deps: AnalyzingDeps,
  source: Source,
  { willWrite }: { willWrite: boolean },
): Promise<Analyzed> {
  const owner = await getOwner(deps, source)
  const brief = await briefFor(deps, owner, 0)
  const order = { source, brief, onUsage: () => {} }
  if (storedNotes(owner) !== null && owner.analysis !== null) {
    return { analysis: Analysis.parse(owner.analysis), refusal: null }
  }
  // Skip notes that may never be used, because they cost money.
  if (!willWrite) return { analysis: (await deps.builtIn.analyze(order)).analysis, refusal: null }
  if (!(await deps.engine.needsNotes({ source }))) {
    return { analysis: (await deps.engine.analyze(order)).analysis, refusal: null }
  }
  try {
    return { analysis: (await analyze(deps, owner, source)).analysis, refusal: null }
  } catch (error) {
    if (!(error instanceof EngineRefusal) || error instanceof TookTooLong) throw error
    deps.logFailure(error, 'analysis')
    return { analysis: (await deps.builtIn.analyze(order)).analysis, refusal: error }
  }
}

/** Who speaks how much. Used after speaker changes, and calls no model. */
export async function analyzeNames(
  deps: Pick<AnalyzingDeps, 'db' | 'builtIn' | 'getWritingPreferences'>,
  source: Source,
): Promise<Analysis> {
  const owner = await getOwner(deps, source)
  const brief = await briefFor(deps, owner, 0)
  return (await deps.builtIn.analyze({ source, brief, onUsage: () => {} })).analysis
}

const underWay = new Map<string, Promise<EpisodeNotes | null>>()

/**
 * The engine's notes, made now if they are missing; null if it sees the whole episode. Concurrent calls share one
 * analysis, so it is paid for once. @throws EngineRefusal
 */
export async function notesFor(
  deps: AnalyzingDeps,
  owner: repository.Owner,
  source: Source,
): Promise<EpisodeNotes | null> {
  const stored = storedNotes(owner)
  if (stored !== null) return stored
  // Under another wording the sentences may be others.
  const key = JSON.stringify([owner.id, toStateKey(owner)])
  const made = underWay.get(key) ?? makeNotes(deps, owner, source).finally(() => underWay.delete(key))
  underWay.set(key, made)
  return made
}

async function makeNotes(deps: AnalyzingDeps, owner: repository.Owner, source: Source): Promise<EpisodeNotes | null> {
  if (!(await deps.engine.needsNotes({ source }))) return null
  return (await analyze(deps, owner, source)).notes
}

async function analyze(deps: AnalyzingDeps, owner: repository.Owner, source: Source) {
  const { id: transcriptId, workspaceId } = owner
  const ledger = openLedger(deps, { workspaceId, transcriptId, engine: deps.engine.label })
  const brief = await briefFor(deps, owner, 0)
  try {
    const analyzed = await deps.engine.analyze({ source, brief, onUsage: ledger.onUsage, signal: source.signal })
    await storeNotes(deps, owner, analyzed)
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
