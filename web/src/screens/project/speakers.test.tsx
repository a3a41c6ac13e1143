// Renaming speakers on the project page, and the import details.
import type { Transcript } from '@podcastai/contracts'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sampleContent, sampleSegments } from '../../../../content-types/src/registry/sample-content.fixture.ts'
import { json, projectWorld, readyProject } from './project-screen.fixture.tsx'

beforeEach(() => {
  localStorage.setItem('sessionId', 'session')
  // The transcript only mounts visible rows; jsdom gives everything size 0.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60)
})

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const call = 'PATCH /speakers'

/** Fakes a server that renames Jonas. */
function openProject(...args: Parameters<typeof projectWorld>) {
  const { page, fetch, world } = projectWorld(...args)
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('scrollTo', () => {})
  const sent = () => world.bodies.at(-1) as { labels: string[]; from: string; to: string }
  world.answers[call] ??= () => {
    const { labels, from, to } = sent()
    const was = world.transcript as Transcript
    const others = was.speakers.filter(({ name }) => name !== from && name !== to)
    const joined = was.speakers.find(({ name }) => name === to)?.labels ?? []
    const left = was.speakers
      .filter(({ name }) => name === from)
      .map((one) => ({ ...one, labels: one.labels.filter((label) => !labels.includes(label)) }))
      .filter((one) => one.labels.length > 0)
    world.transcript = {
      ...was,
      analysis: JSON.parse(JSON.stringify(was.analysis).replaceAll(`"${from}"`, `"${to}"`)),
      content: was.content.replaceAll(`${from}:`, `${to}:`),
      speakers: [{ name: to, labels: [...joined, ...labels], words: 44 }, ...left, ...others],
      generation: was.generation.map((one) => ({ ...one, version: one.version + 1 })),
    }
    world.content = JSON.parse(JSON.stringify(world.content).replaceAll(`"${from}"`, `"${to}"`))
    world.answers['GET /segments'] = () =>
      json({ segments: sampleSegments.map((one) => (one.speaker === from ? { ...one, speaker: to } : one)) })
    return json(world.transcript)
  }
  return { world, sent, user: userEvent.setup(), ...render(page) }
}

/** Opens the rename dialog from the name above the first turn. */
async function beginRenaming(user: ReturnType<typeof userEvent.setup>) {
  await user.click((await screen.findAllByRole('button', { name: 'Who speaks here: Jonas' }))[0]!)
  await user.click(await screen.findByRole('button', { name: 'Rename Jonas everywhere…' }))
}

const dialog = async () => within(await screen.findByRole('dialog', { name: /^Rename / }))

test('a click on a name in the transcript renames the speaker there and in the content, and can be undone', async () => {
  const { sent, user } = openProject({}, '?type=quotes')
  await user.click(await screen.findByRole('button', { name: 'Show full transcript' }))
  await beginRenaming(user)
  const name = (await dialog()).getByLabelText('Name')
  await user.clear(name)
  await user.type(name, ' Jonas  Reed {Enter}')
  expect(await screen.findByText('“Jonas” is now “Jonas Reed”')).toBeTruthy()
  expect(sent()).toEqual({ labels: ['Jonas'], from: 'Jonas', to: 'Jonas Reed' })
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(screen.queryAllByText('Jonas')).toEqual([]))
  expect(screen.getAllByRole('button', { name: 'Who speaks here: Jonas Reed' }).length).toBeGreaterThan(0)
  expect(within(screen.getByRole('tabpanel')).getAllByText('Jonas Reed').length).toBeGreaterThan(0)

  // jsdom doesn't support pointer events on toasts.
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Rename undone')).toBeTruthy()
  expect(sent()).toEqual({ labels: ['Jonas'], from: 'Jonas Reed', to: 'Jonas' })
})

test('another speaker’s name asks before merging the two, and they can be separated again', async () => {
  const { sent, user } = openProject({}, '?type=quotes')
  await user.click(await screen.findByRole('button', { name: 'About this project' }))
  await user.click(await screen.findByRole('button', { name: 'Import details' }))
  const report = () => within(screen.getByRole('dialog', { name: 'Import details' }))
  await user.click(await report().findByRole('button', { name: 'Rename Jonas' }))
  const name = (await dialog()).getByLabelText('Name')
  await user.clear(name)
  expect((await dialog()).getByRole<HTMLButtonElement>('button', { name: 'Rename' }).disabled).toBe(true)
  await user.type(name, 'Maya')
  expect((await dialog()).getByRole('status').textContent).toContain('The two will be merged')
  await user.click((await dialog()).getByRole('button', { name: 'Merge the two' }))
  expect(await screen.findByText('“Jonas” and “Maya” are now one speaker')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'About this project' }))
  await user.click(screen.getByRole('button', { name: 'Import details' }))
  expect(report().getByText('“Maya” and “Jonas” in the file')).toBeTruthy()
  await user.click(report().getByRole('button', { name: 'Tell Jonas apart' }))
  expect(await screen.findByText('“Maya” and “Jonas” are now two speakers')).toBeTruthy()
  expect(sent()).toEqual({ labels: ['Jonas'], from: 'Maya', to: 'Jonas' })
})

