// Correcting transcript words on the project page.
import type { Correction, Segment } from '@podcastai/contracts'
import { correctionsFor, correctSegments, everywhere, placesBetween } from '@podcastai/transcript/corrections'
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

const call = 'POST /corrections'
type Sent = { from: Place; to: Place; seen: string; written: string; scope: 'here' | 'episode' | 'workspace' }
type Place = { segment: number; offset: number }

/** Fakes a server that corrects the sample, and undoes everything on request. */
function openProject(...args: Parameters<typeof projectWorld>) {
  const { page, fetch, world } = projectWorld(...args)
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('scrollTo', () => {})
  let segments: Segment[] = sampleSegments
  let corrections: Correction[] = []
  const sent = () => world.bodies.at(-1) as Sent
  world.answers['GET /segments'] = () => json({ segments })
  world.answers['GET /corrections'] ??= () =>
    json({ corrections, given: [], notSpeech: [], leftOut: [], labels: [], turns: [], lost: [] })
  world.answers[call] ??= () => {
    const { from, to, seen, written, scope } = sent()
    const pair = { heard: seen, written }
    const spans = scope === 'here' ? [{ from, to }] : everywhere(segments, { from, to }, pair)
    const { rows } = correctionsFor(spans, pair, { heard: segments, standing: [] })
    const move = placesBetween([], rows)
    segments = correctSegments(segments, rows)
    const places = spans.map((span) => ({ heard: seen, from: move(span.from, 'from'), to: move(span.to, 'to') }))
    const act: Correction = {
      id: `00000000-0000-4000-8000-00000000000${corrections.length}`,
      ...pair,
      source: scope,
      author: 'Ann',
      createdAt: new Date().toISOString(),
      places,
    }
    corrections = [act, ...corrections]
    return json(act)
  }
  const undo = () => {
    const inGlossary = corrections.filter(({ source }) => source === 'workspace')
    const terms = inGlossary.map(({ heard }) => ({ heard, written: null, isChanged: true }))
    segments = sampleSegments
    corrections = []
    return json({ corrections: [], given: [], notSpeech: [], leftOut: [], labels: [], turns: [], lost: [], terms })
  }
  world.answers['DELETE /corrections'] = undo
  world.answers['DELETE /corrections/00000000-0000-4000-8000-000000000000'] = undo
  return { world, sent, user: userEvent.setup(), ...render(page) }
}

const text = () => screen.getByRole('region', { name: 'Full transcript' }).textContent.replace(/\s+/g, ' ')
const popover = async () => within(await screen.findByRole('dialog', { name: /^Correct “/ }))

/** Moves the cursor with F2, then these keys. */
async function pick(user: ReturnType<typeof userEvent.setup>, keys: string) {
  await screen.findByRole('button', { name: 'Correct words' })
  await user.keyboard('{F2}')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('So'))
  for (const key of keys.split(' ')) {
    const before = document.activeElement?.textContent
    await user.keyboard(key)
    if (!key.includes('Enter')) await waitFor(() => expect(document.activeElement?.textContent).not.toBe(before))
  }
}

test('by keyboard: F2, arrows to the word, Enter, the right word, Enter; every place is corrected, and Undo reverts it', async () => {
  const { sent, user } = openProject()
  await pick(user, '{ArrowDown} {ArrowDown} {ArrowRight}')
  expect(document.activeElement?.textContent).toBe('Saturday')
  await user.keyboard('{Enter}')
  const form = await popover()
  expect(form.getByText('Saturday')).toBeTruthy()
  const field = form.getByLabelText<HTMLInputElement>('The right words')
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(form.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true)
  await user.type(field, '{Control>}a{/Control}Satterday{Enter}', { initialSelectionStart: 0, initialSelectionEnd: 8 })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(text()).toContain('And Satterday was the problem.'))
  expect(text()).toContain('Satterday was the whole problem.')
  expect(await screen.findByText('Corrected in 2 places')).toBeTruthy()
  expect(sent()).toEqual({
    from: { segment: 2, offset: 4 },
    to: { segment: 2, offset: 12 },
    seen: 'Saturday',
    written: 'Satterday',
    scope: 'episode',
  })
  // The keyboard continues from the corrected word, which says what was heard.
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Satterday'))
  const marked = [...document.querySelectorAll('[data-corrected]')].map(({ textContent }) => textContent)
  expect(marked).toEqual(['Satterday', 'Satterday'])
  expect(document.querySelector('[data-corrected]')?.getAttribute('title')).toBe(
    'Heard as “Saturday”, corrected by Ann, just now',
  )

  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Correction undone')).toBeTruthy()
  await waitFor(() => expect(text()).toContain('And Saturday was the problem.'))
  expect(document.querySelectorAll('[data-corrected]')).toHaveLength(0)
})

