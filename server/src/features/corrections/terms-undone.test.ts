// A correction "in every episode from now on" that is taken back: the glossary is as it was before.
import {
  addToGlossary,
  getGlossary,
  maxGlossaryEntries,
  removeFromGlossary,
  undoCorrection,
} from '@podcastai/contracts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { correctedProject } from '../../../test/corrected-project.ts'
import { buildPerson, buildTeam, findShow, giveRole } from '../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { corrections, glossary } from '../../platform/database/schema.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** A person with projects, and the glossary of their workspace. */
async function workspace(person?: { session: string }) {
  const { session } = person ?? (await buildPerson(app, { subscribed: true }))
  const entries = async () => (await app.call(getGlossary, { session })).body.entries
  return {
    session,
    entries,
    terms: async () => (await entries()).map(({ heard, written }) => [heard, written]),
    add: (heard: string, written: string) => app.call(addToGlossary, { session, body: { heard, written } }),
    project: async () => {
      const made = await correctedProject(app, session)
      const everywhere = async (seen: string, written: string, as = session) =>
        (await made.correct(seen, written, { scope: 'workspace', as })).body.id
      return { ...made, everywhere }
    },
  }
}

test('a term goes with the correction that put it in, and the other terms stay', async () => {
  const { project, terms, add } = await workspace()
  const { everywhere, undo } = await project()
  await add('call start', 'cold start')
  const act = await everywhere('Saturdays', 'Sundays')
  expect(await terms()).toContainEqual(['Saturdays', 'Sundays'])
  const { status, body } = await undo(act)
  expect([status, body.terms]).toEqual([200, [{ heard: 'Saturdays', written: null, isChanged: true }]])
  expect(await terms()).toEqual([['call start', 'cold start']])
})

test('a term that a correction replaced, or took out, comes back as it was', async () => {
  const { project, entries, add } = await workspace()
  const { everywhere, undo } = await project()
  await add('saturdays', 'Samedi')
  const before = await entries()
  const act = await everywhere('Saturdays', 'Sundays')
  expect(await entries()).toMatchObject([{ heard: 'Saturdays', written: 'Sundays' }])
  const back = await everywhere('Sundays', 'Saturdays')
  expect(await entries()).toEqual([])
  expect((await undo(back)).body.terms).toEqual([{ heard: 'Saturdays', written: 'Sundays', isChanged: true }])
  expect(await entries()).toMatchObject([{ heard: 'Saturdays', written: 'Sundays' }])
  expect((await undo(act)).body.terms).toEqual([{ heard: 'saturdays', written: 'Samedi', isChanged: true }])
  expect(await entries()).toMatchObject(before.map(({ id: _, ...entry }) => entry))
})

test.each([
  ['the same words', 'Sundays'],
  ['other words', 'Fridays'],
])('of two corrections that write %s the term stays until both are taken back, in any order', async (_, second) => {
  const { project, terms, add } = await workspace()
  const [one, other] = [await project(), await project()]
  await add('Saturdays', 'Samedi')
  for (const firstOneFirst of [true, false]) {
    const acts = [await one.everywhere('Saturdays', 'Sundays'), await other.everywhere('Saturdays', second)] as const
    const [mine, theirs] = [() => one.undo(acts[0]), () => other.undo(acts[1])]
    const { body } = await (firstOneFirst ? mine() : theirs())
    const stays = firstOneFirst ? second : 'Sundays'
    expect(await terms()).toEqual([['Saturdays', stays]])
    expect(body.terms).toEqual([
      { heard: 'Saturdays', written: stays, isChanged: !firstOneFirst && second !== 'Sundays' },
    ])
    await (firstOneFirst ? theirs() : mine())
    expect(await terms()).toEqual([['Saturdays', 'Samedi']])
  }
})

test('all corrections taken back at once leave the glossary as it was, as far as no other project rests on it', async () => {
  const { project, terms } = await workspace()
  const [one, other] = [await project(), await project()]
  await one.everywhere('Saturdays', 'Sundays')
  await one.everywhere('Sundays', 'Fridays')
  await one.everywhere('Profit', 'Loss')
  const last = await other.everywhere('Saturdays', 'Mondays')
  await one.undoAll()
  expect(await terms()).toEqual([['Saturdays', 'Mondays']])
  await other.undo(last)
  expect(await terms()).toEqual([])
})

