import { isStatus, statusViews, type TranscriptListItem } from '@podcastai/contracts'
import { downloadCsv, toCsv } from '../../lib/csv.ts'
import { projectTitle } from '../../lib/project-title.ts'

export const summaryFilename = 'all_projects_summary.csv'

/** One row per project: name, minutes, status as shown, day of creation. */
export function summaryCsv(projects: readonly TranscriptListItem[]): string {
  const rows = projects.map(({ filename, episodeDuration, status, createdAt }) => ({
    'Project Name': projectTitle(filename),
    Duration: episodeDuration === null ? '' : `${Math.round(episodeDuration)} min`,
    Status: isStatus(status) ? statusViews[status].badge : status,
    Created: createdAt.slice(0, 10),
  }))
  return toCsv(['Project Name', 'Duration', 'Status', 'Created'], rows)
}

export function exportSummary(projects: readonly TranscriptListItem[]): void {
  downloadCsv(summaryFilename, summaryCsv(projects))
}
