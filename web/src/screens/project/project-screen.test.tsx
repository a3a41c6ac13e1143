import type { Transcript } from '@podcastai/contracts'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sampleContent } from '../../../../content-types/src/registry/sample-content.fixture.ts'
import { json, projectId, projectWorld, readyProject } from './project-screen.fixture.tsx'

beforeEach(() => {
  // The transcript only mounts visible rows; jsdom gives everything size 0.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60)
})

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function openProject(...args: Parameters<typeof projectWorld>) {
  const { page, fetch, ...rest } = projectWorld(...args)
  localStorage.setItem('sessionId', 'session')
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('scrollTo', () => {})
  return { ...rest, ...render(page) }
}

const without = (
  key: string,
  { reason = null, state = 'none' }: Partial<Pick<Transcript['generation'][number], 'reason' | 'state'>> = {},
): Transcript => ({
  ...readyProject,
  generation: readyProject.generation.map((one) =>
    one.contentType === key ? { ...one, state, reason, version: 0, engine: null } : one,
  ),
})

const { quotes: _quotes, ...contentWithoutQuotes } = sampleContent

test('[PROJ-01] [PROJ-02] a project that can’t be fetched is not found', async () => {
  openProject({ transcript: null })
  expect(await screen.findByRole('heading', { name: 'Project Not Found' })).toBeTruthy()
  expect(screen.getByText("This project could not be found or you don't have access to it.")).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to Dashboard' }).getAttribute('href')).toBe('/dashboard')
})

test('[PROJ-01] a project deleted or no longer the user’s while open is not shown any longer', async () => {
  const { world } = openProject({}, '?type=quotes')
  await screen.findByText('Generated')
  world.transcript = null
  world.answers['POST /generate/quotes'] = () => json({ message: 'Not found', code: 'not_found' }, 404)
  await userEvent.click(screen.getByRole('button', { name: 'Regenerate' }))
  expect(await screen.findByRole('heading', { name: 'Project Not Found' })).toBeTruthy()
  expect(screen.queryByRole('tab')).toBeNull()
})

test('[PROJ-03] [PROJ-04] [PROJ-13] the header shows name, badge, date, minutes and engine', async () => {
  openProject()
  expect(await screen.findByRole('heading', { level: 1, name: 'The bakery that closed' })).toBeTruthy()
  for (const text of ['Ready', 'November 14, 2026', '1 minute', 'Maya with Jonas', 'Written by the built-in engine'])
    expect(screen.getByText(text)).toBeTruthy()
})

test('an episode of a few seconds doesn’t show 0 minutes', async () => {
  const episodeDuration = 0.1
  openProject({
    transcript: { ...readyProject, episodeDuration, analysis: { ...readyProject.analysis!, episodeDuration } },
  })
  expect(await screen.findByText('under a minute')).toBeTruthy()
  expect(screen.getByRole('img', { name: /^Who speaks when, under a minute/ })).toBeTruthy()
  expect(screen.queryByText(/\b0 min/)).toBeNull()
})

test('each speaker in the talk strip has a color with a legend entry', async () => {
  const speakers = [
    { name: 'Jonas', role: 'guest' as const, words: 44 },
    { name: 'Maya', role: 'host' as const, words: 22 },
    { name: 'Bea', role: 'guest' as const, words: 20 },
  ]
  const strip = [
    { host: 1, guests: [0, 0] },
    { host: 0, guests: [1, 0] },
    { host: 0, guests: [0, 1] },
  ]
  openProject({ transcript: { ...readyProject, analysis: { ...readyProject.analysis!, speakers, strip } } })
  const section = within(await screen.findByRole('region', { name: 'Speaker timeline' }))
  const drawn = [...section.getByRole('img').querySelectorAll('path')].map((path) => path.getAttribute('fill'))
  const keys = ['Maya', 'Jonas', 'Bea'].map((name) => section.getByText(name).previousElementSibling as HTMLElement)
  expect(keys.map(({ style }) => style.background)).toEqual(drawn)
  expect(new Set(drawn).size).toBe(3)
})

