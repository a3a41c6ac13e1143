import {
  getPictureLook,
  getShowPictureLook,
  PictureLook,
  type RequestBody,
  savePictureLook,
  saveShowPictureLook,
} from '@podcastai/contracts'
import type { Connection } from '../../platform/database/connection.ts'
import type { ShowScope } from '../../platform/database/shows.ts'
import type { Serve } from '../../platform/http/serve.ts'
import * as repository from './settings.repository.ts'
import { settingsIn } from './settings.service.ts'

/** Serves the branding of shows' pictures. */
export function lookRoutes(serve: Serve, { db }: { db: Connection }): void {
  serve(getPictureLook, { handle: ({ caller: { workspaceId } }) => readBranding(db, { workspaceId }) })
  serve(savePictureLook, {
    handle: ({ caller: { workspaceId }, body }) => changeBranding(db, { workspaceId }, body),
  })
  const show = repository.getShowLookup(db)
  serve(getShowPictureLook, { ...show, handle: ({ found }) => readBranding(db, found) })
  serve(saveShowPictureLook, { ...show, handle: ({ found, body }) => changeBranding(db, found, body) })
}

async function changeBranding(db: Connection, scope: ShowScope, wanted: RequestBody<typeof savePictureLook>) {
  await db.transaction(async (tx) => {
    const show = await repository.lockSettings(tx, scope)
    await repository.storeSettings(tx, show, { look: { ...show.look, ...wanted } })
  })
  return readBranding(db, scope)
}

export async function readBranding(db: Connection, scope: ShowScope): Promise<PictureLook> {
  const { settings, look } = await repository.findSettings(db, scope)
  return Look.parse({ ...look, show: settingsIn(settings).podcastName })
}

/** Parses field by field: a field that is missing, or stored differently by another release, counts as unset. */
const Look = PictureLook.extend({
  ground: PictureLook.shape.ground.catch(null),
  accent: PictureLook.shape.accent.catch(null),
  handle: PictureLook.shape.handle.catch(''),
})
