import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../lib/api-error.ts'
import { storeSession } from '../../lib/session.ts'
import { fakeServer, renderApp } from '../../testing/render-app.tsx'
import { aProfile, aTranscript } from '../../testing/sample-data.ts'
import { createUploadQueue } from './upload-queue.ts'
import { uploadQueue } from './use-upload.ts'

const fields = { title: '', hostName: '', guestName: '', guestTitle: '', guestHandle: '', generate: true }
const talk = 'Maya: What did the first loaf teach you about closing early?\nJonas: It lost forty cents.\n'

beforeEach(() => storeSession('session-of-maya'))
afterEach(() => {
  cleanup()
  uploadQueue.clear()
  vi.unstubAllGlobals()
  localStorage.clear()
})

function aFile(name: string, text = talk): File {
  return new File([text], name)
}

/** Uploads use XMLHttpRequest, which the fake server doesn't see. */
function answerUploads(
  answer: (file: File) => { status: number; body: object },
  hold: Promise<void> = Promise.resolve(),
) {
  const sent: FormData[] = []
  class Upload {
    status = 0
    statusText = ''
    responseText = ''
    upload = {}
    onload = () => {}
    open() {}
    setRequestHeader() {}
    getResponseHeader() {
      return null
    }
    send(form: FormData) {
      sent.push(form)
      void hold.then(() => {
        const { status, body } = answer(form.get('transcript') as File)
        this.status = status
        this.responseText = JSON.stringify(body)
        this.onload()
      })
    }
  }
  vi.stubGlobal('XMLHttpRequest', Upload)
  return sent
}

async function openCreate() {
  const user = userEvent.setup({ applyAccept: false })
  fakeServer({ 'GET /api/auth/profile': { body: aProfile() }, 'GET /api/transcripts': { body: [] } })
  const app = renderApp('/create')
  return { user, input: await screen.findByLabelText('Transcript file'), ...app }
}

