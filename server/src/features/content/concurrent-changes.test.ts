// Results prepared in a thread are stored only if no one else wrote in between.
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

/** Calls `act` that many times, each after a thread has finished and before its result is used. */
function interfere(step: 'settle' | 'refer', times: number, act: (time: number) => Promise<unknown>) {
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

test('an edit that is stored during a rename follows the new name', async () => {
  const { titles, footer, rename } = await project()
  interfere('settle', 1, () => rename())
  expect((await footer('Thank you.')).status).toBe(200)
  expect((await titles()).showNotes.footer).toBe('Thank you.')
  const { primary, alternative } = await titles()
  const evidence = JSON.stringify([primary, ...alternative].map((title) => title.evidence))
  expect(evidence).toContain('"speaker":"Jonas Reed"')
  expect(evidence).not.toContain('"speaker":"Jonas"')
})

test('an edit that takes too long is ended with the reason, and nothing of it is stored', async () => {
  const { titles, footer } = await project()
  const before = await titles()
  const tooLong = () => Promise.reject(new TookTooLong('This took longer than a text of its size may.'))
  vi.spyOn(app.deps.contents, 'settle').mockImplementation(tooLong)
  expect(await footer('Thank you.')).toMatchObject({
    status: 422,
    body: { code: 'took_too_long', message: expect.stringContaining('took longer') },
  })
  expect(await titles()).toEqual(before)
})

test.each(['bin', 'erase'] as const)(
  'an edit is dropped if its project is deleted while it is applied (%s)',
  async (end) => {
    const { footer, versions, [end]: act } = await project()
    const before = (await versions()).length
    interfere('settle', 1, act)
    expect(await footer('Thank you.')).toMatchObject({ status: 404, body: { code: 'not_found' } })
    expect(await versions()).toHaveLength(end === 'bin' ? before : 0)
  },
)

test('content generated for a project that went to the trash is dropped', async () => {
  const { generate, versions, bin } = await project()
  const before = (await versions()).length
  interfere('settle', 1, bin)
  expect(await generate()).toMatchObject({ status: 404, body: { code: 'not_found' } })
  expect(await versions()).toHaveLength(before)
})