test('[CONTENT-01] [CONTENT-02] [PROJ-07] eight tabs, each with its own URL', async () => {
  const keys = {
    Captions: 'social_media',
    'Best Quotes': 'quotes',
    'Video Clips': 'video_clips',
    'Viral Moments': 'viral_clips',
    'YouTube Script': 'youtube_script',
    Thumbnail: 'thumbnail_design',
    'Episode Titles': 'episode_titles',
    Carousels: 'carousel_posts',
  }
  const { router } = openProject({}, '?type=carousel_posts')
  const tabs = await screen.findAllByRole('tab')
  expect(tabs).toEqual(Object.keys(keys).map((label) => screen.getByRole('tab', { name: new RegExp(`^${label}`) })))
  for (const [label, key] of Object.entries(keys)) {
    await userEvent.click(screen.getByRole('tab', { name: new RegExp(`^${label}`) }))
    await waitFor(() => expect(router.state.location.search).toEqual({ type: key }))
    const panel = within(screen.getByRole('tabpanel', { name: new RegExp(`^${label}`) }))
    expect(await panel.findByText('Generated')).toBeTruthy()
  }
})

test('opens the type in the URL, otherwise the first generated one', async () => {
  openProject({}, '?type=viral_clips')
  expect(await screen.findByRole('heading', { level: 2, name: 'Viral Moments' })).toBeTruthy()
  cleanup()
  const { social_media: _captions, ...content } = sampleContent
  openProject({ transcript: without('social_media'), content })
  expect(await screen.findByRole('heading', { level: 2, name: 'Best Quotes' })).toBeTruthy()
})

test('[PROJ-08] [PROJ-09] [STATUS-16] a type that isn’t generated offers a button, and shows the content afterwards', async () => {
  let finish = (_: unknown) => {}
  const { world } = openProject({ transcript: without('quotes'), content: contentWithoutQuotes }, '?type=quotes')
  expect(await screen.findByText('No quotes yet')).toBeTruthy()
  expect(screen.getByText(/10-15 seconds/)).toBeTruthy()
  const path = 'POST /generate/quotes'
  world.answers[path] = async () => {
    await new Promise((resolve) => {
      finish = resolve
    })
    delete world.answers[path]
    return (await fetch(`/api/transcripts/${projectId}/generate/quotes`, { method: 'POST' })) as Response
  }
  await userEvent.click(screen.getByRole('button', { name: 'Generate' }))
  expect(await within(screen.getByRole('tabpanel')).findByText('Generating...')).toBeTruthy()
  await act(async () => finish(null))
  expect(await screen.findByText('Generated')).toBeTruthy()
  expect(screen.getByText('Content Generated!')).toBeTruthy()
  expect(within(screen.getByRole('tabpanel')).getByText(/busiest day/)).toBeTruthy()
})

test('video clips are in their stored order', async () => {
  const [clip] = sampleContent.video_clips
  const video_clips = (['low', 'high', 'medium', 'high'] as const).map((potential, at) => ({
    ...clip!,
    ...{ title: `Clip ${at + 1}`, potential },
  }))
  openProject({ content: { ...sampleContent, video_clips } }, '?type=video_clips')
  const panel = within(await screen.findByRole('tabpanel'))
  await userEvent.click(await panel.findByRole('button', { name: /^Show more/ }))
  const shown = panel.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(shown).toEqual(['Clip 1', 'Clip 2', 'Clip 3', 'Clip 4'])
})

