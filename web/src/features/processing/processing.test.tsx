import { expect, test } from 'vitest'
import { getProgressView, isFinished } from './progress-panel.tsx'
import { remainingText, timeText } from './remaining-time.ts'

test('[PROC-15] minutes and seconds from one minute up, seconds below', () => {
  expect([120, 100, 60, 59, 1, 0].map(timeText)).toEqual(['2m 0s', '1m 40s', '1m 0s', '59s', '1s', '0s'])
})

test('never shows zero', () => {
  expect(remainingText(100)).toBe('Up to 1m 40s left')
  expect(remainingText(0)).toBe('Taking longer than usual')
})

test('[STATUS-02] [STATUS-04] [STATUS-06] text and percent of the known statuses', () => {
  expect(getProgressView({ status: 'processing' })).toEqual({ text: 'Analyzing transcript content...', progress: 25 })
  expect(getProgressView({ status: 'analyzing' })).toEqual({ text: 'Generating social media content...', progress: 60 })
  expect(getProgressView({ status: 'completed' }).progress).toBe(100)
})

test('[STATUS-10] [STATUS-12] [STATUS-13] text and percent of an error, an unknown status, no response yet', () => {
  expect(getProgressView({ status: 'error' }).progress).toBe(0)
  expect(getProgressView({ status: 'sleeping' })).toEqual({ text: 'Starting analysis...', progress: 15 })
  expect(getProgressView(undefined)).toEqual({ text: 'Uploading transcript...', progress: 10 })
})

test('polling ends with a final status', () => {
  expect(['completed', 'error'].every((status) => isFinished({ status }))).toBe(true)
  expect(['processing', 'analyzing', 'sleeping'].some((status) => isFinished({ status }))).toBe(false)
})
