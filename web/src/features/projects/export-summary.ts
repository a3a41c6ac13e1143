import { toCsv } from '@podcastai/content-types'
import { isStatus, listTranscripts, projectTitle, statusViews, type TranscriptListItem } from '@podcastai/contracts'
import { toast } from '@podcastai/ui'
import { useMutation } from '@tanstack/react-query'
import { getErrorMessage } from '../../lib/api-error.ts'
import { callPage } from '../../lib/call.ts'
import { downloadCsv } from '../../lib/csv.ts'
import { shortLength } from '../../lib/lengths.ts'

const summaryFilename = 'all_projects_summary.csv'

/** Returns a CSV with one row per project: name, length, status, creation date. */
export function summaryCsv(projects: readonly TranscriptListItem[]): string {
  const rows = projects.map(({ filename, episodeDuration, status, createdAt }) => ({
    'Project Name': projectTitle(filename),
    Duration: episodeDuration === null ? '' : shortLength(episodeDuration),
    Status: isStatus(status) ? statusViews[status].badge : status,
    Created: createdAt.slice(0, 10),
  }))
  return toCsv(['Project Name', 'Duration', 'Status', 'Created'], rows)
}

/** Downloads the summary of all projects, including those beyond the dashboard's list. */
export function useExportSummary() {
  return useMutation({
    mutationFn: async () => downloadCsv(summaryFilename, summaryCsv(await allProjects())),
    onError: (error) => toast({ title: 'Export failed', text: getErrorMessage(error), tone: 'danger' }),
  })
}

/** Fetches the list page by page, newest first. */
export async function allProjects(): Promise<TranscriptListItem[]> {
  const projects: TranscriptListItem[] = []
  let cursor: string | undefined
  do {
    const { page, nextCursor } = await callPage(listTranscripts, { query: { cursor, strips: 0 } })
    projects.push(...page)
    cursor = nextCursor ?? undefined
  } while (cursor)
  return projects
}
