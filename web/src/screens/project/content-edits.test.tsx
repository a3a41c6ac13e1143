// Editing a type: what is stored on which version, and restoring older versions.
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sampleContent } from '../../../../content-types/src/registry/sample-content.fixture.ts'
import { json, projectId, projectWorld, readyProject } from './project-screen.fixture.tsx'

beforeEach(() => localStorage.setItem('sessionId', 'session'))

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

function openProject(...args: Parameters<typeof projectWorld>) {
  const { page, fetch, world } = projectWorld(...args)
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('scrollTo', () => {})
  return { world, ...render(page) }
}

test('an edit of an outdated version is not stored: the text stays open, and the newer version is fetched', async () => {
  const user = userEvent.setup()
  const { world } = openProject({}, '?type=social_media')
  await user.click(await screen.findByRole('button', { name: 'Edit short caption' }))
  await user.type(screen.getByLabelText('Caption'), ' And mine.')
  const theirs = { ...sampleContent.social_media.short, caption: 'Theirs.' }
  world.content = { ...sampleContent, social_media: { ...sampleContent.social_media, short: theirs } }
  world.transcript = {
    ...readyProject,
    generation: readyProject.generation.map((one) => ({ ...one, version: one.version + 1 })),
  }
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Save failedSomeone else just changed this.')
  expect(await screen.findByText(/The saved text has changed since you started/)).toBeTruthy()
  expect(screen.getByLabelText<HTMLTextAreaElement>('Caption').value).toMatch(/And mine\.$/)
  expect(screen.getByText(/^Version 2/)).toBeTruthy()
  expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Content saved')).toBeTruthy()
  expect(world.content.social_media?.short.caption).toMatch(/And mine\.$/)
})

test.each([
  ['quotes', /^Edit quote/, 'Category', 'humor', 'Humor', () => sampleContent.quotes[0]?.category],
  ['viral_clips', /^Edit moment/, 'Type', 'funny', 'Funny', () => sampleContent.viral_clips[0]?.viralType],
  ['episode_titles', 'Edit primary title', 'Angle', 'promise', null, () => sampleContent.episode_titles.primary.angle],
] as const)('[CONTENT-29] of %s the kind is chosen: %s %s', async (key, button, label, chosen, shown, before) => {
  const user = userEvent.setup()
  const { world } = openProject({}, `?type=${key}`)
  await user.click((await screen.findAllByRole('button', { name: button }))[0]!)
  const field = screen.getByLabelText<HTMLSelectElement>(label)
  expect(field.value).toBe(before())
  expect(chosen).not.toBe(before())
  await user.selectOptions(field, chosen)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(JSON.stringify(world.content[key])).toContain(`"${chosen}"`))
  if (shown) expect((await screen.findAllByText(new RegExp(`^${shown}`))).length).toBeGreaterThan(0)
})

test.each([
  ['thumbnail_design', /^Edit text/, 'Reasoning'],
  ['carousel_posts', /^Edit carousel title/, 'Format'],
] as const)('[CONTENT-29] of %s what we say of a piece is edited: %s %s', async (key, button, label) => {
  const user = userEvent.setup()
  const { world } = openProject({}, `?type=${key}`)
  await user.click((await screen.findAllByRole('button', { name: button }))[0]!)
  await user.clear(screen.getByLabelText(label))
  await user.type(screen.getByLabelText(label), 'Said by hand')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/^Said by hand/)).toBeTruthy()
  expect(JSON.stringify(world.content[key])).toContain('"Said by hand"')
})

test('[CONTENT-29] a draft from before a field existed keeps the field’s saved value', async () => {
  const user = userEvent.setup()
  const { world, unmount } = openProject({}, '?type=quotes')
  await user.click((await screen.findAllByRole('button', { name: /^Edit quote/ }))[0]!)
  await user.type(screen.getByLabelText('Quote'), ' Mine.')
  unmount()
  const [key = ''] = Object.keys(localStorage).filter((one) => one.startsWith('draft:'))
  const older = JSON.parse(localStorage.getItem(key) ?? '', (name, value) => (name === 'category' ? undefined : value))
  localStorage.setItem(key, JSON.stringify(older))
  const { world: later } = openProject({ content: world.content }, '?type=quotes')
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  await waitFor(() => expect(later.content.quotes?.[0]?.text).toMatch(/ Mine\.$/))
  expect(later.content.quotes?.[0]?.category).toBe(sampleContent.quotes[0]?.category)
})

test('edited texts are marked as edited, generated ones aren’t', async () => {
  const generation = readyProject.generation.map((one) =>
    one.contentType === 'social_media' ? { ...one, version: 2, edited: true, editedItems: ['short'] } : one,
  )
  openProject({ transcript: { ...readyProject, generation } }, '?type=social_media')
  const short = within(await screen.findByRole('group', { name: 'Short caption' }))
  expect(short.getByText('Edited')).toBeTruthy()
  expect(screen.getAllByText('Edited')).toHaveLength(1)
})

