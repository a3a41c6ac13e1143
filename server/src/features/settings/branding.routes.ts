import { getPictureLook, PictureLook, savePictureLook } from '@podcastai/contracts'
import type { Connection } from '../../platform/database/connection.ts'
import type { Serve } from '../../platform/http/serve.ts'
import * as repository from './settings.repository.ts'
import { settingsIn } from './settings.service.ts'

/** Serves the look of a workspace's pictures. */
export function lookRoutes(serve: Serve, { db }: { db: Connection }): void {
  serve(getPictureLook, { handle: ({ caller }) => readBranding(db, caller.workspaceId) })
  serve(savePictureLook, {
    handle: async ({ caller: { workspaceId }, body }) => {
      await db.transaction(async (tx) => {
        const { look } = await repository.lockSettings(tx, workspaceId)
        await repository.storeSettings(tx, workspaceId, { look: { ...look, ...body } })
      })
      return readBranding(db, workspaceId)
    },
  })
}

export async function readBranding(db: Connection, workspaceId: string): Promise<PictureLook> {
  const { settings, look } = await repository.findSettings(db, workspaceId)
  return Look.parse({ ...look, show: settingsIn(settings).podcastName })
}

/** Parses field by field: a field that is missing, or stored differently by another release, counts as unset. */
const Look = PictureLook.extend({
  ground: PictureLook.shape.ground.catch(null),
  accent: PictureLook.shape.accent.catch(null),
  handle: PictureLook.shape.handle.catch(''),
})