test('a rejected rename says why, and the dialog keeps the typed name', async () => {
  const message = 'Someone else already renamed this speaker to “Jo”.'
  const { user } = openProject({ answers: { [call]: () => json({ message, code: 'conflict' }, 409) } })
  await user.click(await screen.findByRole('button', { name: 'Show full transcript' }))
  await beginRenaming(user)
  await user.type((await dialog()).getByLabelText('Name'), '!{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe(`Rename failed${message}`)
  expect((await dialog()).getByLabelText<HTMLInputElement>('Name').value).toMatch(/!$/)
})

test('a turn’s form preselects the current speaker, and saves only another one', async () => {
  const { world, user } = openProject()
  await user.click(await screen.findByRole('button', { name: 'Show full transcript' }))
  await user.click((await screen.findAllByRole('button', { name: 'Who speaks here: Jonas' }))[0]!)
  const jonas = await screen.findByRole<HTMLInputElement>('radio', { name: 'Jonas' })
  const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' })
  expect(jonas.checked).toBe(true)
  expect(document.activeElement).toBe(jonas)
  expect(save().disabled).toBe(true)
  await user.keyboard('{Enter}')
  expect(world.calls).not.toContain('POST /turns')
  await user.click(screen.getByRole('radio', { name: 'Maya' }))
  expect(save().disabled).toBe(false)
})

test('a turn’s form closes with the reason if someone else changed the turn, and stays open after other failures', async () => {
  const failure = { message: 'The server is being restarted.', code: 'unavailable', status: 503 }
  const { world, user } = openProject({
    answers: { 'POST /turns': () => json({ message: failure.message, code: failure.code }, failure.status) },
  })
  await user.click(await screen.findByRole('button', { name: 'Show full transcript' }))
  await user.click((await screen.findAllByRole('button', { name: 'Who speaks here: Jonas' }))[0]!)
  const form = () => screen.queryByRole('dialog', { name: 'Who speaks here?' })
  await waitFor(() => expect(form()).not.toBeNull())
  await user.click(screen.getByRole('radio', { name: 'Maya' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('The server is being restarted.')).toBeTruthy()
  expect(form()).not.toBeNull()

  Object.assign(failure, {
    message: 'Someone else already changed who speaks here.',
    code: 'conflict',
    status: 409,
  })
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Someone else already changed who speaks here.')).toBeTruthy()
  await waitFor(() => expect(form()).toBeNull())
  expect(world.calls.filter((one) => one === 'POST /turns')).toHaveLength(2)
})

test('an unsaved text survives a speaker rename, and says that the saved one has changed', async () => {
  const { world, user } = openProject({}, '?type=social_media')
  await user.click(await screen.findByRole('button', { name: 'Edit short caption' }))
  await user.type(screen.getByLabelText('Caption'), ' And mine.')
  await user.click(screen.getByRole('button', { name: 'Show full transcript' }))
  await beginRenaming(user)
  const short = { ...sampleContent.social_media.short, caption: 'Jo counted till rolls.' }
  world.content = { ...sampleContent, social_media: { ...sampleContent.social_media, short } }
  await user.type((await dialog()).getByLabelText('Name'), '{Backspace}Jo{Enter}')
  expect(await screen.findByText(/The saved text has changed since you started/)).toBeTruthy()
  expect(screen.getByLabelText<HTMLTextAreaElement>('Caption').value).toMatch(/And mine\.$/)
})

test('speakers can’t be renamed without permission to generate, or while the project is processed', async () => {
  openProject({
    answers: { 'GET /api/auth/profile': () => json({ ...listener }) },
  })
  expect(await screen.findByText('Transcript')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Rename/ })).toBeNull()
  cleanup()
  openProject({ transcript: { ...readyProject, status: 'analyzing' } })
  expect(await screen.findByText('Transcript')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Rename (?!this project)/ })).toBeNull()
})

