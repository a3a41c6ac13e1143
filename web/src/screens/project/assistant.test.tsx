// Using a chat assistant: where it is offered, what is checked, and that pasted text is never lost.
import { contentTypeKeys } from '@podcastai/content-types'
import type { ResponseBody, readAssistantAnswer } from '@podcastai/contracts'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sampleContent } from '../../../../content-types/src/registry/sample-content.fixture.ts'
import { aProfile } from '../../testing/sample-data.ts'
import { json, projectWorld, readyProject } from './project-screen.fixture.tsx'

beforeEach(() => localStorage.setItem('sessionId', 'session'))

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

const offer = 'Write with ChatGPT, Claude, or another assistant'
const single = 'Write with a chat assistant'
type Checked = ResponseBody<typeof readAssistantAnswer>

const holds = (contentType: Checked['types'][number]['contentType']): Checked['types'][number] => ({
  ...{ contentType, leftOut: [], missing: [], problem: null, isSaved: false },
  texts: [{ at: 'title', text: 'Why the oven stays cold' }],
  fingerprint: 'first',
})
const whole: Checked = {
  problem: null,
  unread: [],
  names: [],
  spellings: [],
  unusedNames: [],
  types: contentTypeKeys.map(holds),
  isBrokenOff: false,
  repairPrompt: null,
}
const lie = { at: 'title', text: 'Why 4,312 dentists left', why: 'nobody says “4,312”.' }
const broken: Checked = {
  problem: null,
  unread: [],
  names: [],
  spellings: [],
  unusedNames: [],
  types: [{ ...holds('episode_titles'), leftOut: [lie] }, holds('quotes')],
  isBrokenOff: false,
  repairPrompt: 'Write these again.',
}
const prompt = 'Write a kit. '.repeat(9_000)
const newProject = {
  ...readyProject,
  generation: readyProject.generation.map((one) => ({ ...one, state: 'none' as const, version: 0, engine: null })),
}

function open(changes: Parameters<typeof projectWorld>[0] = {}, search = '') {
  const { page, fetch, world } = projectWorld({ transcript: newProject, content: {}, ...changes }, search)
  world.answers['GET /assistant'] ??= () => json({ prompt, characters: prompt.length, tokens: prompt.length / 4 })
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('scrollTo', () => {})
  const user = userEvent.setup()
  return { world, user, ...render(page) }
}

/** What the server finds in a reply. */
const finding = (checked: Checked) => ({ 'POST /assistant': () => json(checked) })

async function openDialog(changes: Parameters<typeof projectWorld>[0] = {}) {
  localStorage.setItem('writer-offer:1', 'another-project')
  const opened = open(changes)
  await opened.user.click(await screen.findByRole('button', { name: offer }))
  return { ...opened, dialog: within(await screen.findByRole('dialog', { name: offer })) }
}

test('without a model one line offers it; with a model it is in “About this project”', async () => {
  const { user } = open()
  expect(await screen.findByRole('button', { name: offer })).toBeTruthy()
  expect(screen.queryByRole('button', { name: single })).toBeNull()
  cleanup()
  const engine = { key: 'openai', label: 'GPT' }
  open({ answers: { 'GET /api/setup': () => json({ billing: 'test', engine }) } })
  await user.click(await screen.findByRole('button', { name: 'About this project' }))
  expect(await screen.findByRole('button', { name: single })).toBeTruthy()
  expect(screen.queryByRole('button', { name: offer })).toBeNull()
})

test('[WRITER-01] the first finished upload offers both options with samples, once', async () => {
  const { user, unmount } = open({ transcript: readyProject, content: sampleContent })
  const offered = within(await screen.findByRole('region', { name: 'Two ways to write your content' }))
  const samples = offered.getAllByRole('link', { name: /^See a sample/ }).map((link) => link.getAttribute('href'))
  expect(samples).toEqual(['/sample', '/sample?writer=model'])
  expect(screen.queryByRole('button', { name: offer })).toBeNull()
  await user.click(offered.getByRole('button', { name: 'Dismiss' }))
  expect(await screen.findByRole('button', { name: offer })).toBeTruthy()
  unmount()
  localStorage.setItem('writer-offer:1', 'another-project')
  localStorage.removeItem(`thin-kit:1:${readyProject.id}`)
  open({ transcript: readyProject, content: sampleContent })
  expect(await screen.findByRole('button', { name: offer })).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Two ways to write your content' })).toBeNull()
})

