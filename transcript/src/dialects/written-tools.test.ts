// How the tools that podcasters use write a transcript down as text; the words are ours.
import { describe, expect, test } from 'vitest'
import { parseTranscript } from '../parse.ts'

const parse = (text: string) => parseTranscript(new TextEncoder().encode(text), 'talk.txt')
/** [speaker, start, text] of each segment. */
const spoken = (text: string) => parse(text).segments.map(({ speaker, start, text }) => [speaker, start, text])

describe('names, times and words as each tool arranges them', () => {
  const talk = [
    ['Ada Stone', 3, 'The oven is warm.'],
    ['Ben', 67, 'Then we bake.'],
  ]
  test.each([
    [
      'Otter',
      'Ada Stone  0:03  \nThe oven is warm.\n\nBen  1:07  \nThen we bake.\n\nTranscribed by https://otter.ai\n',
    ],
    ['Rev', 'Ada Stone (00:03):\nThe oven is warm.\n\nBen (01:07):\nThen we bake.\n'],
    ['Rev in columns', 'Ada Stone    00:03    The oven is warm.\n\nBen    01:07    Then we bake.\n'],
    ['Descript', '[00:00:03] Ada Stone: The oven is warm.\n\n[00:01:07] Ben: Then we bake.\n'],
    ['Riverside', 'Ada Stone (00:03)\nThe oven is warm.\n\nBen (01:07)\nThen we bake.\n'],
    ['Happy Scribe', '[00:00:03.000] - Ada Stone\nThe oven is warm.\n\n[00:01:07.000] - Ben\nThen we bake.\n'],
    [
      'Trint',
      'Ada Stone: [00:00:03] The oven is warm. [00:00:05][2.0]\n\nBen: [00:01:07] Then we bake. [00:01:08][1.1]\n',
    ],
    ['Fireflies', 'Ada Stone - 00:03\nThe oven is warm.\n\nBen - 01:07\nThen we bake.\n'],
    ['Fathom', '@0:03 - Ada Stone\nThe oven is warm.\n\n@1:07 - Ben\nThen we bake.\n'],
    ['Grain', 'Ada Stone  00:00:03\nThe oven is warm.\n\nBen  00:01:07\nThen we bake.\n'],
    ['Zoom, saved captions', '[Ada Stone] 00:00:03\nThe oven is warm.\n\n[Ben] 00:01:07\nThen we bake.\n'],
    [
      'Teams, with an end',
      'Ada Stone  00:00:03 --> 00:00:05\nThe oven is warm.\n\nBen  00:01:07 --> 00:01:09\nThen we bake.\n',
    ],
    ['Teams, copied', 'Ada Stone\n0:03\nThe oven is warm.\n\nBen\n1:07\nThen we bake.\n'],
    ['Word', '00:00:03 Ada Stone\nThe oven is warm.\n\n00:01:07 Ben\nThen we bake.\n'],
    [
      'Premiere',
      '00:00:03:00 - 00:00:05:12\nAda Stone\nThe oven is warm.\n\n00:01:07:00 - 00:01:09:00\nBen\nThen we bake.\n',
    ],
    [
      'Premiere, drop-frame',
      '00;00;03;00 - 00;00;05;12\nAda Stone\nThe oven is warm.\n\n00;01;07;00 - 00;01;09;00\nBen\nThen we bake.\n',
    ],
    [
      'DaVinci Resolve',
      '[01:00:03:00 - 01:00:05:12]\nAda Stone\n The oven is warm.\n\n[01:01:07:00 - 01:01:09:00]\nBen\n Then we bake.\n',
    ],
    ['Gladia', 'Ada Stone (0:03 - 0:05): The oven is warm.\nBen (1:07 - 1:09): Then we bake.\n'],
    ['Buzzsprout', 'Ada Stone: 0:03\n\nThe oven is warm.\n\nBen: 1:07\n\nThen we bake.\n'],
    ['Sonix', 'Ada Stone: [00:00:03] The oven is warm.\n\nBen: [00:01:07] Then we bake.\n'],
  ])('%s', (_, text) => {
    expect(spoken(text)).toEqual(talk)
  })
})

test('Google Meet: times of five minutes go to the turn below them, as headings too', () => {
  const meet = (mark: string) =>
    `${mark}00:00:00\n\nAda Stone: The oven is warm.\nBen: Then we bake.\n${mark}00:05:00\n\nAda Stone: Good.\n`
  for (const mark of ['', '### ']) {
    expect(spoken(meet(mark))).toEqual([
      ['Ada Stone', 0, 'The oven is warm.'],
      ['Ben', null, 'Then we bake.'],
      ['Ada Stone', 300, 'Good.'],
    ])
  }
})

describe('the transcript panel of YouTube', () => {
  const lines = [
    [null, 0, 'the oven is warm'],
    [null, 65, 'then we bake'],
    [null, 3723, 'all night'],
  ]

  test('a time above each line', () => {
    expect(spoken('0:00\nthe oven is warm\n1:05\nthen we bake\n1:02:03\nall night\n')).toEqual(lines)
  })

  test.each([
    ['on a line of its own', '\n'],
    ['glued to the words', ''],
  ])('the time written out once more %s', (_, gap) => {
    const text = `0:00\n0 seconds${gap}the oven is warm\n1:05\n1 minute, 5 seconds${gap}then we bake\n1:02:03\n1 hour, 2 minutes, 3 seconds${gap}all night\n`
    expect(spoken(text)).toEqual(lines)
    expect(parse(text).notes).toMatchObject([{ kind: 'dropped', count: 3, firstLine: 2 }])
  })

  test('a spoken number of seconds stays in the text', () => {
    const text = '0:00\nthe oven is warm\n0:05\n5 seconds is all it took\n0:09\nthen we bake\n'
    expect(spoken(text)[1]).toEqual([null, 5, '5 seconds is all it took'])
  })
})

test('times of day count from the first one, and the report says so', () => {
  const text = '[Ada Stone] 14:05:01\nThe oven is warm.\n\n[Ben] 14:05:08\nThen we bake.\n'
  expect(spoken(text).map(([, start]) => start)).toEqual([0, 7])
  expect(parse(text).notes).toMatchObject([{ kind: 'repaired', what: 'times of day, counted from the first one' }])
})

test('Markdown with names for headings', () => {
  const text =
    '# Bread\n\n## Ada Stone\n\nThe oven is warm.\n\n## Ben\n\nThen we bake.\n\n## Ada Stone\n\nAll night.\n\n## Ben\n\nHm.\n'
  expect(spoken(text).map(([speaker, , words]) => [speaker, words])).toEqual([
    ['Ada Stone', 'The oven is warm.'],
    ['Ben', 'Then we bake.'],
    ['Ada Stone', 'All night.'],
    ['Ben', 'Hm.'],
  ])
})

test('names alone above the words: who is counted like the others needs to speak only once', () => {
  const turns = [
    ['Speaker 1', 'The oven is warm.'],
    ['Speaker 2', 'Then we bake.'],
    ['Speaker 1', 'The dough has rested all night.'],
    ['Speaker 3', 'I only came to taste.'],
    ['Speaker 2', 'So did everybody.'],
    ['Speaker 1', 'And nobody paid.'],
  ]
  expect(spoken(turns.map(([name, words]) => `${name}\n\n${words}\n`).join('\n'))).toEqual(
    turns.map(([name, words]) => [name, null, words]),
  )
})
