import type { ProjectUsage, UsageSum } from '@podcastai/contracts'
import { desc, eq, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/connection.ts'
import { engineUsage } from '../../platform/database/schema.ts'
import type { Usage } from '../../platform/engine/engine.ts'

type LedgerDeps = { db: Connection; logFailure: (error: unknown, subject: string) => void }
type Account = { workspaceId: string; transcriptId: string | null; engine: string }

/** Records each model call immediately, so that costs are known even if the writing fails or the process dies. */
export function openLedger({ db, logFailure }: LedgerDeps, account: Account) {
  const entries: Promise<unknown>[] = []
  return {
    onUsage: (usage: Usage) => {
      const entry = db.insert(engineUsage).values({ ...usage, ...account })
      // Losing an entry must not lose the content.
      entries.push(entry.catch((error: unknown) => logFailure(error, 'usage')))
    },
    settled: async () => {
      await Promise.all(entries)
    },
  }
}

const sums = {
  calls: sql<number>`count(*)::int`,
  inputTokens: sql<number>`coalesce(sum(${engineUsage.inputTokens}), 0)::float8`,
  cachedTokens: sql<number>`coalesce(sum(${engineUsage.cachedTokens}), 0)::float8`,
  outputTokens: sql<number>`coalesce(sum(${engineUsage.outputTokens}), 0)::float8`,
  dollars: sql<number>`coalesce(sum(${engineUsage.dollars}), 0)`,
  /** Number of calls whose price is unknown; `dollars` does not include them. */
  unpriced: sql<number>`(count(*) filter (where ${engineUsage.dollars} is null))::int`,
}

/** Returns what a project has cost so far, in total and by purpose. */
export async function usageOfProject(db: Connection, transcriptId: string): Promise<ProjectUsage> {
  const purposes = await db
    .select({ purpose: engineUsage.purpose, ...sums })
    .from(engineUsage)
    .where(eq(engineUsage.transcriptId, transcriptId))
    .groupBy(engineUsage.purpose)
    .orderBy(desc(sums.inputTokens), engineUsage.purpose)
  const [total = nothing] = await db.select(sums).from(engineUsage).where(eq(engineUsage.transcriptId, transcriptId))
  return { total, purposes }
}

const nothing: UsageSum = { calls: 0, inputTokens: 0, cachedTokens: 0, outputTokens: 0, dollars: 0, unpriced: 0 }
