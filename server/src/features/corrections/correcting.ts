import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import {
  type BodyOf,
  type correctTranscript,
  isRunning,
  maxCorrectedPlaces,
  maxCorrectionLength,
  maxCorrectionsInProject,
} from '@podcastai/contracts'
import { nameSpeakers, type Segment, type SpeakerNames, transcriptText } from '@podcastai/transcript'
import { correctSegments, standing } from '@podcastai/transcript/corrections'
import type { Connection, Transaction } from '../../platform/database/connection.ts'
import { correctionsAt, type StoredCorrection } from '../../platform/database/stored-corrections.ts'
import { heardSegments, storedTranscript } from '../../platform/database/stored-transcript.ts'
import type { ContentThreads } from '../../platform/engine/content-threads.ts'
import { AppError, notFound } from '../../platform/http/app-error.ts'
import { untilStored } from '../../platform/http/until-stored.ts'
import * as repository from './corrections.repository.ts'

/** Other words in a transcript: what everything that was written of it has to follow. */
export type WordsChange = {
  transcriptId: string
  /** As the file has it, under its own labels. */
  heard: readonly Segment[]
  is: { names: SpeakerNames; revision: number; active: readonly StoredCorrection[] }
  corrected: { heard: string; written: string; undone?: true }
  authorId: string
}

type Term = { workspaceId: string; heard: string; written: string; authorId: string }

export type CorrectingDeps = {
  db: Connection
  contents: Pick<ContentThreads, 'place'>
  /**
   * Brings what was written of the project under the new words, before anything is stored. `store` keeps it; false where
   * it was changed meanwhile.
   */
  prepareCorrecting: (change: WordsChange) => Promise<{ store: (tx: Connection) => Promise<boolean> } | null>
  /** Puts a pair into the workspace's glossary; of a pair that writes what was heard the term is taken out. @throws AppError */
  keepTerm: (tx: Transaction, term: Term) => Promise<void>
}

type Order = BodyOf<typeof correctTranscript>

const meanwhile = 'Others are changing this project right now. Please try again.'
const otherWords = 'Somebody corrected these words meanwhile. Look at them as they are now.'

/**
 * Corrects misheard words at one place or at all of an episode: transcript, analysis and all content, or nothing of it.
 * What the file says is kept. Answers the id of the act. @throws AppError
 */
export async function correctWords(
  deps: CorrectingDeps,
  scope: repository.Scope,
  authorId: string,
  order: Order,
): Promise<string> {
  refuseSame(order)
  const id = randomUUID()
  await untilStored(() => correct(deps, scope, { id, authorId, order }), meanwhile)
  return id
}

type Act = { id: string; authorId: string; order: Order }

async function correct(deps: CorrectingDeps, scope: repository.Scope, { id, authorId, order }: Act): Promise<boolean> {
  const { scope: source } = order
  const before = await readBefore(deps.db, scope)
  const { heard, written, rows } = await placesOf(deps, before, order)
  await refuseTooMany(deps.db, scope.id, rows.length)
  const wide = source !== 'here'
  const added = rows.map(({ place: _, ...row }) => ({ ...row, act: id, wide }))
  const pair = { heard, written }
  return rewrite(deps, {
    ...{ scope, before, active: [...added, ...before.active], corrected: pair, authorId },
    // A lock on a workspace comes before those on its projects.
    first: async (tx) => {
      if (source === 'workspace') await deps.keepTerm(tx, { workspaceId: scope.workspaceId, ...pair, authorId })
    },
    keep: (tx, since) =>
      repository.insertAct(tx, { id, transcriptId: scope.id, ...pair, source, authorId, since, places: rows }),
  })
}

/** Takes acts of correcting back at all their places; of those that others took back meanwhile nothing is left to do. */
export async function undoCorrections(
  deps: CorrectingDeps,
  scope: repository.Scope,
  authorId: string,
  isMeant: (actId: string) => boolean,
): Promise<void> {
  await untilStored(() => undo(deps, scope, authorId, isMeant), meanwhile)
}

async function undo(
  deps: CorrectingDeps,
  scope: repository.Scope,
  authorId: string,
  isMeant: (actId: string) => boolean,
): Promise<boolean> {
  const before = await readBefore(deps.db, scope)
  const acts = (await repository.listActs(deps.db, scope.id)).filter((act) => isMeant(act.id))
  if (acts.length === 0) return true
  const ids = acts.map((act) => act.id)
  const active = before.active.filter(({ act }) => !ids.includes(act))
  const corrected = { heard: wordsOf(acts, 'heard'), written: wordsOf(acts, 'written'), undone: true as const }
  return rewrite(deps, {
    ...{ scope, before, active, corrected, authorId },
    keep: (tx, until) => repository.endActs(tx, scope.id, { ids, until, undoneBy: authorId }),
  })
}

/** Several acts that are taken back at once, as one text: the first of them. */
function wordsOf(acts: readonly repository.ActRow[], side: 'heard' | 'written'): string {
  const most = 3
  return `${acts
    .slice(0, most)
    .map((act) => act[side])
    .join(', ')}${acts.length > most ? ', …' : ''}`
}

type Before = { row: repository.ProjectRow; heard: Segment[]; active: StoredCorrection[] }

