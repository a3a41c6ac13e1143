import { isRunning, type Transcript } from '@podcastai/contracts'
import { typeCountAtFirst } from '../../lib/type-count.ts'

export const workflowSteps = [
  { key: 'upload', name: 'Upload Transcript', hint: 'A text file' },
  { key: 'analyze', name: 'AI Analysis', hint: 'Topics, speakers, moments' },
  { key: 'content', name: 'Generated Content', hint: `${typeCountAtFirst} formats` },
  { key: 'export', name: 'Export & Share', hint: 'CSV, Google Docs, link' },
] as const
export type WorkflowStep = (typeof workflowSteps)[number]['key']

/** Returns a project's step: analysis while it runs, content once there is some, else upload. */
export function workflowStep(transcript: Pick<Transcript, 'status' | 'generatedTypes'> | undefined): WorkflowStep {
  if (!transcript) return 'upload'
  if (isRunning(transcript.status)) return 'analyze'
  return transcript.status === 'completed' && transcript.generatedTypes > 0 ? 'content' : 'upload'
}
