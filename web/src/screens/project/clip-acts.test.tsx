import { maxClips } from '@podcastai/content-types'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sampleContent } from '../../../../content-types/src/registry/sample-content.fixture.ts'
import { projectWorld } from './project-screen.fixture.tsx'

beforeEach(() => localStorage.setItem('sessionId', 'session-1'))
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const [clip] = sampleContent.video_clips

async function openClips(type = 'video_clips', overrides: Parameters<typeof projectWorld>[0] = {}) {
  const { page, fetch, router } = projectWorld(overrides, `?type=${type}`)
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('scrollTo', () => undefined)
  render(page)
  const buttons = await screen.findAllByRole('button', { name: /^Make text overlays for/ })
  return { user: userEvent.setup(), router, buttons }
}

const stored = () => {
  const key = Object.keys(localStorage).find((name) => name.startsWith('clip-tool:'))
  return JSON.parse(localStorage.getItem(key ?? '') ?? 'null')
}

test('a clip is sent to the text overlay tool with its words', async () => {
  const { user, router } = await openClips()
  await user.click(screen.getByRole('button', { name: `Make text overlays for “${clip?.title}”` }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/clip-thumbnails'))
  // Replaces the empty clip that the tool starts with.
  expect(stored().clips).toHaveLength(1)
  expect(stored().clips[0].content.length).toBeGreaterThan(20)
  expect(stored().clips[0].filename).toContain('.mp4')
})

test('when the tool is full nothing is lost, and the page says so', async () => {
  const full = Array.from({ length: maxClips }, (_, at) => ({ id: `${at}`, filename: `${at}.mp4`, content: 'Words' }))
  localStorage.setItem('clip-tool:1', JSON.stringify({ clips: full, results: [] }))
  const { user, router, buttons } = await openClips()
  await user.click(buttons[0]!)
  expect(await screen.findByText('Maximum clips reached')).toBeTruthy()
  expect(stored().clips).toEqual(full)
  expect(router.state.location.pathname).not.toBe('/clip-thumbnails')
})

test('copying a moment includes its score and the reason', async () => {
  const { user } = await openClips('viral_clips')
  const copied: string[] = []
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text))
  await user.click(screen.getAllByRole('button', { name: 'Copy' })[0]!)
  await waitFor(() => expect(copied).toHaveLength(1))
  const moment = sampleContent.viral_clips[0]!
  for (const words of [moment.title, moment.startTime, moment.description, moment.firstSentence, moment.lastSentence])
    expect(copied[0]).toContain(words)
  expect(copied[0]).toContain(`Strength ${moment.viralScore} of 100`)
  expect(copied[0]).toContain(`\n${moment.why}`)
})

test.each(['video_clips', 'viral_clips'] as const)(
  'of %s whose ends were moved the page and its copy say that they were rated before',
  async (key) => {
    const content = {
      ...sampleContent,
      [key]: sampleContent[key].slice(0, 1).map((one) => ({ ...one, recut: true as const })),
    }
    const { user } = await openClips(key, { content })
    expect(screen.getByText('Scored before you moved its start or end')).toBeTruthy()
    const copied: string[] = []
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text))
    await user.click(screen.getByRole('button', { name: 'Copy' }))
    await waitFor(() => expect(copied[0]).toContain('(rated before its ends were moved)'))
  },
)
