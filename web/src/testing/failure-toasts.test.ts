import { expect, test } from 'vitest'

/** The titles of area ERR as the requirements have them. */
const failures = [
  'Copy failed',
  'Delete failed',
  'Email required',
  'Error',
  'Failed to save settings',
  'File too large',
  'Generation Failed',
  'Generation failed',
  'Invalid clips',
  'Login failed',
  'Maximum clips reached',
  'Missing information',
  'No content available',
  'Not an image',
  'Password too short',
  'Payment Failed',
  'Registration failed',
  'Save failed',
  'Upload failed',
]

const sources = import.meta.glob<string>('../**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true })

/** What is passed to toast(), as it is written; how a destructive one looks and sounds is tested beside toasts. */
const toasts = Object.entries(sources)
  .filter(([path]) => !path.includes('.test.'))
  .flatMap(([, text]) => [...text.matchAll(/\btoast\(\{(?<message>.*?)\}\)/gs)])
  .map(({ groups }) => groups?.message ?? '')

test('[ERR-04] whatever tells of a failure is destructive, wherever it is said', () => {
  const ofFailures = toasts.filter((message) => {
    const title = /title:\s*(?<title>[^\n]*?)(?:,|$)/m.exec(message)?.groups?.title ?? ''
    // A title that is handed over is one of a form that failed.
    return /^[a-z]\w*$/.test(title) || failures.some((words) => title.includes(`'${words}'`))
  })
  expect(ofFailures.length).toBeGreaterThan(30)
  const isSaid = (words: string) => Object.values(sources).some((text) => text.includes(`'${words}'`))
  expect(failures.filter((words) => !isSaid(words))).toEqual([])
  expect(ofFailures.filter((message) => !/tone:\s*'danger'/.test(message))).toEqual([])
})
