import { getContentType } from '@podcastai/content-types'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sampleContent, sampleSegments } from '../../../../content-types/src/registry/sample-content.fixture.ts'
import { json, projectWorld, readyProject } from './project-screen.fixture.tsx'

type Saved = { name: string; content: Blob }
let saved: Saved[]

beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60)
  saved = []
  let content: Blob
  vi.stubGlobal('scrollTo', () => {})
  URL.createObjectURL = (blob) => {
    content = blob as Blob
    return 'blob:file'
  }
  URL.revokeObjectURL = () => {}
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, content })
  })
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

async function openExport(changes: Parameters<typeof projectWorld>[0] = {}, search = '') {
  const { page, fetch, world } = projectWorld(changes, search)
  localStorage.setItem('sessionId', 'session')
  vi.stubGlobal('fetch', fetch)
  render(page)
  const user = userEvent.setup()
  const [button] = await screen.findAllByRole('button', { name: 'Export' })
  await vi.waitFor(() => expect(button).toHaveProperty('disabled', false))
  return { world, user, button: button! }
}

async function openDialog(...args: Parameters<typeof openExport>) {
  const opened = await openExport(...args)
  await opened.user.click(opened.button)
  const dialog = within(await screen.findByRole('dialog', { name: 'Export' }))
  return { ...opened, dialog }
}

const lastText = () => saved.at(-1)!.content.text()

test('[EXPORT-07] a .docx is requested for everything or for one type, and saved under its own name', async () => {
  const bytes = () => new Response('docx bytes')
  const { world, user, dialog } = await openDialog({
    answers: { 'GET /document': bytes, 'GET /document?contentType=quotes': bytes },
  })
  await user.click(dialog.getByRole('button', { name: '.docx' }))
  await vi.waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['The bakery that closed_all_content.docx']))
  expect(await lastText()).toBe('docx bytes')
  await user.selectOptions(dialog.getByLabelText('Content'), getContentType('quotes').title)
  await user.click(dialog.getByRole('button', { name: '.docx' }))
  await vi.waitFor(() => expect(saved.at(-1)?.name).toBe('The bakery that closed_quotes.docx'))
  expect(world.calls).toContain('GET /document?contentType=quotes')
})

