import { contentTypeKeys } from '@podcastai/content-types'
import type { Insights } from '@podcastai/contracts'
import { cleanup, screen, within } from '@testing-library/react'
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

function someInsights(changes: Partial<Insights> = {}): Insights {
  return {
    totals: { projects: 12, minutes: 565, items: 196 },
    types: contentTypeKeys.map((contentType, at) => ({
      contentType,
      items: 10 + at,
      generated: 12,
      edited: at === 0 ? 6 : 0,
    })),
    time: [
      { from: '2026-11-09', projects: 3, minutes: 90 },
      { from: '2026-11-16', projects: 9, minutes: 475 },
    ],
    topics: [
      { topic: 'Pricing', projects: 7 },
      { topic: 'Small shops', projects: 5 },
    ],
    viral: { high: 17, medium: 30, low: 14 },
    engines: [{ engine: 'Built-in engine', pieces: 71 }],
    usage: [
      { model: 'some-model', calls: 9, inputTokens: 30_000, cachedTokens: 12_000, outputTokens: 4_000, dollars: 0.84 },
    ],
    ...changes,
  }
}

async function openInsights(insights: Insights | 'fails') {
  const calls = fakeServer({
    'GET /api/auth/profile': { body: aProfile() },
    'GET /api/transcripts': { body: [aProject()] },
    'GET /api/insights': insights === 'fails' ? failure(500, 'unexpected', 'No') : { body: insights },
  })
  renderApp('/dashboard?tab=insights')
  return { calls, user: userEvent.setup() }
}

const chart = async (name: string) => within(await screen.findByRole('region', { name }))

test('[DASH-39] content pieces are charted by type, with the same values in a table', async () => {
  const { user } = await openInsights(someInsights())
  const types = await chart('Content pieces by type')
  expect(types.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Captions10',
    'Best Quotes11',
    'Video Clips12',
    'Viral Moments13',
    'YouTube Script14',
    'Thumbnail15',
    'Episode Titles16',
    'Carousels17',
  ])
  await user.click(types.getByRole('button', { name: 'Show as table' }))
  expect(within(types.getByRole('table')).getByRole('row', { name: 'Captions 10 12' })).toBeTruthy()
})

test('[DASH-40] projects and hours are charted over time', async () => {
  const { user } = await openInsights(someInsights())
  const time = await chart('Projects and hours over time')
  expect(time.getByText('12 projects and 9.4 hours of talk in 13 weeks.')).toBeTruthy()
  await user.click(time.getByRole('button', { name: 'Show as table' }))
  const table = within(time.getByRole('table'))
  expect(table.getByRole('row', { name: 'Nov 9 3 1.5' })).toBeTruthy()
  expect(table.getByRole('row', { name: 'Nov 16 9 7.9' })).toBeTruthy()
})

test('[DASH-41] the top topics and the viral potential are charted', async () => {
  await openInsights(someInsights())
  const names = (part: Awaited<ReturnType<typeof chart>>) =>
    part.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(names(await chart('Top topics'))).toEqual(['Pricing7', 'Small shops5'])
  expect(names(await chart('Viral potential'))).toEqual(['High17', 'Medium30', 'Low14'])
})

test('[DASH-42] edited content is charted beside what was left as generated', async () => {
  await openInsights(someInsights())
  const edited = await chart('Edited vs. as generated')
  expect(edited.getByText('94%')).toBeTruthy()
  expect(edited.getByText('6%')).toBeTruthy()
})

test('[DASH-43] engine usage is charted with its token costs, and an unknown price is mentioned', async () => {
  await openInsights(someInsights())
  const engines = await chart('Engine use and token cost')
  expect(engines.getByText('Built-in engine')).toBeTruthy()
  expect(engines.getByRole('row', { name: 'some-model 34,000 $0.84' })).toBeTruthy()
  cleanup()
  const [model] = someInsights().usage
  await openInsights(someInsights({ usage: model ? [{ ...model, dollars: null }] : [] }))
  const unknown = await chart('Engine use and token cost')
  expect(unknown.getByRole('row', { name: 'some-model 34,000 unknown' })).toBeTruthy()
})

test('[DASH-44] with fewer than five projects there is an empty state with a way to start', async () => {
  for (const projects of [0, 4]) {
    await openInsights(someInsights({ totals: { projects, minutes: 0, items: 0 } }))
    expect(await screen.findByText('Insights start with five projects')).toBeTruthy()
    expect(screen.getByText(new RegExp(`^You have ${projects} so far`))).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Upload a Transcript' }).getAttribute('href')).toBe('/create')
    cleanup()
  }
  await openInsights(someInsights({ totals: { projects: 5, minutes: 0, items: 0 } }))
  await chart('Content pieces by type')
})

test('changing the period fetches new data', async () => {
  const { user } = await openInsights(someInsights())
  await chart('Top topics')
  await user.click(screen.getByRole('radio', { name: '12 months' }))
  expect(await (await chart('Projects and hours over time')).findByText('Per month')).toBeTruthy()
})

test('a failed load can be retried', async () => {
  await openInsights('fails')
  expect(await screen.findByText(/could not be loaded/)).toBeTruthy()
})
