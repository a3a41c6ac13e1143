// What a team shares: projects, content, settings, and templates that apply to all of its members.
import { readFileSync } from 'node:fs'
import {
  generateContent,
  getContent,
  getTeamSettings,
  listTranscripts,
  noSettings,
  saveContent,
  saveTeamSettings,
  saveTeamTemplates,
} from '@podcastai/contracts'
import { parseTranscript } from '@podcastai/transcript'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getPurpose, goodModel } from '../../../test/good-model.ts'
import { type ModelProvider, startModelProvider } from '../../../test/model-provider/model-provider.ts'
import { buildTeam, upload, whenProcessed } from '../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { quickly, settingsFor } from '../../platform/engine/model/model-client.fixture.ts'
import { modelClient } from '../../platform/engine/model/model-client.ts'
import { modelEngine } from '../../platform/engine/model-engine.ts'

const filename = 'the-bakery-that-closed-on-saturdays.vtt'
const bytes = readFileSync(`samples/${filename}`)

let provider: ModelProvider
let app: TestApp
beforeAll(async () => {
  provider = await startModelProvider(goodModel(parseTranscript(bytes, filename)))
  app = await startTestApp({
    engine: (_, threads) =>
      modelEngine({
        ...threads,
        model: modelClient(settingsFor('openai', provider.baseUrl), quickly()),
        logFault: () => {},
      }),
  })
})
afterAll(async () => {
  await app.close()
  await provider.close()
})
beforeEach(() => {
  provider.requests.length = 0
})

async function team() {
  const { admin, members } = await buildTeam(app, { roles: ['manager', 'user'] })
  const [manager, user] = members as [(typeof members)[0], (typeof members)[0]]
  return { admin, manager, user }
}

async function uploaded({ session }: { session: string }) {
  const { body } = await upload(app, session, { filename, bytes }, { generate: 'false' })
  await whenProcessed(app, session, body.id)
  return { id: body.id }
}

test('[COLLAB-05] [COLLAB-07] [SET-10] every member’s model request carries the team’s template and settings, one host as “I”', async () => {
  const { admin, manager, user } = await team()
  const settings = { ...noSettings, podcastName: 'The Long Table', hostNames: 'Maya Brandt' }
  await app.call(saveTeamSettings, { session: admin.session, body: settings })
  const templates = { quotes: 'Only the guest, please.' }
  expect((await app.call(saveTeamTemplates, { session: manager.session, body: templates })).status).toBe(200)
  expect((await app.call(getTeamSettings, { session: user.session })).body.podcastName).toBe('The Long Table')
  const params = await uploaded(user)
  for (const contentType of ['quotes', 'episode_titles']) {
    const { session } = user
    expect((await app.call(generateContent, { session, params: { ...params, contentType } })).status).toBe(200)
  }
  const told = (purpose: string) =>
    provider.requests
      .filter((request) => getPurpose(request) === purpose)
      .map(({ system, prompt }) => `${system}\n${prompt}`)
      .join('\n')
  expect(told('quotes')).toContain(templates.quotes)
  expect(told('episode_titles')).not.toBe('')
  expect(told('episode_titles')).not.toContain(templates.quotes)
  expect(told('episode_titles')).toContain('The Long Table')
  for (const type of ['quotes', 'episode_titles'])
    expect(told(type)).toContain('Maya Brandt. Write as “I”, the host; never “we”.')
})

test('[COLLAB-06] what one member uploads, generates and edits is there for all of them, and for nobody else', async () => {
  const { admin, manager, user } = await team()
  const stranger = await buildTeam(app)
  const params = await uploaded(user)
  const titles = { ...params, contentType: 'episode_titles' }
  await app.call(generateContent, { session: manager.session, params: titles })
  const { body: content } = await app.call(getContent, { session: admin.session, params })
  const primary = { ...content.episode_titles?.primary, title: 'The sum that closed a bakery' }
  const edited = { ...content.episode_titles, primary }
  await app.call(saveContent, { session: admin.session, params: titles, body: { content: edited } })
  for (const { session } of [admin, manager, user]) {
    expect((await app.call(listTranscripts, { session })).body.map(({ id }) => id)).toEqual([params.id])
    const { body } = await app.call(getContent, { session, params })
    expect(body.episode_titles?.primary.title).toBe('The sum that closed a bakery')
  }
  const { session } = stranger.admin
  expect((await app.call(listTranscripts, { session })).body).toEqual([])
  expect((await app.call(getContent, { session, params })).status).toBe(404)
})
