// Moving the start and end of quotes and clips by keyboard.
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sampleContent, sampleSegments } from '../../../../content-types/src/registry/sample-content.fixture.ts'
import { json, projectWorld } from './project-screen.fixture.tsx'

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
  return { world, user: userEvent.setup(), ...render(page) }
}

async function editFirstQuote(user: ReturnType<typeof userEvent.setup>) {
  await user.click((await screen.findAllByRole('button', { name: /^Edit quote “We closed/ }))[0]!)
  const field = screen.getByLabelText<HTMLTextAreaElement>('Quote')
  const begin = await screen.findByRole('slider', { name: 'Beginning of the quote' })
  return { field, begin, end: screen.getByRole('slider', { name: 'End of the quote' }) }
}

const said = sampleContent.quotes[0]!.text

test('[CONTENT-29] a quote’s start and end move by word and by sentence, and stop at another speaker', async () => {
  const { world, user } = openProject({}, '?type=quotes')
  const { field, begin, end } = await editFirstQuote(user)
  expect(begin.getAttribute('aria-valuetext')).toBe('“We closed on our busiest”, about 0:43')
  begin.focus()
  await user.keyboard('{ArrowRight}')
  expect(field.value).toBe(said.replace('We ', ''))
  await user.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(field.value).toBe(`problem. ${said}`)
  await user.keyboard('{Shift>}{ArrowLeft}{/Shift}{ArrowLeft}{ArrowLeft}')
  expect(field.value).toBe(`Saturday was the whole problem. ${said}`)
  expect(screen.getByText('Maya speaks before')).toBeTruthy()
  expect(begin.getAttribute('aria-valuenow')).toBe(begin.getAttribute('aria-valuemin'))
  await user.keyboard('{PageUp}')
  end.focus()
  await user.keyboard('{ArrowRight}')
  expect(field.value).toBe(said)
  // Drop a trailing comma, which would suggest more text.
  await user.keyboard('{ArrowDown}'.repeat(9))
  expect(field.value).toBe('We closed on our busiest day')
  expect(end.getAttribute('aria-valuetext')).toMatch(/^“closed on our busiest day,”, about 0:4\d$/)
  expect(within(screen.getByRole('tabpanel')).getAllByText('Word for word').length).toBeGreaterThan(0)

  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(world.content.quotes?.[0]?.text).toBe('We closed on our busiest day'))
  const from = sampleSegments[3]!.text.indexOf('We closed')
  expect(world.content.quotes?.[0]?.evidence).toMatchObject({
    from: { segment: 3, offset: from },
    to: { segment: 3, offset: from + 'We closed on our busiest day'.length },
  })
})