test('two quick saves of one type are stored one after another, and both are kept', async () => {
  const user = userEvent.setup()
  const { world } = openProject({}, '?type=social_media')
  const path = 'PUT /content/social_media'
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const puts = () => world.calls.filter((call) => call === path).length
  for (const size of ['short', 'long']) {
    await user.click(await screen.findByRole('button', { name: `Edit ${size} caption` }))
    await user.type(screen.getAllByLabelText('Caption').at(-1)!, ` ${size} saved.`)
  }
  world.answers[path] = async () => {
    delete world.answers[path]
    await held
    const body = JSON.stringify(world.bodies.at(-1))
    return fetch(`/api/transcripts/${projectId}/content/social_media`, { method: 'PUT', body })
  }
  for (const button of screen.getAllByRole('button', { name: 'Save' })) await user.click(button)
  expect(puts()).toBe(1)
  await act(async () => letGo())
  await waitFor(() => expect(screen.queryByLabelText('Caption')).toBeNull())
  expect(world.content.social_media?.short.caption).toMatch(/short saved\.$/)
  expect(world.content.social_media?.long.caption).toMatch(/long saved\.$/)
  expect(screen.getByText(/^Version 3/)).toBeTruthy()
})

test('a pin set while an edit is saving is based on the edit’s new version', async () => {
  const user = userEvent.setup()
  const { world } = openProject({}, '?type=social_media')
  const path = 'PUT /content/social_media'
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await user.click(await screen.findByRole('button', { name: 'Edit short caption' }))
  await user.type(screen.getByLabelText('Caption'), ' Saved.')
  world.answers[path] = async () => {
    delete world.answers[path]
    await held
    const body = JSON.stringify(world.bodies.at(-1))
    return fetch(`/api/transcripts/${projectId}/content/social_media`, { method: 'PUT', body })
  }
  world.answers[`${path}/pins`] = () =>
    json({ contentType: 'social_media', content: world.content.social_media, transcript: world.transcript })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await user.click(screen.getByRole('button', { name: 'Pin long caption' }))
  await act(async () => letGo())
  await waitFor(() => expect(world.calls).toContain(`${path}/pins`))
  expect(world.bodies.at(-1)).toEqual({ item: 'long', isPinned: true, baseVersion: 2 })
})

