import type { SearchAnswer } from '@podcastai/contracts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { failure, fakeServer, renderApp } from '../../testing/render-app.tsx'
import { aProfile, aProject } from '../../testing/sample-data.ts'

beforeEach(() => localStorage.setItem('sessionId', 'session-1'))
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

const bakery = aProject({ filename: 'The bakery.srt' })

const answer: SearchAnswer = {
  projects: [
    {
      id: bakery.id,
      filename: bakery.filename,
      findings: [
        { place: { kind: 'title' }, text: 'The bakery', hits: [{ from: 4, to: 10 }] },
        {
          place: {
            kind: 'said',
            evidence: {
              ...{ speaker: 'Jonas', start: 724, end: 731, estimated: true },
              ...{ from: { segment: 3, offset: 0 }, to: { segment: 3, offset: 40 } },
            },
          },
          text: 'A bakery is a promise. No bakery keeps it.',
          hits: [
            { from: 2, to: 8 },
            { from: 26, to: 32 },
          ],
        },
        {
          place: {
            ...{ kind: 'content', contentType: 'quotes', item: '2' },
            evidence: {
              ...{ speaker: 'Maya', start: 31, end: 38, estimated: false },
              ...{ from: { segment: 1, offset: 0 }, to: { segment: 1, offset: 12 } },
            },
          },
          text: 'The bakery',
          hits: [{ from: 4, to: 10 }],
        },
      ],
    },
  ],
  hasMore: false,
  waiting: 0,
}

type Answers = Parameters<typeof fakeServer>[0]

async function search(q: string, answers: Answers, { tab = '?tab=all', field = 'Search all projects' } = {}) {
  const calls = fakeServer({
    'GET /api/auth/profile': { body: aProfile() },
    'GET /api/transcripts': { body: [bakery] },
    'GET /api/recently-deleted': { body: [] },
    ...answers,
  })
  const app = renderApp(`/dashboard${tab}`)
  const user = userEvent.setup()
  await user.type(await screen.findByRole('searchbox', { name: field }), q)
  return { ...app, calls, user }
}

const places = () => screen.findByRole('region', { name: 'In transcripts and content' })

test('results show their location with the words highlighted, and link there', async () => {
  const { address, user } = await search('bakery', { 'GET /api/search': { body: answer } })
  const list = within(await places()).findByRole('list', { name: 'The bakery' })
  const [said, written, ...more] = within(await list).getAllByRole('link')
  expect(more).toEqual([])
  expect(said?.textContent).toContain('Jonas · ≈ 12:04')
  expect([...(said?.querySelectorAll('mark') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'bakery',
    'bakery',
  ])
  expect(said?.textContent).toContain('A bakery is a promise. No bakery keeps it.')
  expect(written?.textContent).toContain('Best Quotes · Maya · 0:31')
  expect(written?.getAttribute('href')).toBe(`/project/${bakery.id}?type=quotes&item=%222%22`)
  said?.focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(decodeURIComponent(address())).toBe(`/project/${bakery.id}?said=3.0-3.40@~724`))
})

test('a single letter doesn’t search; the page reports no results and pending indexing', async () => {
  const none = { projects: [], hasMore: false, waiting: 2 }
  const { calls, user } = await search('z', { 'GET /api/search': { body: none } })
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(screen.queryByText('In transcripts and content')).toBeNull()
  expect(calls.some(({ path }) => path === '/api/search')).toBe(false)
  await user.type(screen.getByRole('searchbox', { name: 'Search all projects' }), 'eppelin')
  const status = await within(await places()).findByRole('status')
  await expect
    .poll(() => status.textContent)
    .toBe(
      'No matches for “zeppelin” in transcripts or content. 2 projects are still being indexed and can be found in a moment.',
    )
})

test('the number of results excludes projects still being indexed', async () => {
  await search('bakery', { 'GET /api/search': { body: { ...answer, waiting: 1 } } })
  const status = await within(await places()).findByRole('status')
  await expect
    .poll(() => status.textContent)
    .toBe('2 places. 1 project is still being indexed and can be found in a moment.')
})

test('a failed search says so and can be retried', async () => {
  const answers: Parameters<typeof fakeServer>[0] = { 'GET /api/search': failure(500, 'unexpected', '') }
  const { user } = await search('bakery', answers)
  const region = within(await places())
  expect(await region.findByText('Couldn’t search transcripts and content.')).toBeTruthy()
  const calls = fakeServer({ 'GET /api/search': { body: answer } })
  await user.click(region.getByRole('button', { name: 'Try Again' }))
  expect(await region.findByRole('list', { name: 'The bakery' })).toBeTruthy()
  expect(calls.map(({ path }) => path)).toEqual(['/api/search'])
})

const firstView = { tab: '', field: 'Search your projects' }

test('the dashboard finds projects and places while typing, reachable by arrow keys, and keeps them for Back', async () => {
  const older: SearchAnswer['projects'][number] = {
    id: '00000000-0000-4000-8000-00000000000c',
    filename: 'The oldest bakery.srt',
    findings: [{ place: { kind: 'title' }, text: 'The oldest bakery', hits: [{ from: 11, to: 17 }] }],
  }
  const body = { ...answer, projects: [...answer.projects, older] }
  const { user, address, router } = await search('bakery', { 'GET /api/search': { body } }, firstView)
  expect(screen.getByRole('article', { name: 'The bakery' })).toBeTruthy()
  const list = within(await places())
  const [said, written, title] = await list.findAllByRole('link')
  expect(said?.textContent).toContain('Jonas · ≈ 12:04')
  // The project's title is already in the list above.
  expect(title?.textContent).toBe('The oldest bakery')
  await waitFor(() => expect(address()).toBe('/dashboard?q=bakery'))
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'The bakery' }))
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(document.activeElement).toBe(written)
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
  expect(document.activeElement).toBe(screen.getByRole('searchbox'))
  await router.navigate({ to: '/terms' })
  await waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull())
  router.history.back()
  expect(await screen.findByRole('searchbox')).toHaveProperty('value', 'bakery')
  expect(await places()).toBeTruthy()
})

test('without a matching title, transcript matches are still found', async () => {
  await search('promise', { 'GET /api/search': { body: answer } }, firstView)
  expect(screen.queryByRole('article')).toBeNull()
  expect(screen.getByText('No project title or status matches “promise”.')).toBeTruthy()
  expect(await within(await places()).findAllByRole('link')).toHaveLength(2)
})
