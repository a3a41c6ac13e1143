// "Are these the speakers?": if the names in a file are doubtful, users choose how to read them.
import type { chooseReading as chooseCall, RequestBody } from '@podcastai/contracts'
import type { SpeakerReading } from '@podcastai/transcript'
import {
  type ChangeDeps,
  changeTranscript,
  type ProjectRow,
  readBefore,
  type Scope,
} from '../../domain/transcript/change-transcript.ts'
import { correctionsAt } from '../../platform/database/stored-corrections.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { retryOnConflict } from '../../platform/http/retry-on-conflict.ts'

type ChooseReadingInput = RequestBody<typeof chooseCall>

/** Reads a transcript as the user chose. The words stay in place, and so does all that refers to them. @throws AppError */
export async function chooseReading(deps: ChangeDeps, scope: Scope, order: ChooseReadingInput): Promise<void> {
  await retryOnConflict(() => choose(deps, scope, order))
}

/** False if the project changed since it was read. */
async function choose(deps: ChangeDeps, scope: Scope, order: ChooseReadingInput): Promise<boolean> {
  const before = await readBefore(deps.db, scope)
  refuseAnswered(before.row, order)
  const { correctionsRevision: revision } = before.row
  const { reading } = order
  const active = await correctionsAt(deps.db, scope.id, { revision, reading })
  return changeTranscript(deps, { scope, before, reading, active, columns: () => ({ readingChosen: true }) })
}

/** @throws AppError conflict if there is nothing to choose, or someone else chose first */
function refuseAnswered({ reading, readingChosen }: ProjectRow, { seen }: ChooseReadingInput): void {
  if (reading === null) throw new AppError('conflict', 'There is only one way to read this file.')
  const chosen: SpeakerReading | null = readingChosen ? reading : null
  if (chosen !== seen) {
    throw new AppError('conflict', 'Someone else already answered this. Check the updated transcript.')
  }
}
