// Whatever is corrected and taken back, in whatever order: comments are about what they were about.
import { contentTypeKeys, getContentType } from '@podcastai/content-types'
import { addComment, listComments, saveContent } from '@podcastai/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { correctedProject } from '../../../test/corrected-project.ts'
import { buildPerson } from '../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'

let app: TestApp
let session: string
beforeAll(async () => {
  app = await startTestApp()
  session = (await buildPerson(app, { subscribed: true })).session
})
afterAll(() => app.close())

/** Numbers from 0 up to 1, always the same for a seed. */
function numbers(seed: number) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** A project with a comment on each item of each type. One quote is deleted. */
async function commented() {
  const project = await correctedProject(app, session)
  const { id, at, content } = project
  const params = { id }
  const stored = await content()
  for (const key of contentTypeKeys.filter((one) => stored[one])) {
    const items = getContentType(key).items(stored[key] as never)
    for (const { path } of items.slice(0, 3)) {
      await app.call(addComment, { session, params, body: { text: 'Hm.', contentType: key, item: path } })
    }
  }
  await app.call(saveContent, { ...at, body: { content: (stored.quotes ?? []).slice(1) } })
  const anchors = async () => (await app.call(listComments, at)).body.comments
  return { ...project, anchors }
}

test.each([1, 2, 3, 4])(
  'comments are byte for byte as before, after any corrections and their undoing (%i)',
  async (seed) => {
    const { correct, undo, undoAll, shown, anchors, corrections } = await commented()
    const next = numbers(seed)
    const pickOne = <One>(list: readonly One[]) => list[Math.floor(next() * list.length)] as One
    const before = await anchors()
    expect(before.length).toBeGreaterThan(10)
    let changed = 0
    for (let count = 0; count < 14; count++) {
      const acts = (await corrections()).corrections
      if (acts.length > 0 && next() < 0.3) {
        await undo(pickOne(acts).id)
      } else {
        const { text } = pickOne(await shown())
        const words = text.match(/[\p{L}’'-]+/gu) ?? ['']
        const from = Math.floor(next() * words.length)
        const seen = text.slice(...findSpan(text, words.slice(from, from + 1 + Math.floor(next() * 3))))
        const written = pickOne(['bread', `${seen} so`, 'one good hour', seen.slice(0, 3).trim() || 'it', 'Sundays'])
        const { status } = await correct(seen, written, { scope: pickOne(['here', 'episode'] as const) })
        expect([200, 400, 409]).toContain(status)
      }
      if (JSON.stringify(await anchors()) !== JSON.stringify(before)) changed += 1
    }
    expect(changed).toBeGreaterThan(3)
    // One after the other, in an order of its own, and what is left at once.
    for (const act of (await corrections()).corrections.filter(() => next() < 0.6)) await undo(act.id)
    await undoAll()
    expect(await anchors()).toEqual(before)
  },
)

/** Where these words stand in a text, from the first to the end of the last. */
function findSpan(text: string, words: readonly string[]): [number, number] {
  const from = text.indexOf(words[0] ?? '')
  const to = words.reduce((at, word) => text.indexOf(word, at) + word.length, from)
  return [from, to]
}
