import { maxProjectsInList, type TranscriptListItem } from '@podcastai/contracts'
import { useQuery } from '@tanstack/react-query'
import { insightsQuery } from '../../lib/queries/insights.ts'
import { sumTotals, type Totals } from './workspace-figures.ts'

/**
 * Returns the workspace's number of projects and minutes, undefined while unknown. Counts the list if it is complete,
 * else asks the server.
 */
export function useTotals(projects: readonly TranscriptListItem[] | undefined): Totals | undefined {
  const isFull = (projects?.length ?? 0) >= maxProjectsInList
  const all = useQuery({ ...insightsQuery('month'), enabled: isFull })
  if (!projects || (isFull && all.isPending)) return undefined
  return (isFull && all.data?.totals) || sumTotals(projects)
}
