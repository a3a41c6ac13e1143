// Regenerating with options: pins, single items, instructions, the built-in engine, and server events.
import { contentTypeKeys } from '@podcastai/content-types'
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

const model = { 'GET /api/setup': () => json({ billing: 'test', engine: { key: 'openai', label: 'GPT' } }) }
const withMarks = (marks: object) => ({
  ...readyProject,
  generation: readyProject.generation.map((one) => (one.contentType === 'quotes' ? { ...one, ...marks } : one)),
})

test('a pin shows immediately, is stored with its version, and is reverted on failure', async () => {
  const user = userEvent.setup()
  const path = 'PUT /content/quotes/pins'
  const { world } = openProject(
    { answers: { [path]: () => json({ message: 'Someone else just changed this.', code: 'conflict' }, 409) } },
    '?type=quotes',
  )
  const [pin] = await screen.findAllByRole('button', { name: /^Pin quote/ })
  expect(pin!.getAttribute('aria-pressed')).toBe('false')
  await user.click(pin!)
  expect((await screen.findByRole('alert')).textContent).toContain('Someone else just changed this.')
  expect(world.bodies.at(-1)).toEqual({ item: '0', isPinned: true, baseVersion: 1 })
  expect(screen.queryByRole('button', { name: /^Unpin/ })).toBeNull()

  world.answers[path] = () =>
    json({ contentType: 'quotes', content: sampleContent.quotes, transcript: withMarks({ pinned: ['0'] }) })
  await user.click(screen.getAllByRole('button', { name: /^Pin quote/ })[0]!)
  expect((await screen.findByRole('button', { name: /^Unpin quote/ })).getAttribute('aria-pressed')).toBe('true')
})

test('of two quick pins, a failed one only reverts itself', async () => {
  const user = userEvent.setup()
  const path = 'PUT /content/quotes/pins'
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const { world } = openProject({}, '?type=quotes')
  const stored = (pinned: string[]) =>
    json({ contentType: 'quotes', content: sampleContent.quotes, transcript: withMarks({ pinned }) })
  world.answers[path] = async () => {
    await held
    world.answers[path] = async () => {
      world.answers[path] = () => stored(['0', '2'])
      return json({ message: 'Someone else just changed this.', code: 'conflict' }, 409)
    }
    // As the server has it, also for refetches.
    world.transcript = withMarks({ pinned: ['0'] })
    return stored(['0'])
  }
  for (const pin of await screen.findAllByRole('button', { name: /^Pin quote/ })) await user.click(pin)
  const pressed = () =>
    screen
      .getAllByRole('button', { name: /^(Pin|Unpin) quote/ })
      .map((pin) => pin.getAttribute('aria-pressed') === 'true')
  expect(pressed()).toEqual([true, true, true])
  await act(async () => letGo())
  expect((await screen.findByRole('alert')).textContent).toContain('Someone else just changed this.')
  await waitFor(() => expect(world.bodies).toHaveLength(3))
  expect(world.bodies).toEqual(['0', '1', '2'].map((item) => ({ item, isPinned: true, baseVersion: 1 })))
  await waitFor(() => expect(pressed()).toEqual([true, false, true]))
})

test('a pinned item can’t be rewritten', async () => {
  openProject({ transcript: withMarks({ pinned: ['0', '1'] }) }, '?type=quotes')
  expect(await screen.findAllByRole('button', { name: /^Unpin quote/ })).toHaveLength(2)
  expect(screen.getAllByRole('button', { name: /^Swap quote/ })).toHaveLength(1)
})

