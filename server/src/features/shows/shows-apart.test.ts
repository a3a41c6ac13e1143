// Each setting that the contract knows, set in one show: another show of the workspace is as it would be alone.
import { createHash } from 'node:crypto'
import { type Brief, contentTypeKeys } from '@podcastai/content-types'
import {
  addToGlossary,
  createFormat,
  createShareLink,
  createShow,
  downloadDocument,
  downloadKit,
  drawClipOverlays,
  drawPicture,
  type Endpoint,
  generateClipThumbnails,
  getAssistantPrompt,
  getContent,
  getSegments,
  getSharedProject,
  getTranscript,
  listShows,
  type SettingsField,
  saveShowPictureLook,
  saveShowSettings,
  saveShowTemplates,
  settingsFieldNames,
  switchFormat,
  TeamSettings,
} from '@podcastai/contracts'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { buildPerson, sampleTalk, smallTranscript, upload, whenProcessed } from '../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'

/** The briefs that the engine got, by project. */
const briefs = new Map<string, Brief[]>()
const clipBriefs: Brief[] = []
const note = (transcriptId: string, brief: Brief) =>
  briefs.set(transcriptId, [...(briefs.get(transcriptId) ?? []), brief])

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({
    engine: (builtIn) => ({
      ...builtIn,
      analyze: (request) => {
        note(request.source.transcriptId, request.brief)
        return builtIn.analyze(request)
      },
      write: (request) => {
        note(request.source.transcriptId, request.brief)
        return builtIn.write(request)
      },
      writeKit: (request) => {
        note(request.source.transcriptId, request.brief)
        return builtIn.writeKit(request)
      },
      writeClip: (request) => {
        clipBriefs.push(request.brief)
        return builtIn.writeClip(request)
      },
    }),
  })
})
afterAll(() => app.close())

/** Returns a value of a setting that stands nowhere else, by its schema. */
function markedValue(field: SettingsField): unknown {
  const mark = `Zq${field}`
  const schema = TeamSettings.shape[field]
  const fits = [mark, [mark]].find((value) => schema.safeParse(value).success)
  if (fits !== undefined) return fits
  const choice = schema instanceof z.ZodNullable ? schema.unwrap() : schema
  return z
    .object({ options: z.array(z.string()) })
    .parse(choice)
    .options.at(-1)
}

const marked = Object.fromEntries(settingsFieldNames.map((field) => [field, markedValue(field)]))
const ownFormat = {
  ...{ purpose: 'a letter', instruction: 'Begin with the bread.', example: '' },
  ...{ parts: 'text' as const, minCharacters: 10, maxCharacters: 900 },
}
const templates = Object.fromEntries(contentTypeKeys.map((key) => [key, `Zqtemplate ${key}`]))

