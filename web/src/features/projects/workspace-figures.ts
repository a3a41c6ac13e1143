import { contentTypeKeys } from '@podcastai/content-types'
import { isRunning, plans, type TranscriptListItem } from '@podcastai/contracts'
import { lengthText } from '../../lib/lengths.ts'

export type Totals = {
  projects: number
  minutes: number
  /** Number of generated types in all projects; unknown if the list isn't complete. */
  generatedTypes?: number
}

export function sumTotals(projects: readonly TranscriptListItem[]): Totals {
  const minutes = projects.reduce((sum, project) => sum + (project.episodeDuration ?? 0), 0)
  const generatedTypes = projects.reduce((sum, project) => sum + project.generatedTypes, 0)
  return { projects: projects.length, minutes, generatedTypes }
}

/** Returns the dashboard's four figures. */
export function workspaceFigures({ projects, minutes, generatedTypes }: Totals, teamId: string | null) {
  const plan = teamId === null ? plans.pro : plans.team
  return {
    projects,
    pieces: projects * contentTypeKeys.length,
    /** How many there actually are. */
    generated: generatedInWords(generatedTypes, projects * contentTypeKeys.length),
    /** With one decimal. */
    hours: Math.round(minutes / 6) / 10,
    talk: lengthText(minutes),
    plan: plan.label,
    seats: plan.seats,
  }
}

function generatedInWords(generatedTypes: number | undefined, pieces: number): string {
  if (generatedTypes === undefined) return `${contentTypeKeys.length} types per project`
  return generatedTypes >= pieces ? 'all generated' : `${generatedTypes} generated so far`
}

/** Returns '12 projects. 1 is generating, 1 needs attention.' `all` may exceed the list's length. */
export function newsLine(projects: readonly TranscriptListItem[], all = projects.length): string {
  if (projects.length === 0) return 'Start with the transcript of one episode.'
  const running = projects.filter((project) => isRunning(project.status)).length
  const failed = projects.filter((project) => project.status === 'error').length
  const news = [
    running > 0 && `${running} ${running === 1 ? 'is' : 'are'} generating`,
    failed > 0 && `${failed} ${failed === 1 ? 'needs' : 'need'} attention`,
  ].filter(Boolean)
  const total = `${all} ${all === 1 ? 'project' : 'projects'}.`
  return news.length > 0 ? `${total} ${news.join(', ')}.` : total
}