test('one item is rewritten with instructions, while the rest stays usable', async () => {
  const user = userEvent.setup()
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const answers = {
    ...model,
    'POST /generate/quotes': async () => {
      await held
      const [first, ...others] = sampleContent.quotes
      return json({
        contentType: 'quotes',
        content: [{ ...first, text: 'Plainer.' }, ...others],
        transcript: readyProject,
      })
    },
  }
  const { world } = openProject({ answers }, '?type=quotes')
  await user.click((await screen.findAllByRole('button', { name: /^Rewrite quote/ }))[0]!)
  const form = within(await screen.findByRole('dialog', { name: /^Rewrite quote/ }))
  await user.type(await form.findByLabelText('What should be different?'), 'Less about money')
  await user.click(form.getByRole('button', { name: /^Rewrite: quote/ }))
  expect(world.bodies.at(-1)).toEqual({ item: '0', instruction: 'Less about money' })
  expect(await screen.findByText(/^Rewriting quote/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Regenerate' })).toBeTruthy()
  await act(async () => letGo())
  expect(await screen.findByText('“Plainer.”')).toBeTruthy()
})

test('a type regenerated with fewer items says where the earlier ones are', async () => {
  const quotes = sampleContent.quotes.slice(0, 1)
  const answer = () => json({ contentType: 'quotes', content: quotes, transcript: readyProject })
  openProject({ answers: { 'POST /generate/quotes': answer } }, '?type=quotes')
  await userEvent.click(await screen.findByRole('button', { name: 'Regenerate' }))
  const count = sampleContent.quotes.length
  expect(await screen.findByText(`Best Quotes: 1 instead of ${count}. Version 1 keeps the earlier ones.`)).toBeTruthy()
})

test('clicking a suggestion only selects it, and the button sends it; without instructions nothing is sent', async () => {
  const user = userEvent.setup()
  const { world } = openProject({ answers: model }, '?type=quotes')
  await user.click(await screen.findByRole('button', { name: 'Regenerate' }))
  expect(await screen.findByText('Content Generated!')).toBeTruthy()
  expect(world.bodies).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Regenerate with instructions' }))
  await user.click(await screen.findByRole('button', { name: 'Less hype' }))
  expect(screen.getByLabelText<HTMLTextAreaElement>('What should be different?').value).toBe('Less hype')
  expect(world.bodies).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Rewrite: Best Quotes' }))
  await waitFor(() => expect(world.bodies).toEqual([{ instruction: 'Less hype' }]))
})

test.each([
  { of: 'an item', opener: /^Rewrite quote/, send: /^Rewrite: quote/, item: { item: '0' } },
  { of: 'a type', opener: 'Regenerate with instructions', send: 'Rewrite: Best Quotes', item: {} },
])('rejected instructions for $of stay in the field, with the reason, until they succeed', async (one) => {
  const user = userEvent.setup()
  const problem = 'The language model refused to answer.'
  const path = 'POST /generate/quotes'
  const { world } = openProject(
    { answers: { ...model, [path]: () => json({ message: problem, code: 'cannot_follow' }, 422) } },
    '?type=quotes',
  )
  const field = () => screen.getByLabelText<HTMLTextAreaElement>('What should be different?')
  await user.click((await screen.findAllByRole('button', { name: one.opener }))[0]!)
  await user.type(field(), 'Shorter, and less about money')
  await user.click(screen.getByRole('button', { name: one.send }))
  await waitFor(() => expect(field().getAttribute('aria-invalid')).toBe('true'))
  expect(field().value).toBe('Shorter, and less about money')
  expect(within(screen.getByRole('dialog')).getByText(problem)).toBeTruthy()
  expect(document.activeElement).toBe(field())

  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('tab', { name: /^Captions/ }))
  await user.click(screen.getByRole('tab', { name: /^Best Quotes/ }))
  await user.click((await screen.findAllByRole('button', { name: one.opener }))[0]!)
  expect(field().value).toBe('Shorter, and less about money')
  expect(within(screen.getByRole('dialog')).getByText(problem)).toBeTruthy()

  world.answers[path] = () => json({ contentType: 'quotes', content: sampleContent.quotes, transcript: readyProject })
  await user.clear(field())
  expect(screen.queryByText(problem, { selector: '[role=dialog] *' })).toBeNull()
  await user.type(field(), 'Shorter{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(world.bodies).toEqual([
    { ...one.item, instruction: 'Shorter, and less about money' },
    { ...one.item, instruction: 'Shorter' },
  ])
  await user.click((await screen.findAllByRole('button', { name: one.opener }))[0]!)
  expect(field().value).toBe('')
})

