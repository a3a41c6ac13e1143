import { expect, test } from 'vitest'
import { workflowStep } from './workflow-step.ts'

test('[CREATE-07] [CREATE-08] [CREATE-09] the step follows the status and the content', () => {
  expect(workflowStep({ status: 'processing', generatedTypes: 0 })).toBe('analyze')
  expect(workflowStep({ status: 'analyzing', generatedTypes: 3 })).toBe('analyze')
  expect(workflowStep({ status: 'completed', generatedTypes: 1 })).toBe('content')
  expect(workflowStep({ status: 'completed', generatedTypes: 0 })).toBe('upload')
  expect(workflowStep({ status: 'error', generatedTypes: 8 })).toBe('upload')
  expect(workflowStep({ status: 'sleeping', generatedTypes: 8 })).toBe('upload')
  expect(workflowStep(undefined)).toBe('upload')
})
