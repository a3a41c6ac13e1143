import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { json, projectWorld, readyProject } from './project-screen.fixture.tsx'

beforeEach(() => localStorage.setItem('sessionId', 'session-1'))
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

async function openPeople(changes: Partial<typeof readyProject>, answer?: Response) {
  const { world, page, fetch } = projectWorld({ transcript: { ...readyProject, ...changes } }, '?type=quotes')
  world.answers['PATCH /facts'] = () =>
    answer ?? json({ ...world.transcript, ...(world.bodies.at(-1) as Partial<typeof readyProject>) })
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('scrollTo', () => {})
  render(page)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: /^(Change|Add) episode details$/ }))
  const form = within(await screen.findByRole('dialog', { name: 'Episode details' }))
  return { world, user, form, field: (label: string) => form.findByLabelText<HTMLInputElement>(label) }
}

test('[FACTS-03] host and guest are edited in the header of a project, which then shows them', async () => {
  const { user, form, field, world } = await openPeople({})
  expect((await field('Host')).value).toBe('Maya')
  const guest = await field('Guest')
  await user.clear(guest)
  await user.type(guest, 'Jonas Reed{Enter}')
  expect(await screen.findByText('Details saved')).toBeTruthy()
  // The host is unchanged; sending it would make it a given name.
  expect(world.bodies.at(-1)).toEqual({ guestName: 'Jonas Reed' })
  expect(await screen.findByText('Maya with Jonas Reed')).toBeTruthy()
  expect(form.queryByLabelText('Host')).toBeNull()
})

test('without a change nothing is saved', async () => {
  const { user, form, world } = await openPeople({ hostName: 'Maya Brandt', guestName: 'Jonas' })
  const before = world.bodies.length
  await user.click(await form.findByRole('button', { name: 'Save' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(world.bodies).toHaveLength(before)
})

test('an episode without names has a field for them, and an error keeps the form open', async () => {
  const refusal = json({ code: 'invalid', message: 'This name is too long.' }, 400)
  const { user, field } = await openPeople({ analysis: null }, refusal)
  await user.type(await field('Host'), 'Maya Brandt{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe('This name is too long.')
  expect((await field('Host')).value).toBe('Maya Brandt')
})

test('[FACTS-03] the other facts are edited there too, and the header shows show and number', async () => {
  const facts = { showName: { value: 'Small Doors', source: 'file' as const } }
  const { user, field, world } = await openPeople({ facts })
  world.answers['PATCH /facts'] = () =>
    json({ ...world.transcript, facts: { ...facts, episodeNumber: { value: '12', source: 'user' } } })
  expect((await field('Show')).value).toBe('Small Doors')
  await user.type(await field('Episode number'), '12{Enter}')
  expect(await screen.findByText('Maya with Jonas · Small Doors, episode 12')).toBeTruthy()
  expect(world.bodies.at(-1)).toEqual({ episodeNumber: '12' })
})

test('[FACTS-02] one confirmation gives “Host” and “Guest” the names that the greeting tells', async () => {
  const speakers = ['Host', 'Guest'].map((name) => ({ name, labels: [name], words: 20 }))
  const spoken = (value: string) => ({ value, source: 'spoken' as const })
  const facts = { hostName: spoken('Maya Brandt'), guestName: spoken('Jonas Reed') }
  let project = { ...readyProject, speakers, facts }
  const { world, page, fetch } = projectWorld({ transcript: project }, '?type=quotes')
  world.answers['PATCH /speakers'] = () => {
    const { from, to } = world.bodies.at(-1) as { from: string; to: string }
    project = { ...project, speakers: project.speakers.map((one) => (one.name === from ? { ...one, name: to } : one)) }
    world.transcript = project
    return json(project)
  }
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('scrollTo', () => {})
  render(page)
  const offer = within(await screen.findByRole('region', { name: 'Names of the speakers' }))
  expect(offer.getByText('Host is Maya Brandt and Guest is Jonas Reed, according to the talk.')).toBeTruthy()
  await userEvent.setup().click(offer.getByRole('button', { name: 'Use these names' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Names of the speakers' })).toBeNull())
  expect(project.speakers.map(({ name }) => name)).toEqual(['Maya Brandt', 'Jonas Reed'])
})

test('a declined name is not offered again', async () => {
  const speakers = [{ name: 'Host', labels: ['Host'], words: 20 }]
  const facts = { hostName: { value: 'Maya Brandt', source: 'spoken' as const } }
  const { page, fetch } = projectWorld({ transcript: { ...readyProject, speakers, facts } }, '?type=quotes')
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('scrollTo', () => {})
  render(page)
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Keep labels' }))
  expect(screen.queryByRole('button', { name: 'Use this name' })).toBeNull()
  expect(localStorage.getItem(`role-names:${readyProject.id}`)).toBe('declined')
})
