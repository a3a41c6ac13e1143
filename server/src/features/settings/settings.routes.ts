import {
  getShowSettings,
  getShowTemplates,
  getTeamSettings,
  getTeamTemplates,
  saveShowSettings,
  saveShowTemplates,
  saveTeamSettings,
  saveTeamTemplates,
} from '@podcastai/contracts'
import type { Connection } from '../../platform/database/connection.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { getShowLookup } from './settings.repository.ts'
import { changeSettings, changeTemplates, explainForbidden, readSettings, readTemplates } from './settings.service.ts'

/** Serves the writing preferences of shows. The calls of a team are those of its first show. */
export function settingsRoutes(serve: Serve, { db }: { db: Connection }): void {
  serve(getTeamSettings, { handle: ({ caller: { workspaceId } }) => readSettings(db, { workspaceId }) })
  serve(saveTeamSettings, {
    explainForbidden: ({ caller: { workspaceId }, body, refusal }) =>
      explainForbidden(db, { workspaceId }, { body, refusal }),
    handle: ({ caller: { workspaceId, role }, body }) => changeSettings(db, { workspaceId, role }, body),
  })
  serve(getTeamTemplates, { handle: ({ caller: { workspaceId } }) => readTemplates(db, { workspaceId }) })
  serve(saveTeamTemplates, {
    handle: ({ caller: { workspaceId }, body }) => changeTemplates(db, { workspaceId }, body),
  })

  const show = getShowLookup(db)
  serve(getShowSettings, { ...show, handle: ({ found }) => readSettings(db, found) })
  serve(saveShowSettings, {
    ...show,
    explainForbidden: async ({ caller, params, body, refusal }) => {
      const parsed = saveShowSettings.params.safeParse(params)
      const found = parsed.success ? await show.find({ caller, params: parsed.data }) : null
      return found ? explainForbidden(db, found, { body, refusal }) : refusal
    },
    handle: ({ caller: { role }, found, body }) => changeSettings(db, { ...found, role }, body),
  })
  serve(getShowTemplates, { ...show, handle: ({ found }) => readTemplates(db, found) })
  serve(saveShowTemplates, { ...show, handle: ({ found, body }) => changeTemplates(db, found, body) })
}
