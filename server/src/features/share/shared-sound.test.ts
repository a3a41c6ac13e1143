import { spawnSync } from 'node:child_process'
import {
  changeShareLink,
  createShareLink,
  deleteListeningCopy,
  deleteTranscript,
  type Endpoint,
  getContent,
  getSharedProject,
  hearSharedPassage,
  listShareLinks,
  restoreDeleted,
  revokeShareLink,
  setRecording,
  shareDays,
} from '@podcastai/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeListeningCopy, uploadCopy } from '../../../test/listening-copy.ts'
import { buildTeam, sampleTalk, upload, whenProcessed } from '../../../test/people.ts'
import { quickEngine } from '../../../test/quick-engine.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'

let app: TestApp
let today = new Date()
let bytes: Buffer
beforeAll(async () => {
  app = await startTestApp({ engine: () => quickEngine(), now: () => today })
  bytes = await makeListeningCopy(100)
})
afterAll(() => app.close())

async function sharedProject(hasSound = true) {
  const { admin } = await buildTeam(app)
  const { session } = admin
  const { body: project } = await upload(app, session, sampleTalk)
  await whenProcessed(app, session, project.id)
  const at = { session, params: { id: project.id } }
  await uploadCopy(app, { session, id: project.id, bytes, offset: 2.5 })
  const { body: link } = await app.call(createShareLink, { ...at, body: { hasSound } })
  const { body: content } = await app.call(getContent, at)
  const [quote] = content.quotes ?? []
  const evidence = quote?.evidence
  if (!evidence) throw new Error('the quote has a passage')
  return { at, link, content, evidence, open: () => app.call(getSharedProject, { params: { token: link.token } }) }
}

type Place = { segment: number; offset: number }
const toKey = ({ from, to }: { from: Place; to: Place }) => `${from.segment}.${from.offset}-${to.segment}.${to.offset}`

function hear(token: string, passage: string) {
  return app.app.inject(hearSharedPassage.path.replace(':token', token).replace(':passage', passage))
}

test('[SHARE-08] a link that allows it plays each quote, clip, and moment, and nothing else of the recording', async () => {
  const { link, content, evidence, open } = await sharedProject()
  expect((await open()).body.sound).toEqual({ kind: 'pieces' })
  const { video_clips: clips = [], viral_clips: moments = [] } = content
  for (const one of [evidence, clips[0]?.evidence, moments[0]?.evidence]) {
    if (!one) throw new Error('every type has an item')
    const piece = await hear(link.token, toKey(one))
    expect(piece.statusCode).toBe(200)
    expect(piece.headers).toMatchObject({
      ...{ 'content-type': 'audio/ogg', 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
      'content-security-policy': "default-src 'none'",
    })
    expect(piece.headers['set-cookie']).toBeUndefined()
    const ffmpeg = spawnSync('ffmpeg', ['-v', 'error', '-i', '-', '-f', 's16le', '-ar', '48000', '-'], {
      input: piece.rawPayload,
    })
    if (ffmpeg.error) continue
    expect(ffmpeg.stdout.length / 2 / 48_000).toBeCloseTo(one.end - one.start + 0.6, 2)
  }
  const { from, to } = evidence
  const others = [
    toKey({ from, to: { ...to, offset: to.offset + 1 } }),
    toKey({ from: { segment: 0, offset: 0 }, to: { segment: 400, offset: 0 } }),
  ]
  for (const other of [...others, '0', '..', '0.0-1.0-2.0']) {
    expect((await hear(link.token, other)).statusCode, other).toBe(404)
  }
})

test('[SHARE-08] sound that is off, an ended link, a deleted copy or project, and another project answer alike', async () => {
  const { at, link, evidence, open } = await sharedProject(false)
  const other = await sharedProject()
  const key = toKey(evidence)
  const refusals = new Set<string>()
  const expectSilence = async (token = link.token) => {
    const { statusCode, body } = await hear(token, key)
    expect(statusCode).toBe(404)
    refusals.add(body)
  }
  const change = (hasSound: boolean, session = at.session) =>
    app.call(changeShareLink, { session, params: { ...at.params, linkId: link.id }, body: { hasSound } })
  expect((await open()).body.sound).toBeNull()
  await expectSilence()
  expect((await change(true, other.at.session)).status).toBe(404)
  await expectSilence()

  expect((await change(true)).body).toMatchObject({ id: link.id, hasSound: true })
  expect((await hear(link.token, key)).statusCode).toBe(200)
  await expectSilence('a'.repeat(43))
  await app.call(deleteTranscript, at)
  await expectSilence()
  await app.call(restoreDeleted, at)
  const begun = today
  today = new Date(begun.getTime() + shareDays * 86_400_000)
  await expectSilence()
  today = begun
  expect((await hear(link.token, key)).statusCode).toBe(200)
  await app.call(deleteListeningCopy, at)
  await expectSilence()
  expect((await open()).body.sound).toBeNull()
  await uploadCopy(app, { session: at.session, id: at.params.id, bytes })
  expect((await hear(link.token, key)).statusCode).toBe(200)
  await app.call(revokeShareLink, { ...at, params: { ...at.params, linkId: link.id } })
  await expectSilence()
  expect(refusals.size).toBe(1)
})

test('without a copy, a linked audio file is named to visitors, once its link allows sound', async () => {
  const { at, link, evidence, open } = await sharedProject(false)
  const getSound = async () => (await app.call(listShareLinks, at)).body.sound
  expect(await getSound()).toBe('copy')
  await app.call(deleteListeningCopy, at)
  expect(await getSound()).toBeNull()
  const setLink = (recordingUrl: string) => app.call(setRecording, { ...at, body: { recordingUrl } })
  await setLink('https://youtu.be/abc123')
  expect(await getSound()).toBeNull()
  await setLink('https://media.example.com/episode.mp3')
  expect(await getSound()).toBe('link')
  expect(JSON.stringify((await open()).body)).not.toContain('media.example.com')
  const change = { ...at, params: { ...at.params, linkId: link.id }, body: { hasSound: true } }
  await app.call(changeShareLink as Endpoint, change)
  await app.call(setRecording, { ...at, body: { recordingOffset: 1.5 } })
  expect((await open()).body.sound).toEqual({ kind: 'link', url: 'https://media.example.com/episode.mp3', offset: 1.5 })
  expect((await hear(link.token, toKey(evidence))).statusCode).toBe(404)
})
