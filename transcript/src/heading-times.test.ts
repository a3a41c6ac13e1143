import { describe, expect, test } from 'vitest'
import { parseTranscript } from './parse.ts'

function spoken(text: string): (string | number | null)[][] {
  return parseTranscript(new TextEncoder().encode(text), 'talk.md').segments.map(({ start, speaker, text }) => [
    start,
    speaker,
    text,
  ])
}

const opening = 'Welcome to the show, friends of bread. Today we talk about ovens and rain.'
const turns = Array.from({ length: 12 }, (_, at) => ({
  speaker: at % 2 === 0 ? 'Ada Stone' : 'Ben Hill',
  start: 70 + at * 8,
  text: ['The oven is warm.', 'Then we bake bread.', 'All night we bake.'][at % 3] ?? '',
}))
const clock = (seconds: number) => `00:0${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
const talk = turns.map(({ speaker, start, text }) => `**${speaker}** (${clock(start)}): ${text}`).join('\n\n')

describe('times of headings', () => {
  test.each([
    '## Introduction (00:00:03)',
    '## [00:00:03] Introduction',
    '### 0:03 - Introduction',
    '## **Introduction [0:03]**',
    'Introduction [00:00:03]',
  ])('an opening below "%s" begins then', (heading) => {
    expect(spoken(`# Bread\n\n${heading}\n\n${opening}\n\n${talk}\n`)).toEqual([
      [3, null, opening],
      ...turns.map(({ speaker, start, text }) => [start, speaker, text]),
    ])
  })

  test('paragraphs stay paragraphs, and each part begins at its time', () => {
    const text = `## Flour (00:00)\n\n${opening}\n\nAnd rain.\n\n## Ovens (05:30)\n\n### Old ones\n\nThe oven is warm.\n`
    expect(spoken(text)).toEqual([
      [0, null, opening],
      [null, null, 'And rain.'],
      [330, null, 'The oven is warm.'],
    ])
  })

  test('names without times begin at that of their part', () => {
    const text = '## Flour (00:00)\n\nAda: We bake.\n\nBen: Yes.\n\n## Ovens (05:30)\n\nAda: It is warm.\n\nBen: Yes.\n'
    expect(spoken(text)).toEqual([
      [0, 'Ada', 'We bake.'],
      [null, 'Ben', 'Yes.'],
      [330, 'Ada', 'It is warm.'],
      [null, 'Ben', 'Yes.'],
    ])
  })

  test('a time that does not fit to the next one is none of the talk', () => {
    expect(spoken(`## Live at 19:30 (19:30)\n\n${opening}\n\n${talk}\n`)[0]?.[0]).not.toBe(1170)
  })
})
