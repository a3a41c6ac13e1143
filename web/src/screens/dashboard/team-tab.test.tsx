import { can, type Member, type Profile } from '@podcastai/contracts'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MemberList } from '../../features/team/member-list.tsx'
import { createQueryClient } from '../../lib/query-client.ts'
import { failure, fakeServer, renderApp } from '../../testing/render-app.tsx'
import { aProfile } from '../../testing/sample-data.ts'

beforeEach(() => localStorage.setItem('sessionId', 'session-1'))
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

type Answers = Parameters<typeof fakeServer>[0]

const maya: Member = { id: 'person-1', username: 'Maya', email: 'maya@example.org', role: 'admin', status: 'member' }
const noor: Member = { id: 'person-2', username: 'Noor', email: 'noor@example.org', role: 'user', status: 'member' }
const lena: Member = {
  id: 'invitation-1',
  username: '',
  email: 'lena@example.org',
  role: 'manager',
  status: 'invited',
  invitationLink: '/register?invitation=invitation-1',
  expiresAt: '2026-12-05T10:00:00.000Z',
}

function openTeam(members: Member[], more: Answers = {}, profile: Partial<Profile> = {}) {
  const calls = fakeServer({
    'GET /api/auth/profile': { body: aProfile({ teamId: 'team-1', teamName: 'The Long Table', ...profile }) },
    'GET /api/transcripts': { body: [] },
    'GET /api/team/members': { body: members },
    'GET /api/setup': { body: { billing: 'test', isTestModeOpen: false } },
    ...more,
  })
  renderApp('/dashboard?tab=team')
  return { calls, user: userEvent.setup() }
}

const row = async (name: string) => within(await screen.findByRole('listitem', { name }))
const says = (title: string, text: string) =>
  waitFor(() => expect(screen.getByRole('alert').textContent).toBe(`${title}${text}`))

test('[TEAM-02] [TEAM-03] [TEAM-07] every member has a role and Remove, except the user', async () => {
  openTeam([maya, noor, lena])
  const own = await row('Maya')
  expect(own.getByText('maya@example.org')).toBeTruthy()
  expect(own.getByText('Admin')).toBeTruthy()
  expect(own.queryByRole('combobox')).toBeNull()
  expect(own.queryByRole('button')).toBeNull()
  const other = await row('Noor')
  expect(other.getByText('noor@example.org')).toBeTruthy()
  const select = other.getByRole<HTMLSelectElement>('combobox', { name: 'Role of Noor' })
  expect(select.value).toBe('user')
  expect([...select.options].map(({ text }) => text)).toEqual(['User', 'Manager', 'Admin'])
  expect(other.getByRole('button', { name: 'Remove Noor' }).textContent).toBe('Remove')
})

test('[TEAM-19] [TEAM-20] an invited person is listed as such, with the link', async () => {
  openTeam([maya, lena])
  const invited = await row('lena@example.org')
  expect(invited.getByText('Invited')).toBeTruthy()
  expect(invited.getByText('until Dec 5, 2026')).toBeTruthy()
  expect(invited.getByRole('button', { name: 'Copy link' })).toBeTruthy()
})

test('[TEAM-10] [TEAM-11] [ERR-24] the form counts the free seats and requires an address', async () => {
  const { calls, user } = openTeam([maya, noor, lena])
  const form = within(await screen.findByRole('form', { name: 'Add Team Member' }))
  expect(screen.getByText('2 slots remaining')).toBeTruthy()
  const button = form.getByRole<HTMLButtonElement>('button', { name: 'Add Member' })
  expect(button.disabled).toBe(true)
  await user.type(form.getByLabelText('Email'), 'x')
  expect(button.disabled).toBe(false)
  await user.clear(form.getByLabelText('Email'))
  expect(button.disabled).toBe(true)
  await user.type(form.getByLabelText('Email'), '  {Enter}')
  await says('Email required', 'Please enter an email address')
  expect(calls.some(({ method }) => method === 'POST')).toBe(false)
})

test.each([
  { sendsMail: true, how: 'They get the link by email.' },
  { sendsMail: false, how: 'No email is sent. Copy the link and send it to them.' },
])('the inviting user sees whether an email is sent: $sendsMail', async ({ sendsMail, how }) => {
  const { user } = openTeam([maya], {
    'POST /api/team/members': { body: { ...lena, email: 'new@example.org', role: 'user' } },
    'GET /api/setup': { body: { billing: 'test', isTestModeOpen: false, sendsMail } },
  })
  const form = within(await screen.findByRole('form', { name: 'Add Team Member' }))
  expect(
    await form.findByText(sendsMail ? /^They get a link by email/ : /^They join with a link\. No email is sent/),
  ).toBeTruthy()
  await user.type(form.getByLabelText('Email'), 'new@example.org')
  await user.click(form.getByRole('button', { name: 'Add Member' }))
  expect(await screen.findByText(`new@example.org can join as User. ${how}`)).toBeTruthy()
})