test('instructions being typed stay while another item arrives', async () => {
  const user = userEvent.setup()
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const [first, ...others] = sampleContent.quotes
  const content = [{ ...first!, text: 'Written again.' }, ...others]
  const answers = {
    ...model,
    'POST /generate/quotes': () => held.then(() => json({ contentType: 'quotes', content, transcript: readyProject })),
  }
  openProject({ answers }, '?type=quotes')
  const wands = () => screen.getAllByRole('button', { name: /^Rewrite quote/ })
  await screen.findAllByRole('button', { name: /^Rewrite quote/ })
  await user.click(wands()[0]!)
  await user.click(await screen.findByRole('button', { name: /^Rewrite: quote/ }))
  await user.click(wands()[1]!)
  await user.type(await screen.findByLabelText('What should be different?'), 'Sharper')
  await act(async () => letGo())
  expect(await screen.findByText('“Written again.”')).toBeTruthy()
  expect(screen.getByLabelText<HTMLTextAreaElement>('What should be different?').value).toBe('Sharper')
})

test('with the built-in engine, single slides can’t be rewritten, and the page says why', async () => {
  const { unmount } = openProject({}, '?type=carousel_posts')
  expect((await screen.findAllByRole('button', { name: /^Pin slide/ })).length).toBeGreaterThan(0)
  expect(screen.queryByRole('button', { name: /^(Rewrite|Swap)/ })).toBeNull()
  expect(screen.getByText(/^Regenerate replaces everything except pinned and edited items/)).toBeTruthy()
  unmount()

  openProject({ answers: model }, '?type=carousel_posts')
  const slides = await screen.findAllByRole('button', { name: /^Pin slide/ })
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Rewrite slide/ })).toHaveLength(slides.length))
  expect(screen.queryByText(/as a whole/)).toBeNull()
})

test('the built-in engine offers the instructions it supports, without a text field', async () => {
  const user = userEvent.setup()
  const problem = 'There is nothing shorter in this episode.'
  const refusing = { 'POST /generate/quotes': () => json({ message: problem, code: 'cannot_follow' }, 422) }
  const { world } = openProject({ answers: refusing }, '?type=quotes')
  expect(screen.queryByRole('button', { name: 'Regenerate with instructions' })).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'Other ways to regenerate' }))
  const form = within(await screen.findByRole('dialog', { name: 'Regenerate Best Quotes' }))
  expect(form.queryByRole('textbox')).toBeNull()
  expect(form.queryByRole('button', { name: 'Less hype' })).toBeNull()
  await user.click(form.getByRole('button', { name: 'Shorter' }))
  expect(world.bodies).toEqual([])
  await user.click(form.getByRole('button', { name: 'Regenerate: Best Quotes' }))
  expect((await form.findByRole('alert')).textContent).toBe(problem)
  expect(world.bodies).toEqual([{ instruction: 'Shorter' }])
})

test('[PROC-19] after a model failed, the reason shows, and one click uses the built-in engine', async () => {
  const user = userEvent.setup()
  const failed = withMarks({
    state: 'failed',
    reason: 'The language model does not accept this server’s key.',
    version: 0,
  })
  const { quotes: _quotes, ...others } = sampleContent
  const { world } = openProject({ transcript: failed, content: others, answers: model }, '?type=quotes')
  expect(await screen.findByText('The language model does not accept this server’s key.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Write it with the built-in engine' }))
  await waitFor(() => expect(world.bodies).toEqual([{ engine: 'builtin' }]))
  expect(await screen.findByText(`“${sampleContent.quotes[0]?.text}”`)).toBeTruthy()
})

