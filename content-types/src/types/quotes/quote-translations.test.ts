import { expect, test } from 'vitest'
import { toMarkdown } from '../../documents/markdown.ts'
import { applyEdit } from '../../items/apply-edit.ts'
import { quoteFiles } from '../../kits/newsletter-kit.ts'
import { xKit } from '../../kits/x-kit.ts'
import { judgeTask, readVerdicts, unvouchedClaims } from '../../model/judge.server.ts'
import { parsePieces, printKit, validateKit } from '../../model/read-kit.server.ts'
import { mendKit } from '../../model/repair.server.ts'
import { taskFor } from '../../model/writing.server.ts'
import type { RevisionInput } from '../../model-interface/kit.server.ts'
import type { Piece } from '../../model-interface/model-task.server.ts'
import { contentDocument } from '../../registry/content-document.ts'
import { getContentType } from '../../registry/registry.ts'
import { createBrief, createEpisode } from '../../registry/sample-episodes.server.ts'
import { nothingSpoken } from '../../type/spoken.fixture.ts'
import { type Quote, type Quotes, quoteLine, quotes } from './quotes.ts'

const episode = createEpisode([
  ['Nora Quist', 'And how did the boatyard come through that winter in Bergen, with the bank at your door?'],
  [
    'Henrik Falk',
    'We did not sell a single boat in 47 weeks. My father Anders never asked me what it cost. The harbor was quiet, and I learned to like it that way.',
  ],
])
const said = [1, 2].map((id) => episode.sentences[id]!.text)
const keys = ['quotes'] as const
const brief = createBrief({ outputLanguage: 'de' })
const quote = (id: number): Piece => ({ at: 'quote', text: said[id - 1]!, ids: [id], kind: 'story' })
const translation = (id: number, text: string): Piece => ({ at: 'translation', text, ids: [id], kind: '' })

function write(
  pieces: Piece[],
  { revision = null as RevisionInput | null, more = [] as never[], in: own = brief } = {},
) {
  const order = { keys, brief: own, notes: null, revision, pieces: parsePieces(keys, { pieces }) }
  const { complaints } = validateKit(episode, order)
  const [printed] = printKit(episode, { ...order, complaints: [...complaints, ...more] })
  return { order, content: printed?.content as Quotes, leftOut: printed?.leftOut ?? [] }
}

const honest = [
  'Wir haben in 47 Wochen kein einziges Boot verkauft.',
  'Mein Vater Anders hat mich nie gefragt, was es gekostet hat.',
] as const

test('a quote has a translation beside it where texts are in another language, and the task asks for it', () => {
  const setting = { episode, brief, notes: null }
  expect(taskFor(keys, setting, null)).toContain('in natural German and without quotation marks')
  expect(taskFor(keys, { ...setting, brief: createBrief() }, null)).not.toContain('translation')
  const { content, leftOut } = write([quote(1), translation(1, `„${honest[0]}“`), quote(2), translation(2, honest[1])])
  expect(leftOut).toEqual([])
  expect(content.map(({ text, verified }) => [text, verified])).toEqual(said.map((text) => [text, true]))
  const language = { language: 'de', from: 'en' }
  expect(content.map((one) => one.translation)).toEqual(honest.map((text) => ({ text, ...language })))
  expect(write([quote(1), translation(1, honest[0])], { in: createBrief() }).content[0]?.translation).toBeUndefined()
})

test.each([
  ['another figure', 1, 'Wir haben in 74 Wochen kein einziges Boot verkauft.', 'Nobody says “74'],
  ['another name', 2, 'Mein Vater Gustav Lind hat mich nie gefragt, was es gekostet hat.', 'Gustav Lind'],
  ['sentences of no quote', 3, 'Im Hafen war es still, und ich lernte, das zu mögen.', 'It translates no quote'],
] as const)('with %s a translation is left out with the reason, and the quote stays', (_, id, text, why) => {
  const { content, leftOut } = write([quote(1), quote(2), translation(id, text)])
  expect(content.map((one) => [one.text, one.translation])).toEqual(said.map((one) => [one, undefined]))
  expect(leftOut).toMatchObject([{ at: 'translation', text, why: expect.stringContaining(why) }])
})

