import { maxProjectsInList, type Show, type TranscriptListItem } from '@podcastai/contracts'
import { useQuery } from '@tanstack/react-query'
import { insightsQuery } from '../../lib/queries/insights.ts'
import { sumTotals, type Totals } from './workspace-figures.ts'

/**
 * Returns the number of projects and minutes, undefined while unknown. Counts the list if it is complete, else asks the
 * server, which counts whole workspaces: of one show, the minutes are then those of the list.
 */
export function useTotals(
  projects: readonly TranscriptListItem[] | undefined,
  show: Show | null = null,
): Totals | undefined {
  const hasMore = (projects?.length ?? 0) >= maxProjectsInList
  const isFull = hasMore && show === null
  const all = useQuery({ ...insightsQuery('month'), enabled: isFull })
  if (!projects || (isFull && all.isPending)) return undefined
  if (hasMore && show) return { ...sumTotals(projects), projects: show.projects, generatedTypes: undefined }
  return (isFull && all.data?.totals) || sumTotals(projects)
}