const thin = { ...readyProject, analysis: { ...readyProject.analysis!, episodeDuration: 45 } }
const notice = () => screen.findByRole('region', { name: 'We found only a few strong moments' })

test('a project with little content says so once, and offers the assistant', async () => {
  const { user, unmount } = open({ transcript: thin, content: sampleContent })
  const offered = within(await notice())
  expect(screen.queryByRole('button', { name: offer })).toBeNull()
  expect(offered.queryByRole('link', { name: 'Connect a model' })).toBeNull()
  await user.click(offered.getByRole('button', { name: single }))
  const dialog = within(await screen.findByRole('dialog', { name: offer }))
  expect(dialog.getByLabelText<HTMLSelectElement>('What to write').value).toBe('all')
  await user.keyboard('{Escape}')
  await user.click(offered.getByRole('button', { name: 'Dismiss' }))
  expect(await screen.findByRole('button', { name: offer })).toBeTruthy()
  unmount()
  open({ transcript: thin, content: sampleContent })
  expect(await screen.findByRole('button', { name: offer })).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'We found only a few strong moments' })).toBeNull()
})

test('the writing options take one line on every tab except the first', async () => {
  const { user } = open({ transcript: readyProject, content: sampleContent })
  const panel = () => screen.queryByRole('region', { name: 'Two ways to write your content' })
  await waitFor(() => expect(panel()).toBeTruthy())
  await user.click(screen.getByRole('tab', { name: /^Best Quotes/ }))
  expect(await screen.findByRole('button', { name: offer })).toBeTruthy()
  expect(panel()).toBeNull()
  await user.click(screen.getByRole('tab', { name: /^Captions/ }))
  await waitFor(() => expect(panel()).toBeTruthy())
})

test('the operator is also offered to connect a language model', async () => {
  const answers = { 'GET /api/auth/profile': () => json(aProfile({ isOperator: true })) }
  open({ transcript: thin, content: sampleContent, answers })
  const link = await within(await notice()).findByRole('link', { name: 'Connect a model' })
  expect(link.getAttribute('href')).toBe('/operator/model')
})

test.each([
  ['that holds enough for its length', {}],
  ['partly written by an assistant', { ...thin, generation: withEngine('Your chat assistant') }],
  ['that people edited', { ...thin, generation: thin.generation.map((one) => ({ ...one, edited: true })) }],
])('content %s is not called short', async (_, changes) => {
  localStorage.setItem('writer-offer:1', 'another-project')
  open({ transcript: { ...readyProject, ...changes }, content: sampleContent })
  expect(await screen.findByRole('button', { name: offer })).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'We found only a few strong moments' })).toBeNull()
})

/** Returns generation states with one type by another engine. */
function withEngine(engine: string) {
  return readyProject.generation.map((one) => (one.contentType === 'quotes' ? { ...one, engine } : one))
}

test('nothing is offered while the project is processed', async () => {
  open({ transcript: { ...newProject, status: 'processing' } })
  expect(await screen.findByText('Preparing...')).toBeTruthy()
  expect(screen.queryByRole('button', { name: offer })).toBeNull()
})

