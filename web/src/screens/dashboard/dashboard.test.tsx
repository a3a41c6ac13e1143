import { contentTypeKeys, getContentType } from '@podcastai/content-types'
import { type ActivityEvent, maxProjectsInList, type Profile, type TranscriptListItem } from '@podcastai/contracts'
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

type Answers = Parameters<typeof fakeServer>[0]

function open(address: string, projects: TranscriptListItem[], more: Answers = {}, profile: Partial<Profile> = {}) {
  const calls = fakeServer({
    'GET /api/auth/profile': { body: aProfile(profile) },
    'GET /api/transcripts': { body: projects },
    ...more,
  })
  return { calls, ...renderApp(address) }
}

const cards = () => screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'))

test('[DASH-02] [DASH-03] without a session it opens the login, without a profile a link to it, and returns to the same tab', async () => {
  localStorage.clear()
  const signIn = { 'POST /api/auth/login': { body: { sessionId: 'session-2', user: { username: 'Maya' } } } }
  const { address } = open('/dashboard?tab=help', [], signIn)
  await userEvent.type(await screen.findByLabelText('Email'), 'maya@example.org')
  await userEvent.type(screen.getByLabelText('Password'), 'secret1')
  await userEvent.click(screen.getByRole('button', { name: 'Login' }))
  await screen.findByRole('tab', { name: 'Help & Guides', selected: true })
  expect(address()).toBe('/dashboard?tab=help')
  cleanup()

  localStorage.setItem('sessionId', 'old')
  fakeServer({ 'GET /api/auth/profile': failure(401, 'no_session', 'Please log in.') })
  const app = renderApp('/dashboard?tab=team')
  expect(await screen.findByText('Session expired. Please log in again.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Go to Login' }))
  await waitFor(() => expect(app.path()).toBe('/login'))
  expect(app.router.state.location.search).toEqual({ to: '/dashboard?tab=team' })
})

test('[DASH-04] [DASH-24] a spinner for the profile, then six skeletons for the projects', async () => {
  let profileComes = () => {}
  const profile = new Promise<void>((resolve) => {
    profileComes = resolve
  })
  open('/dashboard', [], {
    'GET /api/auth/profile': () => profile.then(() => aProfile()),
    'GET /api/transcripts': () => new Promise(() => {}),
  })
  expect(await screen.findByText('Loading your account')).toBeTruthy()
  profileComes()
  await screen.findByRole('status', { name: 'Loading your projects' })
  expect(screen.getAllByTestId('project-skeleton')).toHaveLength(6)
})

test('[DASH-05] [DASH-06] [DASH-08] header and welcome', async () => {
  open('/dashboard', [aProject(), aProject()])
  const header = within(await screen.findByRole('banner'))
  expect(header.getByRole('link', { name: 'PodcastAI' })).toBeTruthy()
  expect(header.getByRole('link', { name: 'Dashboard', current: 'page' }).getAttribute('href')).toBe('/dashboard')
  expect(header.getAllByRole('link', { name: 'Create Content' })[0]?.getAttribute('href')).toBe('/create')
  expect(header.getByText('Welcome, Maya')).toBeTruthy()
  expect(header.getAllByText('M').length).toBeGreaterThan(0)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome, Maya')
  expect(await screen.findByText('2 projects.')).toBeTruthy()
})

test('[STATUS-05] a completed project is Ready, with the types that could not be generated beside it', async () => {
  const failedTypes = contentTypeKeys.slice(0, 4)
  open('/dashboard', [aProject({ failedTypes }), aProject({ failedTypes: ['quotes'] }), aProject()])
  await screen.findByText('3 projects.')
  const [many, one, none] = screen.getAllByRole('article').map((card) => within(card))
  for (const card of [many, one, none]) expect(card?.getByText('Ready')).toBeTruthy()
  const labels = failedTypes.map((key) => getContentType(key).label)
  const text = await many?.findByText(`Not generated: ${labels.slice(0, 2).join(', ')} and 2 more`)
  expect(text?.title).toBe(`Not generated: ${labels.join(', ')}`)
  expect(await one?.findByText('Not generated: Best Quotes')).toBeTruthy()
  expect(none?.queryByText(/Not generated/)).toBeNull()
})

