import { expect, test } from 'vitest'
import { z } from 'zod'
import { WritingAnswer } from './model-task.server.ts'

const piece = { at: 'quote', text: 'Bread is alive.', ids: [94, 95], kind: '' }

test('slips in the form of one piece lose neither it nor the others', () => {
  const answers = [
    { pieces: [piece] },
    [piece],
    { pieces: [{ ...piece, ids: ['94', '95'] }] },
    { pieces: [{ ...piece, ids: '94-95' }] },
    { pieces: [{ ...piece, ids: ['94–95'] }] },
    { pieces: [{ at: 'quote', text: 'Bread is alive.', ids: [94, 95] }] },
    { pieces: [piece, { at: 'quote' }, null, 'quote'] },
  ]
  for (const answer of answers) expect(WritingAnswer.parse(answer)).toEqual({ pieces: [piece] })
})

test('a piece without sentences cites none, and a range of half the talk only its start', () => {
  const { pieces } = WritingAnswer.parse([
    { ...piece, ids: null },
    { ...piece, ids: '10-900' },
  ])
  expect(pieces.map(({ ids }) => ids)).toEqual([[], [10]])
})

test('what is no list of pieces is refused', () => {
  for (const answer of [null, {}, { pieces: 'none' }, 'pieces'])
    expect(WritingAnswer.safeParse(answer).success).toBe(false)
})

test('models are still asked for the whole form', () => {
  const schema = z.toJSONSchema(WritingAnswer) as { properties?: { pieces?: { items?: { required?: string[] } } } }
  expect(schema.properties?.pieces?.items?.required).toEqual(['at', 'text', 'ids', 'kind'])
})