test('a failed .docx export says why, and saves nothing', async () => {
  const refusal = () => json({ message: 'Too many requests. Wait a moment.', code: 'too_many_requests' }, 429)
  const { user, dialog } = await openDialog({ answers: { 'GET /document': refusal } })
  await user.click(dialog.getByRole('button', { name: '.docx' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Too many requests. Wait a moment.')
  expect(saved).toEqual([])
})

test('[EXPORT-08] Copy for Google Docs puts rich text on the clipboard, as shown on the page', async () => {
  const [first, ...others] = sampleContent.quotes
  const edited = { ...first!, text: 'Edited by <hand>', verified: false }
  const { user, dialog } = await openDialog({ content: { ...sampleContent, quotes: [edited, ...others] } })
  let copied: Record<string, Blob> = {}
  vi.stubGlobal(
    'ClipboardItem',
    class {
      constructor(data: Record<string, Blob>) {
        copied = data
      }
    },
  )
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { write: async () => {} } })
  await user.selectOptions(dialog.getByLabelText('Content'), getContentType('quotes').title)
  await user.click(dialog.getByRole('button', { name: 'Copy for Google Docs' }))
  expect(await screen.findByText('Paste it into a Google Doc.')).toBeTruthy()
  const html = await copied['text/html']!.text()
  expect(html).toContain('<h2>Best Quotes</h2>')
  // Edited quotes have no quotation marks.
  expect(html).toContain('>Edited by &lt;hand&gt;<')
  const text = await copied['text/plain']!.text()
  expect(text).toContain('Edited by <hand>')
  expect(text).not.toContain('“Edited')
  expect(text).toContain(`“${others[0]?.text}”`)
})

test('[EXPORT-08] without a clipboard API rich text is copied with the fallback', async () => {
  const { user, dialog } = await openDialog()
  Object.defineProperty(navigator, 'clipboard', { configurable: true, get: () => undefined })
  const copied: Record<string, string> = {}
  document.execCommand = () => {
    const event = new Event('copy', { bubbles: true, cancelable: true })
    const clipboardData = { setData: (type: string, data: string) => Object.assign(copied, { [type]: data }) }
    return !document.body.dispatchEvent(Object.assign(event, { clipboardData }))
  }
  await user.click(dialog.getByRole('button', { name: 'Copy for Google Docs' }))
  expect(await screen.findByText('Paste it into a Google Doc.')).toBeTruthy()
  expect(copied['text/html']).toContain('<h1>The bakery that closed</h1>')
  expect(copied['text/plain']).toContain('The bakery that closed')
})

test('Markdown and cut lists are created in the browser, without a request', async () => {
  const { world, user, dialog } = await openDialog()
  await vi.waitFor(() => expect(world.calls).toContain('GET /api/google'))
  const before = [...world.calls]
  await user.click(dialog.getByRole('button', { name: '.md' }))
  await vi.waitFor(() => expect(saved.at(-1)?.name).toBe('The bakery that closed_all_content.md'))
  expect(await lastText()).toContain('# The bakery that closed\n\n## Captions')
  await user.click(dialog.getByRole('radio', { name: 'Cut lists' }))
  await user.selectOptions(dialog.getByLabelText('Clips'), 'Video clips')
  await user.selectOptions(dialog.getByLabelText('Frames per second'), '25')
  await user.click(dialog.getByRole('button', { name: '.edl' }))
  await vi.waitFor(() => expect(saved.at(-1)?.name).toBe('The bakery that closed_cuts.edl'))
  expect((await lastText()).match(/00:00:12:00 00:00:55:00/g)).toHaveLength(3)
  for (const name of ['Resolve .edl', '.xml', '.txt', '.csv']) await user.click(dialog.getByRole('button', { name }))
  await vi.waitFor(() => expect(saved).toHaveLength(6))
  expect(world.calls).toEqual(before)
})

test('a clip’s subtitles have the transcript’s words, and the frame rate is remembered', async () => {
  const { user, dialog } = await openDialog()
  await user.click(dialog.getByRole('radio', { name: 'Cut lists' }))
  await user.selectOptions(dialog.getByLabelText('Frames per second'), '50')
  await user.selectOptions(dialog.getByLabelText('Clip'), 'The sign')
  await user.click(dialog.getByRole('button', { name: '.srt' }))
  await vi.waitFor(() => expect(saved.at(-1)?.name).toBe('The bakery that closed_The sign.srt'))
  expect((await lastText()).replace(/\s+/g, ' ')).toContain(sampleSegments[2]!.text)
  cleanup()
  const again = await openDialog()
  await again.user.click(again.dialog.getByRole('radio', { name: 'Cut lists' }))
  expect(again.dialog.getByLabelText<HTMLSelectElement>('Frames per second').value).toBe('50')
})

test.each([
  ['file', 'Every line has a time. Times within lines over 15 seconds are estimated. Check each cut.'],
  ['partly', 'Some lines have a time. Times between the file’s marks are estimated. Check each cut.'],
  ['none', 'The file has no times. Times are estimated at 150 words a minute. Check each cut.'],
] as const)(
  'cuts at estimated times say why they are estimated, as the project does: %s',
  async (timeSource, words) => {
    const clips = sampleContent.video_clips.map((clip) => ({ ...clip, estimated: true }))
    const analysis = readyProject.analysis && { ...readyProject.analysis, timeSource }
    const { user, dialog } = await openDialog({
      content: { ...sampleContent, video_clips: clips },
      transcript: { ...readyProject, analysis },
    })
    await user.click(dialog.getByRole('radio', { name: 'Cut lists' }))
    expect(dialog.getByText(words)).toBeTruthy()
  },
)

test('a platform’s publish kit is one ZIP', async () => {
  const path = 'GET /publish-kit?frameRate=30&platform=youtube'
  const { user, dialog } = await openDialog({ answers: { [path]: () => new Response('zip bytes') } })
  await user.click(dialog.getByRole('radio', { name: 'Kits' }))
  await user.click(dialog.getByRole('button', { name: 'ZIP for YouTube' }))
  await vi.waitFor(() => expect(saved.at(-1)?.name).toBe('The bakery that closed_youtube_kit.zip'))
  expect(await lastText()).toBe('zip bytes')
})

test('a publish kit lists its contents, without anything this project doesn’t have', async () => {
  const { showNotes } = sampleContent.episode_titles
  const { video_clips: _, carousel_posts: __, ...others } = sampleContent
  const titles = { ...sampleContent.episode_titles, showNotes: { ...showNotes, chapters: [] } }
  const design = { ...sampleContent.thumbnail_design, textOptions: { fullEpisode: [], clips: [] } }
  const { user, dialog } = await openDialog({
    content: { ...others, viral_clips: [], episode_titles: titles, thumbnail_design: design },
  })
  await user.click(dialog.getByRole('radio', { name: 'Kits' }))
  const rows = dialog.getAllByRole('listitem').map(({ textContent }) => textContent)
  const row = (name: string) => rows.find((text) => text?.startsWith(name))
  expect(row('YouTube')).toContain('Title, description, tags, script, thumbnail brief, and captions for Shorts.')
  expect(row('Instagram')).toContain('Captions with hashtags and quote cards as images.')
  expect(row('Newsletter')).not.toContain('chapters')
  expect(row('Editing')).toContain('No content yet.')
})

test('a publish kit promises no cards of edited quotes', async () => {
  const quotes = sampleContent.quotes.map((quote) => ({ ...quote, verified: false }))
  const { user, dialog } = await openDialog({ content: { ...sampleContent, quotes } })
  await user.click(dialog.getByRole('radio', { name: 'Kits' }))
  const rows = dialog.getAllByRole('listitem').map(({ textContent }) => textContent)
  const row = (name: string) => rows.find((text) => text?.startsWith(name))
  expect(row('Instagram')).toContain('Captions with hashtags and carousel slides as images.')
  expect(row('X')).toContain('Posts of up to 280 characters.')
})

test('a platform’s texts can be read and copied without the ZIP', async () => {
  const { user, dialog } = await openDialog()
  await user.click(dialog.getByRole('radio', { name: 'Kits' }))
  expect(dialog.queryByRole('button', { name: 'Texts for Editing' })).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Texts for LinkedIn' }))
  expect(dialog.getByText('Caption short')).toBeTruthy()
  expect(dialog.getAllByText(/of at most 3,000 characters/)).toHaveLength(3)
  const copied: string[] = []
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (text: string) => void copied.push(text) },
  })
  await user.click(dialog.getByRole('button', { name: 'Copy Quotes' }))
  await vi.waitFor(() => expect(copied[0]).toContain(sampleContent.quotes[0]?.text))
  await user.click(dialog.getByRole('button', { name: 'Texts for LinkedIn' }))
  expect(dialog.queryByText('Caption short')).toBeNull()
})