test('[MODEL-08] one prompt for all content and one for each type, with its length, to copy and download', async () => {
  const files: { name: string; content: Promise<string> }[] = []
  let content = Promise.resolve('')
  URL.createObjectURL = (blob) => {
    content = (blob as Blob).text()
    return 'blob:prompt'
  }
  URL.revokeObjectURL = () => {}
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, content })
  })
  // Different lengths, so that the page shows which one it has.
  const prompts = contentTypeKeys.map((key, at) => [key, `Write ${key}${' now'.repeat(at + 1)}`] as const)
  const answers = Object.fromEntries(
    prompts.map(([key, text]) => [
      `GET /assistant?types=${key}`,
      () => json({ prompt: text, characters: text.length, tokens: 6 }),
    ]),
  )
  const { user, dialog } = await openDialog({ answers })
  const choice = () => dialog.getByLabelText<HTMLSelectElement>('What to write')
  expect([...choice().options].map(({ value }) => value)).toEqual(['all', ...contentTypeKeys])
  for (const [key, text] of [['all', prompt] as const, ...prompts]) {
    await user.selectOptions(choice(), key)
    const words = key === 'all' ? '27,000' : text.split(' ').length
    await dialog.findByText(`About ${words} words, the transcript included.`, { exact: false })
    await user.click(dialog.getByRole('button', { name: /^Cop(y the prompt|ied)/ }))
    expect(await navigator.clipboard.readText()).toBe(text)
    await user.click(dialog.getByRole('button', { name: 'Download .txt' }))
    expect(await files.at(-1)?.content).toBe(text)
  }
  expect(files.map(({ name }) => name)).toEqual(
    ['', ...contentTypeKeys.map((key) => `_${key}`)].map((type) => `The bakery that closed_prompt${type}.txt`),
  )
  vi.restoreAllMocks()
})

const numbered = {
  ...newProject,
  speakers: [
    { name: 'Speaker 1', labels: ['Speaker 1'] },
    { name: 'Speaker 2', labels: ['Speaker 2'] },
  ].map((speaker) => ({ ...readyProject.speakers[0]!, ...speaker })),
}
const reply = '{"pieces": [1, 2, 3, 4, 5, 6]}'

test('names in a reply are used unless the user declines them, and corrected in the transcript on save', async () => {
  const names = [
    { speaker: 'Speaker 1', name: 'Maya Brandt', said: 'I’m Maya Brandt.', own: true },
    { speaker: 'Speaker 2', name: 'Jonas Reed', said: 'Jonas, welcome.', own: false },
  ]
  const spellings = [{ heard: 'Cannel Street', written: 'Canal Street', count: 2, said: 'A bakery on Cannel Street.' }]
  const unusedNames = [{ at: 'spelling', text: '“Reed” is spelled “Reid”', why: 'The reply spells it in two ways.' }]
  const found = finding({ ...whole, names, spellings, unusedNames })
  const { user, dialog, world } = await openDialog({ transcript: numbered, answers: found })
  await user.click(dialog.getByLabelText('Reply'))
  await user.paste(reply)
  const who = within(await dialog.findByRole('region', { name: 'Names' }))
  const jonas = who.getByRole<HTMLButtonElement>('switch', { name: 'Speaker 2 is Jonas Reed' })
  expect(jonas).toHaveProperty('ariaChecked', 'true')
  expect(who.getByText('“Jonas, welcome.”')).toBeTruthy()
  const notUsed = within(who.getByRole('list', { name: 'Names not used' }))
  expect(notUsed.getByText('Not used: “Reed” is spelled “Reid”. The reply spells it in two ways.')).toBeTruthy()
  await user.click(jonas)
  await waitFor(() => expect(world.bodies.at(-1)).toMatchObject({ declined: ['Speaker 2'], save: [] }))
  expect(who.getByRole('switch', { name: '“Cannel Street” is spelled “Canal Street”, 2 times' })).toBeTruthy()
  world.answers['PATCH /speakers'] = () => json(numbered)
  world.answers['POST /corrections/terms'] = () => json({})
  const calls = world.calls.length
  await user.click(await dialog.findByRole('button', { name: 'Save what passed' }))
  await waitFor(() => expect(world.calls.slice(calls)).toContain('POST /assistant'))
  const sent = ['PATCH /speakers', 'POST /corrections/terms', 'POST /assistant']
  expect(world.calls.slice(calls, calls + 3)).toEqual(sent)
  expect(world.bodies.at(-3)).toEqual({ labels: ['Speaker 1'], from: 'Speaker 1', to: 'Maya Brandt' })
  expect(world.bodies.at(-2)).toEqual({ terms: [{ heard: 'Cannel Street', written: 'Canal Street' }] })
  expect(world.bodies.at(-1)).toMatchObject({ answers: [reply], declined: ['Speaker 2'], save: [...contentTypeKeys] })
})