test('[PROC-03] [PROC-04] a failed type says why and can be generated; a failed request says so', async () => {
  openProject(
    {
      transcript: without('quotes', { state: 'failed', reason: 'The model took too long.' }),
      content: contentWithoutQuotes,
      answers: { 'POST /generate/quotes': () => json({ message: '', code: 'unexpected' }, 500) },
    },
    '?type=quotes',
  )
  expect(await screen.findByText('The model took too long.')).toBeTruthy()
  expect(screen.getByRole('tab', { name: /^Best Quotes.*Not generated, it failed$/ })).toBeTruthy()
  expect(screen.getByText('Ready')).toBeTruthy()
  await userEvent.click(screen.getByRole('tab', { name: /^Captions/ }))
  expect(await screen.findByText('Generated')).toBeTruthy()
  await userEvent.click(screen.getByRole('tab', { name: /^Best Quotes/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Generate' }))
  const toast = await screen.findByRole('alert')
  expect(toast.textContent).toContain('Generation Failed')
  expect(toast.textContent).toContain('Something went wrong. Please try again.')
})

test('a type without strong enough material says that, and not that it failed', async () => {
  const reason = 'No line of this episode stands alone.'
  openProject(
    { transcript: without('quotes', { state: 'nothing_found', reason }), content: contentWithoutQuotes },
    '?type=quotes',
  )
  const panel = within(await screen.findByRole('tabpanel'))
  expect(await panel.findByText('Nothing strong enough was found')).toBeTruthy()
  expect(panel.getByText(/^No line of this episode stands alone\. Generate looks again/)).toBeTruthy()
  expect(panel.getByRole('button', { name: 'Generate' })).toBeTruthy()
  expect(
    screen.getByRole('tab', { name: /^Best Quotes.*Not generated, nothing strong enough was found$/ }),
  ).toBeTruthy()
})

test('[PROJ-10] [PROJ-11] a generated type has a badge and CSV, and can be regenerated', async () => {
  const { world } = openProject({}, '?type=quotes')
  expect(await screen.findByText('Generated')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'CSV' })).toBeTruthy()
  // There is no older version yet.
  expect(screen.queryByText(/^Version/)).toBeNull()
  world.answers['POST /generate/quotes'] = () =>
    json({
      contentType: 'quotes',
      content: sampleContent.quotes.slice(3),
      transcript: {
        ...readyProject,
        generation: readyProject.generation.map((one) => ({ ...one, version: one.contentType === 'quotes' ? 2 : 1 })),
      },
    })
  await userEvent.click(screen.getByRole('button', { name: 'Regenerate' }))
  await waitFor(() => expect(within(screen.getByRole('tabpanel')).queryByText(/busiest day/)).toBeNull())
  expect(screen.getByText('“Saturday was the whole problem.”')).toBeTruthy()
  expect(screen.getByText('Version 2')).toBeTruthy()
})

test('[CONTENT-29] [CONTENT-07] an unsaved edit survives a reload, and a failed save loses nothing', async () => {
  const user = userEvent.setup()
  const first = openProject({}, '?type=social_media')
  await user.click(await screen.findByRole('button', { name: 'Edit short caption' }))
  await user.type(screen.getByLabelText('Caption'), ' Half a thought')
  first.unmount()
  openProject(
    { answers: { 'PUT /content/social_media': () => json({ message: 'The disk is full.', code: 'unexpected' }, 500) } },
    '?type=social_media',
  )
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Caption')
  expect(field.value).toMatch(/Half a thought$/)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Save failedThe disk is full.')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Caption').value).toMatch(/Half a thought$/)
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByText(/Half a thought/)).toBeNull()
  expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([])
})

test('[PROJ-12] content is copied', async () => {
  const user = userEvent.setup()
  openProject({}, '?type=quotes')
  await user.click((await screen.findAllByRole('button', { name: 'Copy' }))[0]!)
  expect(await navigator.clipboard.readText()).toBe(`“${sampleContent.quotes[0]?.text}” — Jonas`)
})

test('[PROJ-05] the preview shows the first 800 characters and the total', async () => {
  openProject()
  const beginning = await screen.findByRole('region', { name: 'Beginning of the transcript' })
  expect(beginning.textContent).toBe(`${readyProject.content.slice(0, 800)}…`)
  expect(screen.getByText(`${readyProject.content.length.toLocaleString('en-US')} characters`)).toBeTruthy()
})

