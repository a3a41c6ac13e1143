import { contentTypeKeys } from '@podcastai/content-types'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** The periods that the charts cover, and the number of steps in each. */
export const insightsPeriods = {
  month: { label: '5 weeks', unit: 'week', steps: 5 },
  quarter: { label: '13 weeks', unit: 'week', steps: 13 },
  year: { label: '12 months', unit: 'month', steps: 12 },
} as const
export type InsightsPeriod = keyof typeof insightsPeriods
const periodKeys = Object.keys(insightsPeriods) as [InsightsPeriod, ...InsightsPeriod[]]

export const Insights = z.object({
  /** All-time totals; `items` counts captions, quotes, clips, and slides, not types. */
  totals: z.object({ projects: z.int(), minutes: z.number(), items: z.int() }),
  /** For the projects of the period, like all fields below. */
  types: z.array(
    z.object({ contentType: z.enum(contentTypeKeys), items: z.int(), generated: z.int(), edited: z.int() }),
  ),
  /** One entry per step, oldest first, without gaps; `from` is its first day. */
  time: z.array(z.object({ from: z.iso.date(), projects: z.int(), minutes: z.number() })),
  /** Most projects first. */
  topics: z.array(z.object({ topic: z.string(), projects: z.int() })),
  /** Viral moments by their engagement potential. */
  viral: z.object({ high: z.int(), medium: z.int(), low: z.int() }),
  /** Which engines wrote the current content. */
  engines: z.array(z.object({ engine: z.string(), pieces: z.int() })),
  /** Usage of paid language models. `dollars` is null if the price of a model is unknown. */
  usage: z.array(
    z.object({
      model: z.string(),
      calls: z.int(),
      inputTokens: z.int(),
      cachedTokens: z.int(),
      outputTokens: z.int(),
      dollars: z.number().nullable(),
    }),
  ),
})
export type Insights = z.infer<typeof Insights>

export const getInsights = endpoint({
  method: 'GET',
  path: '/api/insights',
  summary: 'Figures of the workspace for its charts',
  access: 'session',
  permission: 'viewAllTranscripts',
  query: z.object({ period: z.enum(periodKeys).default('year') }),
  response: Insights,
})
