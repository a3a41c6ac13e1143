import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storeSession } from '../../lib/session.ts'
import { fakeServer, renderApp } from '../../testing/render-app.tsx'
import { aProfile } from '../../testing/sample-data.ts'

beforeEach(() => storeSession('session-of-maya'))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
})

const talk = 'Maya: What did the first loaf teach you about closing early?\nJonas: It lost forty cents.\n'

function openEmptyWorkspace(subscriptionStatus = 'active') {
  fakeServer({
    'GET /api/auth/profile': { body: aProfile({ subscriptionStatus }) },
    'GET /api/transcripts': { body: [] },
  })
  return renderApp('/')
}

test('an empty workspace accepts a transcript directly and hands it to the upload card', async () => {
  const app = openEmptyWorkspace()
  await userEvent.upload(await screen.findByLabelText('Transcript file'), new File([talk], 'talk.txt'))
  await waitFor(() => expect(app.path()).toBe('/create'))
  expect(await screen.findByRole('group', { name: 'Chosen: talk.txt' })).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Upload Transcript' }).disabled).toBe(false)
})

test('the upload card rejects a file that isn’t a transcript', async () => {
  const app = openEmptyWorkspace()
  const user = userEvent.setup({ applyAccept: false })
  await user.upload(await screen.findByLabelText('Transcript file'), new File(['x'], 'talk.pdf'))
  await waitFor(() => expect(app.path()).toBe('/create'))
  await waitFor(() => expect(document.getElementById('file-problem')?.textContent).toContain('not a transcript file'))
})

test('text pasted there is uploaded as a file', async () => {
  openEmptyWorkspace()
  await screen.findByLabelText('Transcript file')
  fireEvent.paste(document.body, { clipboardData: { files: [], getData: () => talk } })
  expect(await screen.findByRole('group', { name: /^Chosen: .*\.txt$/ })).toBeTruthy()
})

test('without a plan it accepts no file', async () => {
  openEmptyWorkspace('inactive')
  expect(await screen.findByText('No projects yet')).toBeTruthy()
  expect(await screen.findByRole('link', { name: 'See a finished sample' })).toBeTruthy()
  expect(screen.queryByLabelText('Transcript file')).toBeNull()
})