test('a correction is confirmed once the content is updated, so that exports have the right words', async () => {
  const { world, user } = openProject()
  await pick(user, '{ArrowDown} {ArrowDown} {ArrowRight}{Enter}')
  const form = await popover()
  const content = Promise.withResolvers<Response>()
  world.answers['GET /content'] = () => content.promise
  const asked = () => world.calls.filter((name) => name === 'GET /content').length
  const before = asked()
  await user.clear(form.getByLabelText('The right words'))
  await user.type(form.getByLabelText('The right words'), 'Satterday{Enter}')
  await waitFor(() => expect(text()).toContain('And Satterday was the problem.'))
  await waitFor(() => expect(asked()).toBe(before + 1))
  expect(screen.queryByText('Corrected in 2 places')).toBeNull()
  content.resolve(json(sampleContent))
  expect(await screen.findByText('Corrected in 2 places')).toBeTruthy()
})

test('several words and the scope: a common word is corrected in one place by default', async () => {
  const { sent, user } = openProject()
  await pick(user, `{ArrowDown} {ArrowDown} {ArrowDown} ${'{ArrowRight} '.repeat(3)}{Shift>}{ArrowRight}{/Shift}`)
  expect(document.activeElement?.textContent).toBe('whole problem')
  await user.keyboard('{Enter}')
  const form = await popover()
  const checked = () => form.getByRole<HTMLInputElement>('radio', { checked: true }).closest('label')?.textContent
  expect(checked()).toBe('Just here')
  await user.click(form.getByRole('radio', { name: 'In every episode from now on' }))
  expect(form.getByText(/in the AI Settings, under Glossary/)).toBeTruthy()
  await user.clear(form.getByLabelText('The right words'))
  await user.type(form.getByLabelText('The right words'), 'hole{Enter}')
  await waitFor(() => expect(sent()).toMatchObject({ seen: 'whole problem', written: 'hole', scope: 'workspace' }))
  expect(await screen.findByText('Added to the glossary, so later episodes are corrected, too.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('“whole problem” is no longer in the glossary.')).toBeTruthy()
})

test('if a speaker’s name has the word, the form says that the name stays', async () => {
  const { world, user } = openProject()
  const named = sampleSegments.map((one) => ({
    ...one,
    speaker: one.speaker === 'Jonas' ? 'Jo Saturday' : one.speaker,
  }))
  world.answers['GET /segments'] = () => json({ segments: named })
  await pick(user, '{ArrowDown} {ArrowDown} {ArrowRight} {Enter}')
  const form = await popover()
  expect(form.getByText(/The speaker is still called/).textContent).toContain('“Jo Saturday”')
  await user.click(form.getByRole('radio', { name: 'Just here' }))
  expect(form.queryByText(/The speaker is still called/)).toBeNull()
})

test('words corrected back to the original are not added to the glossary', async () => {
  const act = { id: '00000000-0000-4000-8000-000000000000', heard: 'Satterday', written: 'Satterday', places: [] }
  const { user } = openProject({
    answers: {
      [call]: () => json({ ...act, source: 'workspace', author: 'Ann', createdAt: new Date().toISOString() }),
    },
  })
  await pick(user, '{ArrowDown} {ArrowDown} {ArrowRight} {Enter}')
  const form = await popover()
  await user.click(form.getByRole('radio', { name: 'In every episode from now on' }))
  await user.clear(form.getByLabelText('The right words'))
  await user.type(form.getByLabelText('The right words'), 'Satterday{Enter}')
  expect(await screen.findByText('The original words are back, and the glossary no longer changes them.')).toBeTruthy()
})

test('Esc closes the form, then the cursor; nothing is sent', async () => {
  const { world, user } = openProject()
  await pick(user, '{ArrowRight} {Enter}')
  await popover()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('when'))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(document.querySelector('[data-picked]')).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Full transcript' }))
  expect(world.calls).not.toContain(call)
})

test('a rejected correction is rolled back, and the form reopens with the typed text and the reason', async () => {
  const message = 'Someone else already corrected these words.'
  const { world, user } = openProject({ answers: { [call]: () => json({ message, code: 'conflict' }, 409) } })
  await pick(user, '{ArrowDown} {ArrowDown} {ArrowRight} {Enter}')
  world.answers['GET /segments'] = () =>
    json({ segments: sampleSegments.map((one) => ({ ...one, text: one.text.replace('Saturday', 'Sunday') })) })
  await user.clear((await popover()).getByLabelText('The right words'))
  await user.type((await popover()).getByLabelText('The right words'), 'Satterday{Enter}')
  const again = within(await screen.findByRole('dialog', { name: 'Correct “Sunday”' }))
  expect(again.getByRole('alert').textContent).toBe(message)
  expect(again.getByLabelText<HTMLInputElement>('The right words').value).toBe('Satterday')
  expect(text()).toContain('And Sunday was the problem.')
})

test('an expired session keeps the typed text: after the login the form reopens with it', async () => {
  const over = () => json({ message: 'Please log in.', code: 'no_session' }, 401)
  const { world, user } = openProject({ answers: { [call]: over } })
  await pick(user, '{ArrowDown} {ArrowDown} {ArrowRight} {Enter}')
  world.answers['GET /api/auth/profile'] = over
  await user.clear((await popover()).getByLabelText('The right words'))
  await user.type((await popover()).getByLabelText('The right words'), 'Satterday{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Go to Login' }))
  expect(screen.queryByRole('dialog', { name: /^Correct “/ })).toBeNull()
  delete world.answers['GET /api/auth/profile']
  world.answers['POST /api/auth/login'] = () => json({ sessionId: 'next', user: { id: '1', username: 'Maya' } })
  await user.type(screen.getByLabelText('Email'), 'maya@example.org')
  await user.type(screen.getByLabelText('Password'), 'secret1{Enter}')
  const form = await popover()
  expect(form.getByLabelText<HTMLInputElement>('The right words').value).toBe('Satterday')
})

