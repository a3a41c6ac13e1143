import { expect, test } from 'vitest'
import type { Piece } from '../model-interface/model-task.server.ts'
import { createBrief, sampleEpisodes } from '../registry/sample-episodes.server.ts'
import { goodAnswer } from './good-answers.fixture.server.ts'
import { judgeTask, readVerdicts, unvouchedClaims } from './judge.server.ts'
import { printKit, validateKit } from './read-kit.server.ts'

const brief = createBrief()
const [, bakery] = sampleEpisodes().find(([name]) => name.includes('bakery'))!
const order = { keys: ['social_media', 'quotes'] as const, brief, notes: null, revision: null, only: null }
const caption: Piece = {
  at: 'short',
  text: `A caption that says something. ${'It goes on. '.repeat(11).trim()}`,
  ids: [20, 21],
  kind: '',
}
const broken: Piece = { at: 'medium', text: 'It names nothing.', ids: [90_000], kind: '' }
const quotes = goodAnswer('quotes', bakery, brief).pieces
const tag: Piece = { at: 'hashtag', text: 'bread', ids: [], kind: '' }
const long: Piece = { at: 'long', text: `It says much. ${'And more. '.repeat(35)}`, ids: [40, 41, 42], kind: '' }
const pieces = [caption, broken, long, tag, ...quotes]

/** The claims as they were asked: number, ids and words. */
function askedIn(prompt: string) {
  const [, claims = ''] = /<claims>\n([\s\S]*)\n<\/claims>/.exec(prompt) ?? []
  return claims.split('\n').map((line) => {
    const [, number, ids = '', text = ''] = /^(\d+) \[([\d, ]*)\] (.*)$/.exec(line) ?? []
    return { claim: Number(number), ids: ids.split(', ').map(Number), text }
  })
}

/** The claims of the pieces; everything else is a control question. */
const ownTexts = [caption, long].map(({ text }) => text)

/** Answers the control questions right: true ones repeat what their speaker says in the sentence that they cite. */
function rightDoubts(prompt: string) {
  return askedIn(prompt).flatMap(({ claim, ids, text }) => {
    const isSaid = bakery.sentences.some((one) => ids.includes(one.id) && text === `${one.speaker} says: ${one.text}`)
    const isOwn = text.includes('“') || ownTexts.some((own) => own.trim() === text)
    return isSaid || isOwn ? [] : [{ claim, why: 'Another speaker says it.' }]
  })
}

const task = judgeTask(bakery, { ...order, pieces })!

test('every claim that holds so far is asked, with its sentences, their neighbors and who says them', () => {
  const asked = askedIn(task.prompt)
  expect(asked.map(({ text }) => text)).toEqual(expect.arrayContaining([caption.text]))
  for (const id of [19, 20, 21, 22]) expect(task.prompt).toContain(` ${id}|`)
  expect(task.prompt).toMatch(/A = .+, B = /)
})

test('the facts of the episode are beside the claims, and requests about style are not', () => {
  const voice = { podcastName: 'Small Trades', contentGoals: 'more subscribers' }
  const guest = { name: 'Jonas Reed', title: 'baker', handle: null }
  const details = { number: '12', date: '2026-05-02', description: 'On bread.', links: ['https://bread.example'] }
  const { prompt } = judgeTask(bakery, { ...order, brief: createBrief(voice, { guest, details }), pieces })!
  const [facts] = prompt.split('<episode>')
  for (const fact of ['Small Trades', 'Jonas Reed, baker', 'Episode 12, May 2, 2026', 'On bread.', 'bread.example'])
    expect(facts).toContain(fact)
  expect(facts).not.toContain('more subscribers')
})

test('what was refused already and tags claim nothing more', () => {
  const texts = askedIn(task.prompt).map(({ text }) => text)
  for (const { text } of [broken, tag]) expect(texts).not.toContain(text)
  expect(judgeTask(bakery, { ...order, pieces: [tag] })).toBeNull()
})

