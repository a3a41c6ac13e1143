import { randomUUID } from 'node:crypto'
import {
  type correctTerms as correctTermsCall,
  type correctTranscript,
  maxCorrectedPlaces,
  maxCorrectionLength,
  maxCorrectionsInProject,
  type RequestBody,
} from '@podcastai/contracts'
import {
  applySpeakerOverrides,
  createNumbering,
  listSplits,
  searchIn,
  toPieces,
  withoutSpeakers,
} from '@podcastai/transcript/corrections'
import type { ContentThreads } from '../../domain/content-threads/content-threads.ts'
import type { RequestedCorrection } from '../../domain/content-threads/place-correction.ts'
import {
  type Before,
  type ChangeDeps,
  changeTranscript,
  readBefore,
  readNow,
  type Scope,
} from '../../domain/transcript/change-transcript.ts'
import type { Connection, Transaction } from '../../platform/database/connection.ts'
import type { TermBefore } from '../../platform/database/schema.ts'
import { correctionsAt } from '../../platform/database/stored-corrections.ts'
import { storedTranscript } from '../../platform/database/stored-transcript.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { retryOnConflict } from '../../platform/http/retry-on-conflict.ts'
import * as repository from './corrections.repository.ts'
import { countTurns } from './turns.repository.ts'

type Term = { workspaceId: string; showId: string; heard: string; written: string; authorId: string }

export type PlacingDeps = ChangeDeps & { contents: Pick<ContentThreads, 'place'> }

export type CorrectingDeps = PlacingDeps & {
  /**
   * Adds a term to the show's glossary, or removes it if the correction is back to the heard words. Returns the
   * previous state.
   * @throws AppError
   */
  keepTerm: (tx: Transaction, term: Term) => Promise<TermBefore>
}

type CorrectInput = RequestBody<typeof correctTranscript>

const otherWords = 'Someone else already corrected these words. Check the new text.'

/**
 * Corrects misheard words at one place or everywhere in an episode. Either the transcript, the analysis, and all
 * content change, or nothing does; the original is kept. Returns the id of the correction.
 * @throws AppError
 */
export async function correctWords(
  deps: CorrectingDeps,
  scope: Scope,
  authorId: string,
  order: CorrectInput,
): Promise<string> {
  refuseSame(order)
  const id = randomUUID()
  await retryOnConflict(() => correct(deps, scope, { id, authorId, order }))
  return id
}

type Terms = RequestBody<typeof correctTermsCall>['terms']

/**
 * Corrects misheard names everywhere in an episode, one after another. Skips names that the transcript doesn't have.
 * Returns the ids of the corrections.
 * @throws AppError
 */
export async function correctTerms(
  deps: CorrectingDeps,
  scope: Scope,
  authorId: string,
  terms: Terms,
): Promise<string[]> {
  const made: string[] = []
  for (const { heard, written } of terms) {
    const id = randomUUID()
    await retryOnConflict(async () => {
      const search = searchIn(toPieces(readNow(await readBefore(deps.db, scope))))
      const [span] = search.toCorrect({ heard, written })
      if (!span) return true
      const order = { ...span, seen: search.getText(span), written, scope: 'episode' as const }
      const isStored = await correct(deps, scope, { id, authorId, order })
      if (isStored) made.push(id)
      return isStored
    })
  }
  return made
}

type Act = { id: string; authorId: string; order: CorrectInput }

async function correct(deps: CorrectingDeps, scope: Scope, { id, authorId, order }: Act): Promise<boolean> {
  const { scope: source } = order
  const before = await readBefore(deps.db, scope)
  const { from, to, seen } = order
  const wish = { span: { from, to }, pair: { heard: seen, written: order.written }, wide: source !== 'here' }
  const placed = await findPlaces(deps, before, wish)
  if (placed.kind === 'empty') throw new AppError('invalid', wordless)
  const { heard, written, rows } = placed
  await refuseTooMany(deps.db, scope.id, rows.length)
  const wide = source !== 'here'
  const added = rows.map(({ place: _, ...row }) => ({ ...row, act: id, wide }))
  const pair = { heard, written }
  let termBefore: TermBefore | null = null
  return changeTranscript(deps, {
    ...{ scope, before, active: [...added, ...before.active] },
    // A lock on a workspace comes before those on its projects.
    first: async (tx) => {
      if (source !== 'workspace') return
      termBefore = await deps.keepTerm(tx, {
        workspaceId: scope.workspaceId,
        showId: before.row.showId,
        ...pair,
        authorId,
      })
    },
    keep: (tx, since) =>
      repository.insertActs(tx, scope.id, [{ id, ...pair, source, authorId, since, places: rows, termBefore }]),
  })
}

/** How many revisions a page may be behind, so that corrections elsewhere do not block one here. */
const revisionsBehind = 3

/** Finds the places of a request in the transcript as it is now. @throws AppError conflict if it has other words there */
export async function findPlaces(
  { db, contents }: PlacingDeps,
  before: Before,
  asShown: Omit<RequestedCorrection, 'seenUnder'>,
) {
  const { row, heard, active, labels, given } = before
  const { toFile } = createNumbering(listSplits(readNow(before)))
  const span = { from: toFile(asShown.span.from), to: toFile(asShown.span.to) }
  const wish = { ...asShown, span }
  const transcript = storedTranscript(
    { ...row, speakerNames: {} },
    applySpeakerOverrides(withoutSpeakers(heard, labels), given),
  )
  const on = { workspaceId: row.workspaceId, transcriptId: row.id }
  const now = row.correctionsRevision
  for (let revision = now; revision >= Math.max(0, now - revisionsBehind); revision--) {
    const seenUnder = revision === now ? active : await correctionsAt(db, row.id, revision)
    const placed = await contents.place(on, transcript, active, { ...wish, seenUnder })
    if (placed.kind !== 'other') return placed
  }
  throw new AppError('conflict', otherWords)
}

const wordless = 'This would leave a caption line without words. Please enter a word for each line.'

function refuseSame({ seen, written }: CorrectInput) {
  if (seen.trim() === '') throw new AppError('invalid', 'Please choose the words to correct.')
  if (seen.length > maxCorrectionLength)
    throw new AppError('invalid', 'These are too many words for a single correction')
  if (seen.normalize('NFC') === written) throw new AppError('invalid', 'The transcript already has these words.')
}

/** Maximum number of corrected places that a project may ever have, including undone ones. */
const maxPlacesEver = 5 * maxCorrectedPlaces

/**
 * Refuses an act that would exceed a project's limits. `more`: how many places or turns it would change.
 * @throws AppError
 */
export async function refuseTooMany(db: Connection, transcriptId: string, more: number) {
  const [words, turns] = [await repository.countCorrections(db, transcriptId), await countTurns(db, transcriptId)]
  const max = [maxCorrectionsInProject, maxCorrectedPlaces].map((figure) => figure.toLocaleString('en-US'))
  if (words.acts + turns.acts >= maxCorrectionsInProject) {
    throw new AppError('conflict', `A project can have up to ${max[0]} corrections. Undo some first.`)
  }
  if (words.places + turns.places + more > maxCorrectedPlaces) {
    throw new AppError('conflict', `A project can be corrected at ${max[1]} places, and this would be more.`)
  }
  if (words.ever + turns.ever + more > maxPlacesEver) {
    throw new AppError(
      'conflict',
      'Too much was corrected and undone in this project. Upload the file again to continue.',
    )
  }
}