test('[DASH-09] projects beyond the list are counted too', async () => {
  const projects = Array.from({ length: maxProjectsInList }, () => aProject({ episodeDuration: 60 }))
  const totals = { projects: 312, minutes: 18_000, items: 9000 }
  open('/dashboard', projects, { 'GET /api/insights': { body: { totals } } })
  expect(await screen.findByText('312 projects.')).toBeTruthy()
  const statistics = within(screen.getByRole('region', { name: 'Statistics' }))
  for (const figure of ['312', '2496', '18000 minutes of talk']) expect(statistics.getByText(figure)).toBeTruthy()
  expect(await screen.findByText('6 of 312, newest first')).toBeTruthy()
})

test('[DASH-09] [DASH-45] four stat cards', async () => {
  open('/dashboard', [aProject({ episodeDuration: 90 })])
  const statistics = within(await screen.findByRole('region', { name: 'Statistics' }))
  await statistics.findByText('1.5')
  expect(statistics.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Total Projects',
    'Content Pieces',
    'Content Processed',
    'Individual',
  ])
  expect(statistics.getAllByRole('definition').map((figure) => figure.textContent)).toContain('1seat')
  expect(statistics.getByText('all generated')).toBeTruthy()
})

test('[DASH-10] below the 8 pieces per project is the actual number', async () => {
  open('/dashboard', [aProject({ generatedTypes: 8 }), aProject({ generatedTypes: 3 })])
  const statistics = within(await screen.findByRole('region', { name: 'Statistics' }))
  expect(await statistics.findByText('16')).toBeTruthy()
  expect(statistics.getByText('11 generated so far')).toBeTruthy()
})

