import { contentTypeKeys } from '@podcastai/content-types'
import { isRunning, plans, type TranscriptListItem } from '@podcastai/contracts'

/** The four figures of the dashboard from the list of projects. */
export function workspaceFigures(projects: readonly TranscriptListItem[], teamId: string | null) {
  const minutes = projects.reduce((sum, project) => sum + (project.episodeDuration ?? 0), 0)
  const plan = teamId === null ? plans.pro : plans.team
  return {
    projects: projects.length,
    pieces: projects.length * contentTypeKeys.length,
    /** With one decimal. */
    hours: Math.round(minutes / 6) / 10,
    minutes: Math.round(minutes),
    plan: plan.label,
    seats: plan.seats,
  }
}

/** '12 projects. 1 is generating, 1 needs you.' */
export function newsLine(projects: readonly TranscriptListItem[]): string {
  if (projects.length === 0) return 'It starts with the transcript of one episode.'
  const running = projects.filter((project) => isRunning(project.status)).length
  const failed = projects.filter((project) => project.status === 'error').length
  const news = [
    running > 0 && `${running} ${running === 1 ? 'is' : 'are'} generating`,
    failed > 0 && `${failed} ${failed === 1 ? 'needs' : 'need'} you`,
  ].filter(Boolean)
  const total = `${projects.length} ${projects.length === 1 ? 'project' : 'projects'}.`
  return news.length > 0 ? `${total} ${news.join(', ')}.` : total
}