test('[PROC-19] one click generates several types that a model left out with the built-in engine', async () => {
  const user = userEvent.setup()
  const reason = 'The language model cannot be reached. Try again in a few minutes.'
  const missing = ['quotes', 'social_media', 'viral_clips']
  const isMissing = (key: string) => missing.includes(key)
  const transcript = {
    ...readyProject,
    failedTypes: contentTypeKeys.filter(isMissing),
    generation: readyProject.generation.map((one) =>
      isMissing(one.contentType) ? { ...one, state: 'failed' as const, reason, version: 0, engine: null } : one,
    ),
  }
  const content = Object.fromEntries(Object.entries(sampleContent).filter(([key]) => !isMissing(key))) as Partial<
    typeof sampleContent
  >
  const message = 'The model provider cannot be reached (ECONNREFUSED). Check AI_BASE_URL.'
  const trouble = { since: '2026-11-20T09:00:00.000Z', message }
  const answers = { ...model, 'GET /api/engine/trouble': () => json({ trouble }) }
  const { world } = openProject({ transcript, content, answers }, '?type=quotes')
  const notice = within((await screen.findByText('3 of 8 types weren’t generated')).closest('[role=status]')!)
  expect(notice.getByText(/^The language model cannot be reached/)).toBeTruthy()
  expect(screen.getByText('Ready')).toBeTruthy()
  expect(await screen.findByText('Not generated: Captions, Best Quotes, Viral Moments')).toBeTruthy()
  expect((await notice.findByText('For the operator of this server')).closest('details')?.open).toBe(false)
  await user.click(notice.getByRole('button', { name: 'Write all with the built-in engine' }))
  await waitFor(() => expect(world.bodies).toEqual(missing.map(() => ({ engine: 'builtin' }))))
  expect(await screen.findByText('3 types')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText(/types weren’t generated/)).toBeNull())
  expect(world.calls.filter((call) => call.startsWith('POST')).sort()).toEqual(
    missing.map((key) => `POST /generate/${key}`).sort(),
  )
})

test('[MODEL-04] the number of omitted texts shows, and the built-in engine can generate the type', async () => {
  const user = userEvent.setup()
  const gap = '2 texts didn’t pass the checks and were left out: a quote doesn’t match the transcript.'
  const { world } = openProject({ transcript: withMarks({ gap, engine: 'GPT' }), answers: model }, '?type=quotes')
  expect(await screen.findByText(gap)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Write it with the built-in engine' }))
  await waitFor(() => expect(world.bodies).toEqual([{ engine: 'builtin' }]))
})

test('[KIT-07] the page says why the built-in engine wrote few items, unless a user edited them', async () => {
  const analysis = { ...readyProject.analysis!, episodeDuration: 45 }
  const written = (marks: object) => ({ ...withMarks({ engine: 'Built-in engine', ...marks }), analysis })
  const few = '5 quotes found. Regenerate to look for others; pinned ones stay.'
  const { unmount } = openProject({ transcript: written({}) }, '?type=quotes')
  expect(await screen.findByText(few)).toBeTruthy()
  unmount()
  for (const marks of [{ edited: true }, { editedItems: ['0'] }, { engine: 'GPT' }]) {
    const { unmount } = openProject({ transcript: written(marks) }, '?type=quotes')
    expect(await screen.findAllByRole('button', { name: /^Pin quote/ })).toBeTruthy()
    expect(screen.queryByText(few)).toBeNull()
    unmount()
  }
})

test('the AI instructions and the cost', async () => {
  const user = userEvent.setup()
  const sum = { calls: 2, inputTokens: 12_000, cachedTokens: 9_000, outputTokens: 800, dollars: 0.0123, unpriced: 0 }
  const answers = {
    'GET /brief': () =>
      json({ engine: 'GPT', sections: [{ title: 'Voice', text: 'Podcast: Crumbs\nVoice: friendly' }] }),
    'GET /usage': () =>
      json({ total: sum, purposes: ['analysis', 'kit', 'check', 'repair'].map((purpose) => ({ purpose, ...sum })) }),
  }
  openProject({ answers }, '?type=quotes')
  await user.click(await screen.findByRole('button', { name: 'About this project' }))
  await user.click(await screen.findByRole('button', { name: 'Cost $0.0123' }))
  const cost = within(await screen.findByRole('dialog', { name: 'AI cost' }))
  expect(await cost.findByRole('row', { name: 'Reading the episode 12,000 9,000 800 $0.0123' })).toBeTruthy()
  expect(cost.getByRole('row', { name: /^Writing several types at once 12,000/ })).toBeTruthy()
  expect(cost.getByRole('row', { name: /^Checking claims against the transcript 12,000/ })).toBeTruthy()
  expect(cost.getByRole('row', { name: /^Rewriting what did not pass the check 12,000/ })).toBeTruthy()
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'About this project' }))
  await user.click(screen.getByRole('button', { name: 'AI instructions' }))
  const told = within(await screen.findByRole('dialog', { name: 'AI instructions' }))
  expect(await told.findByText(/Podcast: Crumbs/)).toBeTruthy()
  const settings = told.getByRole('link', { name: 'Change the audience or voice' })
  expect(settings.getAttribute('href')).toBe('/dashboard?tab=settings#settings-audience')
})

