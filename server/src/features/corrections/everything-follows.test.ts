// One word that was misheard thirty times, and whatever shows it.
import { readFileSync } from 'node:fs'
import { contentTypeKeys } from '@podcastai/content-types'
import {
  addComment,
  createShareLink,
  downloadDocument,
  downloadKit,
  getSharedProject,
  listComments,
  searchWorkspace,
} from '@podcastai/contracts'
import { strFromU8, unzipSync } from 'fflate'
import mammoth from 'mammoth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { correctedProject } from '../../../test/corrected-project.ts'
import { buildPerson } from '../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { updateSearchIndex } from '../../worker.ts'

const heard = 'Satyr day'
const filename = 'the-bakery-that-closed-on-saturdays.vtt'
const right = readFileSync(`samples/${filename}`, 'utf8')
const misheard = right.replaceAll(/\bSaturday\b/g, heard)

let app: TestApp
let session: string
let project: Awaited<ReturnType<typeof correctedProject>>
const stopping = new AbortController()
beforeAll(async () => {
  app = await startTestApp()
  session = (await buildPerson(app, { subscribed: true })).session
  updateSearchIndex(app.deps, stopping.signal)
  project = await correctedProject(app, session, { bytes: misheard, filename })
})
afterAll(async () => {
  stopping.abort()
  await app.close()
})

async function download(path: string) {
  const url = path.replace(':id', project.id)
  return (await app.app.inject({ url, headers: { 'x-session-id': session } })).rawPayload
}

/** Everything that people are shown of the project, as text. */
async function shownEverywhere() {
  const { body: link } = await app.call(createShareLink, {
    session,
    params: { id: project.id },
    body: { name: 'Jonas' },
  })
  const kit = unzipSync(await download(downloadKit.path))
  const files = Object.entries(kit).filter(([name]) => /\.(md|txt|csv|srt|vtt|html|edl|xml|fcpxml)$/.test(name))
  return {
    transcript: (await project.transcript()).content,
    segments: await project.said(),
    analysis: JSON.stringify((await project.transcript()).analysis),
    ...Object.fromEntries(Object.entries(await project.content()).map(([key, one]) => [key, JSON.stringify(one)])),
    shared: JSON.stringify((await app.call(getSharedProject, { params: { token: link.token } })).body.content),
    word: (await mammoth.extractRawText({ buffer: await download(downloadDocument.path) })).value,
    ...Object.fromEntries(files.map(([name, bytes]) => [name, strFromU8(bytes)])),
  }
}

/** Places that a search finds, once everything is found. */
async function found(q: string): Promise<number> {
  for (const begun = Date.now(); Date.now() - begun < 50_000; ) {
    const { body } = await app.call(searchWorkspace, { session, query: { q } })
    if (body.waiting === 0) return body.projects.flatMap(({ findings }) => findings).length
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('the project does not become searchable')
}

test('a name that was misheard thirty times is right everywhere after one call, and as it was after one more', async () => {
  const before = await shownEverywhere()
  const stored = await project.stored()
  expect(misheard.split(heard).length - 1).toBeGreaterThan(29)
  expect(Object.keys(before)).toEqual(expect.arrayContaining([...contentTypeKeys]))
  const showed = Object.entries(before).filter(([, text]) => text.includes(heard))
  expect(showed.map(([name]) => name)).toEqual(
    expect.arrayContaining(['transcript', 'video_clips', 'viral_clips', 'word']),
  )
  expect(await found('"satyr day"')).toBeGreaterThan(0)

  const { status, body } = await project.correct(heard, 'Saturday')
  expect(status).toBe(200)
  expect(body.places.length).toBeGreaterThan(25)
  const after = await shownEverywhere()
  for (const [name, text] of Object.entries(after)) expect(text.includes(heard), name).toBe(false)
  for (const [name] of showed) expect(after[name as keyof typeof after], name).toContain('Saturday')
  expect(await found('"satyr day"')).toBe(0)
  expect(await found('Saturday')).toBeGreaterThan(0)
  const quotes = (await project.content()).quotes ?? []
  expect(quotes.map(({ verified }) => verified)).toEqual(quotes.map(() => true))

  await project.undo(body.id)
  expect(await project.stored()).toEqual(stored)
  expect(await shownEverywhere()).toEqual(before)
})

test('comments stay with the item whose words were corrected, there and back', async () => {
  const slides = async () =>
    Object.entries((await project.content()).carousel_posts ?? {}).flatMap(([key, carousel]) =>
      carousel.slides.map((slide, at) => ({ ...slide, path: `${key}.slides.${at}` })),
    )
  const item = (await slides()).find(({ content }) => content.includes(heard))?.path ?? ''
  const params = { id: project.id }
  await app.call(addComment, { session, params, body: { text: 'Hm.', contentType: 'carousel_posts', item } })
  const comment = async () => (await app.call(listComments, { session, params })).body.comments[0]
  const before = await comment()
  expect(before?.about).toContain(heard)
  const { body } = await project.correct(heard, 'Saturday')
  expect(await comment()).toMatchObject({ about: before?.about?.replaceAll(heard, 'Saturday') })
  await project.undo(body.id)
  expect(await comment()).toEqual(before)
})