test('a new account sees its plan and no zero counters', async () => {
  open('/dashboard', [])
  const statistics = within(await screen.findByRole('region', { name: 'Statistics' }))
  await waitFor(() =>
    expect(statistics.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Individual']),
  )
})

test('greeting and figures are above the projects, not above the account', async () => {
  open('/dashboard?tab=profile', [aProject()])
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Your account')
  expect(screen.queryByRole('region', { name: 'Statistics' })).toBeNull()
  await userEvent.click(screen.getByRole('tab', { name: 'Help & Guides' }))
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Welcome, Maya')
  expect(await screen.findByRole('region', { name: 'Statistics' })).toBeTruthy()
})

test('[DASH-23] [DASH-22] [DASH-21] six cards of the search results', async () => {
  open('/dashboard', [
    ...Array.from({ length: 7 }, (_, index) => aProject({ filename: `Talk ${index}.srt` })),
    aProject({ filename: 'Queues.txt', status: 'error' }),
  ])
  await screen.findByRole('article', { name: 'Talk 0' })
  expect(cards()).toHaveLength(6)
  const search = screen.getByPlaceholderText('Search your projects...')
  for (const words of ['QUEUES', 'error']) {
    await userEvent.clear(search)
    expect(cards()).toHaveLength(6)
    await userEvent.type(search, words)
    expect(cards()).toEqual(['Queues'])
  }
})

test('the list includes the talk strips of its cards; search results fetch their own', async () => {
  const found = aProject({ filename: 'Queues.txt', strip: [] })
  const { calls } = open(
    '/dashboard',
    [...Array.from({ length: 7 }, (_, index) => aProject({ filename: `Talk ${index}.srt` })), found],
    { [`GET /api/transcripts/${found.id}/strip`]: { body: { strip: [{ host: 1, guests: 0.5 }] } } },
  )
  await screen.findByRole('article', { name: 'Talk 0' })
  expect(calls.filter(({ path }) => path.startsWith('/api/transcripts'))).toMatchObject([{ query: 'strips=6' }])
  await userEvent.type(screen.getByPlaceholderText('Search your projects...'), 'queues')
  const card = screen.getByRole('article', { name: 'Queues' })
  await waitFor(() => expect(card.querySelectorAll('svg path[fill="var(--host)"]')).toHaveLength(1))
  expect(calls.filter(({ path }) => path.endsWith('/strip'))).toHaveLength(1)
})

test('[DASH-25] without projects it says so and leads to /create', async () => {
  open('/dashboard', [])
  expect(await screen.findByText('No projects yet')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Create Your First Project' }).getAttribute('href')).toBe('/create')
})

test('[DASH-26] [DASH-27] the title leads to the project, the body to its transcript', async () => {
  const project = aProject({ filename: 'Bread.srt' })
  open('/dashboard', [project])
  const card = within(await screen.findByRole('article', { name: 'Bread' }))
  expect(card.getByRole('link', { name: 'Bread' }).getAttribute('href')).toBe(`/project/${project.id}`)
  expect(card.getByRole('link', { name: /^Open the transcript of Bread/ }).getAttribute('href')).toBe(
    `/transcript/${project.id}`,
  )
})

test('[DASH-28] [DASH-29] [DASH-31] rename: canceling sends nothing, an empty name can’t be saved, and the name is trimmed', async () => {
  const project = aProject({ filename: 'Bread.srt' })
  const { calls } = open('/dashboard', [project], {
    [`PATCH /api/transcripts/${project.id}/rename`]: { body: project },
  })
  const user = userEvent.setup()
  const openDialog = async () => {
    await user.click(await screen.findByRole('button', { name: 'Rename or delete Bread' }))
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Rename', 'Delete'])
    await user.click(screen.getByRole('menuitem', { name: 'Rename' }))
    return within(await screen.findByRole('dialog', { name: 'Rename Project' }))
  }
  let dialog = await openDialog()
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(calls.some((call) => call.method === 'PATCH')).toBe(false)

  dialog = await openDialog()
  const name = dialog.getByLabelText('Project name')
  await user.clear(name)
  await user.type(name, '   ')
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true)
  await user.type(name, ' Salt ')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Project renamed successfully')).toBeTruthy()
  expect(calls.find((call) => call.method === 'PATCH')?.body).toEqual({ filename: 'Salt' })
})

test('[ERR-10] [ERR-12] a failed rename or deletion shows the server’s message', async () => {
  const project = aProject({ filename: 'Bread.srt' })
  open('/dashboard', [project], {
    [`PATCH /api/transcripts/${project.id}/rename`]: failure(409, 'conflict', 'Someone renamed it.'),
    [`DELETE /api/transcripts/${project.id}`]: failure(403, 'forbidden', 'Only managers delete.'),
  })
  const user = userEvent.setup()
  const choose = async (act: string) => {
    await user.click(await screen.findByRole('button', { name: 'Rename or delete Bread' }))
    await user.click(screen.getByRole('menuitem', { name: act }))
  }
  await choose('Rename')
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('ErrorSomeone renamed it.'))
  await user.keyboard('{Escape}')
  await choose('Delete')
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('ErrorOnly managers delete.'))
})

test('[DASH-32] [TOAST-05] [ERR-12] delete asks first, can be retried after a failure, and confirms', async () => {
  const project = aProject({ filename: 'Bread.srt' })
  const path = `DELETE /api/transcripts/${project.id}`
  const { calls } = open('/dashboard', [project], { [path]: failure(500, 'unexpected', '') })
  const user = userEvent.setup()
  const openDialog = async () => {
    await user.click(await screen.findByRole('button', { name: 'Rename or delete Bread' }))
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }))
    return within(await screen.findByRole('dialog', { name: 'Delete Project' }))
  }
  await user.click((await openDialog()).getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  const dialog = await openDialog()
  expect(calls.some((call) => call.method === 'DELETE')).toBe(false)
  await user.click(dialog.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('ErrorFailed to delete project'))
  const again = fakeServer({
    'GET /api/transcripts': { body: [] },
    [path]: { body: { id: project.id, deleted: true } },
  })
  await user.click(dialog.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Project deleted successfully')).toBeTruthy()
  expect(await screen.findByText('No projects yet')).toBeTruthy()
  expect(again.filter((call) => call.method === 'DELETE')).toHaveLength(1)
})

test('a user, who may not delete, is not offered it', async () => {
  open('/dashboard', [aProject({ filename: 'Bread.srt' })], {}, { role: 'user' })
  await userEvent.click(await screen.findByRole('button', { name: 'Rename or delete Bread' }))
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Rename'])
})