test('server events trigger a fetch, and leaving the page closes the stream', async () => {
  const sources: { url: string; onChange: () => void; isClosed: boolean }[] = []
  class Source {
    readonly #own: (typeof sources)[number]
    constructor(url: string) {
      this.#own = { url, onChange: () => {}, isClosed: false }
      sources.push(this.#own)
    }
    addEventListener(_event: string, callback: () => void) {
      this.#own.onChange = callback
    }
    close() {
      this.#own.isClosed = true
    }
  }
  vi.stubGlobal('EventSource', Source)
  const { world, unmount } = openProject({}, '?type=quotes')
  await screen.findAllByRole('button', { name: /^Pin quote/ })
  expect(sources.map(({ url }) => url)).toEqual([`/api/transcripts/${projectId}/events`])
  act(() => sources[0]?.onChange())
  const [first, ...others] = sampleContent.quotes
  world.content = { ...sampleContent, quotes: [{ ...first!, text: 'Written by someone else.' }, ...others] }
  world.transcript = withMarks({ version: 2 })
  act(() => sources[0]?.onChange())
  expect(await screen.findByText('“Written by someone else.”')).toBeTruthy()
  unmount()
  expect(sources[0]?.isClosed).toBe(true)
})

test('if nothing better is found the page says so, and keeps the current item', async () => {
  const content = sampleContent.quotes
  const answer = () => json({ contentType: 'quotes', content, transcript: readyProject, unchanged: true })
  openProject({ answers: { 'POST /generate/quotes': answer } }, '?type=quotes')
  await userEvent.click(await screen.findByRole('button', { name: 'Regenerate' }))
  expect(await screen.findByText('Nothing better found')).toBeTruthy()
  expect(screen.queryByText('Content Generated!')).toBeNull()
  expect(screen.getByText(`“${content[0]?.text}”`)).toBeTruthy()
})

test('without a model an item is swapped: a preview shows the new one, and nothing changes until confirmed', async () => {
  const user = userEvent.setup()
  const [first, ...others] = sampleContent.quotes
  const path = 'POST /generate/quotes'
  const proposed = (text: string) => () =>
    json({
      contentType: 'quotes',
      content: sampleContent.quotes,
      transcript: readyProject,
      proposed: { ...first, text },
    })
  const { world } = openProject({ answers: { [path]: proposed('Another one.') } }, '?type=quotes')
  await user.click((await screen.findAllByRole('button', { name: /^Swap quote/ }))[0]!)
  const box = within(await screen.findByRole('dialog', { name: /^Swap quote/ }))
  expect((await box.findByRole('region', { name: 'The new one' })).textContent).toContain('Another one.')
  world.answers[path] = proposed('A short one.')
  await user.click(box.getByRole('button', { name: 'Shorter' }))
  expect(await box.findByText('A short one.')).toBeTruthy()
  expect(world.bodies).toEqual([
    { item: '0', preview: true },
    { item: '0', preview: true, instruction: 'Shorter' },
  ])
  world.answers[path] = () => json({ message: 'There is nothing shorter.', code: 'not_enough_material' }, 422)
  await user.click(box.getByRole('button', { name: 'Shorter' }))
  expect((await box.findByRole('alert')).textContent).toBe('There is nothing shorter.')
  expect(box.getByRole<HTMLButtonElement>('button', { name: 'Swap' }).disabled).toBe(true)

  world.answers[path] = proposed('A short one.')
  await user.click(box.getByRole('button', { name: 'Shorter' }))
  await box.findByText('A short one.')
  const content = [{ ...first!, text: 'A short one.' }, ...others]
  world.answers[path] = () => json({ contentType: 'quotes', content, transcript: readyProject })
  await user.click(box.getByRole('button', { name: 'Swap' }))
  expect(await screen.findByText('“A short one.”')).toBeTruthy()
  expect(world.bodies.at(-1)).toEqual({ item: '0', engine: 'builtin', baseVersion: 1, instruction: 'Shorter' })
})

test('with a model, a section of the script and the composition of the thumbnail that are missing are written alone', async () => {
  const user = userEvent.setup()
  const script = { ...sampleContent.youtube_script, hook: '' }
  const design = { ...sampleContent.thumbnail_design, composition: '' }
  const content = { ...sampleContent, youtube_script: script, thumbnail_design: design }
  const stored = { contentType: 'youtube_script', content: sampleContent.youtube_script, transcript: readyProject }
  const { world } = openProject({ answers: { ...model, 'POST /generate/youtube_script': () => json(stored) }, content })
  await user.click(await screen.findByRole('tab', { name: /YouTube Script/ }))
  const hook = within(await screen.findByRole('group', { name: 'Hook' }))
  expect(hook.getByText('This part isn’t written yet.')).toBeTruthy()
  await user.click(hook.getByRole('button', { name: 'Write the hook' }))
  expect(world.bodies.at(-1)).toEqual({ item: 'hook' })
  await waitFor(() => expect(hook.queryByText('This part isn’t written yet.')).toBeNull())
  await user.click(screen.getByRole('tab', { name: /Thumbnail/ }))
  expect(await screen.findByText('No composition yet.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Write the composition' })).toBeTruthy()
})

