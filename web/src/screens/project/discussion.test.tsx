import type { Comment, ProjectNote } from '@podcastai/contracts'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sampleContent } from '../../../../content-types/src/registry/sample-content.fixture.ts'
import { json, projectWorld } from './project-screen.fixture.tsx'

beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60)
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const people = [
  { id: '1', name: 'Maya' },
  { id: '2', name: 'Noor Haddad' },
]
const comment = (changes: Partial<Comment> = {}): Comment => ({
  id: 'comment-1',
  text: 'Shall we open with this?',
  author: { id: '2', name: 'Noor Haddad' },
  contentType: null,
  item: null,
  about: null,
  mentions: [],
  createdAt: new Date(Date.now() - 3_600_000).toISOString(),
  editedAt: null,
  resolved: null,
  ...changes,
})
const [quote] = sampleContent.quotes
const about = { contentType: 'quotes' as const, item: '0', about: quote!.text }
const onQuote = comment({ id: 'comment-2', ...about })

function openProject(comments: Comment[], answers: NonNullable<Parameters<typeof projectWorld>[0]>['answers'] = {}) {
  const { page, fetch, world } = projectWorld(
    { answers: { 'GET /comments': () => json({ comments, people }), ...answers } },
    '?type=quotes',
  )
  localStorage.setItem('sessionId', 'session')
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('scrollTo', () => {})
  render(page)
  return { world, user: userEvent.setup() }
}

async function openDiscussion(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByRole('button', { name: /^Comments/ }))
  return within(await screen.findByRole('dialog', { name: 'Comments and note' }))
}

test('[COLLAB-01] all comments are listed with author, time and mentions', async () => {
  const text = '@Maya <b>look</b>'
  const { user } = openProject([comment(), comment({ id: 'c', text, mentions: [{ id: '1', name: 'Maya' }] })])
  const dialog = await openDiscussion(user)
  const [first, second] = await dialog.findAllByRole('listitem')
  expect(first?.textContent).toBe('Noor Haddad 1 hour agoShall we open with this?')
  expect(within(second!).getByText('Mentions you')).toBeTruthy()
  expect(second?.textContent).toContain(text)
  expect(second?.querySelector('b')).toBeNull()
  expect(within(second!).getByText('@Maya').className).toContain('text-petrol')
  expect(screen.getByRole('button', { name: 'Comments 2', hidden: true })).toBeTruthy()
})

