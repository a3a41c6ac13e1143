import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storeSession } from '../../lib/session.ts'
import { fakeServer, renderApp } from '../../testing/render-app.tsx'
import { aProfile, aTranscript } from '../../testing/sample-data.ts'

beforeEach(() => storeSession('session-of-maya'))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
})

const greeting = "Welcome to Wet Ground. I'm Maya Brandt, and today I'm joined by Jonas Reed."
const talk = `Speaker 1: ${greeting}\n\nSpeaker 2: Good morning.\n\nSpeaker 1: What did the river teach you?\n`

async function open(others: Parameters<typeof fakeServer>[0] = {}) {
  const user = userEvent.setup()
  const calls = fakeServer({
    ...others,
    'GET /api/auth/profile': { body: aProfile() },
    'GET /api/transcripts': { body: [] },
  })
  renderApp('/create')
  const input = await screen.findByLabelText('Transcript file')
  const choose = (text: string, name: string) => user.upload(input, new File([text], name))
  return { user, calls, choose }
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const guestName = () => within(screen.getByRole('group', { name: /^Guest/ })).getByLabelText<HTMLInputElement>('Name')

test('[CREATE-12] the file field accepts every supported file type', async () => {
  const { user, choose } = await open()
  const accept = screen.getByLabelText<HTMLInputElement>('Transcript file').accept.split(',')
  for (const ending of ['.txt', '.json', '.srt', '.vtt', '.csv', '.docx', '.md']) {
    expect(accept).toContain(ending)
    await choose(talk, `talk${ending}`)
    expect(screen.getByRole('group', { name: `Chosen: talk${ending}` })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Remove the file' }))
  }
})

test('[FACTS-03] what the file and its greeting say is filled in and can be edited; only changes are sent', async () => {
  const { user, choose } = await open()
  await choose(`Title: Why the river came back\nEpisode: 12\nDate: May 2, 2026\n\n${talk}`, 'a.txt')
  await waitFor(() => expect(field('Project title').value).toBe('Why the river came back'))
  expect(field('Host').value).toBe('Maya Brandt')
  expect(guestName().value).toBe('Jonas Reed')
  await user.clear(field('Project title'))
  await user.type(field('Project title'), 'The river')
  await user.clear(guestName())
  await user.click(screen.getByText('Episode details'))
  expect(screen.getByText('Wet Ground · Episode 12 · May 2, 2026')).toBeTruthy()
  expect(field('Show').value).toBe('Wet Ground')
  await user.clear(field('Episode number'))
  await user.type(field('Episode number'), '13')

  const sent = vi.fn()
  const append = FormData.prototype.set
  vi.spyOn(FormData.prototype, 'set').mockImplementation(function (this: FormData, name: string, value: Blob) {
    sent(name, value)
    append.call(this, name, value)
  })
  await user.click(screen.getByRole('button', { name: 'Upload Transcript' }))
  await waitFor(() => expect(sent).toHaveBeenCalledWith('transcript', expect.any(File)))
  expect(Object.fromEntries(sent.mock.calls.slice(0, -1))).toEqual({
    title: 'The river',
    guestName: '',
    episodeNumber: '13',
    generate: 'true',
  })
  vi.restoreAllMocks()
})

test('without a title, a meaningful file name becomes the title; a typed guest stays', async () => {
  const { user, choose } = await open()
  await user.type(guestName(), 'J. Reed')
  await choose(talk, 'a.txt')
  await waitFor(() => expect(field('Project title').value).toBe('Conversation with Jonas Reed'))
  expect(guestName().value).toBe('J. Reed')
  await user.type(field('Project title'), '!')
  await user.click(screen.getByRole('button', { name: 'Remove the file' }))
  expect(screen.queryByLabelText('Project title')).toBeNull()
  await choose(talk, 'episode-12.txt')
  await waitFor(() => expect(field('Project title').value).toBe('Episode 12'))
  await user.click(screen.getByRole('button', { name: 'Remove the file' }))
  await choose(talk, 'Ep_12 final.txt')
  await waitFor(() => expect(field('Project title').value).toBe('Ep_12 final'))
})

test('[FACTS-04] a file that was uploaded before shows a link to its project, and can be uploaded again', async () => {
  const hash = '6b9dff37ed1ef11ac4a2a83ec1ef3a6e2c0bd5c6f37f5e0a2e6d3c1b1fb7f6aa'
  const digest = Uint8Array.from(hash.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16)).buffer
  vi.stubGlobal('crypto', { ...crypto, subtle: { digest: async () => digest } })
  const project = aTranscript({ filename: 'The river.txt' })
  const { choose } = await open({
    [`GET /api/transcripts/uploads/${hash}`]: {
      body: { project: { id: project.id, filename: project.filename, createdAt: '2026-11-14T09:00:00.000Z' } },
    },
  })
  await choose(talk, 'again.txt')
  const link = await screen.findByRole('link', { name: 'The river' })
  expect(link.getAttribute('href')).toBe(`/project/${project.id}`)
  expect(link.closest('[role=status]')?.textContent).toContain('This file was uploaded on')
  expect(screen.getByRole('button', { name: 'Upload Transcript' })).toHaveProperty('disabled', false)
})
