import { transcriptText } from '@podcastai/transcript'
import { expect, test } from 'vitest'
import { wordsAt } from '../words-at.ts'
import { passageInText } from './passage-in-text.ts'
import { wordsIn } from './words-in.ts'

const cue = (id: number, speaker: string | null, text: string) => ({ id, speaker, start: null, end: null, text })
const segments = [
  cue(0, null, 'Music plays'),
  cue(1, 'Maya', 'Why is the call'),
  cue(2, 'Maya', 'start so slow?'),
  cue(3, 'Jonas', 'Maya asks.'),
]

test('every word of the readable text maps to where it was said; names before a turn don’t', () => {
  const text = transcriptText(segments)
  const found = wordsIn(text).flatMap((word) => {
    const passage = passageInText(segments, word)
    return passage ? [[text.slice(word.from, word.to), wordsAt(segments, passage), passage.from.segment]] : []
  })
  expect(found.map(([word]) => word).join(' ')).toBe('Music plays Why is the call start so slow Maya asks')
  for (const [word, said] of found) expect(said).toBe(word)
  expect(found.map(([, , segment]) => segment)).toEqual([0, 0, 1, 1, 1, 1, 2, 2, 2, 3, 3])
})

test('words over two segments are one passage', () => {
  const from = transcriptText(segments).indexOf('call start')
  const passage = passageInText(segments, { from, to: from + 'call start'.length })
  expect(passage).toEqual({ from: { segment: 1, offset: 11 }, to: { segment: 2, offset: 5 } })
})