test('a term that was changed, added again, or removed by hand stays that way', async () => {
  const { session, project, terms, entries, add } = await workspace()
  const { everywhere, undo } = await project()
  const changed = await everywhere('Saturdays', 'Sundays')
  await add('saturdays', 'Fridays')
  expect((await undo(changed)).body.terms).toEqual([{ heard: 'saturdays', written: 'Fridays', isChanged: false }])
  expect(await terms()).toEqual([['saturdays', 'Fridays']])

  const again = await everywhere('Saturdays', 'Sundays')
  await add('Saturdays', 'Sundays')
  expect((await undo(again)).body.terms).toEqual([{ heard: 'Saturdays', written: 'Sundays', isChanged: false }])
  expect(await terms()).toEqual([['Saturdays', 'Sundays']])

  const removed = await everywhere('Saturdays', 'Mondays')
  const [entry] = await entries()
  await app.call(removeFromGlossary, { session, params: { entryId: entry?.id ?? '' } })
  expect((await undo(removed)).body.terms).toEqual([])
  expect(await terms()).toEqual([])
})

test('a term of an act from an earlier release stays, and so does one for words of this episode alone', async () => {
  const { project, terms } = await workspace()
  const { everywhere, correct, undo } = await project()
  const act = await everywhere('Saturdays', 'Sundays')
  await app.db.update(corrections).set({ termBefore: null }).where(eq(corrections.id, act))
  const here = (await correct('Profit', 'Loss')).body.id
  expect((await undo(here)).body.terms).toEqual([])
  expect((await undo(act)).body.terms).toEqual([{ heard: 'Saturdays', written: 'Sundays', isChanged: false }])
  expect(await terms()).toEqual([['Saturdays', 'Sundays']])
})

test('a term that was taken out does not come back where others have taken its place', async () => {
  const person = await buildPerson(app, { subscribed: true })
  const { project, terms, entries, add } = await workspace(person)
  const { everywhere, undo } = await project()
  await everywhere('Saturdays', 'Sundays')
  const back = await everywhere('Sundays', 'Saturdays')
  const show = await findShow(app, person)
  const others = Array.from({ length: maxGlossaryEntries }, (_, at) => ({
    ...show,
    heard: `heard ${at}`,
    written: 'so',
  }))
  await app.db.insert(glossary).values(others.slice(1))
  await add('one', 'more')
  expect((await undo(back)).body).toMatchObject({ terms: [] })
  expect(await entries()).toHaveLength(maxGlossaryEntries)
  expect(await terms()).not.toContainEqual(['Saturdays', 'Sundays'])
})

test('undoing without the right to change the glossary leaves it as is; an author who left stays unnamed', async () => {
  const { admin, members } = await buildTeam(app, { roles: ['user', 'user'] })
  const [author, listener] = members
  const team = await workspace(admin)
  const { id, everywhere } = await team.project()
  await app.call(addToGlossary, { session: author?.session ?? '', body: { heard: 'Saturdays', written: 'Samedi' } })
  const act = await everywhere('Saturdays', 'Sundays')
  const params = { id, correctionId: act }
  await giveRole(app, listener ?? { email: '' }, 'listener')
  const stranger = await buildPerson(app, { subscribed: true })
  for (const [session, status] of [
    [listener?.session, 403],
    [stranger.session, 404],
  ] as const) {
    expect((await app.call(undoCorrection, { session, params })).status).toBe(status)
    expect(await team.terms()).toEqual([['Saturdays', 'Sundays']])
  }
  const authorId = crypto.randomUUID()
  const held = { heard: 'Saturdays', written: 'Samedi', authorId, createdAt: new Date().toISOString() }
  const [stored] = await app.db.select().from(corrections).where(eq(corrections.id, act))
  const termBefore = { put: null, ...stored?.termBefore, held }
  await app.db.update(corrections).set({ termBefore }).where(eq(corrections.id, act))
  expect((await app.call(undoCorrection, { session: admin.session, params })).status).toBe(200)
  expect(await team.entries()).toMatchObject([{ heard: 'Saturdays', written: 'Samedi', author: null }])
})
