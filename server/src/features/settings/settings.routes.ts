import { getTeamSettings, getTeamTemplates, saveTeamSettings, saveTeamTemplates } from '@podcastai/contracts'
import type { Connection } from '../../platform/database/connection.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { changeSettings, changeTemplates, explainForbidden, readSettings, readTemplates } from './settings.service.ts'

/** Serves a workspace's writing preferences, personal or team. */
export function settingsRoutes(serve: Serve, { db }: { db: Connection }): void {
  serve(getTeamSettings, { handle: ({ caller }) => readSettings(db, caller.workspaceId) })
  serve(saveTeamSettings, {
    explainForbidden: (call) => explainForbidden(db, call),
    handle: ({ caller, body }) => changeSettings(db, caller, body),
  })
  serve(getTeamTemplates, { handle: ({ caller }) => readTemplates(db, caller.workspaceId) })
  serve(saveTeamTemplates, { handle: ({ caller, body }) => changeTemplates(db, caller.workspaceId, body) })
}