const listener = {
  id: '1',
  email: 'maya@example.org',
  username: 'Maya',
  role: 'listener',
  teamId: null,
  subscriptionStatus: 'active',
}

test('the import details show the format, the amount of text, the speakers, the times, and repairs with their location', async () => {
  const { user } = openProject()
  await user.click(await screen.findByRole('button', { name: 'About this project' }))
  await user.click(await screen.findByRole('button', { name: 'Import details' }))
  const { textContent } = screen.getByRole('dialog', { name: 'Import details' })
  for (const words of [
    'WebVTT captions',
    '5 segments in 5 turns',
    'Every line has a time. Times within lines over 15 seconds are estimated.',
    'English',
    '67% of words',
    '33% of words',
    'times that end before they start · 3 times · first in line 12',
    'Left outsegments without words · in entry 17',
  ]) {
    expect(textContent).toContain(words)
  }
})

/** A project from which the parser left out three chapter titles. */
function openLeftOut(options: Parameters<typeof openProject>[0] = {}) {
  const [chapters, credit] = ['00000000-0000-4000-8000-000000000011', '00000000-0000-4000-8000-000000000012']
  const notes = ['chapter lists', 'lines about the transcript'].map((what) => {
    return { kind: 'dropped' as const, what, count: 1, firstLine: 1 }
  })
  const { parseReport } = readyProject
  const opened = openProject({
    transcript: { ...readyProject, parseReport: parseReport && { ...parseReport, notes, notKept: 12 } },
    ...options,
  })
  const passages = [
    { id: chapters, what: 'chapter lists', line: 1, words: 'Introduction' },
    { id: credit, what: 'lines about the transcript', line: null, words: 'Made with a tool' },
  ].map(({ words, ...one }) => ({ ...one, places: [{ at: { segment: 0, offset: 0 }, words }] }))
  const answer = (leftOut: unknown) => ({
    corrections: [],
    given: [],
    notSpeech: [],
    leftOut,
    labels: [],
    turns: [],
    lost: [],
  })
  opened.world.answers['GET /corrections'] = () => json(answer(passages))
  opened.world.answers[`DELETE /corrections/${chapters}`] = () => {
    const left = answer(passages.slice(1))
    opened.world.answers['GET /corrections'] = () => json(left)
    return json({ ...left, terms: [] })
  }
  return opened
}

test('the import details show what was left out under its kind, and bring a passage back', async () => {
  const { user, world } = openLeftOut()
  await user.click(await screen.findByRole('button', { name: 'About this project' }))
  await user.click(await screen.findByRole('button', { name: 'Import details' }))
  const report = within(screen.getByRole('dialog', { name: 'Import details' }))
  const chapters = within(await report.findByRole('list', { name: 'chapter lists' }))
  expect(chapters.getByText('Introduction')).toBeTruthy()
  expect(chapters.getByText('Line 1')).toBeTruthy()
  expect(within(report.getByRole('list', { name: 'lines about the transcript' })).queryByText(/Line/)).toBeNull()
  expect(report.getByText(/12 more lines were too much to keep/)).toBeTruthy()
  await user.click(chapters.getByRole('button', { name: 'Bring back: Introduction' }))
  expect(await screen.findByText('Brought back')).toBeTruthy()
  await waitFor(() => expect(report.queryByRole('list', { name: 'chapter lists' })).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() =>
    expect(world.bodies.at(-1)).toMatchObject({ from: { segment: 0, offset: 0 }, to: { segment: 0 } }),
  )
})

test.each([
  [
    'none',
    'The file has no times. Times are estimated at 150 words a minute.',
    'Times are estimated at 150 words a minute',
  ],
  [
    'partly',
    'Some lines have a time. Times between the file’s marks are estimated.',
    'Times between the file’s marks are estimated',
  ],
] as const)('times that are %s in the file are called estimates', async (timeSource, inReport, inHeader) => {
  const { user } = openProject({
    transcript: {
      ...readyProject,
      parseReport: readyProject.parseReport && { ...readyProject.parseReport, timeSource, notes: [] },
      analysis: readyProject.analysis && { ...readyProject.analysis, timeSource },
    },
  })
  expect(await screen.findByText(inHeader)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'About this project' }))
  await user.click(screen.getByRole('button', { name: 'Import details' }))
  const report = screen.getByRole('dialog', { name: 'Import details' })
  expect(report.textContent).toContain(inReport)
  expect(report.textContent).toContain('Nothing was repaired or left out.')
})
