import { type ContentTypeKey, contentTypeKeys } from '@podcastai/content-types'
import { getInsights, insightsPeriods } from '@podcastai/contracts'
import type { Connection } from '../../platform/database/connection.ts'
import type { Serve } from '../../platform/http/serve.ts'
import * as repository from './insights.repository.ts'
import { firstStep, stepsFrom } from './steps.ts'

const topicsShown = 8

export function insightsRoutes(serve: Serve, { db, now }: { db: Connection; now: () => Date }): void {
  serve(getInsights, {
    handle: async ({ caller: { workspaceId }, query }) => {
      const period = insightsPeriods[query.period]
      const since = firstStep(now(), period)
      const window = { workspaceId, since }
      const [totals, types, time, topics, viral, engines, usage] = await Promise.all([
        repository.totalsOf(db, workspaceId),
        repository.typesOf(db, window),
        repository.timeOf(db, window, period.unit),
        repository.topicsOf(db, window, topicsShown),
        repository.viralOf(db, window),
        repository.enginesOf(db, window),
        repository.usageOf(db, window),
      ])
      const momentsAt = (level: string) => viral.find((row) => row.level === level)?.moments ?? 0
      return {
        totals,
        types: contentTypeKeys.map((contentType) => ({ ...none, ...rowOf(types, contentType), contentType })),
        time: stepsFrom(since, period).map(
          (from) => time.find((step) => step.from === from) ?? { from, projects: 0, minutes: 0 },
        ),
        topics,
        viral: { high: momentsAt('high'), medium: momentsAt('medium'), low: momentsAt('low') },
        engines,
        usage,
      }
    },
  })
}

const none = { items: 0, generated: 0, edited: 0 }

function rowOf(types: Awaited<ReturnType<typeof repository.typesOf>>, contentType: ContentTypeKey) {
  return types.find((row) => row.contentType === contentType)
}