test('a chip opens the full transcript with its passage highlighted; Esc returns to the chip', async () => {
  const user = userEvent.setup()
  const { container } = openProject({}, '?type=quotes')
  const [chip] = await screen.findAllByRole('button', { name: 'Jump to 0:39 in the transcript, Jonas' })
  await user.click(chip!)
  await waitFor(() => expect(container.querySelector('mark')?.textContent).toBe(sampleContent.quotes[0]?.text))
  expect(chip?.getAttribute('aria-pressed')).toBe('true')
  await waitFor(() => expect(document.activeElement?.contains(container.querySelector('mark'))).toBe(true))
  await user.keyboard('{Escape}')
  expect(document.activeElement).toBe(chip)
})

test('the transcript is searched', async () => {
  const user = userEvent.setup()
  openProject()
  await user.click(await screen.findByRole('button', { name: 'Search the transcript' }))
  await user.type(await screen.findByRole('searchbox'), 'saturday')
  expect(await screen.findByText('1 of 2')).toBeTruthy()
  await user.keyboard('{Enter}')
  expect(screen.getByText('2 of 2')).toBeTruthy()
})

test.each([
  ['processing', 'Uploading and parsing...', '25'],
  ['analyzing', 'Analyzing content...', '65'],
])('[STATUS-01] [STATUS-03] [STATUS-14] %s: text, percent and badge', async (status, text, percent) => {
  openProject({ transcript: { ...readyProject, status } })
  expect(await screen.findByText(text)).toBeTruthy()
  expect(screen.getByRole('progressbar', { name: 'Progress' }).getAttribute('aria-valuenow')).toBe(percent)
  expect(screen.getByText('Generating Content')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Watch progress' }).getAttribute('href')).toBe(`/processing/${projectId}`)
})

test('[STATUS-07] [STATUS-08] [STATUS-09] an error says what to do, and Try Again restarts processing', async () => {
  const { world } = openProject({ transcript: { ...readyProject, status: 'error', statusReason: 'It holds no text.' } })
  expect((await screen.findAllByText('Processing Error')).length).toBe(2)
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(screen.queryByText(/\d%/)).toBeNull()
  expect(screen.getByText('It holds no text.')).toBeTruthy()
  expect(
    screen.getByText('Please try uploading your transcript again. If the problem persists, contact support.'),
  ).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByText('Uploading and parsing...')).toBeTruthy()
  expect(world.calls).toContain('POST /retry')
})

test('[STATUS-05] [STATUS-11] a ready project shows no progress, an unknown status is shown raw', async () => {
  openProject()
  expect(await screen.findByText('Ready')).toBeTruthy()
  expect(screen.queryByRole('progressbar')).toBeNull()
  cleanup()
  openProject({ transcript: { ...readyProject, status: 'sleeping' } })
  expect(await screen.findByText('sleeping')).toBeTruthy()
  expect(screen.queryByRole('progressbar')).toBeNull()
})

test('[STATUS-15] polls every 2 seconds only while processing, and shows what arrived', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const running = { ...without('quotes'), status: 'processing' }
  const { world } = openProject({ transcript: running, content: contentWithoutQuotes }, '?type=quotes')
  await screen.findByText('Preparing...')
  expect(screen.queryByText('No quotes yet')).toBeNull()
  const asked = () => world.calls.filter((call) => call === 'GET ').length
  const before = asked()
  await act(() => vi.advanceTimersByTimeAsync(2000))
  expect(asked()).toBe(before + 1)
  world.transcript = { ...running, status: 'analyzing' }
  await act(() => vi.advanceTimersByTimeAsync(2000))
  expect(await screen.findByText('Analyzing content...')).toBeTruthy()
  expect(asked()).toBe(before + 2)
  world.transcript = readyProject
  world.content = sampleContent
  await act(() => vi.advanceTimersByTimeAsync(2000))
  expect(await screen.findByText('Generated')).toBeTruthy()
  expect(screen.getByText('Ready')).toBeTruthy()
  const after = asked()
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(asked()).toBe(after)
})

const downloadAll = () =>
  screen.getByRole<HTMLButtonElement>('button', { name: 'Download All Generated Content (CSV)' })

