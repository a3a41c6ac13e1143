import { type InsightsPeriod, insightsPeriods } from '@podcastai/contracts'
import { Button, buttonStyle, EmptyState, Segments, Skeleton } from '@podcastai/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { insightsQuery } from '../../lib/queries/insights.ts'
import { InsightsCharts } from './insights-charts.tsx'

const periods = Object.entries(insightsPeriods).map(([value, { label }]) => ({
  value: value as InsightsPeriod,
  label,
}))

/** With fewer projects the charts would be single bars. */
const minProjects = 5

/** Charts about the workspace's episodes and content. */
export function ContentInsights() {
  const [period, setPeriod] = useState<InsightsPeriod>('quarter')
  const { data: insights, isError, refetch } = useQuery(insightsQuery(period))
  if (!insights) return isError ? <InsightsAway onRetry={() => refetch()} /> : <InsightsLoading />
  const { projects } = insights.totals
  if (projects < minProjects) return <NoInsights projects={projects} />
  return (
    <section aria-labelledby="insights-title" className="grid gap-3.5 pt-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="insights-title" className="type-h2">
          Content Insights
        </h2>
        <Segments label="Period" value={period} onChange={setPeriod} options={periods} />
      </div>
      <InsightsCharts insights={insights} period={period} />
    </section>
  )
}

function NoInsights({ projects }: { projects: number }) {
  return (
    <EmptyState
      className="mt-4"
      outline={
        <div className="grid gap-2">
          {[80, 55, 68, 30].map((width) => (
            <div
              key={width}
              className="h-2.5 rounded-[2px] border border-dashed border-line-strong"
              style={{ width: `${width}%` }}
            />
          ))}
        </div>
      }
      title="Insights start with five projects"
      text={`You have ${projects} so far. After that, you’ll see what you created, what you edited, and your top topics.`}
      action={
        <Link to="/create" className={buttonStyle({ variant: 'primary' })}>
          Upload a Transcript
        </Link>
      }
    />
  )
}

function InsightsLoading() {
  return (
    <div role="status" aria-label="Loading the insights" className="grid gap-3.5 pt-4">
      <Skeleton className="h-9 w-52" />
      <div className="grid grid-cols-2 gap-3 max-md:grid-cols-1">
        {['types', 'time', 'topics', 'viral', 'edited', 'engines'].map((chart) => (
          <Skeleton key={chart} className="h-64 w-full" />
        ))}
      </div>
    </div>
  )
}

function InsightsAway({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="grid justify-items-start gap-3 pt-6">
      <p className="text-text-2">The insights could not be loaded. Your projects are safe on the server.</p>
      <Button onClick={onRetry}>Try Again</Button>
    </div>
  )
}
