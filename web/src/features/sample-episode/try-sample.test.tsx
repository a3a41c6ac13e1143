import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer, renderApp } from '../../testing/render-app.tsx'
import { aProfile, aTranscript } from '../../testing/sample-data.ts'

beforeEach(() => localStorage.setItem('sessionId', 'session-1'))
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

function emptyWorkspace(subscriptionStatus: string) {
  const project = aTranscript({ filename: 'The bakery that closed on Saturdays.vtt', status: 'processing' })
  const calls = fakeServer({
    'GET /api/auth/profile': { body: aProfile({ subscriptionStatus }) },
    'GET /api/transcripts': { body: [] },
    'POST /api/transcripts/upload': { body: { ...project, transcriptId: project.id } },
    [`GET /api/transcripts/${project.id}`]: { body: project },
    [`GET /api/transcripts/${project.id}/content`]: { body: {} },
  })
  const server = globalThis.fetch
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
    url.endsWith('.vtt') ? Promise.resolve(new Response('WEBVTT')) : server(url, init),
  )
  return { project, calls, ...renderApp('/dashboard') }
}

test('an empty workspace offers the sample episode, which uploads like any other file', async () => {
  const { project, calls, path } = emptyWorkspace('active')
  await userEvent.click(await screen.findByRole('button', { name: 'Try it with a sample episode' }))
  await waitFor(() => expect(path()).toBe(`/project/${project.id}`))
  const form = calls.find((call) => call.path === '/api/transcripts/upload')?.body as FormData
  expect((form.get('transcript') as File).name).toBe('The bakery that closed on Saturdays.vtt')
  expect(form.get('guestName')).toBe('Jonas Reed')
  expect(form.get('generate')).toBe('true')
})

test('without a plan the sample is not offered', async () => {
  emptyWorkspace('inactive')
  await screen.findByText('No projects yet')
  expect(screen.queryByRole('button', { name: 'Try it with a sample episode' })).toBeNull()
  expect(screen.getByRole('link', { name: 'See a finished sample' }).getAttribute('href')).toBe('/sample')
})
