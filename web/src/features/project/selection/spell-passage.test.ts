import { expect, test } from 'vitest'
import { isOneTurn, spellPassage } from './spell-passage.ts'

const segments = [
  { id: 0, speaker: 'Maya', start: 0, end: 2, text: 'We opened in March.' },
  { id: 1, speaker: 'Maya', start: 2, end: 4, text: 'It rained.' },
  { id: 2, speaker: 'Jonas', start: 4, end: 6, text: 'All week.' },
]
const split = segments.map((segment) => (segment.id === 1 ? { ...segment, opensTurn: true as const } : segment))
const passage = { from: { segment: 0, offset: 3 }, to: { segment: 1, offset: 10 } }

test('a passage of one turn is one paragraph', () => {
  expect(isOneTurn(segments, passage)).toBe(true)
  expect(spellPassage(segments, passage)).toBe('Maya (0:00): “opened in March. It rained.”')
})

test('a turn that a user split is two turns', () => {
  expect(isOneTurn(split, passage)).toBe(false)
  expect(isOneTurn(split, { ...passage, from: { segment: 1, offset: 0 } })).toBe(true)
  expect(spellPassage(split, passage)).toBe('Maya (0:00): “opened in March.”\n\nMaya (0:02): “It rained.”')
})
