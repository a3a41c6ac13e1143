import { isStatus, statusViews, type TranscriptListItem } from '@podcastai/contracts'

/** Returns the projects whose file name or status, as stored or as shown, contains the words, ignoring case. */
export function matchingProjects<Project extends Pick<TranscriptListItem, 'filename' | 'status'>>(
  projects: readonly Project[],
  search: string,
): Project[] {
  const words = search.trim().toLowerCase()
  return projects.filter(({ filename, status }) => {
    const shown = isStatus(status) ? statusViews[status].badge : ''
    return [filename, status, shown].some((text) => text.toLowerCase().includes(words))
  })
}
