import type { Comment, Mention } from '@podcastai/contracts'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { json, projectId, projectWorld } from './project-screen.fixture.tsx'

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {}
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60)
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const noor = { id: '2', name: 'Noor Haddad' }
const people = [{ id: '1', name: 'Maya' }, noor]
const createdAt = new Date(Date.now() - 3_600_000).toISOString()
const mention = (changes: Partial<Mention> = {}): Mention => ({
  commentId: 'c1',
  project: { id: projectId, filename: 'The bakery that closed.vtt' },
  contentType: null,
  formatName: null,
  about: null,
  text: '@Maya look',
  author: noor,
  createdAt,
  isRead: false,
  ...changes,
})
const comment: Comment = {
  ...{ id: 'c1', text: '@Maya look', author: noor, mentions: [{ id: '1', name: 'Maya' }], createdAt },
  ...{ contentType: null, item: null, about: null, editedAt: null, resolved: null },
}

function openProject(mentions: Mention[] | undefined, { comments = [comment], search = '?type=quotes' } = {}) {
  const { page, fetch, world } = projectWorld(
    {
      mentions,
      answers: {
        'GET /comments': () => json({ comments, people }),
        'POST /api/mentions/read': () => {
          const read = (world.bodies.at(-1) as { comments: string[] }).comments
          world.mentions = world.mentions?.map((one) => (read.includes(one.commentId) ? { ...one, isRead: true } : one))
          return json({ mentions: world.mentions })
        },
      },
    },
    search,
  )
  localStorage.setItem('sessionId', 'session')
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('scrollTo', () => {})
  render(page)
  return { world, user: userEvent.setup() }
}

test('a mentioned user sees the number of unread mentions, reads them by opening the list, and follows a link', async () => {
  const older = mention({ commentId: 'c0', text: 'Old, @Maya', isRead: true, contentType: 'quotes' })
  const { world, user } = openProject([mention(), older])
  await user.click(await screen.findByRole('button', { name: 'Mentions, 1 new' }))
  const list = within(await screen.findByRole('dialog', { name: 'Mentions' }))
  expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Noor HaddadNew1 hour ago@Maya lookThe bakery that closed',
    'Noor Haddad1 hour agoOld, @MayaThe bakery that closed, Best Quotes',
  ])
  expect(await screen.findByRole('button', { name: 'Mentions' })).toBeTruthy()
  expect(world.bodies).toContainEqual({ comments: ['c1'] })
  await user.click(list.getAllByRole('link')[0]!)
  const discussion = await screen.findByRole('dialog', { name: 'Comments and note' })
  expect(await within(discussion).findByText('Mentions you')).toBeTruthy()
  await waitFor(() => expect(document.activeElement?.textContent).toContain('@Maya look'))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('other users see no mentions button', async () => {
  openProject([])
  expect(await screen.findByRole('button', { name: 'Comments 1' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Mentions/ })).toBeNull()
  cleanup()
  const { world } = openProject(undefined)
  expect(await screen.findByRole('button', { name: 'Comments 1' })).toBeTruthy()
  expect(world.calls.filter((name) => name.includes('mentions'))).toEqual([])
})

test('the project shows that a comment mentions the reader until they open the comments', async () => {
  const elsewhere = mention({ commentId: 'c2', project: { id: 'another', filename: 'another.vtt' } })
  const { world, user } = openProject([mention(), elsewhere])
  await user.click(await screen.findByRole('button', { name: /^Comments 1.*one mentions you$/ }))
  await screen.findByRole('dialog', { name: 'Comments and note' })
  await waitFor(() => expect(world.bodies).toContainEqual({ comments: ['c1'] }))
  await user.keyboard('{Escape}')
  expect(await screen.findByRole('button', { name: 'Comments 1' })).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Mentions, 1 new' })).toBeTruthy()
})

test('a mention leads to its comment on a phone too, where comments are behind a button', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  const { world } = openProject([mention()], { search: '?comment=c1' })
  const dialog = await screen.findByRole('dialog', { name: 'Comments and note' })
  expect(await within(dialog).findByText('Mentions you')).toBeTruthy()
  await waitFor(() => expect(world.bodies).toContainEqual({ comments: ['c1'] }))
})

test('a link expands a resolved comment, and says so if the comment is gone', async () => {
  const resolved = { ...comment, resolved: { by: noor, at: createdAt } }
  openProject([mention()], { comments: [resolved], search: '?comment=c1' })
  const dialog = within(await screen.findByRole('dialog', { name: 'Comments and note' }))
  expect(await dialog.findByRole('list', { name: 'Resolved comments' })).toBeTruthy()
  cleanup()
  openProject([mention()], { comments: [], search: '?comment=c1' })
  expect(await screen.findByText('The comment you were looking for was deleted.')).toBeTruthy()
})
