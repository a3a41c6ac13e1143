import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer, renderApp } from '../../testing/render-app.tsx'
import { aProfile, aTranscript } from '../../testing/sample-data.ts'

beforeEach(() => localStorage.setItem('sessionId', 'session-1'))
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Fakes the browser's Notification API and records what it shows. */
function browser(permission: NotificationPermission, answer = permission) {
  const shown: [string, NotificationOptions | undefined][] = []
  class FakeNotification {
    static permission = permission
    static requestPermission = async () => answer
    constructor(title: string, options?: NotificationOptions) {
      shown.push([title, options])
    }
    close() {}
  }
  vi.stubGlobal('Notification', FakeNotification)
  return shown
}

function openProcessing() {
  let status = 'analyzing'
  const project = aTranscript({ filename: 'The bakery.vtt' })
  fakeServer({
    'GET /api/auth/profile': { body: aProfile() },
    'GET /api/transcripts': { body: [] },
    [`GET /api/transcripts/${project.id}`]: async () => ({ ...project, status, revision: status }),
  })
  const app = renderApp(`/processing/${project.id}`)
  const finish = async () => {
    status = 'completed'
    await app.queryClient.invalidateQueries({ queryKey: ['/api/transcripts', project.id] })
  }
  return { finish, project }
}

const look = (hidden: boolean) => vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)

test('a user who opted in is notified when the content is ready and the tab is hidden', async () => {
  const shown = browser('default', 'granted')
  look(true)
  const { finish, project } = openProcessing()
  await userEvent.click(await screen.findByRole('button', { name: 'Notify me when it’s ready' }))
  expect(await screen.findByText('We’ll notify you here when it’s ready.')).toBeTruthy()
  await finish()
  await waitFor(() => expect(shown).toEqual([['Your content is ready', { body: 'The bakery', tag: project.id }]]))
})

test('a user who sees the page, or declined, is not notified', async () => {
  const granted = browser('granted')
  look(false)
  const { finish } = openProcessing()
  await screen.findByText('We’ll notify you here when it’s ready.')
  await finish()
  expect(await screen.findByText('Content Generated!')).toBeTruthy()
  expect(granted).toEqual([])
  cleanup()
  browser('denied')
  openProcessing()
  await screen.findByText('You can safely close this page')
  expect(screen.queryByRole('button', { name: /Notify me/ })).toBeNull()
})
