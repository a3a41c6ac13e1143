import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sampleSegments } from '../../../../content-types/src/registry/sample-content.fixture.ts'
import { json, projectWorld, readyProject } from './project-screen.fixture.tsx'

beforeEach(() => localStorage.setItem('sessionId', 'session-1'))
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** 15 minutes of one speaker, with a time every ten seconds. */
const longTurn = Array.from({ length: 90 }, (_, id) => ({
  ...sampleSegments[0],
  id,
  speaker: 'Jonas',
  start: id * 10,
  end: id * 10 + 10,
  text: 'And so we went on. '.repeat(20).trim(),
}))

async function openProject(recordingUrl: string | null, answers: Record<string, () => Response> = {}) {
  const transcript = { ...readyProject, recordingUrl }
  const { world, page, fetch } = projectWorld({ transcript, answers }, '?type=quotes')
  world.answers['PATCH /recording'] = () => {
    const sent = world.bodies.at(-1) as { recordingUrl: string | null }
    if (sent.recordingUrl === 'https://nowhere') return json({ code: 'invalid', message: 'Please enter a link.' }, 400)
    return json({ ...readyProject, ...sent })
  }
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('scrollTo', () => undefined)
  render(page)
  await screen.findByRole('heading', { level: 2, name: 'Best Quotes' })
  return { world, user: userEvent.setup() }
}

test('[PROJ-14] with a link to the recording, times open it at their second', async () => {
  const { user, world } = await openProject(null)
  expect(screen.queryByRole('link', { name: /^Play the recording/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'About this project' }))
  await user.click(await screen.findByRole('button', { name: 'Recording' }))
  const form = within(await screen.findByRole('dialog', { name: 'Recording' }))
  await user.type(await form.findByRole('textbox', { name: 'Link to the episode' }), 'youtu.be/abc123')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Recording linked')).toBeTruthy()
  expect(world.bodies.at(-1)).toEqual({ recordingUrl: 'https://youtu.be/abc123' })
  const [first] = await screen.findAllByRole('link', { name: /^Play the recording at \d/ })
  expect(first?.getAttribute('href')).toMatch(/^https:\/\/youtu\.be\/abc123\?t=\d+s$/)
  expect(first?.getAttribute('rel')).toBe('noreferrer')
})

test('Tab continues to the next time link, however far the transcript is scrolled', async () => {
  // Only visible rows are mounted; jsdom gives everything size 0.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60)
  const { user } = await openProject('https://youtu.be/abc123', {
    'GET /segments': () => json({ segments: longTurn }),
  })
  await user.click(screen.getByRole('button', { name: 'Show full transcript' }))
  const linkAt = (time: string) => screen.findByRole('link', { name: `Play the recording at ${time}` })
  const transcript = await screen.findByRole('region', { name: 'Full transcript' })
  ;(await linkAt('0:10')).focus()
  transcript.scrollTop = 9000
  fireEvent.scroll(transcript)
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Play the recording at 0:40' })).toBeNull())
  await user.tab()
  expect(document.activeElement).toBe(await linkAt('0:20'))
  await user.tab({ shift: true })
  await user.tab({ shift: true })
  expect(document.activeElement?.textContent).toBe('Jonas')
})

test('an invalid link keeps the form open with the reason', async () => {
  const { user } = await openProject(null)
  await user.click(screen.getByRole('button', { name: 'About this project' }))
  await user.click(await screen.findByRole('button', { name: 'Recording' }))
  await user.type(await screen.findByRole('textbox', { name: 'Link to the episode' }), 'nowhere')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Please enter a link.')).toBeTruthy()
})

test('a link can be removed', async () => {
  const { user, world } = await openProject('https://www.youtube.com/watch?v=abc123')
  await user.click(screen.getByRole('button', { name: 'About this project' }))
  await user.click(await screen.findByRole('button', { name: 'Recording: youtube.com' }))
  await user.click(await screen.findByRole('button', { name: 'Remove link' }))
  expect(await screen.findByText('Link removed')).toBeTruthy()
  expect(world.bodies.at(-1)).toEqual({ recordingUrl: null })
  expect(screen.queryByRole('link', { name: /^Play the recording/ })).toBeNull()
})

test('[MEDIA-07] while linked sound plays, it is moved against the transcript', async () => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  const { user, world } = await openProject('https://media.example.com/episode.mp3')
  const [play] = await screen.findAllByRole('button', { name: /^Play the recording at/ })
  await user.click(play as HTMLElement)
  const player = within(await screen.findByRole('region', { name: 'Player' }))
  const audio = document.querySelector('audio')
  const start = audio?.currentTime ?? Number.NaN
  await user.click(player.getByRole('button', { name: 'Match sound and text' }))
  expect(player.getByText('Sound and text match')).toBeTruthy()
  await user.click(player.getByRole('button', { name: 'The sound is later' }))
  await user.click(player.getByRole('button', { name: 'The sound is later' }))
  expect(player.getByText('Sound is 0.5 s late')).toBeTruthy()
  expect(audio?.currentTime).toBe(start + 0.5)
  await waitFor(() => expect(world.bodies.at(-1)).toEqual({ recordingOffset: 0.5 }))
  for (let press = 0; press < 3; press++) await user.click(player.getByRole('button', { name: 'The sound is earlier' }))
  expect(player.getByText('Sound is 0.25 s early')).toBeTruthy()
})
