import type { ContentKey } from '@podcastai/content-types'
import { readVersion } from '../../domain/content/read-content.ts'
import type { Connection } from '../../platform/database/connection.ts'
import { AppError, notFound } from '../../platform/http/app-error.ts'
import * as repository from './content.repository.ts'

type Restoring = {
  transcriptId: string
  contentType: ContentKey
  version: number
  /** Number of the newest version that the user has seen. */
  baseVersion: number | undefined
  authorId: string
}

const moved = 'Someone else just changed this. Check the new version before you restore.'

/** Appends an older version as the newest one. @throws AppError */
export async function restore(db: Connection, { baseVersion, authorId, ...wanted }: Restoring): Promise<void> {
  const { transcriptId, contentType } = wanted
  await db.transaction(async (tx) => {
    await repository.lockProject(tx, transcriptId)
    const [newest] = await repository.findVersions(tx, transcriptId, contentType).limit(1)
    if (baseVersion !== undefined && newest && newest.version > baseVersion) throw new AppError('conflict', moved)
    const stored = await readVersion(tx, transcriptId, wanted)
    if (!stored) throw notFound('version')
    const { instruction: _, createdAt: __, ...version } = stored
    await repository.insertVersion(tx, { ...version, authorId })
  })
}
