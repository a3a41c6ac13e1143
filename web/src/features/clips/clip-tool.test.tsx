import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storeSession } from '../../lib/session.ts'
import { failure, fakeServer, renderApp } from '../../testing/render-app.tsx'
import { aProfile } from '../../testing/sample-data.ts'

beforeEach(() => {
  localStorage.clear()
  storeSession('session-1')
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const generate = 'POST /api/generate-clip-thumbnails'
const successText = 'Generated thumbnail text options and social media captions for your clips.'
const clipText = 'Most people think a bakery lives from bread'

function resultFor(clip: { id: string; filename: string }) {
  return {
    ...clip,
    engine: 'Built-in engine',
    textOptions: [
      {
        text: 'The coffee paid the rent',
        highlightedWords: ['coffee'],
        reasoning: 'It sets one thing against another.',
      },
      { text: 'Bread lost money', highlightedWords: ['Bread'], reasoning: 'It names a loss.' },
    ],
    socialMediaCaption: {
      hook: 'The coffee paid the rent.',
      fullCaption: 'The coffee paid the rent. Bread lost money all winter.',
      hashtags: ['Bakery'],
      reasoning: 'Opens on the words themselves.',
    },
  }
}

const getTextField = (number: number) =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: `Transcript of clip ${number}` })
const getNameField = (number: number) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `Name of clip ${number}` })

async function openTool(answers: Parameters<typeof fakeServer>[0] = {}) {
  const calls = fakeServer({ 'GET /api/auth/profile': { body: aProfile() }, ...answers })
  const app = renderApp('/clip-thumbnails')
  await screen.findByRole('heading', { level: 1, name: 'Social Media Text Overlays' })
  return { ...app, calls, user: userEvent.setup() }
}

/** Responds for each clip in the request. */
function answering() {
  const sent: { clips: { id: string; filename: string; content: string }[] }[] = []
  return {
    sent,
    answers: {
      [generate]: async () => {
        const { body } = sentCalls.at(-1) as { body: (typeof sent)[number] }
        sent.push(body)
        return { clips: body.clips.map(({ id, filename }) => resultFor({ id, filename })) }
      },
    },
  }
}
let sentCalls: { body: unknown }[] = []

async function openAnswering() {
  const { sent, answers } = answering()
  const tool = await openTool(answers)
  sentCalls = tool.calls
  return { ...tool, sent }
}

test('[CLIP-02] [CLIP-05] [ERR-29] up to five numbered clips; a sixth is rejected', async () => {
  const { user } = await openTool()
  for (let clip = 1; clip < 5; clip++) await user.click(screen.getByRole('button', { name: /Add a clip/ }))
  const names = screen.getAllByRole<HTMLInputElement>('textbox', { name: /Name of clip/ })
  expect(names.map(({ value }) => value)).toEqual(['clip1.mp4', 'clip2.mp4', 'clip3.mp4', 'clip4.mp4', 'clip5.mp4'])
  await user.click(screen.getByRole('button', { name: /Add a clip/ }))
  expect(await screen.findByText('Maximum clips reached')).toBeTruthy()
  expect(screen.getByText('You can upload up to 5 clips at a time.')).toBeTruthy()
  expect(screen.getAllByRole('textbox', { name: /Name of clip/ })).toHaveLength(5)
})

test('[CLIP-06] [CLIP-14] typed text names the clip by its first five words, and nothing is sent', async () => {
  const { user, calls } = await openTool()
  const before = calls.length
  await user.type(getTextField(1), clipText)
  expect(getNameField(1).value).toBe('Most people think a bakery.mp4')
  await user.clear(getTextField(1))
  expect(getNameField(1).value).toBe('clip1.mp4')
  await user.type(getNameField(1), ' of winter')
  await user.click(screen.getByRole('button', { name: /Add a clip/ }))
  await user.tab()
  expect(calls.slice(before)).toEqual([])
})

test('[CLIP-04] [CLIP-06] a custom name stays until the first five words change, which renames the clip', async () => {
  const { user } = await openTool()
  await user.type(getTextField(1), clipText)
  await user.clear(getNameField(1))
  await user.type(getNameField(1), 'winter.mp4')
  await user.type(getTextField(1), ' And more.')
  expect(getNameField(1).value).toBe('winter.mp4')
  await user.clear(getTextField(1))
  await user.type(getTextField(1), 'Nobody counted the loaves that were left')
  expect(getNameField(1).value).toBe('Nobody counted the loaves that.mp4')
})