test('[CREATE-19] [WORDS-11] several files become several projects, and pasted text becomes one; failures show why, block nothing and can be retried', async () => {
  let isMended = false
  const ids = new Map<string, string>()
  const sent = answerUploads((file) => {
    if (file.name === 'second.txt' && !isMended)
      return { status: 422, body: { code: 'unreadable_transcript', message: 'No speech was found in this file.' } }
    const id = crypto.randomUUID()
    ids.set(file.name, id)
    return { status: 200, body: { ...aTranscript({ id }), transcriptId: id } }
  })
  const { user, input, path } = await openCreate()
  await user.upload(
    input,
    ['first.txt', 'second.txt', 'third.tsv', 'notes.pdf'].map((name) => aFile(name)),
  )
  expect(screen.getByText(/^Not uploaded: “notes.pdf” is not a transcript file/)).toBeDefined()
  expect(screen.queryByLabelText('Name')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Upload 3 Transcripts' }))
  await screen.findByText('2 of 4 uploaded, 1 failed, 1 not taken')
  expect(screen.getByText('No speech was found in this file.')).toBeDefined()
  expect(screen.getAllByRole('link', { name: /^Open the project of/ })).toHaveLength(2)
  isMended = true
  await user.click(screen.getByRole('button', { name: 'Try second.txt again' }))
  await screen.findByText('3 of 4 uploaded, 1 not taken')
  expect(screen.getByText(/^“notes.pdf” is not a transcript file/)).toBeDefined()
  expect(sent.map((form) => (form.get('transcript') as File).name)).toEqual([
    'first.txt',
    'second.txt',
    'third.tsv',
    'second.txt',
  ])
  const projects = screen.getAllByRole('link', { name: /^Open the project of/ })
  expect(projects.map((link) => link.getAttribute('href')).sort()).toEqual(
    [...ids.values()].map((id) => `/project/${id}`).sort(),
  )
  await user.click(screen.getByRole('button', { name: 'Clear list' }))
  expect(screen.queryByText('Your uploads')).toBeNull()

  await user.click(screen.getByRole('button', { name: 'Paste text' }))
  await user.click(screen.getByLabelText('Transcript text'))
  await user.paste(talk)
  await user.click(screen.getByRole('button', { name: 'Use this text' }))
  await screen.findByText('What did the first loaf teach you.txt')
  await user.click(screen.getByRole('button', { name: 'Upload Transcript' }))
  await waitFor(() => expect(path()).toBe(`/project/${ids.get('What did the first loaf teach you.txt')}`))
})

test.each([
  [['first.txt'], 'Upload Transcript'],
  [['first.txt', 'second.txt'], 'Upload 2 Transcripts'],
])('a double click uploads %j once', async (names, label) => {
  const hold = Promise.withResolvers<void>()
  const sent = answerUploads(() => ({ status: 503, body: { code: 'unavailable', message: 'Later.' } }), hold.promise)
  const { user, input } = await openCreate()
  await user.upload(
    input,
    names.map((name) => aFile(name)),
  )
  const button = screen.getByRole('button', { name: label })
  act(() => {
    button.click()
    button.click()
  })
  await waitFor(() => expect(sent).toHaveLength(1))
  hold.resolve()
  await waitFor(() => expect(screen.getAllByText(/Later\.|failed/).length).toBeGreaterThan(0))
  await waitFor(() => expect(sent).toHaveLength(names.length))
  if (names.length > 1) return
  // A failed file can be sent again.
  await user.click(button)
  expect(sent).toHaveLength(2)
})

/** Returns whether the browser would ask before closing the page. */
const asksBeforeClosing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

test('a failure after the user navigated away is reported on every page until seen', async () => {
  const refusal = { code: 'unreadable_transcript', message: 'No speech was found in this file.' }
  const hold = Promise.withResolvers<void>()
  answerUploads(() => ({ status: 422, body: refusal }), hold.promise)
  const { user, input, router } = await openCreate()
  await user.upload(input, [aFile('first.txt'), aFile('second.txt')])
  await user.click(screen.getByRole('button', { name: 'Upload 2 Transcripts' }))
  expect(asksBeforeClosing()).toBe(true)
  await router.navigate({ to: '/terms' })
  hold.resolve()
  const notice = within(
    await screen.findByText('2 files were not uploaded.').then((text) => text.parentElement as HTMLElement),
  )
  expect(asksBeforeClosing()).toBe(true)
  await user.click(notice.getByRole('link', { name: 'See why' }))
  expect(await screen.findAllByText('No speech was found in this file.')).toHaveLength(2)
  expect(screen.queryByText('2 files were not uploaded.')).toBeNull()
  expect(asksBeforeClosing()).toBe(false)
})

test('a single file that fails after the user navigated away waits on /create for a retry', async () => {
  const project = aTranscript()
  const hold = Promise.withResolvers<void>()
  let isMended = false
  answerUploads(
    () =>
      isMended
        ? { status: 200, body: { ...project, transcriptId: project.id } }
        : { status: 503, body: { code: 'unavailable', message: 'The server is being restarted.' } },
    hold.promise,
  )
  const { user, input, router, path } = await openCreate()
  await user.upload(input, aFile('first.txt'))
  await user.click(screen.getByRole('button', { name: 'Upload Transcript' }))
  await router.navigate({ to: '/terms' })
  hold.resolve()
  await screen.findByText('“first.txt” was not uploaded.')
  isMended = true
  await user.click(screen.getByRole('link', { name: 'See why' }))
  await user.click(await screen.findByRole('button', { name: 'Try first.txt again' }))
  await screen.findByText('1 of 1 uploaded')
  expect(path()).toBe('/create')
})

test('files chosen one by one are listed together, duplicates once, and the last one left has its guest', async () => {
  const { user, input } = await openCreate()
  const [first, second] = [aFile('first.txt'), aFile('second.txt')]
  await user.upload(input, [first, second])
  await user.upload(screen.getByLabelText('Transcript file'), [second, aFile('third.txt')])
  expect(within(screen.getByRole('region', { name: 'Chosen files' })).getAllByRole('listitem')).toHaveLength(3)
  await user.click(screen.getByRole('button', { name: 'Remove second.txt' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove third.txt' }))
  await user.click(screen.getByRole('button', { name: 'Remove first.txt' }))
  expect(screen.getByRole('group', { name: 'Chosen: third.txt' })).toBeDefined()
  expect(screen.getByLabelText('Name')).toBeDefined()
})

test('[CREATE-20] a transcript can be pasted into a field, and is uploaded as a file named after its first words', async () => {
  const project = aTranscript()
  const sent = answerUploads(() => ({ status: 200, body: { ...project, transcriptId: project.id } }))
  const { user, path } = await openCreate()
  await user.click(screen.getByRole('button', { name: 'Paste text' }))
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Paste text' }))
  await user.keyboard('{Enter}')
  expect(screen.getByRole('button', { name: 'Use this text' })).toHaveProperty('disabled', true)
  await user.click(screen.getByLabelText('Transcript text'))
  await user.paste(talk)
  await user.click(screen.getByRole('button', { name: 'Use this text' }))
  expect(await screen.findByText('What did the first loaf teach you.txt')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Upload Transcript' }))
  await waitFor(() => expect(path()).toBe(`/project/${project.id}`))
  const [pasted] = sent.map((form) => form.get('transcript') as File)
  expect(await pasted?.text()).toBe(talk)
})

test('leaving asks first if pasted text would be lost, in the field or as a file', async () => {
  const { user, path } = await openCreate()
  const leave = () => user.click(screen.getAllByRole('link', { name: 'Dashboard' })[0]!)
  const stay = async () => {
    const question = await screen.findByRole('dialog', { name: 'Leave without uploading?' })
    await user.click(within(question).getByRole('button', { name: 'Cancel' }))
    expect(path()).toBe('/create')
  }
  await user.click(screen.getByRole('button', { name: 'Paste text' }))
  await user.click(screen.getByLabelText('Transcript text'))
  await user.paste(talk)
  await leave()
  await stay()
  await user.click(screen.getByRole('button', { name: 'Use this text' }))
  await screen.findByText('What did the first loaf teach you.txt')
  await leave()
  await stay()
  await user.click(screen.getByRole('button', { name: 'Remove the file' }))
  await leave()
  await waitFor(() => expect(path()).toBe('/dashboard'))
})

test('text pasted outside a field is used, inside one it isn’t', async () => {
  await openCreate()
  const clipboardData = { files: [], getData: () => talk }
  fireEvent.paste(screen.getByLabelText('Name'), { clipboardData })
  fireEvent.paste(screen.getByRole('heading', { level: 1 }), {
    clipboardData: { ...clipboardData, getData: () => ' ' },
  })
  expect(screen.getByText('Drop a transcript here').closest('.hidden')).toBeNull()
  fireEvent.paste(screen.getByRole('heading', { level: 1 }), { clipboardData })
  expect(await screen.findByText('What did the first loaf teach you.txt')).toBeDefined()
})

test('pasted text that isn’t a transcript says so before it is sent', async () => {
  const { user } = await openCreate()
  fireEvent.paste(document.body, { clipboardData: { files: [], getData: () => '{"results": [[[' } })
  expect(await screen.findByText('Pasted transcript.txt')).toBeDefined()
  expect((await screen.findByRole('alert')).textContent).toMatch(/^The JSON breaks off/)
  expect(screen.getByRole('button', { name: 'Upload Transcript' }).hasAttribute('disabled')).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Remove the file' }))
  expect(screen.getByText('Drop a transcript here').closest('.hidden')).toBeNull()
})

test('when rate-limited, the file waits as long as the server says and continues', async () => {
  const limit = JSON.stringify({ code: 'too_many_requests', message: 'Wait.', details: { retryAfterSeconds: 24 } })
  const answers = [() => Promise.reject(new ApiError(429, '', limit)), async () => 'a', async () => 'b']
  const waited: number[] = []
  const queue = createUploadQueue(
    () => (answers.shift() ?? (async () => ''))(),
    async (seconds) => {
      waited.push(seconds)
      expect(queue.list()[0]).toMatchObject({ state: 'held', reason: expect.stringContaining('in 24 s') })
    },
  )
  let uploaded = 0
  queue.add([aFile('a.txt'), aFile('b.txt')], fields, () => {
    uploaded += 1
  })
  await waitFor(() => expect(queue.list().map(({ projectId }) => projectId)).toEqual(['a', 'b']))
  expect({ waited, uploaded }).toEqual({ waited: [24], uploaded: 2 })
})

test('an expired plan fails all waiting files with a single request', async () => {
  const ended = JSON.stringify({ code: 'subscription_required', message: 'Please subscribe first.' })
  let asked = 0
  const queue = createUploadQueue(() => {
    asked += 1
    return Promise.reject(new ApiError(402, '', ended))
  })
  queue.add([aFile('a.txt'), aFile('b.txt'), aFile('c.txt')], fields, () => {})
  await waitFor(() => expect(queue.list().every(({ state }) => state === 'failed')).toBe(true))
  expect(queue.list().map(({ reason }) => reason)).toEqual(Array(3).fill('Please subscribe first.'))
  expect(asked).toBe(1)
})

test('a signed-out user’s files are not sent for another user', async () => {
  let letGo = () => {}
  const sent: string[] = []
  const queue = createUploadQueue(async ({ file }) => {
    sent.push(file.name)
    await new Promise<void>((resolve) => {
      letGo = resolve
    })
    return 'id'
  })
  queue.add([aFile('a.txt'), aFile('b.txt')], fields, () => {})
  storeSession('session-of-noor')
  letGo()
  await waitFor(() => expect(queue.list()).toHaveLength(1))
  expect(sent).toEqual(['a.txt'])
})

test.each([
  ['fails', 503, { code: 'unavailable', message: 'The server is being restarted.' }],
  ['succeeds', 200, { ...aTranscript(), transcriptId: aTranscript().id }],
])('a single upload that %s is not reported to a user who signed in later', async (_how, status, body) => {
  const hold = Promise.withResolvers<void>()
  let answered = 0
  answerUploads(() => {
    answered += 1
    return { status, body }
  }, hold.promise)
  const { user, input, router } = await openCreate()
  await user.upload(input, aFile('first.txt'))
  await user.click(screen.getByRole('button', { name: 'Upload Transcript' }))
  await router.navigate({ to: '/terms' })
  act(() => storeSession('session-of-noor'))
  hold.resolve()
  await waitFor(() => expect(answered).toBe(1))
  await act(() => new Promise((resolve) => setTimeout(resolve, 200)))
  expect(uploadQueue.list()).toEqual([])
  expect(screen.queryByText('“first.txt” was not uploaded.')).toBeNull()
  expect(screen.queryByText('Upload successful')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Open project' })).toBeNull()
})

test('marking failed uploads as seen doesn’t affect the previous user’s', () => {
  const queue = createUploadQueue(() => Promise.reject(new Error('Nothing is sent here.')))
  queue.addFailed(aFile('of-maya.txt'), fields, new Error('No speech was found.'), () => {})
  storeSession('session-of-noor')
  queue.addFailed(aFile('of-noor.txt'), fields, new Error('No speech was found.'), () => {})
  queue.see()
  expect(queue.list().map(({ file, isSeen }) => [file.name, isSeen])).toEqual([
    ['of-maya.txt', false],
    ['of-noor.txt', true],
  ])
})