test('a quote claims that its speaker says so for themselves, and gives nobody’s words as theirs', () => {
  const texts = askedIn(task.prompt).map(({ text }) => text)
  const [quote] = quotes
  const { speaker } = bakery.sentences[quote!.ids[0]!]!
  const words = quote!.text || bakery.sentences[quote!.ids[0]!]!.text
  expect(texts).toContainEqual(expect.stringContaining(`${speaker} says: “${words}`))
  expect(task.system).toMatch(/Words that a speaker reports of someone else are that person's/)
  expect(task.system).toMatch(/because of the rent” does not follow/)
})

test('control questions are made from the claims and the talk: a name, a figure, or a denial is changed, anywhere in the list', () => {
  const told = bakery.sentences.find(({ text }) => text.includes('an eight thousand dollar deposit'))!
  const denied = bakery.sentences.find(({ text }) => text.includes("it doesn't work"))!
  const text = 'Jonas Reed lost a deposit of eight thousand dollars. A shop that needs you tired does not work'
  const written: Piece = { at: 'title', text, ids: [told.id, denied.id], kind: '' }
  const about = { ...order, keys: ['episode_titles'] as const, pieces: [written] }
  const asked = () => askedIn(judgeTask(bakery, about)!.prompt).map((one) => one.text)
  const falsified = asked().filter((one) => /deposit of|that needs you/.test(one) && one !== text)
  expect(falsified).toHaveLength(2)
  for (const one of falsified) expect(text).not.toContain(one)
  expect(asked()).toEqual(asked())
  const controls = askedIn(task.prompt).flatMap(({ text: one, claim }) => (ownTexts.includes(one) ? [] : claim))
  expect(controls.length).toBeGreaterThanOrEqual(14)
})

test('a model that misses more than one false control question is not believed', () => {
  const right = rightDoubts(task.prompt)
  const missing = (count: number) => readVerdicts(bakery, { ...order, pieces, answer: { doubts: right.slice(count) } })
  expect([missing(0), missing(1), missing(2)].map(({ isTrusted }) => isTrusted)).toEqual([true, true, false])
})

test('of a model that is not believed, what only a reader could tell is left out, and exact quotes are kept', () => {
  const unvouched = unvouchedClaims(bakery, { ...order, pieces })
  expect(unvouched.map(({ piece }) => piece)).toEqual([0, 2])
  const printed = printKit(bakery, { ...order, pieces, complaints: unvouched })
  expect(printed.map(({ content }) => content !== null)).toEqual([false, true])
})

test('[MODEL-05] questions to the reader, transitions, calls to action and design directions are not checked for truth', () => {
  const slide = (text: string, kind: string): Piece => ({ at: 'carousel_1.slide', text, ids: [], kind })
  const free = [
    slide('When did you last close a door that everybody wanted open?', 'Hook'),
    slide('That was only the beginning.', 'Context'),
    slide('It gets worse before it gets better.', 'Story'),
    slide('Save this for the day your best day costs you.', 'Call to action'),
    { at: 'callToAction', text: 'Tell us what you would close, and hear all of it. '.repeat(7), ids: [], kind: '' },
    { at: 'visual', text: 'A Dyson on an empty counter, 4,812 loaves behind it', ids: [20], kind: '' },
    { at: 'color', text: 'Ash gray #8a8d91', ids: [20], kind: '' },
    { at: 'composition', text: 'Left the face, right the words over 2 lines, in Hamburg blue.', ids: [20], kind: '' },
  ]
  const about = { ...order, keys: ['carousel_posts', 'youtube_script', 'thumbnail_design'] as const, pieces: free }
  const { complaints } = validateKit(bakery, about)
  expect(complaints.filter(({ piece, isOptional }) => piece !== null && !isOptional)).toEqual([])
  expect(judgeTask(bakery, { ...about, only: null })).toBeNull()
  // In a text that makes claims, the judge skips them.
  expect(task.system).toMatch(/Questions to the reader, .*transitions, invitations, .* claim nothing: pass over them/)
})

test('a sentence that several claims rest on is told once', () => {
  const twice = judgeTask(bakery, { ...order, pieces: [caption, { ...long, ids: caption.ids }] })!
  expect(twice.prompt.match(/(?<=[\s])20\|/g)).toHaveLength(1)
})

test('a doubt is a complaint about its piece, with the reason', () => {
  const { claim } = askedIn(task.prompt).find(({ text }) => text === caption.text)!
  const answer = { doubts: [...rightDoubts(task.prompt), { claim, why: 'He bought it, she sold it.' }] }
  expect(readVerdicts(bakery, { ...order, pieces, answer })).toEqual({
    isTrusted: true,
    complaints: [
      { key: 'social_media', piece: 0, at: 'short', problem: expect.stringContaining('He bought it, she sold it.') },
    ],
  })
})

test.each([
  ['nothing is doubted', () => []],
  ['everything is doubted', (prompt: string) => askedIn(prompt).map(({ claim }) => ({ claim, why: 'no' }))],
])('a model that cannot judge is found out: %s', (_, doubts) => {
  const answer = { doubts: doubts(task.prompt) }
  expect(readVerdicts(bakery, { ...order, pieces, answer })).toEqual({ isTrusted: false, complaints: [] })
})

test('what is said over and over is no control question: it would be true in every place', () => {
  const refrain = {
    ...bakery.sentences[30]!,
    text: 'Nobody remembers a shop for the price of its cheapest loaf of bread.',
  }
  const episode = { ...bakery, sentences: bakery.sentences.map((one) => ({ ...one, text: refrain.text })) }
  const asked = askedIn(judgeTask(episode, { ...order, pieces })!.prompt)
  expect(asked.some(({ text }) => text === refrain.text)).toBe(false)
})

test('after a repair only what is new is asked', () => {
  const again = judgeTask(bakery, { ...order, pieces, only: [2] })!
  const texts = askedIn(again.prompt).map(({ text }) => text)
  expect(texts).not.toContain(caption.text)
  expect(texts.some((text) => text.startsWith('It says much.'))).toBe(true)
})
