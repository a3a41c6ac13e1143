import { getTeamSettings, getTeamTemplates, saveTeamSettings, saveTeamTemplates } from '@podcastai/contracts'
import type { Connection } from '../../platform/database/connection.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { changeSettings, changeTemplates, explainForbidden, readSettings, readTemplates } from './settings.service.ts'

/** Serves the writing preferences of a workspace's first show. */
export function settingsRoutes(serve: Serve, { db }: { db: Connection }): void {
  serve(getTeamSettings, { handle: ({ caller: { workspaceId } }) => readSettings(db, { workspaceId }) })
  serve(saveTeamSettings, {
    explainForbidden: (call) => explainForbidden(db, call),
    handle: ({ caller, body }) => changeSettings(db, caller, body),
  })
  serve(getTeamTemplates, { handle: ({ caller: { workspaceId } }) => readTemplates(db, { workspaceId }) })
  serve(saveTeamTemplates, {
    handle: ({ caller: { workspaceId }, body }) => changeTemplates(db, { workspaceId }, body),
  })
}
