import type { TextFormat } from '@podcastai/content-types'
import { estimateKit } from '@podcastai/contracts'
import type { ShowScope } from '../../platform/database/shows.ts'
import type { Engine } from '../../platform/engine/engine.ts'
import { estimateKit as estimate } from '../../platform/engine/model/estimate-kit.ts'
import type { Serve } from '../../platform/http/serve.ts'
import type { LanguageModels } from './operator-model.routes.ts'

type EstimateDeps = {
  engine: Pick<Engine, 'label'>
  models: Pick<LanguageModels, 'now'>
  getWritingPreferences: (show: ShowScope) => Promise<{ formats: readonly TextFormat[] }>
}

/** Serves estimates of what generating content will cost. */
export function estimateRoutes(serve: Serve, { engine, models, getWritingPreferences }: EstimateDeps): void {
  serve(estimateKit, {
    handle: async ({ caller: { workspaceId }, query: { characters, show: showId } }) => {
      const { label } = engine
      const { settings } = models.now()
      if (!settings) return { model: null, inputTokens: 0, outputTokens: 0, dollars: 0 }
      const { formats } = await getWritingPreferences({ workspaceId, showId })
      return { model: label, ...estimate({ characters, settings, formats: formats.length }) }
    },
  })
}
