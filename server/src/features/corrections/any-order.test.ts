import type { Corrections } from '@podcastai/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { correctedProject } from '../../../test/corrected-project.ts'
import { buildPerson } from '../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'

let app: TestApp
let person: Awaited<ReturnType<typeof buildPerson>>
beforeAll(async () => {
  app = await startTestApp()
  person = await buildPerson(app, { subscribed: true })
})
afterAll(() => app.close())

const listAll = ({ corrections, given, notSpeech, labels, turns }: Corrections) => [
  ...corrections,
  ...given,
  ...notSpeech,
  ...labels,
  ...turns,
]

/** The same order for the same seed. */
function shuffle<One>(list: readonly One[], seed: number): One[] {
  return list
    .map((one, index) => ({ one, key: ((index + 1) * seed * 7919) % 101 }))
    .sort((first, second) => first.key - second.key)
    .map(({ one }) => one)
}

test('[ITEM-07] [ITEM-08] every act on a transcript is listed with author and time, and undone in any order', async () => {
  const { correct, give, hide, split, join, toWords, undo, corrections, stored, content } = await correctedProject(
    app,
    person.session,
  )
  const [before, contentBefore] = [await stored(), await content()]
  for (const seed of [3, 29]) {
    const acts = [
      await correct('Saturdays', 'Sundays'),
      await split('A queue is not', 'Nora'),
      await correct('queue', 'line', { scope: 'here' }),
      await hide(1, { seen: 'because every Saturday loaf' }),
      await give(1, 'Nora'),
      await split('line is not a'),
      await hide(0),
      await join('line is not a', 'previous'),
      await correct('A line', 'One line', { scope: 'here' }),
      await join('What happened', 'next'),
      await toWords(['Jonas']),
      await correct('Jonas: We', 'Well, we', { scope: 'here' }),
      await toWords(['Maya']),
      await correct('Jonas', 'Jon'),
      await hide(2),
    ]
    expect(acts.map(({ status }) => status)).toEqual(acts.map(() => 200))
    const listed = listAll(await corrections())
    expect(new Set(listed.map(({ id }) => id))).toEqual(new Set(acts.map(({ body }) => body.id)))
    for (const { author, createdAt } of listed) {
      expect(author).toBe(person.username)
      expect(Date.parse(createdAt)).toBeGreaterThan(Date.now() - 120_000)
    }
    for (const { body } of shuffle(acts, seed)) expect((await undo(body.id)).status).toBe(200)
    expect(listAll(await corrections())).toEqual([])
    expect(await stored()).toEqual(before)
    expect(await content()).toEqual(contentBefore)
  }
})