test('while it isn’t known whether email is sent, nothing is said about it', async () => {
  const { user } = openTeam([maya], {
    'POST /api/team/members': { body: { ...lena, email: 'new@example.org', role: 'user' } },
    'GET /api/setup': failure(500, 'unexpected', 'Out of order'),
  })
  const form = within(await screen.findByRole('form', { name: 'Add Team Member' }))
  const neutral = 'They join with a link, which you can copy.'
  expect(form.getByText(neutral)).toBeTruthy()
  await user.type(form.getByLabelText('Email'), 'new@example.org')
  await user.click(form.getByRole('button', { name: 'Add Member' }))
  expect(await screen.findByText(`new@example.org can join as User. ${neutral}`)).toBeTruthy()
})

test('[TEAM-04] [TOAST-16] [API-24] adding a member confirms, refreshes the list and clears the form', async () => {
  const { calls, user } = openTeam([maya], {
    'POST /api/team/members': { body: { ...lena, email: 'new@example.org', role: 'user' } },
  })
  const form = within(await screen.findByRole('form', { name: 'Add Team Member' }))
  await user.type(form.getByLabelText('Email'), ' new@example.org ')
  await user.click(form.getByRole('button', { name: 'Add Member' }))
  expect(await screen.findByText('Team member invited')).toBeTruthy()
  expect(screen.getByText(/^new@example\.org can join as User\./)).toBeTruthy()
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ email: 'new@example.org', role: 'user' })
  expect(calls.filter(({ method, path }) => method === 'GET' && path === '/api/team/members')).toHaveLength(2)
  expect(form.getByLabelText<HTMLInputElement>('Email').value).toBe('')
})

test('inviting a person again says, before and after, that the first link stops working', async () => {
  const { user } = openTeam([maya, lena], { 'POST /api/team/members': { body: lena } })
  const form = within(await screen.findByRole('form', { name: 'Add Team Member' }))
  expect(form.queryByText(/^Already invited/)).toBeNull()
  await user.type(form.getByLabelText('Email'), ' Lena@Example.org')
  expect(form.getByText(/^Already invited/)).toBeTruthy()
  await user.click(form.getByRole('button', { name: 'Add Member' }))
  expect(await screen.findByText(/The previous link no longer works/)).toBeTruthy()
})

test('[ERR-25] a failed addition says so, with the reason at the field', async () => {
  const { user } = openTeam([maya], {
    'POST /api/team/members': failure(409, 'already_member', 'noor@example.org is already in the team.'),
  })
  const form = within(await screen.findByRole('form', { name: 'Add Team Member' }))
  await user.type(form.getByLabelText('Email'), 'noor@example.org{Enter}')
  await says('Error', 'Failed to add team member')
  expect(form.getByText('noor@example.org is already in the team.')).toBeTruthy()
  expect(form.getByLabelText<HTMLInputElement>('Email').value).toBe('noor@example.org')
})

test('[TOAST-17] [API-25] a changed role names the member and the role', async () => {
  const { calls, user } = openTeam([maya, noor], {
    'PUT /api/team/members/person-2/role': { body: { ...noor, role: 'manager' } },
  })
  await user.selectOptions((await row('Noor')).getByRole('combobox'), 'Manager')
  expect(await screen.findByText('Noor is now a Manager')).toBeTruthy()
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ role: 'manager' })
})

test('[ERR-26] [ERR-27] a refusal is reported, with the reason in the row', async () => {
  const reason = 'A team needs an admin, and this is the last one.'
  const { user } = openTeam([maya, noor], {
    'PUT /api/team/members/person-2/role': failure(409, 'last_admin', reason),
    'DELETE /api/team/members/person-2': failure(409, 'last_admin', 'Not now.'),
  })
  await user.selectOptions((await row('Noor')).getByRole('combobox'), 'Admin')
  await says('Error', 'Failed to update role')
  expect((await row('Noor')).getByText(reason)).toBeTruthy()
  expect((await row('Noor')).getByRole<HTMLSelectElement>('combobox').value).toBe('user')
  await user.click((await row('Noor')).getByRole('button', { name: 'Remove Noor' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }))
  await says('Error', 'Failed to remove team member')
})