test('[COLLAB-01] a comment is written with a suggested mention, and can be deleted', async () => {
  const added = comment({ id: 'new', text: '@Noor Haddad yes', author: { id: '1', name: 'Maya' } })
  const { world, user } = openProject([], {
    'POST /comments': () => json(added),
    'DELETE /comments/new': () => json({ id: 'new', deleted: true }),
  })
  const dialog = await openDiscussion(user)
  const field = await dialog.findByLabelText<HTMLTextAreaElement>('Comment on the project')
  await user.type(field, '@no')
  expect(dialog.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Noor Haddad'])
  await user.keyboard('{Escape}')
  expect(dialog.queryByRole('option')).toBeNull()
  expect(screen.getByRole('dialog', { name: 'Comments and note' })).toBeTruthy()
  await user.keyboard('{Backspace}')
  await user.keyboard('{Enter}yes')
  expect(field.value).toBe('@Noor Haddad yes')
  expect(dialog.queryByRole('option')).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Comment' }))
  expect(await dialog.findByRole('listitem')).toBeTruthy()
  expect(world.bodies).toContainEqual({ text: '@Noor Haddad yes' })
  expect(field.value).toBe('')
  expect(document.activeElement).toBe(field)
  await user.click(dialog.getByRole('button', { name: 'Delete the comment of Maya' }))
  await waitFor(() => expect(dialog.queryByRole('listitem')).toBeNull())
})

test('[COLLAB-02] an item has its own comments; one about an earlier text shows that text', async () => {
  const earlier = comment({ ...onQuote, id: 'comment-3', about: 'Another quote that stood here.' })
  const gone = comment({ ...earlier, id: 'comment-4', item: 'deleted' })
  const { world, user } = openProject([comment(), onQuote, earlier, gone], {
    'POST /comments': () => json(comment({ ...onQuote, id: 'new', text: 'Mine' })),
  })
  const bubble = await screen.findByRole('button', { name: /^Comment on quote .*, 2 comments$/ })
  expect(bubble.textContent).toBe('2')
  await user.click(bubble)
  const thread = within(await screen.findByRole('dialog', { name: /^Comments on quote/ }))
  const items = await thread.findAllByRole('listitem')
  expect(items).toHaveLength(2)
  expect(document.activeElement).toBe(thread.getByLabelText('Comment'))
  expect(items[0]?.textContent).not.toContain('earlier')
  expect(items[1]?.textContent).toContain('About an earlier text: “Another quote that stood here.”')
  await user.type(thread.getByLabelText('Comment'), 'Mine')
  await user.click(thread.getByRole('button', { name: 'Comment' }))
  await waitFor(() => expect(thread.getAllByRole('listitem')).toHaveLength(3))
  expect(world.bodies).toContainEqual({ text: 'Mine', contentType: 'quotes', item: '0' })
})

test('[COLLAB-02] a comment in the list links to what it is about', async () => {
  const titles = comment({ contentType: 'episode_titles', item: 'primary', about: 'A title' })
  const { user } = openProject([titles])
  const dialog = await openDiscussion(user)
  await user.click(await dialog.findByRole('button', { name: 'Episode Titles' }))
  expect(await screen.findByRole('heading', { level: 2, name: 'Episode Titles' })).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('[COLLAB-02] a comment stays with its item when that moves, and says so when the text is gone', async () => {
  Element.prototype.scrollIntoView = () => {}
  const gone = comment({ ...about, id: 'gone', item: 'deleted', about: 'What nobody says any more.' })
  const moved = comment({ ...about, id: 'moved', item: 'first' })
  const [first, second, ...others] = sampleContent.quotes
  const quotes = [second, { ...first, id: 'first' }, ...others]
  const { user } = openProject([moved, gone], { 'GET /content': () => json({ ...sampleContent, quotes }) })
  expect(await screen.findByRole('button', { name: /^Comment on quote .*, 1 comment$/ })).toBeTruthy()
  const dialog = await openDiscussion(user)
  const [onMoved, onGone] = await dialog.findAllByRole('listitem')
  expect(onMoved?.textContent).not.toContain('earlier')
  expect(onGone?.textContent).toContain('About an earlier text: “What nobody says any more.”')
  await user.click(within(onMoved!).getByRole('button', { name: 'Best Quotes' }))
  await waitFor(() => expect(document.querySelector('[data-arrived]')?.textContent).toContain(quote!.text))
})

test('[COLLAB-01] users can edit their own comments only, in place', async () => {
  const mine = comment({ id: 'mine', text: 'Nice', author: { id: '1', name: 'Maya' } })
  const { world, user } = openProject([comment(), mine], {
    'PATCH /comments/mine': () => json({ ...mine, text: 'Nice, @Noor Haddad', editedAt: new Date().toISOString() }),
  })
  const dialog = await openDiscussion(user)
  await dialog.findAllByRole('listitem')
  expect(dialog.queryByRole('button', { name: 'Edit the comment of Noor Haddad' })).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Edit the comment of Maya' }))
  const field = dialog.getByLabelText<HTMLTextAreaElement>('Your comment')
  expect(field.value).toBe('Nice')
  await user.type(field, ', @Noor Haddad')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText(/, edited$/)).toBeTruthy()
  expect(dialog.getByText('Nice, @Noor Haddad').tagName).toBe('P')
  expect(world.bodies).toContainEqual({ text: 'Nice, @Noor Haddad' })
})

test('[COLLAB-01] a resolved comment is collapsed, not counted, and can be reopened', async () => {
  const settled = { by: { id: '1', name: 'Maya' }, at: new Date().toISOString() }
  const { world, user } = openProject([comment(), onQuote], {
    'PUT /comments/comment-2/resolved': () =>
      json({ ...onQuote, resolved: (world.bodies.at(-1) as { resolved: boolean }).resolved ? settled : null }),
  })
  const dialog = await openDiscussion(user)
  const [, row] = await dialog.findAllByRole('listitem')
  await user.click(within(row!).getByRole('button', { name: 'Resolve the comment of Noor Haddad' }))
  await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(1))
  expect(screen.getByRole('button', { name: 'Comments 1', hidden: true })).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: '1 resolved' }))
  const folded = within(dialog.getByRole('list', { name: 'Resolved comments' }))
  expect(folded.getByText(/^Resolved by Maya, /)).toBeTruthy()
  await user.click(folded.getByRole('button', { name: 'Reopen the comment of Noor Haddad' }))
  await waitFor(() => expect(dialog.queryByRole('button', { name: '1 resolved' })).toBeNull())
  expect(dialog.getAllByRole('listitem')).toHaveLength(2)
})

