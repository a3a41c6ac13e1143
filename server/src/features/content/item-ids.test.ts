// Items keep their ids, and what belongs to them, through the API.
import { readFileSync } from 'node:fs'
import {
  type ContentByType,
  type ContentTypeKey,
  contentTypeKeys,
  getContentType,
  valueAt,
} from '@podcastai/content-types'
import {
  addComment,
  correctTranscript,
  getContent,
  getSegments,
  getTranscript,
  listComments,
  pinItem,
  renameSpeaker,
  restoreVersion,
  saveContent,
  saveItem,
} from '@podcastai/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPerson, upload, whenProcessed } from '../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'

let app: TestApp
let session: string
let id: string
beforeAll(async () => {
  app = await startTestApp()
  session = (await buildPerson(app, { subscribed: true })).session
  const bytes = readFileSync('samples/the-repair-cafe.txt')
  id = (await upload(app, session, { filename: 'cafe.txt', bytes })).body.id
  await whenProcessed(app, session, id)
}, 120_000)
afterAll(() => app.close())

const at = (contentType: ContentTypeKey = 'quotes') => ({ session, params: { id, contentType } })
const content = async () => (await app.call(getContent, at())).body as ContentByType
const itemsIn = (content: ContentByType, key: ContentTypeKey) => getContentType(key).items(content[key] as never)
const ids = (content: ContentByType) =>
  Object.fromEntries(contentTypeKeys.map((key) => [key, itemsIn(content, key).map((item) => item.id)]))
const generation = async (key: ContentTypeKey) =>
  (await app.call(getTranscript, at())).body.generation.find(({ contentType }) => contentType === key)

test('[ITEM-01] every item of every type has an id that stays through edits, renames, corrections, and restores', async () => {
  const before = await content()
  const stored = ids(before)
  for (const key of contentTypeKeys) {
    expect(stored[key]?.length, key).toBeGreaterThan(0)
    expect(new Set(stored[key]).size, key).toBe(stored[key]?.length)
    for (const { id, holder } of itemsIn(before, key))
      if (holder !== undefined) expect(valueAt(before[key], `${holder}.id`), key).toBe(id)
  }

  const { segments } = (await app.call(getSegments, at())).body
  const [first] = segments
  const word = /\p{L}{4,}/u.exec(first?.text ?? '')
  if (!first || !word) throw new Error('the sample begins with words')
  const from = { segment: first.id, offset: word.index }
  const to = { segment: first.id, offset: word.index + word[0].length }
  const correction = { from, to, seen: word[0], written: 'Xylophone', scope: 'episode' as const }
  expect((await app.call(correctTranscript, { ...at(), body: correction })).status).toBe(200)
  const speaker = first.speaker ?? ''
  const names = { labels: [speaker], from: speaker, to: 'Quite Another' }
  expect((await app.call(renameSpeaker, { ...at(), body: names })).status).toBe(200)
  expect(ids(await content())).toEqual(stored)

  for (const key of contentTypeKeys) {
    const version = (await generation(key))?.version
    const now = await content()
    const { id, path, holder } = itemsIn(now, key)[0]!
    const edited = JSON.parse(JSON.stringify(valueAt(now[key], path)))
    const name = typeof edited === 'string' ? null : ['text', 'title', 'caption'].find((one) => one in edited)
    const item = name ? { [name]: `${edited[name]} Mine.` } : `${edited} Mine.`
    const { status, body } = await app.call(saveItem, {
      session,
      params: { ...at(key).params, item: id },
      body: { item },
    })
    expect({ key, status }).toEqual({ key, status: 200 })
    expect(ids({ ...now, [key]: body.content } as ContentByType)[key], `${key} ${holder}`).toEqual(stored[key])
    expect((await generation(key))?.editedItems, key).toEqual([id])
    const params = { ...at(key).params, versionId: String(version) }
    expect((await app.call(restoreVersion, { session, params })).status).toBe(200)
  }
  expect(ids(await content())).toEqual(stored)
})

test('a pin and a comment stay with an item that moves, and a changed item says which it is', async () => {
  const { quotes } = await content()
  const [first, second, ...others] = quotes
  const item = first?.id ?? ''
  await app.call(pinItem, { ...at(), body: { item: '0', isPinned: true } })
  await app.call(addComment, {
    session,
    params: { id },
    body: { text: 'Open with this.', contentType: 'quotes', item },
  })
  await app.call(saveContent, { ...at(), body: { content: [second, ...others, { ...first, text: 'My words.' }] } })
  const moved = (await content()).quotes
  expect(moved.at(-1)).toMatchObject({ id: item, text: 'My words.' })
  expect(await generation('quotes')).toMatchObject({ pinned: [item], editedItems: [item] })
  const { comments } = (await app.call(listComments, { session, params: { id } })).body
  expect(comments).toMatchObject([{ item, about: first?.text }])
})

test('an item that is not there cannot be changed, nor what is too long, nor an older version', async () => {
  const change = (item: string, body: object) =>
    app.call(saveItem, { session, params: { ...at().params, item }, body: body as never })
  const [quote] = (await content()).quotes
  expect(await change('nothing', { item: { text: 'Mine.' } })).toMatchObject({ status: 404 })
  expect(await change(quote?.id ?? '', { item: { text: '' } })).toMatchObject({ status: 400 })
  expect(await change(quote?.id ?? '', { item: { text: 'a'.repeat(300_000) } })).toMatchObject({ status: 400 })
  expect(await change(quote?.id ?? '', { item: { text: 'Mine.' }, baseVersion: 0 })).toMatchObject({ status: 409 })
})