test('[CLIP-03] [CLIP-07] a closed clip shows its first five words, and a clip is about one minute', async () => {
  const { user } = await openTool()
  await user.type(getTextField(1), clipText)
  await user.click(screen.getByRole('button', { name: /Add a clip/ }))
  expect(screen.getByText('Most people think a bakery …')).toBeTruthy()
  expect(screen.getByText(/about 1 minute each/)).toBeTruthy()
})

test('[ERR-30] without a clip, or with an empty one, nothing is sent', async () => {
  const { user, calls } = await openTool()
  await user.click(screen.getByRole('button', { name: 'Generate Thumbnail Options' }))
  expect(await screen.findByText('Invalid clips')).toBeTruthy()
  expect(screen.getByText('Please add at least one clip with content.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Remove clip 1' }))
  await user.click(screen.getByRole('button', { name: 'Generate Thumbnail Options' }))
  expect(calls.filter(({ path }) => path.includes('generate'))).toEqual([])
})

test('[CLIP-08] [CLIP-10] [CLIP-11] every clip gets texts with emphasized words and a reason, and a caption', async () => {
  const { user, sent } = await openAnswering()
  await user.type(getTextField(1), clipText)
  await user.click(screen.getByRole('button', { name: /Add a clip/ }))
  await user.type(getTextField(2), 'Second clip speaks of rent')
  await user.click(screen.getByRole('button', { name: 'Generate Thumbnail Options' }))
  expect(await screen.findByText('Success!')).toBeTruthy()
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    '1Most people think a bakery',
    '2Second clip speaks of rent',
  ])
  expect(sent[0]?.clips.map(({ content }) => content)).toEqual([clipText, 'Second clip speaks of rent'])
  const panel = within(screen.getByRole('tabpanel'))
  expect(panel.getAllByText('coffee')[0]?.tagName).toBe('MARK')
  expect(panel.getByText('It sets one thing against another.')).toBeTruthy()
  for (const text of ['The coffee paid the rent.', /Bread lost money all winter/, '#Bakery', /Opens on the words/])
    expect(panel.getByText(text)).toBeTruthy()
})

test('when the language model is unavailable, the reason shows, and one click uses the built-in engine', async () => {
  const reason = 'clip1.mp4: The language model cannot be reached. Try again in a few minutes.'
  const tool = await openTool({ [generate]: failure(503, 'engine_down', reason) })
  await tool.user.type(getTextField(1), clipText)
  await tool.user.click(screen.getByRole('button', { name: 'Generate Thumbnail Options' }))
  await tool.user.click(await screen.findByRole('button', { name: 'Write with the built-in engine' }))
  await waitFor(() => expect(tool.calls.filter(({ path }) => path.includes('generate'))).toHaveLength(2))
  expect(tool.calls.at(-1)?.body).toMatchObject({ engine: 'builtin', clips: [{ content: clipText }] })
})

test('when all of a model’s texts fail the checks, the reason shows, and one click uses the built-in engine', async () => {
  const reason = 'clip1.mp4: 1 text didn’t pass the checks and was left out: a number isn’t in the passage.'
  const tool = await openTool({
    [generate]: failure(422, 'unusable_answer', reason),
    'GET /api/setup': { body: { billing: 'off', engine: { key: 'model', label: 'GPT' } } },
  })
  await tool.user.type(getTextField(1), clipText)
  await tool.user.click(screen.getByRole('button', { name: 'Generate Thumbnail Options' }))
  await tool.user.click(await screen.findByRole('button', { name: 'Write with the built-in engine' }))
  await waitFor(() => expect(tool.calls.at(-1)?.body).toMatchObject({ engine: 'builtin' }))
})

test('omitted texts are reported below a clip’s texts', async () => {
  const gap = '1 text didn’t pass the checks and was left out: a quote doesn’t match the transcript.'
  const answer = { clips: [{ ...resultFor({ id: 'one', filename: 'clip1.mp4' }), gap }] }
  const { user } = await openTool({ [generate]: { body: answer } })
  await user.type(getTextField(1), clipText)
  await user.click(screen.getByRole('button', { name: 'Generate Thumbnail Options' }))
  expect(await screen.findByText(gap)).toBeTruthy()
})

