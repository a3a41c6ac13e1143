import { contentTypeKeys, contentTypes } from '@podcastai/content-types'
import { deleteTranscript, generateContent, getInsights, listTranscripts, saveContent } from '@podcastai/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampleContent } from '../../../../content-types/src/registry/sample-content.fixture.ts'
import { buildPerson, findUser, upload, whenProcessed } from '../../../test/people.ts'
import { quickEngine } from '../../../test/quick-engine.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { engineUsage } from '../../platform/database/schema.ts'
import { firstStep, stepsFrom } from './steps.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ engine: () => quickEngine() })
})
afterAll(() => app.close())

async function personWithProjects(count: number) {
  const person = await buildPerson(app, { subscribed: true })
  const ids: string[] = []
  for (let project = 0; project < count; project++) {
    const { body } = await upload(app, person.session)
    await whenProcessed(app, person.session, body.id)
    ids.push(body.id)
  }
  return { ...person, ids }
}

const fetchInsights = async (session: string, period?: string) =>
  (await app.call(getInsights, { session, ...(period && { query: { period } }) })).body

test('a workspace without projects has figures of nothing', async () => {
  const { session } = await buildPerson(app)
  const insights = await fetchInsights(session)
  expect(insights.totals).toEqual({ projects: 0, minutes: 0, items: 0 })
  expect(insights.types.map(({ contentType }) => contentType)).toEqual([...contentTypeKeys])
  expect(insights.types.every(({ items }) => items === 0)).toBe(true)
  expect(insights.time).toHaveLength(12)
  expect(insights.topics).toEqual([])
})

test('[DASH-39] items are counted as each type counts them, and only of this workspace', async () => {
  const { session } = await personWithProjects(2)
  await personWithProjects(1)
  const { totals, types, time, topics, viral, engines } = await fetchInsights(session)
  expect(totals.projects).toBe(2)
  const { body: listed } = await app.call(listTranscripts, { session })
  const minutes = listed.reduce((sum, { episodeDuration }) => sum + (episodeDuration ?? 0), 0)
  expect(minutes).toBeGreaterThan(0)
  expect(totals.minutes).toBeCloseTo(minutes)
  for (const { contentType, items, generated, edited } of types) {
    const held = contentTypes[contentType].count(sampleContent[contentType] as never)
    expect([contentType, items, generated, edited]).toEqual([contentType, held * 2, 2, 0])
  }
  expect(totals.items).toBe(types.reduce((sum, { items }) => sum + items, 0))
  expect(time.at(-1)).toMatchObject({ projects: 2, minutes: totals.minutes })
  const named = [...(listed[0]?.keyTopics ?? [])].map((topic) => ({ topic, projects: 2 }))
  expect(named.length).toBeGreaterThan(0)
  expect(topics).toEqual(named.sort((a, b) => (a.topic < b.topic ? -1 : 1)))
  const moments = sampleContent.viral_clips.map(({ engagementPotential }) => engagementPotential)
  expect(viral.high + viral.medium + viral.low).toBe(moments.length * 2)
  expect(viral.high).toBe(moments.filter((level) => level === 'high').length * 2)
  expect(engines).toEqual([{ engine: 'Quick engine', pieces: 16 }])
})

test('an edited type is counted as edited, and a project in the bin not at all', async () => {
  const { session, ids } = await personWithProjects(2)
  const [kept = '', gone = ''] = ids
  const caption = { ...sampleContent.social_media.short, caption: 'Edited by hand.' }
  await app.call(saveContent, {
    session,
    params: { id: kept, contentType: 'social_media' },
    body: { content: { ...sampleContent.social_media, short: caption } },
  })
  await app.call(deleteTranscript, { session, params: { id: gone } })
  const { totals, types } = await fetchInsights(session)
  expect(totals.projects).toBe(1)
  expect(types.find(({ contentType }) => contentType === 'social_media')).toMatchObject({ generated: 1, edited: 1 })
  expect(types.find(({ contentType }) => contentType === 'quotes')).toMatchObject({ generated: 1, edited: 0 })
})

test('a type that was written again beside an edited item is edited all the same', async () => {
  const { session, ids } = await personWithProjects(1)
  const params = { id: ids[0] ?? '', contentType: 'social_media' }
  const caption = { ...sampleContent.social_media.short, caption: 'Edited by hand.' }
  const content = { ...sampleContent.social_media, short: caption }
  await app.call(saveContent, { session, params, body: { content } })
  expect((await app.call(generateContent, { session, params })).status).toBe(200)
  const { types } = await fetchInsights(session)
  expect(types.find(({ contentType }) => contentType === 'social_media')).toMatchObject({ generated: 1, edited: 1 })
})

test('tokens are summed by model, and one unknown price makes the cost unknown', async () => {
  const person = await buildPerson(app)
  const { session } = person
  const { workspaceId } = await findUser(app, person)
  const call = { workspaceId, purpose: 'analysis', engine: 'A model', outputTokens: 10, cachedTokens: 50 }
  await app.db.insert(engineUsage).values([
    { ...call, model: 'priced', inputTokens: 100, dollars: 0.25 },
    { ...call, model: 'priced', inputTokens: 100, dollars: 0.5 },
    { ...call, model: 'free', inputTokens: 40, dollars: null },
    { ...call, model: 'free', inputTokens: 40, dollars: 1 },
  ])
  const { usage } = await fetchInsights(session)
  expect(usage).toEqual([
    { model: 'priced', calls: 2, inputTokens: 200, cachedTokens: 100, outputTokens: 20, dollars: 0.75 },
    { model: 'free', calls: 2, inputTokens: 80, cachedTokens: 100, outputTokens: 20, dollars: null },
  ])
})

test('steps are whole weeks from Monday, and whole months, over the turn of a year', () => {
  const now = new Date('2026-01-14T23:59:00Z')
  const weeks = { unit: 'week', steps: 3 } as const
  expect(stepsFrom(firstStep(now, weeks), weeks)).toEqual(['2025-12-29', '2026-01-05', '2026-01-12'])
  const months = { unit: 'month', steps: 3 } as const
  expect(stepsFrom(firstStep(now, months), months)).toEqual(['2025-11-01', '2025-12-01', '2026-01-01'])
  expect(firstStep(new Date('2026-01-12T00:00:00Z'), weeks).toISOString()).toBe('2025-12-29T00:00:00.000Z')
  expect(firstStep(new Date('2026-01-11T23:00:00Z'), weeks).toISOString()).toBe('2025-12-22T00:00:00.000Z')
})

test('a period that is none is refused', async () => {
  const { session } = await buildPerson(app)
  expect(await app.call(getInsights, { session, query: { period: 'decade' } })).toMatchObject({ status: 400 })
})
