// Writing with a chat assistant of one's own: the prompt, the pasted answer, what holds of it and what becomes of it.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ContentTypeKey, contentTypeKeys } from '@podcastai/content-types'
import type { Piece } from '@podcastai/content-types/server'
import {
  correctTerms,
  getAssistantPrompt,
  getContent,
  getTranscript,
  listVersions,
  maxAnswerCharacters,
  maxAnswersCharacters,
  pinItem,
  readAssistantAnswer,
  renameSpeaker,
  saveContent,
} from '@podcastai/contracts'
import { spanText, understand } from '@podcastai/episode'
import { parseTranscript } from '@podcastai/transcript'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { goodPieces } from '../../../test/good-model.ts'
import { buildPerson, endPlan, upload, whenProcessed } from '../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { generations, transcripts } from '../../platform/database/schema.ts'

const filename = 'the-bakery-that-closed-on-saturdays.vtt'
const bytes = readFileSync(join(import.meta.dirname, '../../../../samples', filename))
const episode = understand(parseTranscript(bytes, filename))
const pieces = (...keys: ContentTypeKey[]) => keys.flatMap((key) => goodPieces(key, episode))
const answered = (...some: Piece[]) => `Here you go:\n\n\`\`\`json\n${JSON.stringify({ pieces: some })}\n\`\`\``

/** Nobody in the episode says anything of the kind. */
const lie: Piece = { at: 'title', text: 'Why 4,312 dentists left the moon', ids: [3], kind: 'number' }

let app: TestApp
let session: string
let person: Awaited<ReturnType<typeof buildPerson>>
beforeAll(async () => {
  app = await startTestApp()
  person = await buildPerson(app, { subscribed: true })
  session = person.session
})
afterAll(() => app.close())

async function project(file = bytes) {
  const { body } = await upload(app, session, { filename, bytes: file }, { generate: 'false' })
  const { id } = await whenProcessed(app, session, body.id)
  const call = { session, params: { id } }
  return {
    id,
    prompt: (types?: string) => app.call(getAssistantPrompt, { ...call, ...(types && { query: { types } }) }),
    paste: (
      types: readonly ContentTypeKey[],
      answers: string[],
      save: boolean | ContentTypeKey[] = false,
      declined: string[] = [],
    ) => {
      const toSave = typeof save === 'boolean' ? (save ? types : []) : save
      return app.call(readAssistantAnswer, { ...call, body: { types, answers, save: toSave, declined } })
    },
    correct: (heard: string, written: string) =>
      app.call(correctTerms, { ...call, body: { terms: [{ heard, written }] } }),
    rename: (from: string, to: string) => app.call(renameSpeaker, { ...call, body: { labels: [from], from, to } }),
    content: async () => (await app.call(getContent, call)).body,
    typed: (contentType: ContentTypeKey) => ({ session, params: { id, contentType } }),
    generation: async () => (await app.call(getTranscript, call)).body.generation,
  }
}

test('the prompt holds the episode and the tasks of the types, and says how long it is', async () => {
  const { prompt } = await project()
  const { status, body } = await prompt()
  expect(status).toBe(200)
  expect(body.prompt).toContain(episode.sentences[20]?.text)
  expect(body.characters).toBe(body.prompt.length)
  expect(body.tokens).toBe(Math.ceil(body.characters / 4))
  const { body: one } = await prompt('quotes')
  expect(one.prompt).toContain('at: quote')
  expect(one.prompt).not.toContain('at: short')
  expect(await prompt('quotes,nothing')).toMatchObject({ status: 400 })
})

test('a whole kit is pasted, checked, and stored as written by the assistant', async () => {
  const { paste, content, generation } = await project()
  const answer = answered(...pieces(...contentTypeKeys))
  const { body: checked } = await paste(contentTypeKeys, [answer])
  expect(checked.problem).toBeNull()
  expect(checked.types.map(({ contentType, problem }) => [contentType, problem])).toEqual(
    contentTypeKeys.map((key) => [key, null]),
  )
  expect(checked.types.every(({ isSaved }) => !isSaved)).toBe(true)
  expect(checked.types.find(({ contentType }) => contentType === 'quotes')?.texts[0]?.text).not.toBe('')
  expect(await content()).toEqual({})
  const { body: saved } = await paste(contentTypeKeys, [answer], true)
  expect(saved.types.every(({ isSaved }) => isSaved)).toBe(true)
  expect(Object.keys(await content()).sort()).toEqual([...contentTypeKeys].sort())
  for (const one of await generation()) {
    expect(one).toMatchObject({ state: 'generated', version: 1, engine: 'Your chat assistant' })
    expect(one.gap).toMatch(/Claims weren’t checked, because a chat assistant wrote this/)
  }
})