test('[DASH-38] a finished project comes first and highlighted, with View content', async () => {
  const projects = ['New', 'Older', 'Oldest'].map((name) => aProject({ filename: `${name}.srt` }))
  const look = async (name: string) => (await screen.findByRole('article', { name })).className
  open('/dashboard', projects)
  const plain = await look('Older')
  expect(await look('New')).toBe(plain)
  expect(screen.queryByRole('link', { name: 'View content' })).toBeNull()
  cleanup()

  open(`/dashboard?transcript=${projects[1]?.id}`, projects)
  expect(await look('Older')).not.toBe(plain)
  expect([await look('New'), await look('Oldest')]).toEqual([plain, plain])
  expect(cards()).toEqual(['Older', 'New', 'Oldest'])
  const link = screen.getByRole('link', { name: 'View content' })
  expect(link.getAttribute('href')).toBe(`/project/${projects[1]?.id}`)
  expect(document.activeElement).toBe(link)
})

test('[DASH-20] [DASH-18] [DASH-33] a tab is an address, and Get Help opens the help', async () => {
  const app = open('/dashboard?tab=profile', [])
  expect(await screen.findByRole('tab', { name: 'Profile', selected: true })).toBeTruthy()
  for (const [name, tab] of Object.entries({ 'Help & Guides': 'help', Profile: 'profile' })) {
    await userEvent.click(screen.getByRole('tab', { name }))
    await waitFor(() => expect(app.address()).toBe(`/dashboard?tab=${tab}`))
  }
  await userEvent.click(screen.getByRole('link', { name: 'Get Help' }))
  expect(await screen.findByPlaceholderText('Search help articles...')).toBeTruthy()
  expect(app.address()).toBe('/dashboard?tab=help')
  await userEvent.click(screen.getByRole('tab', { name: 'Recent Projects' }))
  await waitFor(() => expect(app.address()).toBe('/dashboard'))
})

test('[DASH-15] [DASH-16] [DASH-17] five quick actions, including the overlays and the team', async () => {
  const app = open('/dashboard', [aProject()])
  const actions = within(await screen.findByRole('region', { name: 'Quick actions' }))
  expect(actions.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Upload New Transcript',
    'Social Media Text Overlays',
    'Team Settings',
    'Export Summary',
    'Get Help',
  ])
  await userEvent.click(actions.getByRole('link', { name: 'Team Settings' }))
  await waitFor(() => expect(app.address()).toBe('/dashboard?tab=team'))
  await userEvent.click(actions.getByRole('link', { name: 'Social Media Text Overlays' }))
  await waitFor(() => expect(app.path()).toBe('/clip-thumbnails'))
})

test('[DASH-16] without a Team tab the profile opens instead, and says why', async () => {
  open('/dashboard', [aProject()], {}, { role: 'user', teamId: 'team-1' })
  await userEvent.click(await screen.findByRole('link', { name: 'Team Settings' }))
  expect(await screen.findByRole('tab', { name: 'Profile', selected: true })).toBeTruthy()
  expect(screen.getByText(/^“Team” is not available to the role User\./)).toBeTruthy()
  await userEvent.click(screen.getByRole('tab', { name: 'Recent Projects' }))
  await userEvent.click(screen.getByRole('tab', { name: 'Profile' }))
  expect(screen.queryByText(/is not available to the role/)).toBeNull()
})

test('[DASH-19] the project tabs come before the account tabs', async () => {
  open('/dashboard', [aProject()])
  const tabs = await screen.findAllByRole('tab')
  expect(tabs.slice(0, 3).map(({ textContent }) => textContent)).toEqual([
    'Recent Projects',
    'Content Insights',
    'Help & Guides',
  ])
})