test('[TEAM-32] the last admin can’t leave and is told why', async () => {
  const reason = 'A team needs an admin, and this is the last one.'
  const { user } = openTeam([maya], { 'POST /api/team/leave': failure(409, 'last_admin', reason) })
  await user.click(await screen.findByRole('tab', { name: 'Profile' }))
  await user.click(await screen.findByRole('button', { name: 'Leave the team' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Leave the team' }))
  await says('Error', reason)
  expect(screen.getByRole('heading', { name: 'Your team' })).toBeTruthy()
})

test('[TEAM-08] [TOAST-18] [API-26] Remove asks first, and names the removed member', async () => {
  const { calls, user } = openTeam([maya, noor], {
    'DELETE /api/team/members/person-2': { body: { id: 'person-2', removed: true } },
  })
  await user.click((await row('Noor')).getByRole('button', { name: 'Remove Noor' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove Noor from the team?' }))
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(false)
  await user.click(dialog.getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('Noor has been removed from the team')).toBeTruthy()
})

test('the panel’s link focuses the form’s first field', async () => {
  const { user } = openTeam([maya])
  const form = within(await screen.findByRole('form', { name: 'Add Team Member' }))
  await user.click((await panel()).getByRole('button', { name: 'Go to the form' }))
  expect(document.activeElement).toBe(form.getByLabelText('Email'))
})

test('[TEAM-09] with five members there is no form, and no link to it', async () => {
  openTeam(Array.from({ length: 5 }, (_, at) => ({ ...noor, id: `person-${at + 1}`, username: `Member ${at}` })))
  expect(await screen.findByText('5 of 5 seats taken')).toBeTruthy()
  expect(screen.queryByRole('form', { name: 'Add Team Member' })).toBeNull()
  const button = (await panel()).getByRole('button', { name: 'Add Team Member', description: /^All 5 seats are taken/ })
  expect(button).toHaveProperty('disabled', true)
  expect((await panel()).queryByRole('button', { name: 'Go to the form' })).toBeNull()
})

const panel = async () => within(await screen.findByRole('region', { name: 'Team Plan' }))

test('[TEAM-13] [TEAM-14] [TEAM-17] the plan panel lists the team features, with a disabled button and its reason', async () => {
  openTeam([maya])
  expect((await panel()).getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Up to 5 members',
    'Shared transcripts and content',
    'Collaborative comments and notes',
    'Shared brand settings and hashtags',
    'Team-wide templates',
  ])
  const button = (await panel()).getByRole<HTMLButtonElement>('button', { name: 'Add Team Member' })
  expect(button.disabled).toBe(true)
  expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
    'to add members',
  )
})

test.each([
  ['[TEAM-15] in a team', 'team-1', 'Team Plan$19.99/month', false],
  ['[TEAM-15] [TEAM-16] [TEAM-29] on one’s own', null, 'Individual Plan$4.99/month', true],
])('%s the panel shows the plan and whether there is an upgrade', async (_, teamId, plan, hasUpgrade) => {
  const { calls } = openTeam([maya], {}, { teamId })
  await waitFor(async () => expect((await panel()).getByRole('definition').textContent).toBe(plan))
  const upgrade = (await panel()).queryByRole('button', { name: 'Upgrade to Team Plan ($19.99/month)' })
  expect(upgrade !== null).toBe(hasUpgrade)
  expect(calls.some(({ path }) => path === '/api/team/members')).toBe(teamId !== null)
})

test.each(['ending', 'active'] as const)(
  'of a closed team whose plan is %s the panel shows that plan',
  async (standing) => {
    openTeam(
      [maya],
      { 'GET /api/billing/subscription': { body: { plan: 'team', standing, until: null, hasPortal: false } } },
      { teamId: null, subscriptionStatus: 'active' },
    )
    expect(await (await panel()).findByText(/plan is from the team you closed/)).toBeTruthy()
    expect((await panel()).getByRole('definition').textContent).toBe('Team Plan$19.99/month')
    expect((await panel()).getByRole('button', { name: 'Make this workspace a team again' })).toBeTruthy()
  },
)

test('when payments are off no price is shown', async () => {
  openTeam([], { 'GET /api/setup': { body: { billing: 'off', isTestModeOpen: false } } }, { teamId: null })
  expect(await screen.findByRole('button', { name: 'Upgrade to Team Plan (Included)' })).toBeTruthy()
  expect(screen.queryByText(/\$/)).toBeNull()
})

test('a failed load of the members can be retried', async () => {
  let fails = true
  const { user } = openTeam([], {
    'GET /api/team/members': async () => {
      if (fails) throw new TypeError('no connection')
      return [maya]
    },
  })
  expect(await screen.findByText('The members could not be loaded.')).toBeTruthy()
  fails = false
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  await row('Maya')
})

test.each(['admin', 'manager', 'user'] as const)('[TEAM-05] the list lets a %s change members, or not', (role) => {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemberList members={[maya, noor, lena]} profile={aProfile({ id: 'person-3', role })} />
    </QueryClientProvider>,
  )
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
  const manages = can(role, 'changeUserRoles')
  expect(manages).toBe(role === 'admin')
  expect(screen.queryAllByRole('combobox')).toHaveLength(manages ? 3 : 0)
  expect(screen.queryAllByRole('button', { name: /^Remove/ })).toHaveLength(manages ? 3 : 0)
})

test.each(['manager', 'user'] as const)('[TEAM-01] [SET-01] a %s has no Team tab', async (role) => {
  openTeam([maya], {}, { role })
  expect(await screen.findByRole('tab', { name: 'Profile', selected: true })).toBeTruthy()
  expect(screen.queryByRole('tab', { name: 'Team' })).toBeNull()
  expect(screen.queryByRole('tab', { name: 'AI Settings' }) !== null).toBe(role === 'manager')
})