test('if a speaker can’t be renamed, nothing is saved, and the reply stays', async () => {
  const names = [{ speaker: 'Speaker 1', name: 'Maya Brandt', said: 'I’m Maya Brandt.', own: true }]
  const { user, dialog, world } = await openDialog({ transcript: numbered, answers: finding({ ...whole, names }) })
  await user.click(dialog.getByLabelText('Reply'))
  await user.paste(reply)
  await dialog.findByRole('region', { name: 'Names' })
  const message = 'This speaker was just renamed.'
  world.answers['PATCH /speakers'] = () => json({ message, code: 'conflict' }, 409)
  await user.click(dialog.getByRole('button', { name: 'Save what passed' }))
  expect(await dialog.findByText(message)).toBeTruthy()
  expect(world.calls.filter((call) => call === 'POST /assistant')).toHaveLength(1)
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Reply').value).toBe(reply)
})

test('a reply is checked on paste, and what passes is saved and shown', async () => {
  const { user, dialog, world } = await openDialog({ answers: finding(whole) })
  await user.click(dialog.getByLabelText('Reply'))
  await user.paste('{"pieces": [1, 2, 3, 4, 5, 6]}')
  expect(await dialog.findByText('8 texts passed.')).toBeTruthy()
  expect(world.bodies.at(-1)).toEqual({
    types: [...contentTypeKeys],
    answers: ['{"pieces": [1, 2, 3, 4, 5, 6]}'],
    declined: [],
    save: [],
  })
  world.answers['POST /assistant'] = () => {
    world.transcript = readyProject
    world.content = sampleContent
    return json({ ...whole, types: whole.types.map((type) => ({ ...type, isSaved: true })) })
  }
  await user.click(dialog.getByRole('button', { name: 'Save what passed' }))
  expect(await screen.findByText('8 of 8 types')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(world.bodies.at(-1)).toMatchObject({ types: [...contentTypeKeys], save: [...contentTypeKeys] })
  expect(await within(screen.getByRole('tabpanel')).findByText('Generated')).toBeTruthy()
  expect(sessionStorage).toHaveLength(0)
})

test('before saving, the dialog says what isn’t checked and what is replaced', async () => {
  const types = [holds('quotes'), holds('episode_titles')]
  const { user, dialog } = await openDialog({
    content: { quotes: sampleContent.quotes },
    answers: finding({ ...whole, types }),
  })
  expect(dialog.getByText(/We don’t check its other claims/)).toBeTruthy()
  await user.click(dialog.getByLabelText('Reply'))
  await user.paste('{"pieces": [1, 2]}')
  const count = sampleContent.quotes.length
  expect(await dialog.findByText(new RegExp(`^Saving replaces Best Quotes \\(${count} items now\\)\\. `))).toBeTruthy()
})

test('failed texts are listed with reasons, and a follow-up reply is checked with the first', async () => {
  const { user, dialog, world } = await openDialog({ answers: finding(broken) })
  await user.click(dialog.getByLabelText('Reply'))
  await user.paste('the first answer of the assistant')
  const faults = within(await dialog.findByRole('region', { name: 'What didn’t pass' }))
  expect(faults.getByText(lie.text)).toBeTruthy()
  expect(faults.getByText('Nobody says “4,312”.')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Copy the follow-up prompt for the one that didn’t pass' }))
  expect(await navigator.clipboard.readText()).toBe('Write these again.')
  world.answers['POST /assistant'] = () =>
    json({
      ...broken,
      types: broken.types.map((one) => holds(one.contentType)),
      isBrokenOff: false,
      repairPrompt: null,
    })
  await user.click(dialog.getByLabelText('Second reply'))
  await user.paste('the second answer of the assistant')
  await waitFor(() => expect(dialog.queryByRole('region', { name: 'What didn’t pass' })).toBeNull())
  expect(world.bodies.at(-1)).toMatchObject({
    answers: ['the first answer of the assistant', 'the second answer of the assistant'],
  })
})

test('texts that failed to save are named, and saved ones aren’t saved again', async () => {
  const { user, dialog, world } = await openDialog({ answers: finding(broken) })
  await user.click(dialog.getByLabelText('Reply'))
  await user.paste('the first answer of the assistant')
  const save = await dialog.findByRole('button', { name: 'Save what passed' })
  const problem = 'Everything here is pinned or edited, so there is nothing to regenerate.'
  const [titles, quotes] = broken.types
  world.answers['POST /assistant'] = () =>
    json({
      ...broken,
      types: [
        { ...titles, isSaved: true },
        { ...quotes, problem },
      ],
    })
  await waitFor(() => expect(save).toHaveProperty('disabled', false))
  await user.click(save)
  expect(await dialog.findByText('1 of 2 types are saved. Not yet: Best Quotes.')).toBeTruthy()
  expect(dialog.getByText(problem)).toBeTruthy()
  await user.click(save)
  await waitFor(() =>
    expect(world.bodies.at(-1)).toMatchObject({ types: ['episode_titles', 'quotes'], save: ['quotes'] }),
  )
})

test('a saved text is saved again if a reply changed more of it than is shown', async () => {
  const { user, dialog, world } = await openDialog({ answers: finding(broken) })
  await user.click(dialog.getByLabelText('Reply'))
  await user.paste('the first answer of the assistant')
  const save = await dialog.findByRole('button', { name: 'Save what passed' })
  const [titles, quotes] = broken.types
  const saved = { ...broken, types: [{ ...titles, isSaved: true }, quotes] }
  world.answers['POST /assistant'] = () => json(saved)
  await waitFor(() => expect(save).toHaveProperty('disabled', false))
  await user.click(save)
  expect(await dialog.findByText('1 text, saved')).toBeTruthy()
  world.answers['POST /assistant'] = () => json({ ...broken, types: [{ ...titles, fingerprint: 'another' }, quotes] })
  await user.click(dialog.getByLabelText('Second reply'))
  await user.paste('the second answer of the assistant')
  await waitFor(() => expect(dialog.queryByText('1 text, saved')).toBeNull())
})

test('a reply that breaks off says so, and offers the prompt for the rest', async () => {
  const rest: Checked = { ...broken, isBrokenOff: true, repairPrompt: 'Your reply broke off.' }
  const { user, dialog } = await openDialog({ answers: finding(rest) })
  await user.click(dialog.getByLabelText('Reply'))
  await user.paste('{"pieces": [')
  expect(await dialog.findByText(/^This reply breaks off/)).toBeTruthy()
  expect(dialog.getByRole('button', { name: 'Copy the prompt for the rest' })).toBeTruthy()
  expect(dialog.getByLabelText('Second reply')).toBeTruthy()
})

test('a reply without texts says what to do, and nothing can be saved', async () => {
  const problem = 'No content was found in this reply. Paste all of it, from the first line to the last.'
  const { user, dialog } = await openDialog({
    answers: finding({
      problem,
      unread: [0],
      names: [],
      spellings: [],
      unusedNames: [],
      types: [],
      isBrokenOff: false,
      repairPrompt: null,
    }),
  })
  await user.click(dialog.getByLabelText('Reply'))
  await user.paste('I am sorry, I cannot do that for you.')
  expect((await dialog.findAllByText(problem)).length).toBeGreaterThan(0)
  expect(dialog.queryByRole('button', { name: 'Save what passed' })).toBeNull()
})

test('a follow-up reply without texts shows an error at its field, and the first can be saved', async () => {
  const { user, dialog, world } = await openDialog({ answers: finding(broken) })
  await user.click(dialog.getByLabelText('Reply'))
  await user.paste('the first answer of the assistant')
  await dialog.findByRole('region', { name: 'What didn’t pass' })
  world.answers['POST /assistant'] = () => json({ ...broken, unread: [1] })
  await user.click(dialog.getByLabelText('Second reply'))
  await user.paste('Sorry, I cannot do more today.')
  await waitFor(() => expect(dialog.getByLabelText('Second reply').getAttribute('aria-invalid')).toBe('true'))
  expect(dialog.getByLabelText('Reply').getAttribute('aria-invalid')).not.toBe('true')
  expect(dialog.getByRole('button', { name: 'Save what passed' })).toHaveProperty('disabled', false)
  // Without the first reply, the second keeps its field.
  world.answers['POST /assistant'] = () =>
    json({
      problem: 'None.',
      unread: [0],
      names: [],
      spellings: [],
      unusedNames: [],
      types: [],
      isBrokenOff: false,
      repairPrompt: null,
    })
  await user.clear(dialog.getByLabelText('Reply'))
  await dialog.findAllByText('None.')
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Second reply').value).toMatch(/^Sorry/)
})

test('saving requires a completed check: not while typing, and not after a failed check', async () => {
  const { user, dialog, world } = await openDialog({ answers: finding(whole) })
  const field = dialog.getByLabelText('Reply')
  await user.click(field)
  await user.paste('the first answer of the assistant')
  const save = await dialog.findByRole('button', { name: 'Save what passed' })
  await waitFor(() => expect(save).toHaveProperty('disabled', false))
  world.answers['POST /assistant'] = () => json({ message: 'Too many calls.', code: 'rate_limited' }, 429)
  await user.type(field, '!')
  expect(save).toHaveProperty('disabled', true)
  expect(await dialog.findByText('Too many calls.')).toBeTruthy()
  expect(save).toHaveProperty('disabled', true)
  Object.assign(world.answers, finding(whole))
  await user.click(dialog.getByRole('button', { name: 'Try Again' }))
  await waitFor(() => expect(save).toHaveProperty('disabled', false))
})

test('replies that are too long together say so, and the results stay', async () => {
  const { user, dialog, world } = await openDialog({ answers: finding(broken) })
  await user.click(dialog.getByLabelText('Reply'))
  await user.paste('a'.repeat(250_000))
  await user.click(await dialog.findByLabelText('Second reply'))
  const sent = world.bodies.length
  await user.paste('b'.repeat(150_001))
  expect(await dialog.findByText(/All replies together have 400,001 characters. The limit is 400,000/)).toBeTruthy()
  expect(dialog.getByText(lie.text)).toBeTruthy()
  expect(dialog.getByRole('button', { name: 'Save what passed' })).toHaveProperty('disabled', true)
  expect(world.bodies).toHaveLength(sent)
})

test('a failed check says why and can be retried', async () => {
  const message = 'This project is still being processed.'
  const { user, dialog, world } = await openDialog({
    answers: { 'POST /assistant': () => json({ message, code: 'conflict' }, 409) },
  })
  await user.click(dialog.getByLabelText('Reply'))
  await user.paste('the first answer of the assistant')
  expect(await dialog.findByText(message)).toBeTruthy()
  Object.assign(world.answers, finding(whole))
  await user.click(dialog.getByRole('button', { name: 'Try Again' }))
  expect(await dialog.findByText('8 texts passed.')).toBeTruthy()
})

test('a pasted reply is still there when the dialog reopens, for the same choice only', async () => {
  const { user, dialog } = await openDialog({ answers: finding(whole) })
  await user.click(dialog.getByLabelText('Reply'))
  await user.paste('the first answer of the assistant')
  await dialog.findByText('8 texts passed.')
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  await user.click(screen.getByRole('button', { name: offer }))
  const again = within(await screen.findByRole('dialog', { name: offer }))
  expect(again.getByLabelText<HTMLTextAreaElement>('Reply').value).toBe('the first answer of the assistant')
  expect(await again.findByText('8 texts passed.')).toBeTruthy()
  await user.selectOptions(again.getByLabelText('What to write'), 'quotes')
  expect(again.getByLabelText<HTMLTextAreaElement>('Reply').value).toBe('')
})

test('a file with the reply is read; other file types are rejected', async () => {
  const { user, dialog } = await openDialog({ answers: finding(whole) })
  const field = dialog.getByLabelText<HTMLInputElement>('Reply as a file')
  await userEvent.setup({ applyAccept: false }).upload(field, new File(['x'], 'answer.pdf'))
  expect(await dialog.findByText(/We can’t read answer\.pdf/)).toBeTruthy()
  await user.upload(field, new File(['the answer that stands in a file'], 'answer.md'))
  expect(await dialog.findByText('8 texts passed.')).toBeTruthy()
  expect(dialog.queryByText(/We can’t read/)).toBeNull()
})
