import { maxProjectsInList, type TranscriptListItem } from '@podcastai/contracts'
import { useQuery } from '@tanstack/react-query'
import { insightsQuery } from '../../lib/queries/insights.ts'
import { sumTotals, type Totals } from './workspace-figures.ts'

/**
 * Projects and minutes of the workspace, undefined while they are not known. The list counts itself as long as it holds
 * all projects; of a longer one the server knows.
 */
export function useTotals(projects: readonly TranscriptListItem[] | undefined): Totals | undefined {
  const isFull = (projects?.length ?? 0) >= maxProjectsInList
  const all = useQuery({ ...insightsQuery('month'), enabled: isFull })
  if (!projects || (isFull && all.isPending)) return undefined
  return (isFull && all.data?.totals) || sumTotals(projects)
}
