import { expect, test } from 'vitest'

/** The toast titles from the requirements' ERR section. */
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

/** The arguments of every toast() call in the source; the destructive style is tested with the toasts. */
const toasts = Object.entries(sources)
  .filter(([path]) => !path.includes('.test.'))
  .flatMap(([, text]) => [...text.matchAll(/\btoast\(\{(?<message>.*?)\}\)/gs)])
  .map(({ groups }) => groups?.message ?? '')

test('[ERR-04] every toast about a failure is destructive', () => {
  const ofFailures = toasts.filter((message) => {
    const title = /title:\s*(?<title>[^\n]*?)(?:,|$)/m.exec(message)?.groups?.title ?? ''
    // A title passed as a variable comes from a failed form.
    return /^[a-z]\w*$/.test(title) || failures.some((words) => title.includes(`'${words}'`))
  })
  expect(ofFailures.length).toBeGreaterThan(30)
  const isSaid = (words: string) => Object.values(sources).some((text) => text.includes(`'${words}'`))
  expect(failures.filter((words) => !isSaid(words))).toEqual([])
  expect(ofFailures.filter((message) => !/tone:\s*'danger'/.test(message))).toEqual([])
})