test('[DASH-12] the latest events show what happened, to what and by whom', async () => {
  const project = { id: 'project-1', filename: 'Bread.srt' }
  const at = new Date(Date.now() - 5 * 60_000).toISOString()
  const nils = { id: 'person-2', name: 'Nils' }
  const event = { at, by: nils, project, contentType: null, formatName: null }
  const told = async (events: ActivityEvent[]) => {
    open('/dashboard', [aProject()], { 'GET /api/activity': { body: { events } } })
    const activity = within(await screen.findByRole('region', { name: 'Recent activity' }))
    if (events.some(({ contentType }) => contentType)) await activity.findByText(/Best Quotes/)
    const lines = activity.getAllByRole('listitem').map(({ textContent }) => textContent)
    const links = activity.queryAllByRole('link').map((link) => link.getAttribute('href'))
    cleanup()
    return { lines, links }
  }
  expect(
    await told([
      { ...event, kind: 'edited', contentType: 'quotes' },
      { ...event, kind: 'generated', by: null },
      { ...event, kind: 'uploaded', by: { id: aProfile().id, name: 'Maya' } },
      { ...event, kind: 'shared', contentType: 'own_abcdefghij', formatName: 'Fan letter' },
    ]),
  ).toEqual({
    lines: [
      'BreadBest Quotes edited by Nils 5 minutes ago',
      'Breadcontent generated 5 minutes ago',
      'Breaduploaded 5 minutes ago',
      'BreadFan letter shared by Nils 5 minutes ago',
    ],
    links: [
      ...['/project/project-1?type=quotes', '/project/project-1', '/project/project-1'],
      '/project/project-1?type=own_abcdefghij',
    ],
  })
  expect(
    await told([
      { ...event, kind: 'commented' },
      { ...event, kind: 'shared' },
      { ...event, kind: 'joined', project: null },
    ]),
  ).toEqual({
    lines: [
      'Breadcommented on by Nils 5 minutes ago',
      'Breadshared by Nils 5 minutes ago',
      'Nilsjoined the team 5 minutes ago',
    ],
    links: ['/project/project-1', '/project/project-1'],
  })
})

test('[DASH-35] [DASH-36] [DASH-37] the help tab has five articles that expand in place', async () => {
  open('/dashboard?tab=help', [])
  const panel = within(await screen.findByRole('tabpanel', { name: 'Help & Guides' }))
  await panel.findByText('Getting Started')
  const articles = panel.getAllByRole('group') as HTMLDetailsElement[]
  expect(articles.map((article) => article.querySelector('summary .type-h3')?.textContent)).toEqual([
    'Getting Started',
    'Optimizing Social Media Content',
    'Team Collaboration Features',
    'Advanced AI Customization',
    'Understanding AI Content Types',
  ])
  for (const article of articles) {
    expect(article.open).toBe(false)
    await userEvent.click(article.querySelector('summary') as HTMLElement)
    expect(article.open).toBe(true)
  }
  const team = 'Team members share transcripts, comments and settings. Admins add up to 5 members'
  expect(articles[2]?.textContent).toContain(team)
})

test('[DASH-14] Upload New Transcript leads to /create', async () => {
  open('/dashboard', [aProject()])
  await screen.findByRole('article')
  const actions = within(screen.getByRole('region', { name: 'Quick actions' }))
  expect(actions.getByRole('link', { name: 'Upload New Transcript' }).getAttribute('href')).toBe('/create')
})

test('[STATUS-14] [PROC-17] [STATUS-09] a running card links to its progress, a failed one retries', async () => {
  const running = aProject({ filename: 'Running.srt', status: 'analyzing' })
  const failed = aProject({ filename: 'Failed.srt', status: 'error', statusReason: 'No words in it.' })
  const { calls } = open('/dashboard', [running, failed], {
    [`POST /api/transcripts/${failed.id}/retry`]: { body: failed },
  })
  const first = within(await screen.findByRole('article', { name: 'Running' }))
  expect(first.getByText('Generating Content')).toBeTruthy()
  expect(first.getByRole('link', { name: 'Watch progress' }).getAttribute('href')).toBe(`/processing/${running.id}`)
  const second = within(screen.getByRole('article', { name: 'Failed' }))
  expect(second.getByText('No words in it.')).toBeTruthy()
  await userEvent.click(second.getByRole('button', { name: 'Try Again' }))
  await waitFor(() => expect(calls.some((call) => call.path.endsWith('/retry'))).toBe(true))
})
