import { setImmediate } from 'node:timers/promises'
import type { ContentByType } from '@podcastai/contracts'
import type { Connection } from '../../platform/database/connection.ts'
import { listContentPassages, listPassages, type Passage } from './list-passages.ts'
import * as repository from './passages.repository.ts'

export type SearchIndexerDeps = {
  db: Connection
  /** Returns the current content of a project. */
  loadContent: (transcriptId: string) => Promise<ContentByType>
  onError: (error: unknown) => void
}

/** A change can be found after at most this time, plus some milliseconds. */
const lookEveryMs = 500
/** Pause between projects, so that indexing an old workspace leaves the embedded database to requests. */
const restMs = 20
/** Pause when the database does not answer, or its disk is full. */
const failedMs = 10_000
const putOffMinutes = 10

/**
 * Indexes projects that are due until the process stops: those from an older version, and each that changed. Several
 * processes may do so.
 */
export function runSearchIndexer(deps: SearchIndexerDeps, stopping: AbortSignal): void {
  const look = async () => {
    if (stopping.aborted) return
    const pauseMs = await indexNextDue(deps).then(
      (did) => (did ? restMs : lookEveryMs),
      (error) => {
        if (!stopping.aborted) deps.onError(error)
        return failedMs
      },
    )
    setTimeout(look, pauseMs).unref()
  }
  void look()
}

/** Indexes one project; returns false if none is due. */
export async function indexNextDue({ db, loadContent, onError }: SearchIndexerDeps): Promise<boolean> {
  const due = await repository.nextDue(db)
  if (!due) return false
  try {
    const first = due.isContentOnly ? await repository.findContentStart(db, due.id) : null
    const project = first === null ? await repository.findFindable(db, due.id) : null
    const content = await loadContent(due.id)
    const made = await inSteps(project ? listPassages({ ...project, content }) : listContentPassages(content))
    if (project || first !== null) await repository.replacePassages(db, due, { first: first ?? 0, made })
  } catch (error) {
    await repository.putOff(db, due.id, putOffMinutes)
    onError(error)
  }
  return true
}

/** Number of passages made between pauses to serve requests: some milliseconds' worth. */
const passagesInStep = 200

async function inSteps(passages: Iterable<Passage>): Promise<Passage[]> {
  const made: Passage[] = []
  for (const passage of passages) {
    made.push(passage)
    if (made.length % passagesInStep === 0) await setImmediate()
  }
  return made
}
