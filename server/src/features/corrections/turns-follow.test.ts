// A turn of the file that was put down to the wrong person, and whatever shows it.
import { createShareLink, downloadKit, getSharedProject, giveTurn, searchWorkspace } from '@podcastai/contracts'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { correctedProject } from '../../../test/corrected-project.ts'
import { buildPerson } from '../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { updateSearchIndex } from '../../worker.ts'

let app: TestApp
let session: string
let project: Awaited<ReturnType<typeof correctedProject>>
const stopping = new AbortController()
beforeAll(async () => {
  app = await startTestApp()
  session = (await buildPerson(app, { subscribed: true })).session
  updateSearchIndex(app.deps, stopping.signal)
  project = await correctedProject(app, session)
})
afterAll(async () => {
  stopping.abort()
  await app.close()
})

async function download(path: string) {
  const url = path.replace(':id', project.id)
  return (await app.app.inject({ url, headers: { 'x-session-id': session } })).rawPayload
}

/** Everything that names the speaker of a quote, as text. */
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
    analysis: JSON.stringify((await project.transcript()).analysis?.speakers),
    quotes: JSON.stringify((await project.content()).quotes),
    shared: JSON.stringify((await app.call(getSharedProject, { params: { token: link.token } })).body.content),
    kit: files.map(([, bytes]) => strFromU8(bytes)).join('\n'),
  }
}

const found = async () => {
  const { body } = await app.call(searchWorkspace, { session, query: { q: 'photograph' } })
  return JSON.stringify(body)
}

test('exports, the share page and the search name who spoke it, and again who did before', async () => {
  const before = await shownEverywhere()
  expect(JSON.stringify(before)).not.toContain('Nora Lind')
  const given = await app.call(giveTurn, {
    ...project.at,
    body: { from: 3, to: 3, seen: 'Jonas', speaker: 'Nora Lind', scope: 'here' },
  })
  const after = await shownEverywhere()
  for (const [where, text] of Object.entries(after)) expect(text, where).toContain('Nora Lind')
  await expect.poll(found, { timeout: 20_000 }).toContain('Nora Lind')
  await project.undo(given.body.id)
  expect(await shownEverywhere()).toEqual({ ...before, shared: expect.any(String) })
  await expect.poll(found, { timeout: 20_000 }).not.toContain('Nora Lind')
})
