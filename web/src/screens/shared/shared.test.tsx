import type { SharedProject } from '@podcastai/contracts'
import { Toaster } from '@podcastai/ui'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { sampleContent } from '../../../../content-types/src/registry/sample-content.fixture.ts'
import { failure, fakeServer } from '../../testing/render-app.tsx'
import { SharedScreen } from './shared-screen.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
  window.history.replaceState(null, '', '/')
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const token = 'a'.repeat(43)
const path = `GET /api/shared/${token}`
const project: SharedProject = {
  title: 'The bakery that closed',
  minutes: 46.2,
  guests: [{ name: 'Jonas Reed', speaker: 'Jonas', title: 'Baker', handle: 'jonasbakes' }],
  content: sampleContent,
  sound: null,
  expiresAt: '2026-12-21T10:00:00.000Z',
}

function openLink(answer: Parameters<typeof fakeServer>[0][string]) {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  const calls = fakeServer({ [path]: answer })
  render(
    <>
      <SharedScreen token={token} />
      <Toaster />
    </>,
  )
  return { calls, user: userEvent.setup() }
}

test('[SHARE-01] the content can be read and copied, with speaker, time and expiry date', async () => {
  localStorage.setItem('sessionId', 'someone')
  const { calls, user } = openLink({ body: project })
  expect(await screen.findByRole('heading', { level: 1, name: project.title })).toBeTruthy()
  expect(screen.getAllByRole('tab')).toHaveLength(8)
  expect(screen.getByText(/This link works until December 21, 2026\./)).toBeTruthy()
  await user.click(screen.getByRole('tab', { name: 'Best Quotes' }))
  const panel = within(await screen.findByRole('tabpanel', { name: 'Best Quotes' }))
  expect((await panel.findAllByText(/We closed on our busiest day/)).length).toBeGreaterThan(0)
  expect(panel.getAllByText('Jonas').length).toBeGreaterThan(0)
  expect(window.location.hash).toBe('#quotes')
  for (const act of [/^Edit/, /^Pin/, /^Rewrite/, /Regenerate/, /Save/]) {
    expect(screen.queryByRole('button', { name: act })).toBeNull()
  }
  // The page must not reveal who is signed in.
  expect(calls).toHaveLength(1)
  expect(calls[0]).toMatchObject({ credentials: 'omit' })
  expect(calls[0]?.headers.get('x-session-id')).toBeNull()
})

test('[SHARE-06] nothing on the page links elsewhere', async () => {
  openLink({ body: project })
  await screen.findByRole('heading', { level: 1, name: project.title })
  expect(screen.queryAllByRole('link')).toEqual([])
  expect(document.querySelectorAll('a[href], form, img, iframe')).toHaveLength(0)
})

test('a guest’s quotes come first, labeled as theirs, and are copied with their handle', async () => {
  const { user } = openLink({ body: project })
  const own = within(await screen.findByRole('region', { name: 'Quotes by Jonas Reed' }))
  expect(own.getByRole('heading', { name: 'Quotes by Jonas Reed' })).toBeTruthy()
  expect(own.getByText('Baker · @jonasbakes')).toBeTruthy()
  expect(screen.queryByText(/\byour\b/i)).toBeNull()
  const [first] = own.getAllByRole('button', { name: 'Copy with name' })
  await user.click(first as HTMLElement)
  const copied = await navigator.clipboard.readText()
  expect(copied).toBe(`“${sampleContent.quotes[0]?.text}” — Jonas Reed (@jonasbakes)`)
})

test('edited quotes aren’t among a guest’s own words, and only the first three quotes show', async () => {
  const [first] = sampleContent.quotes
  const quotes = [1, 2, 3, 4, 5].map((at) => ({ ...first!, text: `said by them, ${at}.`, verified: at > 1 }))
  const { user } = openLink({ body: { ...project, content: { quotes } } })
  const own = within(await screen.findByRole('region', { name: 'Quotes by Jonas Reed' }))
  const texts = () => own.getAllByRole('listitem').map((item) => item.querySelector('blockquote')?.textContent)
  expect(texts()).toEqual(['“Said by them, 2.”', '“Said by them, 3.”', '“Said by them, 4.”'])
  await user.click(own.getByRole('button', { name: 'Show all 4' }))
  expect(texts()).toHaveLength(4)
})

test('[SHARE-07] an expired link says so and what to do, and an unknown one says something else', async () => {
  openLink(failure(410, 'link_ended', 'This link has ended.'))
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeTruthy()
  expect(screen.getByText(/Ask the person who sent it to you for a new one/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull()
  cleanup()
  openLink(failure(404, 'not_found', 'Not found'))
  expect(await screen.findByRole('heading', { name: 'This link doesn’t work' })).toBeTruthy()
})

test('a failed load can be retried', async () => {
  let attempts = 0
  const { user } = openLink(async () => {
    attempts += 1
    if (attempts === 1) throw new TypeError('Failed to fetch')
    return project
  })
  await user.click(await screen.findByRole('button', { name: 'Try Again' }))
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: project.title })).toBeTruthy())
})

test('a project without content says so', async () => {
  openLink({ body: { ...project, content: {}, guests: [] } })
  expect(await screen.findByText('No content yet')).toBeTruthy()
  expect(screen.queryByRole('tab')).toBeNull()
})

test('[SHARE-08] quotes are heard one at a time, from a piece of their own, if the link allows it', async () => {
  const played: HTMLMediaElement[] = []
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (this: HTMLMediaElement) {
    played.push(this)
    this.dispatchEvent(new Event('playing'))
  })
  const paused = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined)
  URL.createObjectURL = () => 'blob:piece'
  URL.revokeObjectURL = () => undefined
  const asked: string[] = []
  const { user } = openLink({ body: { ...project, sound: { kind: 'pieces' } } })
  const answer = globalThis.fetch
  vi.stubGlobal('fetch', async (url: string, options: RequestInit) => {
    if (!url.includes('/sound/')) return answer(url, options)
    asked.push(url)
    return new Response(asked.length > 1 ? '{"code":"not_found","message":"No"}' : 'OggS', {
      status: asked.length > 1 ? 404 : 200,
    })
  })
  const own = within(await screen.findByRole('region', { name: 'Quotes by Jonas Reed' }))
  const [first, second] = await own.findAllByRole('button', { name: /^Play the recording at/ })
  await user.click(first as HTMLElement)
  await waitFor(() => expect(played.map(({ src }) => src)).toEqual(['blob:piece']))
  const { from, to } = sampleContent.quotes[0]?.evidence ?? { from: null, to: null }
  expect(asked[0]).toContain(`/api/shared/${token}/sound/${from?.segment}.${from?.offset}-${to?.segment}.${to?.offset}`)
  expect(await own.findByRole('button', { name: 'Pause' })).toBeTruthy()
  await user.click(second as HTMLElement)
  expect(await screen.findByText(/turned the sound off or removed it/)).toBeTruthy()
  expect(paused).toHaveBeenCalled()
  expect(own.queryByRole('button', { name: 'Pause' })).toBeNull()
})