test('with a model, an empty place has a button that writes it alone; the built-in engine has none', async () => {
  const user = userEvent.setup()
  const { social_media: captions } = sampleContent
  const long = { ...captions.long, caption: '', characterCount: 0, hashtags: [], evidence: [] }
  const content = { ...sampleContent, social_media: { ...captions, long } }
  const stored = { contentType: 'social_media', content: captions, transcript: readyProject }
  const write = { name: 'Write the long caption' }
  const refusal = 'The model didn’t answer.'
  let isDown = true
  const answers = {
    ...model,
    'POST /generate/social_media': () => (isDown ? json({ message: refusal, code: 'engine_down' }, 503) : json(stored)),
  }
  const { world, unmount } = openProject({ answers, content })
  await user.click(await screen.findByRole('button', write))
  expect(world.bodies.at(-1)).toEqual({ item: 'long' })
  const place = within(screen.getByRole('group', { name: 'Long caption' }))
  expect(await place.findByText(refusal)).toBeTruthy()
  isDown = false
  await user.click(screen.getByRole('button', write))
  await waitFor(() => expect(place.queryByText('No caption of this length yet.')).toBeNull())
  unmount()
  openProject({ content })
  expect(await screen.findByText('No caption of this length yet.')).toBeTruthy()
  expect(screen.queryByRole('button', write)).toBeNull()
})
