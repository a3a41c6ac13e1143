// Rewriting by words: the proposal beside the text, what using it saves, and the same for selected words.
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sampleContent } from '../../../../content-types/src/registry/sample-content.fixture.ts'
import { json, projectWorld, readyProject } from './project-screen.fixture.tsx'

beforeEach(() => localStorage.setItem('sessionId', 'session'))

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

/** The signals of the requests for a rewrite. */
const signals: (AbortSignal | null | undefined)[] = []

function openProject(...args: Parameters<typeof projectWorld>) {
  const { page, fetch, world } = projectWorld(...args)
  signals.length = 0
  vi.stubGlobal('fetch', (input: string, init: RequestInit) => {
    if (input.endsWith('/rewrite')) signals.push(init.signal)
    return fetch(input, init)
  })
  vi.stubGlobal('scrollTo', () => {})
  return { world, ...render(page) }
}

const model = { 'GET /api/setup': () => json({ billing: 'test', engine: { key: 'openai', label: 'GPT' } }) }
const captions = sampleContent.social_media
const path = 'POST /content/social_media/items/long/rewrite'
const proposal = (caption: string) => () =>
  json({ text: caption, values: { long: { ...captions.long, caption } }, note: null })
const withVersion = (version: number) => ({
  ...readyProject,
  generation: readyProject.generation.map((one) => (one.contentType === 'social_media' ? { ...one, version } : one)),
})
const stored = (caption: string, version: number) => () =>
  json({
    contentType: 'social_media',
    content: { ...captions, long: { ...captions.long, caption } },
    transcript: withVersion(version),
  })

async function openDialog(answers: Record<string, () => Response | Promise<Response>>) {
  const user = userEvent.setup()
  const { world } = openProject({ answers: { ...model, ...answers } }, '?type=social_media')
  await user.click(await screen.findByRole('button', { name: 'Rewrite long caption' }))
  return { user, world, box: within(await screen.findByRole('dialog', { name: 'Rewrite long caption' })) }
}

test('the new text stands beside the current one, nothing is saved until it is used, and undo brings the old one back', async () => {
  const { user, world, box } = await openDialog({ [path]: proposal('Plainer.') })
  const region = (name: string) => box.getByRole('region', { name }).textContent
  expect(region('Now')).toContain(captions.long.caption.slice(0, 40))
  expect(box.getByRole<HTMLButtonElement>('button', { name: 'Use this' }).disabled).toBe(true)
  await user.click(await box.findByRole('button', { name: 'For LinkedIn' }))
  await user.type(box.getByLabelText('What should be different?'), ', warm')
  await user.click(box.getByRole('button', { name: 'Rewrite: long caption' }))
  await waitFor(() => expect(region('New')).toContain('Plainer.'))
  expect(world.bodies).toEqual([{ instruction: 'For LinkedIn, warm', baseVersion: 1 }])
  expect(screen.queryByText('Plainer.', { selector: 'article *' })).toBeNull()

  world.answers[path] = proposal('Plainer still.')
  await user.click(box.getByRole('button', { name: 'Try again: long caption' }))
  await waitFor(() => expect(region('New')).toContain('Plainer still.'))

  world.answers['PUT /content/social_media'] = stored('Plainer still.', 2)
  world.answers['POST /content/social_media/versions/1/restore'] = stored(captions.long.caption, 3)
  await user.click(box.getByRole('button', { name: 'Use this' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(world.bodies.at(-1)).toMatchObject({
    content: { ...captions, long: { caption: 'Plainer still.' } },
    ...{ baseVersion: 1, rewritten: true },
  })
  expect(await screen.findByText('Plainer still.')).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(screen.queryByText('Plainer still.')).toBeNull())
  expect(world.bodies.at(-1)).toEqual({ baseVersion: 2 })
})

test('a refusal is shown with its reason, keeps the wish, and leaves the text as it is', async () => {
  const message = 'The new text didn’t pass the checks: a quote doesn’t match the transcript.'
  const { user, world, box } = await openDialog({ [path]: () => json({ message, code: 'unusable_answer' }, 422) })
  await user.type(box.getByLabelText('What should be different?'), 'Let her say it was easy')
  await user.click(box.getByRole('button', { name: 'Rewrite: long caption' }))
  expect(await box.findByText(message)).toBeTruthy()
  expect(box.getByRole<HTMLButtonElement>('button', { name: 'Use this' }).disabled).toBe(true)
  expect(box.getByLabelText<HTMLTextAreaElement>('What should be different?').value).toBe('Let her say it was easy')
  await user.click(box.getByRole('button', { name: 'Keep the old one' }))
  expect(world.calls.filter((call) => call.startsWith('PUT'))).toEqual([])
})

test('closing the dialog ends the request', async () => {
  const { user, box } = await openDialog({ [path]: () => new Promise<Response>(() => {}) })
  await user.click(box.getByRole('button', { name: 'Rewrite: long caption' }))
  await waitFor(() => expect(signals.map((signal) => signal?.aborted)).toEqual([false]))
  await user.click(box.getByRole('button', { name: 'Keep the old one' }))
  await waitFor(() => expect(signals.map((signal) => signal?.aborted)).toEqual([true]))
})

test('selected words of an open editor are rewritten in place, without saving, and undo brings them back', async () => {
  const user = userEvent.setup()
  const { world } = openProject(
    { answers: { ...model, [path]: () => json({ text: 'Warmer', values: {}, note: null }) } },
    '?type=social_media',
  )
  await user.click(await screen.findByRole('button', { name: 'Edit long caption' }))
  const field = screen.getByLabelText<HTMLTextAreaElement>('Caption')
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Rewrite selection' })
  expect(button.disabled).toBe(true)
  const { caption } = captions.long
  const end = caption.indexOf(' ', 5)
  act(() => {
    field.focus()
    field.setSelectionRange(0, end + 1)
    fireEvent(document, new Event('selectionchange'))
  })
  await user.click(button)
  const box = within(await screen.findByRole('dialog', { name: 'Rewrite selected words' }))
  expect(box.getByRole('region', { name: 'Now' }).textContent).toBe(`Now${caption.slice(0, end)}`)
  await user.click(box.getByRole('button', { name: 'Rewrite: selected words' }))
  await waitFor(() => expect(box.getByRole('region', { name: 'New' }).textContent).toContain('Warmer'))
  expect(world.bodies).toEqual([
    {
      instruction: '',
      selection: { before: '', selected: caption.slice(0, end), after: caption.slice(end) },
      baseVersion: 1,
    },
  ])
  await user.click(box.getByRole('button', { name: 'Use this' }))
  await waitFor(() => expect(field.value).toBe(`Warmer${caption.slice(end)}`))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(field.value).toBe(caption))
  expect(world.calls.filter((call) => call.startsWith('PUT'))).toEqual([])
})

test('without a model, neither is offered', async () => {
  const user = userEvent.setup()
  openProject({}, '?type=social_media')
  await user.click(await screen.findByRole('button', { name: 'Edit long caption' }))
  expect(screen.queryByRole('button', { name: 'Rewrite selection' })).toBeNull()
  expect(screen.queryByRole('button', { name: /^Rewrite/ })).toBeNull()
})