test('[CLIP-12] [ERR-18] every text and every part of the caption can be copied; a failure is reported', async () => {
  const { user } = await openAnswering()
  await user.type(getTextField(1), clipText)
  await user.click(screen.getByRole('button', { name: 'Generate Thumbnail Options' }))
  await screen.findByText('Success!')
  const parts = [
    'Copy text “The coffee paid the rent”',
    'Copy text “Bread lost money”',
    'Copy hook',
    'Copy full caption',
    'Copy hashtags',
    'Copy strategy',
  ]
  const clipboard = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
  document.execCommand = () => false
  for (const name of [...parts, 'Copy all']) {
    await user.click(screen.getByRole('button', { name }))
    const failure = within(await screen.findByRole('alert'))
    expect(failure.getByText('Copy failed')).toBeTruthy()
    expect(failure.getByText('Failed to copy to clipboard')).toBeTruthy()
    await user.click(failure.getByRole('button', { name: 'Close message' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  }
  const copied: string[] = []
  clipboard.mockImplementation(async (text) => {
    copied.push(text)
  })
  for (const name of parts) await user.click(screen.getByRole('button', { name }))
  expect(copied).toEqual([
    'The coffee paid the rent',
    'Bread lost money',
    'The coffee paid the rent.',
    'The coffee paid the rent. Bread lost money all winter.',
    '#Bakery',
    'Opens on the words themselves.',
  ])
})

test('[CLIP-13] [CLIP-09] [TOAST-14] clips and results survive a reload, until everything is cleared', async () => {
  const { user, unmount } = await openAnswering()
  await user.type(getTextField(1), clipText)
  await user.click(screen.getByRole('button', { name: 'Generate Thumbnail Options' }))
  await screen.findByText('Success!')
  unmount()
  renderApp('/clip-thumbnails')
  await screen.findByRole('heading', { level: 1 })
  expect(getTextField(1).value).toBe(clipText)
  expect(screen.getByText('The coffee paid the rent.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Clear All & Start Fresh' }))
  await user.click(screen.getByRole('button', { name: 'Clear All' }))
  expect(await screen.findByText('All clips and results have been cleared.')).toBeTruthy()
  expect(getTextField(1).value).toBe('')
  expect(screen.queryByText('The coffee paid the rent.')).toBeNull()
})

test('[TOAST-15] a result is announced, and marked outdated once its text changed', async () => {
  const { user } = await openAnswering()
  const text = getTextField(1)
  await user.type(text, clipText)
  await user.click(screen.getByRole('button', { name: 'Generate Thumbnail Options' }))
  await screen.findByText('Success!')
  expect(screen.getByText(successText)).toBeTruthy()
  expect(screen.queryByText('Text changed since')).toBeNull()
  await user.type(text, ' alone')
  expect(screen.getByText('Text changed since')).toBeTruthy()
})

test('[ERR-31] the server’s error message is shown, and the clips stay', async () => {
  const { user } = await openTool({ [generate]: failure(422, 'not_enough_material', 'This clip holds too few words.') })
  await user.type(getTextField(1), 'Um')
  await user.click(screen.getByRole('button', { name: 'Generate Thumbnail Options' }))
  expect(await screen.findByText('Generation failed')).toBeTruthy()
  expect(screen.getByText('This clip holds too few words.')).toBeTruthy()
  expect(getTextField(1).value).toBe('Um')
})

test('without a plan the tool offers one', async () => {
  await openTool({ 'GET /api/auth/profile': { body: aProfile({ subscriptionStatus: 'inactive' }) } })
  expect(screen.getByRole('link', { name: 'Subscribe Now' })).toHaveProperty('pathname', '/subscribe')
  expect(screen.queryByRole('button', { name: 'Generate Thumbnail Options' })).toBeNull()
})

test('[CLIP-01] the tool opens at its address; without a session it redirects to the login and back', async () => {
  const { path } = await openTool()
  expect(path()).toBe('/clip-thumbnails')
  expect(screen.getByRole('button', { name: 'Generate Thumbnail Options' })).toBeTruthy()
  cleanup()
  localStorage.clear()
  fakeServer({})
  const { address } = renderApp('/clip-thumbnails')
  await waitFor(() => expect(address()).toBe('/login?to=%2Fclip-thumbnails'))
})
