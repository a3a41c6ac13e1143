// Passages that nobody said in the episode: page text, ads, another tool's text. They are excluded everywhere.
import { randomUUID } from 'node:crypto'
import type { markNotSpeech as markNotSpeechCall, RequestBody } from '@podcastai/contracts'
import { changeTranscript, readBefore, type Scope } from '../../domain/transcript/change-transcript.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { retryOnConflict } from '../../platform/http/retry-on-conflict.ts'
import { findPlaces, type PlacingDeps, refuseTooMany } from './correcting.ts'
import * as repository from './corrections.repository.ts'

type Passage = RequestBody<typeof markNotSpeechCall>

/** Marks a passage "not speech" until the act is undone. Returns the id of the act. @throws AppError */
export async function markNotSpeech(
  deps: PlacingDeps,
  scope: Scope,
  authorId: string,
  passage: Passage,
): Promise<string> {
  if (passage.seen.trim() === '') throw new AppError('invalid', 'Please choose the words that are not speech.')
  const id = randomUUID()
  await retryOnConflict(() => mark(deps, scope, { id, authorId, passage }))
  return id
}

type Act = { id: string; authorId: string; passage: Passage }

async function mark(deps: PlacingDeps, scope: Scope, { id, authorId, passage }: Act): Promise<boolean> {
  const before = await readBefore(deps.db, scope)
  const { from, to, seen } = passage
  const pair = { heard: seen.normalize('NFC'), written: '' }
  const placed = await findPlaces(deps, before, { span: { from, to }, pair, wide: false, notSpeech: true })
  if (placed.kind === 'empty')
    throw new AppError('invalid', 'This would leave the transcript without words. Choose a shorter passage.')
  await refuseTooMany(deps.db, scope.id, placed.rows.length)
  const rows = placed.rows.map(({ place: _, ...row }) => ({ ...row, act: id, wide: false }))
  return changeTranscript(deps, {
    ...{ scope, before, active: [...rows, ...before.active] },
    keep: (tx, since) => {
      // The places have the words.
      const act = { id, heard: '', written: '', source: 'not_speech' as const, authorId, since, places: placed.rows }
      return repository.insertActs(tx, scope.id, [act])
    },
  })
}