test('names that an answer gives to numbered speakers count in the check, and are returned with their source', async () => {
  const unnamed = bytes
    .toString()
    .replaceAll('<v Maya Brandt>', '<v Speaker 1>')
    .replaceAll('<v Jonas Reed>', '<v Speaker 2>')
  const { prompt, paste, rename, content } = await project(Buffer.from(unnamed))
  expect((await prompt()).body.prompt).toContain("The file doesn't name A and B")
  const at = (words: string) => episode.sentences.find(({ text }) => text.includes(words))!.id
  const names = [
    { at: 'speaker', text: 'Maya Brandt', ids: [at("I'm Maya Brandt")], kind: 'B' },
    { at: 'speaker', text: 'Jonas Reed', ids: [at('talking with Jonas Reed')], kind: 'A' },
  ]
  const sign = at('Closed Saturdays')
  const miscredited = {
    at: 'short',
    text: '“Closed Saturdays, so that we are here on Monday,” says Maya Brandt of the sign on the bakery door. His daughter wrote it, and she has better handwriting than he does.',
    ids: [sign, sign + 1, sign + 2],
    kind: '',
  }
  const answer = answered(
    ...names,
    miscredited,
    ...pieces('social_media').filter((piece) => piece.at !== 'short'),
    ...pieces('quotes'),
  )
  const types = ['social_media', 'quotes'] as const
  const failed = ({ types }: { types: { leftOut: { text: string }[] }[] }) =>
    types.flatMap(({ leftOut }) => leftOut.map(({ text }) => text))
  const { body: checked } = await paste(types, [answer])
  expect(checked.names).toEqual([
    { speaker: 'Speaker 1', name: 'Maya Brandt', said: expect.stringMatching(/^I'm Maya Brandt/), own: true },
    { speaker: 'Speaker 2', name: 'Jonas Reed', said: expect.stringContaining('Jonas Reed'), own: false },
  ])
  expect(failed(checked)).toEqual([miscredited.text])
  // Without names, nothing says whose words these are.
  const { body: kept } = await paste(types, [answer], false, ['Speaker 1', 'Speaker 2'])
  expect(failed(kept)).toEqual([])
  for (const [from, to] of [
    ['Speaker 1', 'Maya Brandt'],
    ['Speaker 2', 'Jonas Reed'],
  ] as const)
    await rename(from, to)
  const { body: saved } = await paste(types, [answer], true)
  expect(saved.names).toEqual([])
  expect(saved.types.map(({ fingerprint }) => fingerprint)).toEqual(checked.types.map(({ fingerprint }) => fingerprint))
  const { quotes } = await content()
  expect(new Set(quotes?.map(({ speaker }) => speaker))).toEqual(new Set(['Jonas Reed']))
})

test('misheard names that an answer spells right count in the check, and are corrected by a call of their own', async () => {
  const misheard = bytes.toString().replaceAll('Port Ellery', 'Pour Tellery')
  const { paste, correct, content } = await project(Buffer.from(misheard))
  const where = episode.sentences.find(({ text }) => text.includes('Port Ellery'))!
  const spelling = { at: 'spelling', text: 'Port Ellery', ids: [where.id], kind: 'Pour Tellery' }
  const quote = { at: 'quote', text: where.text, ids: [where.id], kind: 'story' }
  const answer = answered(spelling, quote)
  const { body: checked } = await paste(['quotes'], [answer])
  expect(checked.spellings).toEqual([
    {
      heard: 'Pour Tellery',
      written: 'Port Ellery',
      count: expect.any(Number),
      said: expect.stringContaining('Pour Tellery'),
    },
  ])
  expect(checked.types[0]).toMatchObject({ leftOut: [], problem: null })
  const { body: declined } = await paste(['quotes'], [answer], false, ['Pour Tellery'])
  expect(declined.types[0]?.leftOut.map(({ text }) => text)).toEqual([where.text])
  const { body: corrected } = await correct('Pour Tellery', 'Port Ellery')
  expect(corrected.corrections).toMatchObject([{ heard: 'Pour Tellery', written: 'Port Ellery', source: 'episode' }])
  expect(await correct('Pour Tellery', 'Port Ellery')).toMatchObject({ status: 200, body: { corrections: [] } })
  const { body: saved } = await paste(['quotes'], [answer], true)
  expect(saved).toMatchObject({ spellings: [], types: [{ isSaved: true, fingerprint: checked.types[0]?.fingerprint }] })
  expect((await content()).quotes?.[0]?.text).toContain('Port Ellery')
  // An assistant may quote what was misheard; the correction applies to its text as well.
  const asHeard = answered(spelling, { ...quote, text: where.text.replaceAll('Port Ellery', 'Pour Tellery') })
  expect((await paste(['quotes'], [asHeard])).body.types[0]).toMatchObject({ leftOut: [], problem: null })
})

test('content that is saved without the names of its answer is checked by the transcript as it is', async () => {
  const misheard = bytes
    .toString()
    .replaceAll('Port Ellery', 'Pour Tellery')
    .replaceAll('<v Jonas Reed>', '<v Speaker 2>')
  const { paste, content } = await project(Buffer.from(misheard))
  const where = episode.sentences.find(({ text }) => text.includes('Port Ellery'))!
  const named = { at: 'speaker', text: 'Jonas Reed', ids: [where.id], kind: 'A' }
  const spelling = { at: 'spelling', text: 'Port Ellery', ids: [where.id], kind: 'Pour Tellery' }
  const quote = { at: 'quote', text: where.text, ids: [where.id], kind: 'story' }
  const his = pieces('quotes').slice(0, 2)
  const wrong = { ...spelling, text: 'Nowhere', kind: 'Port Nowhere Else' }
  const { body } = await paste(['quotes'], [answered(named, spelling, wrong, quote, ...his)], true)
  expect(body.unusedNames).toEqual([
    {
      ...{ at: 'spelling', text: '“Port Nowhere Else” is spelled “Nowhere”' },
      why: '“Port Nowhere Else” isn’t in the transcript.',
    },
  ])
  expect(body.types[0]?.leftOut.map(({ text }) => text)).toEqual([quote.text])
  expect((await content()).quotes?.map(({ speaker }) => speaker)).toEqual(his.map(() => 'Speaker 2'))
})

/** As chat assistants write where they heed no form: headings and lists, the sentences in brackets. */
const inSections = (titles: readonly Piece[], quotes: readonly Piece[]) =>
  [
    '## Title options',
    ...titles.map(({ text, ids }, at) => `${at + 1}. ${text} [${ids.join(', ')}]`),
    '## Best quotes',
    ...quotes.map(({ text, ids }, at) => `${at + 1}. “${text}” — Jonas Reed [${ids.join(', ')}]`),
  ].join('\n')

test('[MODEL-09] JSON, JSON in a fence and plain sections become content after the same checks', async () => {
  const types = ['quotes', 'episode_titles'] as const
  const titles = pieces('episode_titles').filter(({ at }) => at === 'title')
  // A good model names the first and the last sentence of a quotation alone; here its words are written out.
  const quotes = pieces('quotes').map((piece) => ({
    ...piece,
    text: spanText(episode, Math.min(...piece.ids), Math.max(...piece.ids)),
  }))
  const invented: Piece = { at: 'quote', text: 'Bread is a lie that bakers tell.', ids: [4], kind: 'insight' }
  const all = [
    [lie, ...titles],
    [...quotes, invented],
  ] as const
  const bare = JSON.stringify({ pieces: all.flat() })
  const stored = []
  for (const answer of [bare, answered(...all.flat()), inSections(...all)]) {
    const { paste, content } = await project()
    const { body } = await paste(types, [answer], true)
    const leftOut = body.types.flatMap((type) => type.leftOut.map(({ text }) => text.replace(' – Jonas Reed', '')))
    expect(leftOut.sort()).toEqual([invented.text, lie.text].sort())
    const { quotes: kept = [], episode_titles: named } = await content()
    expect(kept.map(({ verified }) => verified)).toEqual(quotes.map(() => true))
    stored.push([
      kept.map(({ text }) => text),
      [named?.primary, ...(named?.alternative ?? [])].map((one) => one?.title),
    ])
  }
  expect(stored[0]?.[1]).toHaveLength(titles.length)
  expect(stored[1]).toEqual(stored[0])
  expect(stored[2]).toEqual(stored[0])
})

test('[MODEL-10] what does not hold is listed with its reason, with a prompt for just that; a second answer mends it', async () => {
  const { paste, content } = await project()
  const [first, ...others] = pieces('episode_titles')
  const broken = answered(lie, ...others, ...pieces('quotes'))
  const { body: both } = await paste(['episode_titles', 'quotes'], [broken])
  expect(both.types.map(({ leftOut }) => leftOut.length)).toEqual([1, 0])
  const { body: checked } = await paste(['episode_titles'], [broken])
  const [titles] = checked.types
  expect(titles?.leftOut).toEqual([{ at: 'title', text: lie.text, why: expect.stringContaining('4,312') }])
  expect(titles?.texts.map(({ text }) => text)).not.toContain(lie.text)
  for (const { repairPrompt } of [both, checked]) {
    expect(repairPrompt?.match(/^- \{.*$/gm)?.map((line) => JSON.parse(line.slice(2)))).toEqual([lie])
    expect(repairPrompt).toMatch(/^ {2}· .*4,312/m)
    expect(repairPrompt).not.toContain('at: quote')
  }
  const { body: mended } = await paste(['episode_titles'], [broken, answered(first!)])
  expect(mended.types[0]?.leftOut).toEqual([])
  const { body: saved } = await paste(['episode_titles'], [broken], true)
  expect(saved.types[0]?.isSaved).toBe(true)
  expect(JSON.stringify(await content())).not.toContain('dentists')
})

test('one type is stored as it was shown among all of them', async () => {
  const { paste, content } = await project()
  const [title] = pieces('episode_titles')
  // Places that no task names: alone with one type they would be taken for texts of it.
  const strays = pieces('quotes').map((piece) => ({ ...piece, at: 'highlight' }))
  const answer = answered(title!, ...strays)
  const { body: looked } = await paste(contentTypeKeys, [answer])
  const shown = looked.types.find(({ contentType }) => contentType === 'episode_titles')
  const { body: saved } = await paste(contentTypeKeys, [answer], ['episode_titles'])
  expect(saved.types).toEqual(looked.types.map((type) => ({ ...type, isSaved: type.contentType === 'episode_titles' })))
  const stored = await content()
  expect(Object.keys(stored)).toEqual(['episode_titles'])
  expect([stored.episode_titles?.primary, ...(stored.episode_titles?.alternative ?? [])]).toHaveLength(
    shown?.texts.length ?? 0,
  )
})

test('what was left out is told where the type is shown', async () => {
  const { paste, generation } = await project()
  await paste(['episode_titles'], [answered(lie, ...pieces('episode_titles').slice(1))], true)
  const titles = (await generation()).find(({ contentType }) => contentType === 'episode_titles')
  expect(titles?.gap).toMatch(/^1 text didn’t pass the checks and was left out: .+\. Claims weren’t checked/)
})

test('an answer without texts stores nothing and says what to do', async () => {
  const { paste, content } = await project()
  const { status, body } = await paste(['quotes'], ['I am sorry, I cannot do that.'], true)
  expect(status).toBe(200)
  expect(body.problem).toMatch(/^No content was found in this reply\./)
  expect(body).toMatchObject({ types: [], repairPrompt: null })
  expect(await content()).toEqual({})
})

test('the prompt itself is no answer, and does no harm where it is pasted along', async () => {
  const { prompt, paste } = await project()
  for (const types of [[...contentTypeKeys], ['quotes'] as const]) {
    const asked = (await prompt(types.join())).body.prompt
    expect((await paste(types, [asked])).body.problem).toMatch(/^No content was found/)
    const chat = `${asked}\n\nAssistant said:\n${answered(...pieces('quotes'))}`
    const { body } = await paste(types, [chat])
    expect(body.types.flatMap(({ texts }) => texts.map(({ at }) => at))).toEqual(pieces('quotes').map(({ at }) => at))
  }
})

test('pinned and edited items stay, and the version before is kept', async () => {
  const { paste, content, typed, generation } = await project()
  const quotes = pieces('quotes')
  await paste(['quotes'], [answered(...quotes)], true)
  const before = (await content()).quotes ?? []
  await app.call(pinItem, { ...typed('quotes'), body: { item: '1', isPinned: true } })
  const [edited, ...rest] = before
  const own = { ...edited!, text: 'My own words, and nobody else’s.' }
  expect((await app.call(saveContent, { ...typed('quotes'), body: { content: [own, ...rest] } })).status).toBe(200)
  const { body } = await paste(['quotes'], [answered(...quotes.slice(-2))], true)
  expect(body.types[0]).toMatchObject({ isSaved: true })
  const after = ((await content()).quotes ?? []).map(({ text }) => text)
  expect(after).toEqual(expect.arrayContaining([own.text, before[1]?.text]))
  const told = (await generation()).find(({ contentType }) => contentType === 'quotes')
  expect(told).toMatchObject({ version: 3, pinned: [before[1]?.id], editedItems: [before[0]?.id] })
  const { versions } = (await app.call(listVersions, typed('quotes'))).body
  expect(versions.map(({ origin, engine }) => `${origin} ${engine}`)).toEqual([
    'generated Your chat assistant',
    'edited Your chat assistant',
    'generated Your chat assistant',
  ])
})

test('nothing is stored over what is being written, nor while the project is processed', async () => {
  const { id, paste, prompt, generation } = await project()
  const answer = answered(...pieces('quotes', 'episode_titles'))
  await app.db.insert(generations).values({ transcriptId: id, contentType: 'quotes', state: 'generating' })
  expect(await paste(['quotes'], [answer], true)).toMatchObject({ status: 409, body: { code: 'conflict' } })
  const { status, body } = await paste(['quotes', 'episode_titles'], [answer], true)
  expect(status).toBe(200)
  expect(body.types.map(({ isSaved }) => isSaved)).toEqual([false, true])
  expect(body.types[0]?.problem).toMatch(/already being written/)
  expect((await generation()).find(({ contentType }) => contentType === 'quotes')?.version).toBe(0)
  await app.db.update(transcripts).set({ status: 'analyzing' }).where(eq(transcripts.id, id))
  expect(await paste(['quotes'], [answer])).toMatchObject({ status: 409 })
  expect(await prompt()).toMatchObject({ status: 409 })
})

test('too much, too many and none are refused before anything is read', async () => {
  const { paste } = await project()
  for (const answers of [[], Array.from({ length: 6 }, () => 'a'), ['a'.repeat(maxAnswerCharacters + 1)]])
    expect(await paste(['quotes'], answers)).toMatchObject({ status: 400, body: { code: 'invalid' } })
  expect(await paste([], ['a'])).toMatchObject({ status: 400 })
  const longest = await paste(['quotes'], ['{"pieces":['.padEnd(maxAnswerCharacters, '[{"a":')])
  expect(longest).toMatchObject({ status: 200, body: { problem: expect.stringMatching(/^No content/) } })
})

test('as many characters as the answers may have fit a request in every script, and more are told so', async () => {
  const { paste } = await project()
  const most = ['字'.repeat(maxAnswerCharacters), '字'.repeat(maxAnswersCharacters - maxAnswerCharacters)]
  expect(await paste(['quotes'], most)).toMatchObject({ status: 200, body: { unread: [0, 1] } })
  expect(await paste(['quotes'], [...most, '字'])).toMatchObject({ status: 400, body: { code: 'invalid' } })
})

test('a user without a plan is asked to get one', async () => {
  const guest = await buildPerson(app, { subscribed: true })
  const { body } = await upload(app, guest.session, { filename, bytes }, { generate: 'false' })
  const { id } = await whenProcessed(app, guest.session, body.id)
  await endPlan(app, guest)
  const call = { session: guest.session, params: { id } }
  expect((await app.call(getAssistantPrompt, call)).status).toBe(402)
  const answer = { types: ['quotes'], answers: [answered(...pieces('quotes'))], save: ['quotes'] }
  expect((await app.call(readAssistantAnswer, { ...call, body: answer })).status).toBe(402)
})
