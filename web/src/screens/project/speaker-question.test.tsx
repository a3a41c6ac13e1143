// "Are these the speakers?": when it is asked, and what happens if someone else answered first.
import type { SpeakerQuestion, Transcript } from '@podcastai/contracts'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { json, projectWorld, readyProject } from './project-screen.fixture.tsx'

beforeEach(() => localStorage.setItem('sessionId', 'session'))

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const doubtful: SpeakerQuestion = {
  areSpeakers: true,
  isAnswered: false,
  names: ['Q', 'A'],
  first: {
    speakers: [{ speaker: 'Q', text: 'What is bread?' }],
    words: [{ speaker: null, text: 'Q: What is bread?' }],
  },
}
const title = 'Are these the speakers?'

function open(transcript: Partial<Transcript>, answers: Record<string, () => Response> = {}) {
  const { page, fetch, world } = projectWorld({ transcript: { ...readyProject, ...transcript }, answers })
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('scrollTo', () => {})
  render(page)
  return { world, user: userEvent.setup() }
}

test('a late answer shows the reason and refetches the page', async () => {
  const taken = 'Someone else already answered this. Check the updated transcript.'
  const { world, user } = open(
    { speakerQuestion: doubtful },
    { 'PUT /speaker-question': () => json({ message: taken, code: 'conflict' }, 409) },
  )
  const answer = await screen.findByRole('button', { name: 'No, these aren’t speakers' })
  world.transcript = { ...readyProject, speakerQuestion: { ...doubtful, isAnswered: true } }
  await user.click(answer)
  await waitFor(() => expect(screen.queryByRole('region', { name: title })).toBeNull())
  expect(world.bodies.at(-1)).toEqual({ areSpeakers: false })
  expect(await screen.findByText(taken)).toBeTruthy()
})

test('two turns with the same beginning are both shown', async () => {
  const alike = { speaker: 'Q', text: 'What is bread?' }
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
  open({ speakerQuestion: { ...doubtful, first: { ...doubtful.first, speakers: [alike, alike] } } })
  const sample = await screen.findByRole('region', { name: 'With speakers' })
  expect(within(sample).getAllByText('What is bread?')).toHaveLength(2)
  const ofKeys = complaints.mock.calls.filter(([text]) => String(text).includes('same key'))
  expect(ofKeys).toEqual([])
})

test('nothing is asked if nothing is ambiguous, after an answer, or during processing', async () => {
  for (const transcript of [
    {},
    { speakerQuestion: { ...doubtful, isAnswered: true } },
    { speakerQuestion: doubtful, status: 'analyzing' },
  ]) {
    open(transcript)
    await screen.findByRole('heading', { name: 'Transcript' })
    expect(screen.queryByText(title)).toBeNull()
    cleanup()
  }
})