test('a reader judges whether it says what the quote says; one that turns a denial round is left out', () => {
  const turned = 'In 47 Wochen haben wir so manches Boot verkauft.'
  const { order } = write([quote(1), translation(1, turned), quote(2), translation(2, honest[1])])
  const asked = { ...order, only: null }
  const task = judgeTask(episode, asked)!
  expect(task.system).toContain('nothing added, dropped, or denied')
  const claims = [...task.prompt.matchAll(/^(\d+) \[[\d, ]*\] (.*)$/gm)].map(([, number, text = '']) => ({
    number,
    text,
  }))
  expect(claims.map(({ text }) => text)).toContain(`“${said[1]}” = ${honest[1]}`)
  const doubted = claims.find(({ text }) => text === `“${said[0]}” = ${turned}`)
  const own = [
    `“${said[0]}” = ${turned}`,
    `“${said[1]}” = ${honest[1]}`,
    ...said.map((one) => `Henrik Falk says: “${one}”`),
  ]
  const isTrue = (text: string) => episode.sentences.some((one) => text === `${one.speaker} says: ${one.text}`)
  const controls = claims.filter(({ text }) => !own.includes(text) && !isTrue(text))
  const doubts = [doubted!, ...controls].map(({ number }) => ({ claim: Number(number), why: 'They sold none.' }))
  const { complaints } = readVerdicts(episode, { ...asked, answer: { doubts } })
  expect(complaints.map(({ piece }) => piece)).toContain(1)
  const judged = write([...order.pieces], { more: complaints.filter(({ piece }) => piece === 1) as never[] })
  expect(judged.content.map((one) => one.translation?.text)).toEqual([undefined, honest[1]])
  expect(judged.leftOut).toMatchObject([{ at: 'translation', why: expect.stringContaining('They sold none.') }])
  // A model that can't judge vouches for no translation, however short.
  expect(unvouchedClaims(episode, { ...asked, pieces: [quote(1), translation(1, 'Kein Boot.')] })).toMatchObject([
    { piece: 1, at: 'translation' },
  ])
})

test('a translation is judged again when a repair changes its quote', () => {
  const pieces = [quote(1), translation(1, honest[0]), quote(2)]
  const order = { keys, brief, notes: null, revision: null, pieces }
  const complaints = [{ key: 'quotes' as const, piece: 0, at: 'quote', problem: 'Too long.' }]
  const shorter = { ...quote(1), text: 'We did not sell a single boat.' }
  expect(mendKit(episode, { ...order, complaints, answer: { pieces: [shorter] } }).fresh).toEqual([0, 1])
})

test('another quote in its place brings its own translation, or none', () => {
  const { content } = write([quote(1), translation(1, honest[0])])
  const revision = { instruction: '', current: content, item: '0', kept: [] }
  expect(taskFor(keys, { episode, brief, notes: null }, revision)).toContain('together with translation as above')
  expect(write([quote(2), translation(2, honest[1])], { revision }).content).toMatchObject([
    { text: said[1], translation: { text: honest[1] } },
  ])
  expect(write([quote(2)], { revision }).content[0]).toMatchObject({ text: said[1], translation: undefined })
})

test('an edit of the translation is kept, and one of the quote removes it', () => {
  const before = write([quote(1), translation(1, honest[0])]).content
  const edit = (change: Partial<Quote>) =>
    applyEdit(getContentType('quotes'), [{ ...before[0], ...change }], { before, spoken: nothingSpoken })[0]
      ?.translation
  const own = { ...before[0]!.translation!, text: 'Kein Boot in 47 Wochen.' }
  expect(edit({ translation: own })).toEqual(own)
  expect(edit({ category: 'humor' })).toEqual(before[0]!.translation)
  expect(edit({ translation: undefined })).toBeUndefined()
  expect(edit({ text: 'We did not sell a single boat.' })).toBeUndefined()
})

test('documents, tables, and lists hold the translation marked as one, and a copied quote is as said', () => {
  const { content } = write([quote(1), translation(1, honest[0])])
  const marked = `${honest[0]} (Übersetzung, Original auf Englisch)`
  expect(toMarkdown(contentDocument('Boats', { quotes: content })!)).toContain(marked)
  expect(quotes.rows(content)[0]?.Translation).toBe(honest[0])
  expect(quoteFiles(content)).toMatchObject([{ text: expect.stringContaining(marked) }])
  const posts = xKit({ content: { quotes: content } } as Parameters<typeof xKit>[0])
  expect(posts).toMatchObject([{ text: expect.stringContaining(marked) }])
  expect(quoteLine(content[0]!)).toBe(`“${said[0]}” — Henrik Falk`)
})
