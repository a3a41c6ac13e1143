import type { Analysis } from '@podcastai/contracts'
import type { Connection } from '../../platform/database/connection.ts'
import { type Engine, EngineRefusal, type Source } from '../../platform/engine/engine.ts'
import { briefFor } from './brief.ts'
import * as repository from './content.repository.ts'

export type AnalyzingDeps = {
  db: Connection
  /** The one that writes. */
  engine: Engine
  /** Always there, and never asks anybody: it reads every episode where the other cannot. */
  builtIn: Engine
}

/** Understands an episode for its screens and its writing; where the engine is away the built-in one reads it. */
export async function analyzeEpisode({ db, engine, builtIn }: AnalyzingDeps, source: Source): Promise<Analysis> {
  const order = await orderOf(db, source)
  try {
    return (await engine.analyze(order)).analysis
  } catch (error) {
    if (!(error instanceof EngineRefusal)) throw error
    return (await builtIn.analyze(order)).analysis
  }
}

/** Who speaks how much: what follows from other names of speakers, without a word to any model. */
export async function analyzeNames({ db, builtIn }: AnalyzingDeps, source: Source): Promise<Analysis> {
  return (await builtIn.analyze(await orderOf(db, source))).analysis
}

async function orderOf(db: Connection, source: Source) {
  const owner = await repository.findOwnerById(db, source.transcriptId)
  if (!owner) throw new Error('the project is gone')
  return { source, brief: briefFor(owner, 0), onUsage: () => {} }
}