test('offline, the typed text waits and is sent when the connection is back', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { sent, world, user } = openProject()
  await pick(user, '{ArrowDown} {ArrowDown} {ArrowRight} {Enter}')
  await user.clear((await popover()).getByLabelText('The right words'))
  await user.type((await popover()).getByLabelText('The right words'), 'Satterday{Enter}')
  expect((await popover()).getByText(/You're offline/)).toBeTruthy()
  expect(world.calls).not.toContain(call)
  online.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(sent()?.written).toBe('Satterday'))
})

test('a click on a word opens the form; a tap does while “Correct words” is on', async () => {
  const { user } = openProject()
  await user.click(await screen.findByRole('button', { name: 'Show full transcript' }))
  const row = await screen.findByText('And Saturday was the problem.')
  pointAt(row, 6)
  fireEvent.pointerDown(row, { pointerType: 'touch' })
  fireEvent.click(row)
  expect(screen.queryByRole('dialog')).toBeNull()
  fireEvent.pointerDown(row, { pointerType: 'mouse' })
  fireEvent.click(row)
  expect(await screen.findByRole('dialog', { name: 'Correct “Saturday”' })).toBeTruthy()
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Correct words' }))
  fireEvent.pointerDown(row, { pointerType: 'touch' })
  fireEvent.click(row)
  expect(await screen.findByRole('dialog', { name: 'Correct “Saturday”' })).toBeTruthy()
})

/** jsdom has no layout: fakes a pointer at this character of the element. */
function pointAt(row: HTMLElement, offset: number) {
  const caret = { offsetNode: row.firstChild, offset }
  Object.assign(document, { caretPositionFromPoint: () => caret })
  Object.assign(Range.prototype, { getClientRects: () => [new DOMRect(0, 0, 9, 9)] })
}

test('all corrections are in a list, where one or all can be undone', async () => {
  const { world, user } = openProject()
  await pick(user, '{ArrowDown} {ArrowDown} {ArrowRight} {Enter}')
  await user.clear((await popover()).getByLabelText('The right words'))
  await user.type((await popover()).getByLabelText('The right words'), 'Satterday{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Corrections (1)' }))
  const list = within(await screen.findByRole('dialog', { name: 'Corrections (1)' }))
  expect(list.getByRole('listitem').textContent).toMatch(/Saturday.*Satterday2 places · corrected by Ann, just now/)
  await user.click(list.getByRole('button', { name: 'Undo “Saturday” to “Satterday”' }))
  expect(await screen.findByText('No corrections yet.')).toBeTruthy()
  expect(world.calls).toContain('DELETE /corrections/00000000-0000-4000-8000-000000000000')
})

