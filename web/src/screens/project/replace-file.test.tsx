// Replacing the transcript file with a better one of the same episode.
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { json, projectWorld, readyProject } from './project-screen.fixture.tsx'

beforeEach(() => localStorage.setItem('sessionId', 'session-1'))
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function openMenu(changes: Partial<typeof readyProject> = {}) {
  const { page, fetch } = projectWorld({
    transcript: { ...readyProject, ...changes },
    answers: { 'GET /uploads': () => json({ project: null }) },
  })
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('scrollTo', () => {})
  const sent = vi.fn()
  vi.spyOn(XMLHttpRequest.prototype, 'open').mockImplementation(() => {})
  vi.spyOn(XMLHttpRequest.prototype, 'setRequestHeader').mockImplementation(() => {})
  vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation((form) => sent(Object.fromEntries(form as never)))
  render(page)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'About this project' }))
  return { user, sent }
}

test('a better file is sent with the project that it replaces, and writes what was written before', async () => {
  const { user, sent } = await openMenu()
  await user.click(await screen.findByRole('button', { name: 'Replace transcript file…' }))
  const file = new File(['Maya: Hello.'], 'better.txt')
  await user.upload(await screen.findByLabelText('New transcript file'), file)
  await waitFor(() => expect(sent).toHaveBeenCalled())
  expect(sent.mock.calls[0]?.[0]).toEqual({ replaces: readyProject.id, generate: 'true', transcript: file })
})

test('a file that can’t be a transcript is refused before it is sent', async () => {
  const { user, sent } = await openMenu()
  await user.click(await screen.findByRole('button', { name: 'Replace transcript file…' }))
  const input = await screen.findByLabelText('New transcript file')
  await userEvent.setup({ applyAccept: false }).upload(input, new File(['x'], 'talk.mp3'))
  expect((await screen.findByRole('alert')).textContent).toContain('It is a recording.')
  expect(sent).not.toHaveBeenCalled()
})

test('a project that replaced another one links to it', async () => {
  await openMenu({ earlier: { id: 'earlier-1', filename: 'The bakery (earlier file)' } })
  const link = await screen.findByRole('link', { name: 'Earlier file and its content' })
  expect(link.getAttribute('href')).toBe('/project/earlier-1')
})
