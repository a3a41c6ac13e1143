import {
  createShow,
  deleteTranscript,
  getContent,
  type RequestQueryInput,
  renameSpeaker,
  renameTranscript,
  restoreDeleted,
  saveContent,
  searchWorkspace,
} from '@podcastai/contracts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildPerson, findUser, upload, whenProcessed } from '../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { passages, passagesDue } from '../../platform/database/schema.ts'
import { indexNextDue } from './search-indexer.ts'

let app: TestApp
let person: Awaited<ReturnType<typeof buildPerson>>
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  person = await buildPerson(app, { subscribed: true })
})

const searching = () => ({
  ...app.deps,
  onError: (error: unknown) => {
    throw error
  },
})

/** What the server does by itself every half a second. */
async function catchUp() {
  while (await indexNextDue(searching()));
}

async function buildProject(filename = 'closed-on-saturdays.txt', session = person.session) {
  const { body } = await upload(app, session, { filename })
  await whenProcessed(app, session, body.id)
  await catchUp()
  return body.id
}

async function search(q: string, query: Omit<NonNullable<RequestQueryInput<typeof searchWorkspace>>, 'q'> = {}) {
  const asked = { q, ...Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)])) }
  return app.call(searchWorkspace, { session: person.session, query: asked })
}

/** The kinds of places where words were found, and what is marked in them. */
async function found(q: string) {
  const { body } = await search(q)
  const findings = body.projects.flatMap((project) => project.findings)
  const marked = findings.flatMap(({ text, hits }) => hits.map(({ from, to }) => text.slice(from, to).toLowerCase()))
  return { kinds: [...new Set(findings.map(({ place }) => place.kind))].sort(), marked: [...new Set(marked)].sort() }
}

test('words are found in title, transcript and content, whole or by their beginning, and marked', async () => {
  await buildProject('The bakery_on-strike.txt')
  expect((await found('bakery')).kinds).toContain('title')
  expect((await found('strike')).kinds).toContain('title')
  const photograph = await found('photograph')
  expect(photograph.kinds).toEqual(['content', 'said'])
  expect(photograph.marked).toEqual(['photograph'])
  expect((await found('PHOTOG')).marked).toEqual(['photograph'])
  expect((await found('payroll eaten lun')).marked).toEqual(['eaten', 'lunch', 'payroll'])
  expect((await found('photogs')).kinds).toEqual([])
  // Only the last word is one that is still being typed.
  expect((await found('photog queue')).kinds).toEqual([])
})

test('a search is of one show, or of all of them', async () => {
  const { session } = person
  const { body: show } = await app.call(createShow, { session, body: { name: 'After Hours' } })
  const other = await buildProject('first.txt')
  const { body } = await upload(app, session, { filename: 'second.txt' }, { showId: show.id })
  await whenProcessed(app, session, body.id)
  await catchUp()
  const ids = async (query: { show?: string }) => {
    const { body: answer } = await search('photograph', query)
    return answer.projects.map(({ id }) => id).sort()
  }
  expect(await ids({})).toEqual([other, body.id].sort())
  expect(await ids({ show: show.id })).toEqual([body.id])
  expect(await ids({ show: crypto.randomUUID() })).toEqual([])
})

test('phrases, either-or and words to leave out are understood; signs are no fault', async () => {
  await buildProject()
  expect((await found('"business model"')).kinds).toContain('said')
  expect((await found('"model business"')).kinds).toEqual([])
  expect((await found('photograph or zeppelin')).kinds).toContain('said')
  expect((await found('photograph -queue')).kinds).not.toContain('said')
  for (const q of [
    "'",
    '""',
    "it's'",
    '-',
    ':*',
    'a & | !',
    '\\',
    '"open quote',
    '<script>',
    '%%',
    "don't :*'",
    '-'.repeat(200),
    '- '.repeat(100),
  ]) {
    expect((await search(q)).status, q).toBe(200)
  }
  for (const q of ['""', '--', ':*', '<>']) expect((await search(q)).body.projects, q).toEqual([])
  expect((await search('q'.repeat(201))).status).toBe(400)
  expect((await search('p')).body.projects).toEqual([])
})

test('a place that was said says who, when and which words; one of the content its type and item', async () => {
  const id = await buildProject()
  const [project] = (await search('photograph')).body.projects
  expect(project).toMatchObject({ id, filename: 'closed-on-saturdays.txt' })
  const said = project?.findings.find(({ place }) => place.kind === 'said')?.place
  expect(said).toMatchObject({ evidence: { speaker: 'Jonas', estimated: true, from: { segment: 3, offset: 0 } } })
  if (said?.kind === 'said') expect(said.evidence.start).toBeGreaterThan(0)
  const written = project?.findings.find(({ place }) => place.kind === 'content')?.place
  const { body: content } = await app.call(getContent, { session: person.session, params: { id } })
  if (written?.kind !== 'content') throw new Error('nothing was found in the content')
  expect(JSON.stringify(content[written.contentType])).toContain('photograph')
})

test('what is renamed or edited is found under its new words, and no more under the old', async () => {
  const id = await buildProject()
  const { session } = person
  await app.call(renameTranscript, { session, params: { id }, body: { filename: 'Zeppelins.txt' } })
  const { body: content } = await app.call(getContent, { session, params: { id } })
  const quotes = (content.quotes ?? []).map((quote, at) =>
    at === 0 ? { ...quote, text: 'An aardvark wrote this.' } : quote,
  )
  const params = { id, contentType: 'quotes' as const }
  expect((await app.call(saveContent, { session, params, body: { content: quotes } })).status).toBe(200)
  expect((await search('zeppelins')).body).toMatchObject({ projects: [], waiting: 1 })
  await catchUp()
  expect((await search('zeppelins')).body).toMatchObject({ projects: [{ id, filename: 'Zeppelins.txt' }], waiting: 0 })
  expect((await found('aardvark')).kinds).toEqual(['content'])
  expect((await found('saturdays')).kinds).not.toContain('title')

  await app.call(renameSpeaker, {
    session,
    params: { id },
    body: { labels: ['Jonas'], from: 'Jonas', to: 'Ferdinand' },
  })
  await catchUp()
  const [project] = (await search('payroll')).body.projects
  const speakers = project?.findings.flatMap(({ place }) => (place.kind === 'said' ? [place.evidence.speaker] : []))
  expect(speakers).toContain('Ferdinand')
})

