// Names for numbered speakers that the talk itself reveals.
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { json, projectWorld, readyProject } from './project-screen.fixture.tsx'

beforeEach(() => localStorage.setItem('sessionId', 'session'))

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

const found = { speaker: 'Speaker 1', name: 'Maya Lind', said: 'My name is Maya Lind', own: true }

function openReport(names: readonly [string, string]) {
  const speakers = names.map((name, at) => ({ name, labels: [`Speaker ${at + 1}`], words: 20 }))
  const { page, fetch, world } = projectWorld({
    transcript: { ...readyProject, speakers, analysis: { ...readyProject.analysis!, names: [found] } },
    answers: { 'PATCH /speakers': () => json(world.transcript) },
  })
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('scrollTo', () => {})
  const user = userEvent.setup()
  render(page)
  return { world, user }
}

async function findReport(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByRole('button', { name: 'About this project' }))
  await user.click(await screen.findByRole('button', { name: 'Import details' }))
  return within(screen.getByRole('dialog', { name: 'Import details' }))
}

test('[WORDS-10] a numbered speaker is offered the spoken name, applied with one click; named speakers get no offer', async () => {
  const { world, user } = openReport(['Speaker 1', 'Speaker 2'])
  const report = await findReport(user)
  expect(await report.findByText('Says “My name is Maya Lind”')).toBeTruthy()
  expect(report.getAllByRole('button', { name: /^Rename to/ })).toHaveLength(1)
  await user.click(report.getByRole('button', { name: 'Rename to Maya Lind' }))
  await waitFor(() =>
    expect(world.bodies.at(-1)).toEqual({ labels: ['Speaker 1'], from: 'Speaker 1', to: 'Maya Lind' }),
  )
})

test('a name that another speaker has is not offered', async () => {
  const { user } = openReport(['Speaker 1', 'Maya Lind'])
  const report = await findReport(user)
  expect(await report.findByRole('button', { name: 'Rename Speaker 1' })).toBeTruthy()
  expect(report.queryByRole('button', { name: /^Rename to/ })).toBeNull()
})

test('the project offers to use the name, until it is declined', async () => {
  const { world, user } = openReport(['Speaker 1', 'Speaker 2'])
  const offer = within(await screen.findByRole('region', { name: 'Names of the speakers' }))
  expect(offer.getByText('Speaker 1 is Maya Lind, according to the talk.')).toBeTruthy()
  await user.click(offer.getByRole('button', { name: 'Use this name' }))
  await waitFor(() =>
    expect(world.bodies.at(-1)).toEqual({ labels: ['Speaker 1'], from: 'Speaker 1', to: 'Maya Lind' }),
  )
  await user.click(offer.getByRole('button', { name: 'Keep labels' }))
  expect(screen.queryByRole('region', { name: 'Names of the speakers' })).toBeNull()
})