test('text that could not be saved stays in the field', async () => {
  const { user } = openProject([], {
    'POST /comments': () => json({ message: 'A project holds 500 comments.', code: 'conflict' }, 409),
  })
  const dialog = await openDiscussion(user)
  const field = await dialog.findByLabelText<HTMLTextAreaElement>('Comment on the project')
  await user.type(field, 'One more')
  await user.click(dialog.getByRole('button', { name: 'Comment' }))
  expect(await screen.findByText('A project holds 500 comments.')).toBeTruthy()
  expect(field.value).toBe('One more')
})

const createNote = (text: string, revision: number): ProjectNote => ({
  text,
  revision,
  editedBy: 'Noor Haddad',
  editedAt: '2026-11-20T10:00:00.000Z',
})

async function openNote(user: ReturnType<typeof userEvent.setup>) {
  const dialog = await openDiscussion(user)
  await user.click(dialog.getByRole('tab', { name: 'Note' }))
  return { dialog, field: await dialog.findByLabelText<HTMLTextAreaElement>('Shared note') }
}

test('[COLLAB-01] unsent text is still there when the comments are reopened', async () => {
  const own = comment({ author: { id: '1', name: 'Maya' } })
  const { user } = openProject([own], { 'PATCH /comments/comment-1': () => json({ ...own, text: 'Changed' }) })
  const dialog = await openDiscussion(user)
  await user.type(await dialog.findByLabelText('Comment on the project'), 'Half a thought')
  await user.click(dialog.getByRole('button', { name: /^Edit/ }))
  expect(document.activeElement).toBe(dialog.getByLabelText('Your comment'))
  await user.type(dialog.getByLabelText('Your comment'), ' Or not')
  await user.click(dialog.getByRole('tab', { name: 'Note' }))
  await user.click(dialog.getByRole('tab', { name: 'Comments' }))
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Comment on the project').value).toBe('Half a thought')
  await user.click(dialog.getByRole('button', { name: /^Edit/ }))
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Your comment').value).toBe(`${own.text} Or not`)
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await dialog.findByText('Changed')
  await user.click(dialog.getByRole('button', { name: /^Edit/ }))
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Your comment').value).toBe('Changed')
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(document.activeElement).toBe(dialog.getByRole('listitem'))
})

test('[COLLAB-03] the note is read and edited, and unsaved text survives a reload', async () => {
  const answers = {
    'GET /note': () => json(createNote('Publish on Friday.', 1)),
    'PUT /note': () => json(createNote('Publish on Friday. At noon.', 2)),
  }
  const { user } = openProject([], answers)
  const before = await openNote(user)
  expect(before.field.value).toBe('Publish on Friday.')
  expect(before.dialog.getByText(/^Saved .* by Noor Haddad$/)).toBeTruthy()
  await user.type(before.field, ' At noon.')
  cleanup()

  const { world, user: again } = openProject([], answers)
  const { dialog, field } = await openNote(again)
  expect(field.value).toBe('Publish on Friday. At noon.')
  await again.click(dialog.getByRole('button', { name: 'Save note' }))
  expect(await screen.findByText('Note saved')).toBeTruthy()
  expect(world.bodies).toContainEqual({ text: 'Publish on Friday. At noon.', baseRevision: 1 })
  expect(Object.keys(localStorage).filter((key) => key.startsWith('note:'))).toEqual([])
})

test('[COLLAB-03] the second user to save sees both texts and decides', async () => {
  const theirs = createNote('Publish on Saturday.', 2)
  const { world, user } = openProject([], {
    'GET /note': () => json(createNote('Publish on Friday.', 1)),
    'PUT /note': () => json({ message: 'Changed.', code: 'conflict', details: { note: theirs } }, 409),
  })
  const { dialog, field } = await openNote(user)
  fireEvent.change(field, { target: { value: 'Publish on Monday.' } })
  await user.click(dialog.getByRole('button', { name: 'Save note' }))
  const both = within(await dialog.findByRole('alert', { name: 'Conflicting notes' }))
  expect(both.getByText(/Noor Haddad saved the note while you were writing/)).toBeTruthy()
  expect(both.getByText('Saturday').tagName).toBe('INS')
  expect(field.value).toBe('Publish on Monday.')
  expect(dialog.queryByRole('button', { name: 'Save note' })).toBeNull()

  world.answers['PUT /note'] = () => json(createNote('Publish on Monday.', 3))
  await user.click(both.getByRole('button', { name: 'Keep mine' }))
  await user.click(dialog.getByRole('button', { name: 'Save note' }))
  await waitFor(() => expect(world.bodies).toContainEqual({ text: 'Publish on Monday.', baseRevision: 2 }))
  expect(await screen.findByText('Note saved')).toBeTruthy()
})
