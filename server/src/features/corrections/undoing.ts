// Undoing corrections and speaker overrides, with what they did to the glossary.
import type { TermNow } from '@podcastai/contracts'
import {
  type Before,
  type ChangeDeps,
  changeTranscript,
  readBefore,
  type Scope,
} from '../../domain/transcript/change-transcript.ts'
import type { Transaction } from '../../platform/database/connection.ts'
import type { TermBefore } from '../../platform/database/schema.ts'
import { retryOnConflict } from '../../platform/http/retry-on-conflict.ts'
import * as repository from './corrections.repository.ts'

export type UndoingDeps = ChangeDeps & {
  /** Locks the glossaries of a workspace until the end of the transaction. */
  lockGlossary: (tx: Transaction, workspaceId: string) => Promise<void>
  /** Restores what the glossary held before the undone acts. Takes all acts on the same words, newest first. */
  takeTermsBack: (
    tx: Transaction,
    taking: { workspaceId: string; showId: string; acts: repository.TermActRow[]; undone: ReadonlySet<string> },
  ) => Promise<{ terms: TermNow[]; moved: { id: string; termBefore: TermBefore }[] }>
}

/**
 * Undoes corrections and speaker overrides at all their places; skips those already undone. Returns what happened to
 * the glossary terms that they added.
 */
export async function undoCorrections(
  deps: UndoingDeps,
  scope: Scope,
  authorId: string,
  isMeant: (act: repository.ActRow) => boolean,
): Promise<TermNow[]> {
  let terms: TermNow[] = []
  const undoing = {
    isMeant,
    authorId,
    tell: (now: TermNow[]) => {
      terms = now
    },
  }
  await retryOnConflict(async () => undo(deps, scope, await readBefore(deps.db, scope), undoing))
  return terms
}

type Undoing = { isMeant: (act: repository.ActRow) => boolean; authorId: string; tell: (terms: TermNow[]) => void }

/** Undoes acts once. Returns false if the transcript changed since `before`. */
export async function undo(
  deps: UndoingDeps,
  scope: Scope,
  before: Before,
  { isMeant, authorId, tell }: Undoing,
): Promise<boolean> {
  const all = await repository.listActs(deps.db, scope.id)
  const [acts, remaining] = [all.filter(isMeant), all.filter((act) => !isMeant(act))]
  if (acts.length === 0) {
    tell([])
    return true
  }
  const ids = acts.map((act) => act.id)
  const undone = new Set(ids)
  const stays = ({ act }: { act: string }) => !undone.has(act)
  const [active, given] = [before.active.filter(stays), before.given.filter(stays)]
  const labels = repository.listLabels(remaining)
  const isAboutSpeakers = acts.some(({ source }) => source === 'labels')
  return changeTranscript(deps, {
    ...{ scope, before, active, labels, given, breaks: before.breaks.filter(stays) },
    columns: () => (isAboutSpeakers ? { speakersConfirmed: true } : {}),
    // A lock on a workspace comes before those on its projects.
    first: async (tx) => {
      if (!acts.some(({ source }) => source === 'workspace')) return
      const show = { workspaceId: scope.workspaceId, showId: before.row.showId }
      await deps.lockGlossary(tx, show.workspaceId)
      const onSameTerms = await repository.actsOnTerms(tx, show, ids)
      const { terms, moved } = await deps.takeTermsBack(tx, { ...show, acts: onSameTerms, undone })
      await repository.storeTermsBefore(tx, moved)
      tell(terms)
    },
    keep: (tx, until) => repository.endActs(tx, scope.id, { ids, until, undoneBy: authorId }),
  })
}
