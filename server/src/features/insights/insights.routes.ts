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
        repository.countTotals(db, workspaceId),
        repository.countByType(db, window),
        repository.countByPeriod(db, window, period.unit),
        repository.countTopics(db, window, topicsShown),
        repository.summarizeMoments(db, window),
        repository.countByEngine(db, window),
        repository.sumEngineUsage(db, window),
      ])
      const momentsAt = (level: string) => viral.find((row) => row.level === level)?.moments ?? 0
      return {
        totals,
        types: contentTypeKeys.map((contentType) => ({ ...none, ...createRow(types, contentType), contentType })),
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

function createRow(types: Awaited<ReturnType<typeof repository.countByType>>, contentType: ContentTypeKey) {
  return types.find((row) => row.contentType === contentType)
}