test('an edit leaves alone what can be found already', async () => {
  const id = await buildProject()
  const { session } = person
  const stored = async () => {
    const { rows } = await app.db.execute<{ position: number; written: string }>(
      sql`select position, xmin::text as written from passages where transcript_id = ${id} order by position`,
    )
    return rows
  }
  const before = await stored()
  await app.call(renameTranscript, { session, params: { id }, body: { filename: 'Zeppelins.txt' } })
  await catchUp()
  const [title, ...others] = await stored()
  expect(others).toEqual(before.slice(1))
  expect(title?.written).not.toBe(before[0]?.written)

  const { body: content } = await app.call(getContent, { session, params: { id } })
  const params = { id, contentType: 'quotes' as const }
  await app.call(saveContent, { session, params, body: { content: content.quotes?.slice(0, 1) } })
  await catchUp()
  const shorter = await stored()
  expect(shorter.length).toBeLessThan(before.length)
  expect(shorter.slice(0, 5)).toEqual([title, ...others].slice(0, 5))
})

test('after an edit of content, only its passages are made again, unless the transcript changed as well', async () => {
  const id = await buildProject()
  const params = { id, contentType: 'quotes' as const }
  const remove = async () => {
    const { quotes = [] } = (await app.call(getContent, { session: person.session, params })).body
    await app.call(saveContent, { session: person.session, params, body: { content: quotes.slice(1) } })
  }
  // What isn't made again stays.
  await app.db.execute(sql`update passages set text = 'zeppelin' where transcript_id = ${id} and kind = 'said'`)
  await remove()
  await catchUp()
  expect((await found('zeppelin')).kinds).toEqual(['said'])
  const before = (await app.db.select().from(passages).where(sql`transcript_id = ${id}`)).length

  await app.call(renameTranscript, { session: person.session, params: { id }, body: { filename: 'Airships.txt' } })
  await remove()
  await catchUp()
  expect((await found('zeppelin')).kinds).toEqual([])
  expect((await found('airships')).kinds).toEqual(['title'])
  expect(await app.db.select().from(passages).where(sql`transcript_id = ${id}`)).toHaveLength(before - 1)
})

test('a project in the bin is not found, restored it is', async () => {
  const id = await buildProject()
  const { session } = person
  await app.call(deleteTranscript, { session, params: { id } })
  expect((await search('photograph')).body.projects).toEqual([])
  await app.call(restoreDeleted, { session, params: { id } })
  expect((await search('photograph')).body.projects).toHaveLength(1)
})

test('[PERM-18] nothing of another workspace is found', async () => {
  const stranger = await buildPerson(app, { subscribed: true })
  await buildProject('a-secret-plan.txt', stranger.session)
  await buildProject()
  const { body } = await search('photograph or secret')
  expect(body.projects.map(({ filename }) => filename)).toEqual(['closed-on-saturdays.txt'])
})

test('a project that changed while its passages were made stays due', async () => {
  const id = await buildProject()
  await app.call(renameTranscript, { session: person.session, params: { id }, body: { filename: 'Once.txt' } })
  await indexNextDue({
    ...searching(),
    loadContent: async () => {
      await app.call(renameTranscript, { session: person.session, params: { id }, body: { filename: 'Twice.txt' } })
      return {}
    },
  })
  expect((await search('photograph')).body).toMatchObject({ waiting: 1, projects: [{ id }] })
  await catchUp()
  expect((await found('twice')).kinds).toContain('title')
})

test('a project that cannot be read keeps no other waiting', async () => {
  const id = await buildProject()
  await app.db.insert(passagesDue).values({ transcriptId: id })
  const faults: unknown[] = []
  const loadContent = () => Promise.reject(new Error('unreadable'))
  const onError = (error: unknown) => faults.push(error)
  expect(await indexNextDue({ ...searching(), loadContent, onError })).toBe(true)
  expect(faults).toHaveLength(1)
  expect(await indexNextDue({ ...searching(), loadContent, onError })).toBe(false)
})

test('the best of each project come first, some of each kind, and a limit says that there are more', async () => {
  await buildProject('One.txt')
  await buildProject('Photograph.txt')
  const { body } = await search('photograph')
  expect(body.projects.map(({ filename }) => filename)).toEqual(['Photograph.txt', 'One.txt'])
  const [photograph] = body.projects
  for (const kind of ['title', 'said', 'content']) {
    const places = photograph?.findings.filter(({ place }) => place.kind === kind) ?? []
    expect(places.length, kind).toBeGreaterThan(0)
    expect(places.length, kind).toBeLessThanOrEqual(3)
  }
  expect(body.hasMore).toBe(false)
  const { body: few } = await search('photograph', { limit: 1 })
  expect(few).toMatchObject({ projects: [{ filename: 'Photograph.txt' }], hasMore: true })
})

test('a project that is gone for good takes its passages along', async () => {
  const id = await buildProject()
  await app.db.execute(sql`delete from transcripts where id = ${id}`)
  const { workspaceId } = await findUser(app, person)
  expect(await app.db.select().from(passages).where(sql`workspace_id = ${workspaceId}`)).toEqual([])
})