test('a user who may not generate sees corrections but can’t make any', async () => {
  const listener = { id: '1', email: 'm@example.org', username: 'M', role: 'listener', teamId: null }
  const { user } = openProject({
    answers: { 'GET /api/auth/profile': () => json({ ...listener, subscriptionStatus: 'active' }) },
  })
  expect(await screen.findByText('Transcript')).toBeTruthy()
  await user.keyboard('{F2}')
  expect(screen.queryByRole('button', { name: 'Correct words' })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Full transcript' })).toBeNull()
})

test('nobody can correct while the project is processed', async () => {
  openProject({ transcript: { ...readyProject, status: 'analyzing' }, content: sampleContent })
  expect(await screen.findByText('Transcript')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Correct words' })).toBeNull()
})

/** Fakes a server that marks passages "not speech": here whole segments. */
function openHiding() {
  const opened = openProject()
  const { world } = opened
  const id = '00000000-0000-4000-8000-000000000009'
  const show = (hidden: readonly number[]) => {
    const segments = sampleSegments.map((one) => (hidden.includes(one.id) ? { ...one, text: '' } : one))
    const places = hidden.map((segment) => ({ at: { segment, offset: 0 }, words: sampleSegments[segment]?.text ?? '' }))
    const act = { id, author: 'Ann', createdAt: new Date().toISOString(), places, lost: false }
    const notSpeech = hidden.length > 0 ? [act] : []
    world.answers['GET /segments'] = () => json({ segments })
    world.answers['GET /corrections'] = () =>
      json({ corrections: [], given: [], notSpeech, leftOut: [], labels: [], turns: [], lost: [] })
    return { act, notSpeech }
  }
  world.answers['POST /not-speech'] = () => {
    const { from, to } = opened.sent()
    return json(show(sampleSegments.map(({ id }) => id).filter((id) => id >= from.segment && id <= to.segment)).act)
  }
  world.answers[`DELETE /corrections/${id}`] = () => {
    show([])
    return json({ corrections: [], given: [], notSpeech: [], leftOut: [], labels: [], turns: [], lost: [], terms: [] })
  }
  return opened
}

test('a turn that is not speech is struck through, and can be brought back there and in the list', async () => {
  const { sent, user } = openHiding()
  await user.click(await screen.findByRole('button', { name: 'Show full transcript' }))
  await user.click((await screen.findAllByRole('button', { name: 'Who speaks here: Jonas' }))[0]!)
  await user.click(await screen.findByRole('button', { name: 'Not speech' }))
  expect(await screen.findByText('Marked as not speech')).toBeTruthy()
  const { from, to, seen } = sent()
  const words = sampleSegments.filter(({ id }) => id >= from.segment && id <= to.segment).map((one) => one.text)
  expect(seen).toBe(words.join(' '))
  await waitFor(() => expect(document.querySelector('del')?.textContent).toBe(words.join(' ')))

  await user.click(screen.getByRole('button', { name: 'Corrections (1)' }))
  const list = within(await screen.findByRole('dialog', { name: 'Corrections (1)' }))
  expect(list.getByText('marked by Ann, just now')).toBeTruthy()
  await user.keyboard('{Escape}')

  await user.click(screen.getByRole('button', { name: 'Bring back' }))
  await waitFor(() => expect(document.querySelector('del')).toBeNull())
  expect(text()).toContain(words[0])
})

test('by keyboard: words chosen in the transcript are marked as not speech', async () => {
  const { sent, user } = openHiding()
  await pick(user, '{ArrowDown} {ArrowDown} {ArrowRight}')
  await user.keyboard('{Enter}')
  ;(await popover()).getByRole('button', { name: 'Not speech' }).click()
  await waitFor(() => expect(sent()).toMatchObject({ seen: 'Saturday', from: { segment: 2, offset: 4 } }))
})

/** Fakes a server that splits the third segment at "was". */
function openSplitting() {
  const opened = openProject()
  const { world } = opened
  const id = '00000000-0000-4000-8000-000000000008'
  const act = (kind: string, speaker: string | null) => ({
    ...{ id, kind, words: 'was the problem.', speaker, author: 'Ann', createdAt: new Date().toISOString() },
  })
  const show = (segments: readonly unknown[], turns: readonly unknown[]) => {
    world.answers['GET /segments'] = () => json({ segments })
    world.answers['GET /corrections'] = () =>
      json({ corrections: [], given: [], notSpeech: [], leftOut: [], labels: [], turns, lost: [] })
    return json(turns[0] ?? act('join', null))
  }
  world.answers['POST /turns/split'] = () => {
    const { at, speaker } = opened.sent() as unknown as { at: Place; speaker: string | null }
    const segments = sampleSegments.flatMap((one) => {
      if (one.id < at.segment) return [one]
      if (one.id > at.segment) return [{ ...one, id: one.id + 1 }]
      const second = { ...one, id: one.id + 1, text: one.text.slice(at.offset), opensTurn: true }
      return [
        { ...one, text: one.text.slice(0, at.offset).trimEnd() },
        { ...second, speaker: speaker ?? one.speaker },
      ]
    })
    return show(segments, [act('split', speaker)])
  }
  world.answers['POST /turns/join'] = () => show(sampleSegments, [])
  return opened
}

test('a turn is split at a word for another speaker, and joined again', async () => {
  const { sent, user } = openSplitting()
  const turns = () => screen.getAllByRole('button', { name: /^Who speaks here/ }).length
  await pick(user, '{ArrowDown} {ArrowDown} {ArrowRight} {ArrowRight}')
  const before = turns()
  await user.keyboard('{Enter}')
  await user.click((await popover()).getByRole('button', { name: 'Split here…' }))
  const form = within(await screen.findByRole('dialog', { name: 'Split the turn here' }))
  await user.click(form.getByRole('radio', { name: 'Someone else' }))
  await user.type(form.getByLabelText('Name of the speaker'), 'Nora{Enter}')
  expect(await screen.findByText('Turn split, the rest is said by “Nora”')).toBeTruthy()
  expect(sent()).toEqual({ at: { segment: 2, offset: 13 }, seen: 'was the problem.', speaker: 'Nora' })
  await waitFor(() => expect(turns()).toBeGreaterThan(before))

  await user.click(screen.getByRole('button', { name: 'Corrections (1)' }))
  const list = within(await screen.findByRole('dialog', { name: 'Corrections (1)' }))
  expect(list.getByText('turn split by Ann, just now')).toBeTruthy()
  await user.keyboard('{Escape}')

  await user.click(screen.getByRole('button', { name: 'Who speaks here: Nora' }))
  await user.click(await screen.findByRole('button', { name: 'Join to previous turn' }))
  expect(await screen.findByText('Turns joined')).toBeTruthy()
  expect(sent()).toEqual({ from: 3, to: 3, seen: 'Nora', with: 'previous' })
  await waitFor(() => expect(turns()).toBe(before))
})

test('[ITEM-07] "Not a speaker" in the menu at a name makes its label words; it is listed and undone', async () => {
  const { world, user } = openProject()
  const id = '00000000-0000-4000-8000-000000000007'
  const act = { id, labels: ['Jonas'], byLayout: false, author: 'Ann', createdAt: new Date().toISOString() }
  const empty = { corrections: [], given: [], notSpeech: [], leftOut: [], turns: [], lost: [] }
  const show = (labels: readonly unknown[], segments: readonly unknown[]) => {
    world.answers['GET /segments'] = () => json({ segments })
    world.answers['GET /corrections'] = () => json({ ...empty, labels })
  }
  world.answers['POST /labels'] = () => {
    const asWords = (one: Segment) =>
      one.speaker === 'Jonas' ? { ...one, speaker: null, text: `Jonas: ${one.text}` } : one
    show([act], sampleSegments.map(asWords))
    return json(act)
  }
  world.answers[`DELETE /corrections/${id}`] = () => {
    show([], sampleSegments)
    return json({ ...empty, labels: [], terms: [] })
  }
  const names = () => screen.queryAllByRole('button', { name: 'Who speaks here: Jonas' })
  await user.click(await screen.findByRole('button', { name: 'Show full transcript' }))
  await waitFor(() => expect(names().length).toBeGreaterThan(0))
  await user.click(names()[0] as HTMLElement)
  await user.click(await screen.findByRole('button', { name: 'Not a speaker' }))
  expect(await screen.findByText('“Jonas” treated as text')).toBeTruthy()
  expect(world.bodies.at(-1)).toEqual({ labels: ['Jonas'] })
  await waitFor(() => expect(names()).toHaveLength(0))
  expect(text()).toContain('Jonas: ')

  await user.click(screen.getByRole('button', { name: 'Corrections (1)' }))
  const list = within(await screen.findByRole('dialog', { name: 'Corrections (1)' }))
  expect(list.getByText('turned into text by Ann, just now')).toBeTruthy()
  await user.click(list.getByRole('button', { name: 'Undo “Jonas” to “Not a speaker”' }))
  expect(await list.findByText('No corrections yet.')).toBeTruthy()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(names().length).toBeGreaterThan(0))
})