test('[CONTENT-29] an edited quote’s start and end can’t be moved until the original is restored', async () => {
  const { world, user, unmount } = openProject({}, '?type=quotes')
  const { field, begin } = await editFirstQuote(user)
  begin.focus()
  await user.keyboard('{ArrowRight}')
  await user.type(field, ' Really.')
  expect(screen.queryByRole('slider')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  // Based on the stored passage.
  await waitFor(() => expect(world.content.quotes?.[0]?.text).toMatch(/Really\.$/))
  expect(world.content.quotes?.[0]?.evidence).toEqual(sampleContent.quotes[0]!.evidence)
  unmount()

  const [typed, ...others] = world.content.quotes!
  openProject({ content: { ...world.content, quotes: [{ ...typed!, verified: false }, ...others] } }, '?type=quotes')
  await user.click((await screen.findAllByRole('button', { name: /^Edit quote “closed/ }))[0]!)
  await user.click(await screen.findByRole('button', { name: 'Restore original' }))
  expect(screen.getByLabelText<HTMLTextAreaElement>('Quote').value).toBe(said)
  expect(screen.getByRole('slider', { name: 'End of the quote' })).toBeTruthy()
})

const firstClip = () => within(screen.getAllByText('The sum', { selector: 'h3' })[0]!.closest('[data-item]')!)

test('[CONTENT-29] a clip is trimmed on its timeline: shown immediately, kept as a draft, and saved as an edit', async () => {
  const { user, unmount } = openProject({}, '?type=video_clips')
  const end = (await screen.findAllByRole('slider', { name: 'End of the clip' }))[0]!
  expect(firstClip().queryByRole('button', { name: 'Save' })).toBeNull()
  expect(firstClip().queryByText(/sentence$/)).toBeNull()
  end.focus()
  await user.keyboard('{ArrowLeft}')
  expect(firstClip().getByText('“We closed on our busiest day, and it was the first month we made”')).toBeTruthy()
  expect(firstClip().getByText(/^Ends inside a sentence/)).toBeTruthy()
  expect(document.activeElement).toBe(end)
  expect(firstClip().queryByRole('textbox')).toBeNull()
  unmount()

  const maya = { id: '1', email: 'maya@example.org', username: 'Maya', role: 'admin', teamId: null, singleKeys: true }
  const answers = { 'GET /api/auth/profile': () => json({ ...maya, subscriptionStatus: 'active' }) }
  const { world } = openProject({ answers }, '?type=video_clips')
  await screen.findByText('“We closed on our busiest day, and it was the first month we made”')
  firstClip().getByRole('slider', { name: 'End of the clip' }).focus()
  await user.keyboard(']')
  expect(await firstClip().findByText(`“${said}”`)).toBeTruthy()
  await user.keyboard(']')
  expect(firstClip().getByText('“What did you tell the people in the queue?”')).toBeTruthy()
  expect(firstClip().getByText('Starts and ends on a sentence')).toBeTruthy()
  expect(firstClip().getByText('1:01')).toBeTruthy()
  await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(world.content.video_clips?.[0]?.evidence.to.segment).toBe(4))
  expect(world.content.video_clips?.[0]).toMatchObject({
    title: 'The sum',
    evidence: { from: { segment: 1, offset: 0 } },
  })
})

test('[CONTENT-29] Esc resets a clip’s start and end, and part of the clip must remain', async () => {
  const { user } = openProject({}, '?type=video_clips')
  const [begin] = await screen.findAllByRole('slider', { name: 'Beginning of the clip' })
  begin!.focus()
  await user.keyboard('{End}')
  expect(begin!.getAttribute('aria-valuetext')).toMatch(/^“money\.”/)
  expect(firstClip().getByText(/Starts inside a sentence · Shorter than 15 s/)).toBeTruthy()
  await user.keyboard('{Escape}')
  expect(firstClip().getByText('“Not until the January.”')).toBeTruthy()
  expect(begin!.getAttribute('aria-valuetext')).toMatch(/^“Not until the January\. I”/)
})

test('without times, the start and end are described by their words only', async () => {
  const untimed = sampleSegments.map((segment) => ({ ...segment, start: null, end: null }))
  const answers = { 'GET /segments': () => json({ segments: untimed }) }
  openProject({ answers }, '?type=video_clips')
  const [begin] = await screen.findAllByRole('slider', { name: 'Beginning of the clip' })
  expect(begin!.getAttribute('aria-valuetext')).toBe('“Not until the January. I”')
  expect(firstClip().getByText('words').textContent).toMatch(/^\d+ words$/)
})

test('if the transcript fails to load, the rest can be edited, and loading can be retried', async () => {
  const answers: Record<string, () => Response> = { 'GET /segments': () => json({ message: 'Away' }, 500) }
  const { user } = openProject({ answers }, '?type=quotes')
  await user.click((await screen.findAllByRole('button', { name: /^Edit quote “We closed/ }))[0]!)
  const alert = await screen.findByText(/^The transcript didn't load/, {}, { timeout: 10_000 })
  delete answers['GET /segments']
  await user.click(within(alert).getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByRole('slider', { name: 'End of the quote' })).toBeTruthy()
}, 20_000)
