// "These are not speakers": labels of the file, such as "Summary:", that are words.
import { randomUUID } from 'node:crypto'
import { insertLabels } from '@podcastai/transcript/corrections'
import {
  type Before,
  type Change,
  type ChangeDeps,
  changeTranscript,
  readBefore,
  type Scope,
} from '../../domain/transcript/change-transcript.ts'
import { findDoubtfulNames } from '../../domain/transcript/doubtful-names.ts'
import { joinLabels, splitLabels } from '../../platform/database/stored-corrections.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { retryOnConflict } from '../../platform/http/retry-on-conflict.ts'
import { refuseTooMany } from './correcting.ts'
import * as repository from './corrections.repository.ts'
import { type UndoingDeps, undo } from './undoing.ts'

/** Turns the labels of speakers into words of the whole episode. Returns the id of the act. @throws AppError */
export async function turnLabelsToWords(
  deps: ChangeDeps,
  scope: Scope,
  authorId: string,
  labels: readonly string[],
): Promise<string> {
  const id = randomUUID()
  await retryOnConflict(async () => {
    const before = await readBefore(deps.db, scope)
    const speaking = new Set(before.heard.map(({ speaker }) => speaker))
    if (!labels.every((label) => speaking.has(label) && !before.labels.includes(label)))
      throw new AppError('conflict', 'Someone else already changed this speaker. Check the updated transcript.')
    return storeAct(deps, { before, act: { id, authorId, labels } })
  })
  return id
}

/**
 * Answers "Are these the speakers?" for a file that leaves it open. If they aren't, turns their labels into words; if
 * they are, undoes the acts that made them words.
 * @throws AppError conflict if someone else answered first
 */
export async function answerSpeakers(
  deps: UndoingDeps,
  scope: Scope,
  authorId: string,
  { areSpeakers }: { areSpeakers: boolean },
): Promise<void> {
  await retryOnConflict(async () => {
    const before = await readBefore(deps.db, scope)
    const { parseReport, speakersConfirmed } = before.row
    const names = findDoubtfulNames(parseReport)
    if (names.length === 0) throw new AppError('conflict', 'The speakers of this file are clear.')
    if (speakersConfirmed)
      throw new AppError('conflict', 'Someone else already answered this. Check the updated transcript.')
    const columns = () => ({ speakersConfirmed: true })
    const labels = names.filter((name) => before.labels.includes(name) === areSpeakers)
    if (labels.length === 0) return changeTranscript(deps, { scope, before, columns })
    if (!areSpeakers) return storeAct(deps, { before, act: { id: randomUUID(), authorId, labels }, columns })
    const isMeant = ({ source, heard }: repository.ActRow) =>
      source === 'labels' && splitLabels(heard).some((label) => labels.includes(label))
    return undo(deps, scope, before, { isMeant, authorId, tell: () => {} })
  })
}

type Act = { id: string; authorId: string; labels: readonly string[] }

/** Stores an act and the transcript without these speakers. Returns false if the transcript changed since `before`. */
async function storeAct(
  deps: ChangeDeps,
  { before, act, columns }: { before: Before; act: Act; columns?: Change['columns'] },
): Promise<boolean> {
  const { id, authorId, labels } = act
  const scope = { workspaceId: before.row.workspaceId, id: before.row.id }
  const places = insertLabels(before.heard, labels).map((row, place) => ({ ...row, place }))
  await refuseTooMany(deps.db, scope.id, places.length)
  return changeTranscript(deps, {
    ...{ scope, before, labels: [...before.labels, ...labels], ...(columns && { columns }) },
    active: [...before.active, ...places.map((row) => ({ ...row, act: id, wide: true }))],
    keep: (tx, since) => {
      const words = { heard: joinLabels(labels), written: '', source: 'labels' as const }
      return repository.insertActs(tx, scope.id, [{ id, ...words, authorId, since, places }])
    },
  })
}
