import { cleanup, render, screen, within } from '@testing-library/react'
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
  world.answers['PATCH /people'] = () =>
    answer ?? json({ ...world.transcript, ...(world.bodies.at(-1) as Partial<typeof readyProject>) })
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('scrollTo', () => {})
  render(page)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: /^(Change|Add) host and guest$/ }))
  const form = within(await screen.findByRole('dialog', { name: 'Host and guest' }))
  return { world, user, form, field: (label: string) => form.findByLabelText<HTMLInputElement>(label) }
}

test('[FACTS-03] host and guest are edited in the header of a project, which then shows them', async () => {
  const { user, form, field, world } = await openPeople({})
  expect((await field('Host')).value).toBe('Maya')
  const guest = await field('Guest')
  await user.clear(guest)
  await user.type(guest, 'Jonas Reed{Enter}')
  expect(await screen.findByText('Names saved')).toBeTruthy()
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