/** @throws AppError not_found, or conflict while the project is being processed */
async function readBefore(db: Connection, scope: repository.Scope): Promise<Before> {
  const row = await repository.findProject(db, scope)
  if (!row) throw notFound('project')
  refuseWhileRunning(row)
  const active = await correctionsAt(db, row.id, row.correctionsRevision)
  return { row, heard: await heardSegments(db, row.id), active }
}

type Rewriting = {
  scope: repository.Scope
  before: Before
  /** The corrections that count from now on, newest first. */
  active: readonly StoredCorrection[]
  corrected: WordsChange['corrected']
  authorId: string
  /** What is done before the project is held. */
  first?: (tx: Transaction) => Promise<void>
  /** Stores what the corrections are from this revision on. */
  keep: (tx: Transaction, revision: number) => Promise<void>
}

/**
 * Stores a transcript under other corrections, with all that follows from it. False where somebody renamed a speaker,
 * corrected something or changed a content meanwhile: what was prepared does not hold any more.
 */
async function rewrite(
  { db, prepareCorrecting }: CorrectingDeps,
  { scope, before, active, corrected, authorId, first, keep }: Rewriting,
): Promise<boolean> {
  const { row, heard } = before
  const names = row.speakerNames
  const revision = row.correctionsRevision + 1
  const following = await prepareCorrecting({
    transcriptId: scope.id,
    ...{ heard, is: { names, revision, active }, corrected, authorId },
  })
  if (!following) throw notFound('project')
  const was = correctSegments(heard, standing(before.active))
  const is = correctSegments(heard, standing(active))
  const content = transcriptText(nameSpeakers(is, names))
  const store = async (tx: Transaction) => {
    await first?.(tx)
    const now = await repository.lockProject(tx, scope)
    if (!now) throw notFound('project')
    refuseWhileRunning(now)
    const isAsRead = isDeepStrictEqual([now.speakerNames, now.correctionsRevision], [names, row.correctionsRevision])
    if (!isAsRead || !(await following.store(tx))) throw new ChangedMeanwhile()
    await keep(tx, revision)
    await repository.storeWording(tx, scope.id, {
      changed: changedIn({ heard, was, is }),
      content,
      correctionsRevision: revision,
    })
  }
  return db.transaction(store).then(
    () => true,
    (error: unknown) => {
      if (error instanceof ChangedMeanwhile) return false
      throw error
    },
  )
}

/** Takes everything back that a transaction has stored. */
class ChangedMeanwhile extends Error {
  override name = 'ChangedMeanwhile'
}

type Readings = { heard: readonly Segment[]; was: readonly Segment[]; is: readonly Segment[] }

function changedIn({ heard, was, is }: Readings): repository.Reworded[] {
  return heard.flatMap((segment, at) => {
    const shown = is[at] ?? segment
    const before = was[at] ?? segment
    const isSame = shown === before || (shown.text === before.text && isDeepStrictEqual(shown.marks, before.marks))
    return isSame ? [] : [{ heard: segment, shown }]
  })
}

/** Revisions that a page may be behind: what somebody corrected elsewhere meanwhile keeps nobody from correcting here. */
const revisionsBehind = 3

async function placesOf({ db, contents }: CorrectingDeps, { row, heard, active }: Before, order: Order) {
  const transcript = storedTranscript({ ...row, speakerNames: {} }, heard)
  const source = { workspaceId: row.workspaceId, transcriptId: row.id, transcript }
  const { from, to, seen, written, scope } = order
  const wish = { span: { from, to }, pair: { heard: seen, written }, wide: scope !== 'here' }
  const now = row.correctionsRevision
  for (let revision = now; revision >= Math.max(0, now - revisionsBehind); revision--) {
    const seenUnder = revision === now ? active : await correctionsAt(db, row.id, revision)
    const placed = await contents.place(source, active, { ...wish, seenUnder })
    if (placed.kind === 'placed') return placed
    if (placed.kind === 'empty') throw new AppError('invalid', wordless)
  }
  throw new AppError('conflict', otherWords)
}

const wordless = 'This leaves a line of the captions without words. Please enter a word for each line.'

function refuseSame({ seen, written }: Order) {
  if (seen.trim() === '') throw new AppError('invalid', 'Please choose the words to correct.')
  if (seen.length > maxCorrectionLength) throw new AppError('invalid', 'These are too many words for one correction')
  if (seen.normalize('NFC') === written) throw new AppError('invalid', 'These are the words that stand there already.')
}

function refuseWhileRunning({ status }: repository.ProjectRow) {
  if (!isRunning(status)) return
  throw new AppError('conflict', 'This project is still being processed. Words can be corrected when it is ready.')
}

/** Places that a project's words may have been corrected at in all its time, with those that were taken back. */
const mostPlacesEver = 5 * maxCorrectedPlaces

async function refuseTooMany(db: Connection, transcriptId: string, more: number) {
  const { acts, places, ever } = await repository.countCorrections(db, transcriptId)
  const most = [maxCorrectionsInProject, maxCorrectedPlaces].map((figure) => figure.toLocaleString('en-US'))
  if (acts >= maxCorrectionsInProject) {
    throw new AppError('conflict', `A project holds ${most[0]} corrections. Take some back first.`)
  }
  if (places + more > maxCorrectedPlaces) {
    throw new AppError(
      'conflict',
      `In a project the words at ${most[1]} places can be corrected, and this would be more.`,
    )
  }
  if (ever + more > mostPlacesEver) {
    throw new AppError(
      'conflict',
      'Words of this project were corrected and taken back too often. Upload it again to go on.',
    )
  }
}