test('[ERR-20] while content loads the button is enabled, and says so if nothing is generated', async () => {
  const nothingYet = readyProject.generation.map((one) => ({ ...one, version: 0 }))
  openProject({
    transcript: { ...readyProject, generation: nothingYet },
    answers: { 'GET /content': () => new Promise(() => {}) },
  })
  await screen.findByRole('heading', { level: 1 })
  expect(downloadAll().disabled).toBe(false)
  fireEvent.click(downloadAll())
  const toast = await screen.findByRole('alert')
  expect(toast.textContent).toContain('No content available')
  expect(toast.textContent).toContain('Please generate some content first before downloading.')
})

test('clicked while content loads, the button waits for it and downloads it', async () => {
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:csv')
  let arrive = (_: unknown) => {}
  openProject({
    answers: {
      'GET /content': async () => {
        await new Promise((resolve) => {
          arrive = resolve
        })
        return json(sampleContent)
      },
    },
  })
  await screen.findByRole('heading', { level: 1 })
  fireEvent.click(downloadAll())
  await waitFor(() => expect(downloadAll().getAttribute('aria-busy')).toBe('true'))
  expect(saved).not.toHaveBeenCalled()
  await act(async () => arrive(null))
  expect(await screen.findByText('Content downloaded')).toBeTruthy()
  expect(saved).toHaveBeenCalledOnce()
})

test('[PROJ-06] [PROJ-08] [PROJ-09] without content there is nothing to download, and every type can be generated', async () => {
  const generation = readyProject.generation.map((one) => ({ ...one, state: 'none' as const, version: 0 }))
  openProject({ transcript: { ...readyProject, generation }, content: {} })
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(downloadAll().disabled).toBe(true))
  for (const tab of screen.getAllByRole('tab')) {
    fireEvent.mouseDown(tab)
    const panel = within(document.getElementById(`${tab.getAttribute('aria-controls')}`)!)
    await panel.findByText(/10-15 seconds/)
    expect(panel.getByRole<HTMLButtonElement>('button', { name: 'Generate' }).disabled).toBe(false)
  }
})

test('on a phone the header is short, with rare actions behind one button', async () => {
  const user = userEvent.setup()
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.startsWith('(max-width'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  openProject()
  await screen.findByRole('heading', { level: 1, name: 'The bakery that closed' })
  expect(screen.getByText('Ready')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Download All Generated Content (CSV)' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Import details' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'About this project' }))
  const about = within(await screen.findByRole('dialog', { name: 'About this project' }))
  expect(about.getByText('Written by the built-in engine')).toBeTruthy()
  await user.click(about.getByRole('button', { name: 'Import details' }))
  const report = await screen.findByRole('dialog', { name: 'Import details' })
  expect(await within(report).findByText('WebVTT captions')).toBeTruthy()
})

test('a burst of server events is fetched together, including the last one', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const sources: EventTarget[] = []
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      constructor() {
        super()
        sources.push(this)
      }
      close() {}
    },
  )
  const { world } = openProject({}, '?type=quotes')
  await screen.findByText('Generated')
  const asked = () => world.calls.filter((call) => call === 'GET ').length
  const before = asked()
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  for (let at = 0; at < 8; at += 1) {
    sources.at(-1)?.dispatchEvent(new Event('change'))
    await act(() => vi.advanceTimersByTimeAsync(50))
  }
  await act(() => vi.advanceTimersByTimeAsync(3_000))
  expect(asked()).toBe(before + 2)
})

test('content that can’t be fetched is an error with a retry, not a type that isn’t generated', async () => {
  const { world } = openProject(
    { answers: { 'GET /content': () => json({ message: 'The disk is busy.', code: 'unexpected' }, 500) } },
    '?type=quotes',
  )
  expect(await screen.findByText('The content could not be loaded')).toBeTruthy()
  expect(screen.getByText('The disk is busy.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Generate' })).toBeNull()
  expect(screen.getByRole('tab', { name: /^Best Quotes/ }).textContent).not.toContain('Not generated')
  delete world.answers['GET /content']
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await within(screen.getByRole('tabpanel')).findByText(/busiest day/)).toBeTruthy()
})