test('a page has one Export, and nothing generated is nothing to export', async () => {
  await openExport({}, '?type=quotes')
  expect(screen.getAllByRole('button', { name: /Export|Pictures/ })).toHaveLength(1)
  expect(screen.getAllByRole('button', { name: 'CSV' })).toHaveLength(1)
  cleanup()
  const { page, fetch } = projectWorld({ content: {} })
  vi.stubGlobal('fetch', fetch)
  render(page)
  const [button] = await screen.findAllByRole('button', { name: 'Export' })
  await vi.waitFor(() => expect(button).toHaveProperty('title', 'Nothing is generated yet'))
  expect(button).toHaveProperty('disabled', true)
})

const googleWorld = (changes: Parameters<typeof projectWorld>[0] = {}) => {
  const answers = { 'GET /api/google': () => json({ isConfigured: true, isConnected: false }), ...changes.answers }
  return { ...changes, answers }
}

test('[EXPORT-06] with credentials a Google Doc is created; the page goes to Google for consent', async () => {
  const assign = vi.fn()
  vi.stubGlobal('location', { ...window.location, assign })
  const { world, user, dialog } = await openDialog(
    googleWorld({
      answers: {
        'POST /google-doc': () => json({ message: 'Google has to ask you.', code: 'google_unconnected' }, 409),
        'POST /api/google/connect': () => json({ url: 'https://accounts.google.com/o/oauth2/v2/auth?state=x' }),
      },
    }),
  )
  await user.click(await dialog.findByRole('button', { name: 'Create Google Doc' }))
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('https://accounts.google.com/o/oauth2/v2/auth?state=x'))
  expect(world.bodies).toContainEqual({ contentType: 'all' })
})

test('[EXPORT-06] on return from Google the dialog reopens, and the document is one click away', async () => {
  const { page, fetch, world, router } = projectWorld(
    googleWorld({
      answers: { 'POST /google-doc': () => json({ name: 'x', url: 'https://docs.google.com/document/d/1/edit' }) },
    }),
    '?export=google-doc&type=quotes',
  )
  localStorage.setItem('sessionId', 'session')
  vi.stubGlobal('fetch', fetch)
  render(page)
  const dialog = within(await screen.findByRole('dialog', { name: 'Export' }))
  expect(await dialog.findByText('Google is connected. Create the document now.')).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Create Google Doc' }))
  const link = await dialog.findByRole('link', { name: 'Open it' })
  expect(link.getAttribute('href')).toBe('https://docs.google.com/document/d/1/edit')
  expect(world.bodies).toContainEqual({ contentType: 'quotes' })
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(router.state.location.search).toEqual({ type: 'quotes' })
})

test('[EXPORT-07] [EXPORT-08] without credentials there is a .docx and a copy, and no Google export', async () => {
  const unconnected = () => json({ isConfigured: false, isConnected: false })
  const { dialog } = await openDialog({ answers: { 'GET /api/google': unconnected } })
  expect(dialog.getByText(/Google Docs, and LibreOffice open/)).toBeTruthy()
  expect(dialog.getByRole('button', { name: 'Copy for Google Docs' })).toBeTruthy()
  expect(dialog.queryByRole('button', { name: 'Create Google Doc' })).toBeNull()
})