async function markShow(session: string, id: string) {
  const format = { ...ownFormat, name: 'Zqformat' }
  const answers = [
    await app.call(createFormat, { session, params: { id }, body: format }),
    await app.call(switchFormat, { session, params: { id, key: 'newsletter' }, body: { isOn: true } }),
    await app.call(saveShowSettings, { session, params: { id }, body: marked }),
    await app.call(saveShowTemplates, { session, params: { id }, body: templates }),
    await app.call(saveShowPictureLook, {
      ...{ session, params: { id } },
      body: { ground: '#aa2211', accent: '#ffffff', handle: '@zqhandle' },
    }),
    await app.call(addToGlossary, { session, body: { heard: 'pencil', written: 'Zqdays', showId: id } }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
}

/** Returns the text of each file in a ZIP, also of Word documents, without when they were made; a hash of others. */
function unzip(zip: Uint8Array): Record<string, unknown> {
  const files = Object.entries(unzipSync(zip)).filter(([name]) => name !== 'docProps/core.xml')
  return Object.fromEntries(
    files.map(([name, file]) => {
      if (name.endsWith('.docx')) return [name, unzip(file)]
      return [name, /\.(?:xml|txt|srt|csv|md)$/.test(name) ? Buffer.from(file).toString() : hash(file)]
    }),
  )
}

const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** Returns everything that members, their machines and guests can see of a new project in a show. */
async function readProject(session: string, showId: string) {
  const { body } = await upload(app, session, sampleTalk, { showId })
  const { id } = await whenProcessed(app, session, body.id)
  const params = { id }
  const bytes = async (endpoint: Endpoint, query = '') => {
    const url = `${endpoint.path.replace(':id', id)}?${query}`
    const answer = await app.app.inject({ method: 'GET', url, headers: { 'x-session-id': session } })
    expect(answer.statusCode, url).toBe(200)
    return answer.rawPayload
  }
  const { body: link } = await app.call(createShareLink, { session, params, body: null })
  const content: Record<string, unknown> = {}
  for (const contentType of contentTypeKeys) {
    content[contentType] = (await app.call(getContent, { session, params: { id, contentType } })).body[contentType]
  }
  for (const contentType of ['quotes', 'social_media', 'youtube_script', 'episode_titles'])
    expect(content[contentType], contentType).toBeDefined()
  const clips = [{ id: 'a', filename: 'a.txt', content: smallTranscript }]
  const before = clipBriefs.length
  const { body: clip } = await app.call(generateClipThumbnails, { session, body: { clips, showId } })
  const overlay = await app.app.inject({
    ...{ method: 'POST', url: drawClipOverlays.path, headers: { 'x-session-id': session } },
    payload: { texts: [{ text: 'We closed', highlightedWords: ['closed'] }], showId },
  })
  expect(overlay.statusCode).toBe(200)
  const { body: project } = await app.call(getTranscript, { session, params })
  return {
    tabs: project.generation.map(({ contentType, format }) => format?.name ?? contentType),
    content,
    clip,
    overlay: hash(overlay.rawPayload),
    briefs: briefs.get(id)?.map(({ attempt: _, ...brief }) => brief),
    clipBriefs: clipBriefs.slice(before),
    segments: (await app.call(getSegments, { session, params })).body.segments,
    prompt: (await app.call(getAssistantPrompt, { session, params })).body.prompt,
    shared: (await app.call(getSharedProject, { session: null, params: { token: link.token } })).body.content,
    picture: hash(await bytes(drawPicture, 'contentType=quotes')),
    kit: unzip(await bytes(downloadKit)),
    document: unzip(await bytes(downloadDocument)),
  }
}

/** Items get random ids. */
const withoutIds = (value: unknown) =>
  JSON.parse(JSON.stringify(value, (key, inner: unknown) => (key === 'id' ? undefined : inner))) as unknown

test.each(['first', 'second'])('[SHOW-03] nothing of the %s show’s settings reaches the other one', async (loud) => {
  const [person, other] = [await buildPerson(app, { subscribed: true }), await buildPerson(app, { subscribed: true })]
  const { session } = person
  const listIds = async (of: string) => (await app.call(listShows, { session: of })).body.shows.map(({ id }) => id)
  await app.call(createShow, { session, body: { name: 'After Hours' } })
  const [first = '', second = ''] = await listIds(session)
  await app.call(saveShowSettings, { session, params: { id: second }, body: { podcastName: '' } })
  const [ofMarked, ofPlain] = loud === 'first' ? [first, second] : [second, first]
  await markShow(session, ofMarked)

  const alone = await readProject(other.session, (await listIds(other.session))[0] ?? '')
  const plain = await readProject(session, ofPlain)
  for (const [what, found] of Object.entries(plain)) {
    expect(withoutIds(found), what).toEqual(withoutIds(alone[what as keyof typeof alone]))
  }

  // The marked show has each setting: without that, its absence in the other one would say nothing.
  const full = await readProject(session, ofMarked)
  for (const sent of [...(full.briefs ?? []), ...full.clipBriefs]) {
    for (const field of settingsFieldNames) expect([sent.voice[field]].flat(), field).toEqual([marked[field]].flat())
  }
  expect(full.briefs?.at(-1)?.templates).toEqual(templates)
  for (const { formats } of full.briefs ?? [])
    expect(formats.map(({ name }) => name)).toEqual(['Newsletter', 'Zqformat'])
  expect(full.tabs).toEqual([...plain.tabs, 'Newsletter', 'Zqformat'])
  for (const words of ['ZqpodcastName', 'Zqformat']) expect(full.prompt).toContain(words)
  expect(JSON.stringify(full.segments)).toContain('Zqdays')
  for (const what of ['content', 'shared', 'picture', 'overlay', 'kit', 'document'] as const) {
    expect(withoutIds(full[what]), what).not.toEqual(withoutIds(plain[what]))
  }
})
