// What is prepared in a thread is stored only if nobody wrote in the meantime.
import {
  deleteTranscript,
  generateContent,
  getContent,
  renameSpeaker,
  restoreVersion,
  saveContent,
} from '@podcastai/contracts'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { buildPerson, upload, whenProcessed } from '../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { contentVersions, transcripts } from '../../platform/database/schema.ts'
import { TookTooLong } from '../../platform/engine/engine.ts'

let app: TestApp
let session: string
beforeAll(async () => {
  app = await startTestApp()
  session = (await buildPerson(app, { subscribed: true })).session
})
afterAll(() => app.close())
afterEach(() => vi.restoreAllMocks())

async function project() {
  const { body } = await upload(app, session)
  const { id } = await whenProcessed(app, session, body.id)
  const at = { session, params: { id, contentType: 'episode_titles' } }
  const titles = async () => {
    const { episode_titles: content } = (await app.call(getContent, at)).body
    if (!content) throw new Error('the titles were written')
    return content
  }
  const footer = async (text: string) => {
    const content = await titles()
    const edited = { ...content, showNotes: { ...content.showNotes, footer: text } }
    return app.call(saveContent, { ...at, body: { content: edited } })
  }
  const naming = (from: string, to: string) => ({ labels: ['Jonas'], from, to })
  return {
    ...{ at, titles, footer },
    rename: (to = 'Jonas Reed', from = 'Jonas') => app.call(renameSpeaker, { ...at, body: naming(from, to) }),
    restore: (version: number) =>
      app.call(restoreVersion, { session, params: { ...at.params, versionId: `${version}` } }),
    generate: () => app.call(generateContent, { ...at, body: {} }),
    bin: () => app.call(deleteTranscript, at),
    erase: () => app.db.delete(transcripts).where(eq(transcripts.id, id)),
    versions: () => app.db.select().from(contentVersions).where(eq(contentVersions.transcriptId, id)),
  }
}

/** Does something else whenever work in a thread is done, so many times, before the work's answer is used. */
function meanwhile(step: 'settle' | 'rename', times: number, act: (time: number) => Promise<unknown>) {
  const { contents } = app.deps
  const work = contents[step] as (...order: unknown[]) => Promise<unknown>
  let done = 0
  vi.spyOn(contents, step).mockImplementation((async (...order: unknown[]) => {
    const answer = await work(...order)
    done += 1
    if (done <= times) await act(done)
    return answer
  }) as never)
}

test('an edit that was saved while a speaker was renamed is kept, and follows the new name', async () => {
  const { titles, footer, rename } = await project()
  meanwhile('rename', 2, (time) => footer(`Jonas says thank you, ${time} times.`))
  expect((await rename()).status).toBe(200)
  expect((await titles()).showNotes.footer).toBe('Jonas says thank you, 2 times.')
  expect(JSON.stringify((await titles()).primary.evidence)).not.toContain('"Jonas"')
})

test('whose renaming is overtaken three times is told so, and nothing is renamed by half', async () => {
  const { titles, footer, rename } = await project()
  meanwhile('rename', 3, (time) => footer(`Thank you, ${time} times.`))
  expect(await rename()).toMatchObject({ status: 409, body: { code: 'conflict' } })
  expect(JSON.stringify(await titles())).not.toContain('Jonas Reed')
})

test('an edit that is settled while another is stored is settled anew, under the names of then', async () => {
  const { titles, footer, rename } = await project()
  meanwhile('settle', 1, () => rename())
  expect((await footer('Thank you.')).status).toBe(200)
  expect((await titles()).showNotes.footer).toBe('Thank you.')
  const { primary, alternative } = await titles()
  const evidence = JSON.stringify([primary, ...alternative].map((title) => title.evidence))
  expect(evidence).toContain('"speaker":"Jonas Reed"')
  expect(evidence).not.toContain('"speaker":"Jonas"')
})

test('what is restored while a speaker is renamed comes back under the names of then', async () => {
  const { titles, rename, restore } = await project()
  await rename('Jonas R.')
  meanwhile('rename', 1, () => rename('Jonas Reed', 'Jonas R.'))
  expect((await restore(1)).status).toBe(200)
  const restored = JSON.stringify(await titles())
  expect(restored).toContain('"speaker":"Jonas Reed"')
  expect(restored).not.toContain('Jonas R.')
})

test('an edit or a renaming that takes too long is ended with the reason, and nothing of it is stored', async () => {
  const { titles, footer, rename } = await project()
  const before = await titles()
  const tooLong = () => Promise.reject(new TookTooLong('This took longer than a text of its size may.'))
  for (const step of ['settle', 'rename'] as const) vi.spyOn(app.deps.contents, step).mockImplementation(tooLong)
  for (const act of [rename, () => footer('Thank you.')]) {
    expect(await act()).toMatchObject({
      status: 422,
      body: { code: 'took_too_long', message: expect.stringContaining('took longer') },
    })
  }
  expect(await titles()).toEqual(before)
})

test.each(['bin', 'erase'] as const)(
  'what was settled of a project that is gone meanwhile (%s) is dropped',
  async (end) => {
    const { footer, versions, [end]: act } = await project()
    const before = (await versions()).length
    meanwhile('settle', 1, act)
    expect(await footer('Thank you.')).toMatchObject({ status: 404, body: { code: 'not_found' } })
    expect(await versions()).toHaveLength(end === 'bin' ? before : 0)
  },
)

test('what was written for a project that is in the bin by then is dropped', async () => {
  const { generate, versions, bin } = await project()
  const before = (await versions()).length
  meanwhile('settle', 1, bin)
  expect(await generate()).toMatchObject({ status: 404, body: { code: 'not_found' } })
  expect(await versions()).toHaveLength(before)
})