test('the version button opens the list, and an older version is restored as the newest', async () => {
  const user = userEvent.setup()
  const [first, ...others] = sampleContent.quotes
  const edited = [{ ...first!, text: 'Corrected by hand.' }, ...others]
  const generation = readyProject.generation.map((one) => ({ ...one, version: 2, edited: true }))
  const day = 86_400_000
  const listed = [
    { version: 2, origin: 'edited', author: 'Jonas', engine: 'Built-in engine', at: 2 * day },
    { version: 1, origin: 'generated', author: null, engine: 'Built-in engine', at: 3 * day },
  ].map(({ at, ...version }) => ({ ...version, createdAt: new Date(Date.now() - at).toISOString() }))
  const { world } = openProject(
    {
      transcript: { ...readyProject, generation },
      content: { ...sampleContent, quotes: edited },
      answers: { 'GET /content/quotes/versions': () => json({ versions: listed }) },
    },
    '?type=quotes',
  )
  expect(await screen.findByText('“Corrected by hand.”')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Version 2, edited' }))
  const list = within(await screen.findByRole('dialog', { name: 'Versions' }))
  const [current, older] = await list.findAllByRole('listitem')
  expect(current?.textContent).toBe('Version 2 · 2 days agoEdited by Jonas, first written by Built-in engineCurrent')
  expect(older?.textContent).toBe('Version 1 · 3 days agoGenerated by Built-in engineRestoreCompare')
  expect(within(current!).queryByRole('button')).toBeNull()

  const restored = generation.map((one) => ({ ...one, version: one.contentType === 'quotes' ? 3 : 2, edited: false }))
  world.answers['POST /content/quotes/versions/1/restore'] = () =>
    json({
      contentType: 'quotes',
      content: sampleContent.quotes,
      transcript: { ...readyProject, generation: restored },
    })
  await user.click(within(older!).getByRole('button', { name: 'Restore version 1' }))
  expect(await screen.findByText('Version restored')).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Version 3' })).toBeTruthy()
  expect(screen.queryByText('“Corrected by hand.”')).toBeNull()
  expect(screen.getByText(`“${first?.text}”`)).toBeTruthy()
})

test('regenerating discards the drafts it mentioned, and keeps text typed after the click', async () => {
  const user = userEvent.setup()
  const { world } = openProject({}, '?type=social_media')
  const edit = async (size: string) => {
    await user.click(await screen.findByRole('button', { name: `Edit ${size} caption` }))
    await user.type(screen.getAllByLabelText('Caption').at(-1)!, ` ${size} draft`)
  }
  const path = 'POST /generate/social_media'
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  world.answers[path] = async () => {
    delete world.answers[path]
    await held
    return fetch(`/api/transcripts/${projectId}/generate/social_media`, { method: 'POST' })
  }
  await edit('short')
  await user.click(screen.getByRole('button', { name: 'Regenerate' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Regenerate Captions?' }))
  expect(dialog.getByText(/^Your unsaved text will be lost\./)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Regenerate' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await edit('long')
  await act(async () => letGo())
  expect(await screen.findByText('Content Generated!')).toBeTruthy()
  const fields = screen.getAllByLabelText<HTMLTextAreaElement>('Caption')
  expect(fields.map(({ value }) => value)).toEqual([expect.stringMatching(/long draft$/)])
})

test('an edited quote says so, and the original is restored from the transcript', async () => {
  const user = userEvent.setup()
  const [first, ...others] = sampleContent.quotes
  const edited = [{ ...first!, text: 'We closed on Mondays.', verified: false }, ...others]
  const { world } = openProject({ content: { ...sampleContent, quotes: edited } }, '?type=quotes')
  expect(await screen.findByText('Not word for word')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Show original' }))
  expect(await screen.findByText(`“${first!.text}”`)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Restore original' }))
  expect(await screen.findByText('Content saved')).toBeTruthy()
  expect(world.content.quotes?.[0]?.text).toBe(first!.text)
})

test('a draft is not shown to the next user of the browser', async () => {
  const user = userEvent.setup()
  const first = openProject({}, '?type=social_media')
  await user.click(await screen.findByRole('button', { name: 'Edit short caption' }))
  await user.type(screen.getByLabelText('Caption'), ' Half a thought')
  first.unmount()
  const jonas = { id: '2', email: 'jonas@example.org', username: 'Jonas', role: 'user', teamId: null }
  const answers = { 'GET /api/auth/profile': () => json({ ...jonas, subscriptionStatus: 'active' }) }
  const second = openProject({ answers }, '?type=social_media')
  expect(await screen.findByRole('button', { name: 'Edit short caption' })).toBeTruthy()
  expect(screen.queryByLabelText('Caption')).toBeNull()
  second.unmount()
  openProject({}, '?type=social_media')
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Caption')).value).toMatch(/Half a thought$/)
})

test('[CONTENT-29] the ends of a quote move along the transcript, by whole sentences', async () => {
  const user = userEvent.setup()
  const { world } = openProject({}, '?type=quotes')
  const [edit] = await screen.findAllByRole('button', { name: /^Edit quote “We closed/ })
  await user.click(edit!)
  const field = screen.getByLabelText<HTMLTextAreaElement>('Quote')
  const whole = `Saturday was the whole problem. ${sampleContent.quotes[0]!.text}`
  await user.click(await screen.findByRole('button', { name: 'Begin a sentence earlier' }))
  expect(field.value).toBe(whole)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Begin a sentence earlier' }).disabled).toBe(true)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'End a sentence later' }).disabled).toBe(true)
  await user.click(screen.getByRole('button', { name: 'End a sentence earlier' }))
  expect(field.value).toBe('Saturday was the whole problem.')
  await user.click(screen.getByRole('button', { name: 'End a sentence later' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(world.content.quotes?.[0]?.text).toBe(whole))
})

test('an edited quote’s start and end can’t be moved', async () => {
  const user = userEvent.setup()
  openProject({}, '?type=quotes')
  const [edit] = await screen.findAllByRole('button', { name: /^Edit quote “We closed/ })
  await user.click(edit!)
  await screen.findByRole('button', { name: 'Begin a sentence earlier' })
  await user.type(screen.getByLabelText('Quote'), ' Really.')
  expect(screen.queryByRole('button', { name: 'Begin a sentence earlier' })).toBeNull()
})

test('a type without generated content can be written by hand', async () => {
  const user = userEvent.setup()
  const { quotes: _, ...content } = sampleContent
  const generation = readyProject.generation.map((one) =>
    one.contentType === 'quotes' ? { ...one, state: 'nothing_found' as const, version: 0, engine: null } : one,
  )
  const { world } = openProject({ content, transcript: { ...readyProject, generation } }, '?type=quotes')
  await user.click(await screen.findByRole('button', { name: 'Write it yourself' }))
  await user.click(await screen.findByRole('button', { name: 'Add quote' }))
  await user.type(screen.getByLabelText('Quote'), 'My own words.')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Content saved')).toBeTruthy()
  expect(world.bodies.at(-1)).toMatchObject({ baseVersion: 0, content: [{ text: 'My own words.', verified: false }] })
  expect(screen.queryByText('Word for word')).toBeNull()
})
