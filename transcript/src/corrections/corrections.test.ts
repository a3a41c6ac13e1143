import { describe, expect, test } from 'vitest'
import { after, coldStart, listTexts, span, talk } from '../testing/corrected-talk.ts'
import {
  anchoredAgain,
  correctionsFor,
  correctSegments,
  everywhere,
  findOccurrences,
  placeMap,
  placesBetween,
  standing,
} from './index.ts'

describe('occurrences', () => {
  test.each([
    ['call start', 'A call start is a Call Start.', 2],
    ['call start', 'recall start, call starts, call started', 0],
    ['call start', 'a pre-call start, a call start-up, a call start—and', 1],
    ['call start', 'the call start’s cost, the call start\'s, "call start"', 3],
    ['don', 'I don’t know Don.', 1],
    ['clock', 'ten o’clock by the clock', 1],
    ['amazone', 'Sur l’Amazone, qu’Amazone.', 2],
    ['5', 'Version 3.5 of 5, at 5:30', 1],
    ['İzmir', 'In İzmir and izmir', 1],
    ['冷启动', '这个冷启动很慢', 1],
    ['café', 'cafés and café', 1],
    ['', 'nothing', 0],
    ['a+b (c)', 'So a+b (c) it is', 1],
  ])('“%s” in “%s”: %i', (phrase, text, count) => {
    expect(findOccurrences(talk(text), phrase)).toHaveLength(count)
  })

  test('are found over several captions of one speaker, and not over two speakers', () => {
    const segments = talk('That is a call', 'start. A call', 'Ben: start', 'a', 'b c')
    expect(findOccurrences(segments, 'Call  Start')).toEqual([
      { from: { segment: 0, offset: 10 }, to: { segment: 1, offset: 5 } },
    ])
    expect(findOccurrences(segments, 'start a b')).toEqual([])
    expect(findOccurrences(talk('x', 'a', 'b c'), 'a b c')).toEqual([
      { from: { segment: 1, offset: 0 }, to: { segment: 2, offset: 3 } },
    ])
  })

  test.each([
    ['kubernetes', 'Kubernetes', 'kubernetes, Kubernetes, KUBERNETES', 1],
    ['start', 'cold start', 'A start, a cold start. Cold start!', 1],
    ['call start', 'cold start', 'A cold start, a call start.', 1],
  ])('“%s” as “%s” leaves what reads so already: %s', (heard, written, text, count) => {
    const segments = talk(text)
    expect(findOccurrences(segments, heard, written)).toHaveLength(count)
    const once = after(segments, [], { heard, written }, true)
    expect(findOccurrences(correctSegments(segments, standing(once)), heard, written)).toEqual([])
  })

  test('everywhere holds the words that were clicked once, also where they are no whole words', () => {
    const segments = talk('recall starts with a call start')
    expect(everywhere(segments, span(0, 2, 12), coldStart)).toEqual([span(0, 2, 12), span(0, 21, 31)])
    expect(everywhere(segments, span(0, 21, 31), coldStart)).toEqual([span(0, 21, 31)])
  })
})

describe('an act', () => {
  test.each([
    ['keeps the capital of a sentence', coldStart, 'A call start. Call start? So', 'A cold start. Cold start? So'],
    [
      'keeps headings and capitals',
      coldStart,
      'A call start. THE CALL START, the Call Start',
      'A cold start. THE COLD START, the Cold Start',
    ],
    [
      'writes what was typed for the very words',
      { heard: 'Cube cuttle', written: 'kubectl' },
      'Cube cuttle runs.',
      'kubectl runs.',
    ],
    [
      'leaves capitals that were typed',
      { heard: 'i phone', written: 'iPhone' },
      'An i phone. I phone.',
      'An iPhone. iPhone.',
    ],
    [
      'corrects the case alone',
      { heard: 'kubernetes', written: 'Kubernetes' },
      'So kubernetes is kubernetes',
      'So Kubernetes is Kubernetes',
    ],
  ])('%s', (_, pair, text, wanted) => {
    const segments = talk(text)
    expect(listTexts(segments, after(segments, [], pair, true))).toEqual([wanted])
  })

  test('covers corrected words whole, and gives them back when it is taken back', () => {
    const segments = talk('The call start is slow.')
    const first = after(segments, [], coldStart)
    const second = after(segments, first, { heard: 'cold', written: 'very cold' })
    expect(listTexts(segments, second)).toEqual(['The very cold start is slow.'])
    expect(second[0]).toEqual({ segment: 0, offset: 4, heard: 'call start', written: 'very cold start' })
    expect(listTexts(segments, second.slice(1))).toEqual(['The cold start is slow.'])
    expect(listTexts(segments, second.toSpliced(1, 1))).toEqual(['The very cold start is slow.'])
  })

  test('that reaches half into corrected words keeps the other half, on both sides', () => {
    const segments = talk('one two three four five six')
    const some = after(segments, after(segments, [], { heard: 'two three', written: 'a b' }), {
      heard: 'four five',
      written: 'c d',
    })
    const now = after(segments, some, { heard: 'b c', written: 'X' })
    expect(listTexts(segments, now)).toEqual(['one a X d six'])
    expect(now[0]).toEqual({ segment: 0, offset: 4, heard: 'two three four five', written: 'a X d' })
  })

  test('on two places of the same corrected words makes one of them', () => {
    const segments = talk('say bla now')
    const some = after(segments, [], { heard: 'bla', written: 'no and no' })
    const now = after(segments, some, { heard: 'no', written: 'yes' }, true)
    expect(listTexts(segments, now)).toEqual(['say yes and yes now'])
    expect(now).toHaveLength(2)
  })

  test('changes nothing, where the words read so already', () => {
    const segments = talk('A cold start')
    const words = { heard: 'cold start', written: 'cold start' }
    expect(correctionsFor([span(0, 2, 12)], words, { heard: segments, standing: [] })).toEqual({ rows: [], left: [] })
  })
})

test('times within a turn stay with their words', () => {
  const text = 'One call start. Two. Three.'
  const heard = [
    {
      id: 0,
      text,
      marks: [
        { offset: 9, seconds: 4 },
        { offset: 16, seconds: 9 },
        { offset: 21, seconds: 12 },
      ],
    },
  ]
  const rows = [{ segment: 0, offset: 4, heard: 'call start', written: 'very cold start' }]
  expect(correctSegments(heard, rows)).toEqual([
    {
      id: 0,
      text: 'One very cold start. Two. Three.',
      marks: [
        { offset: 4, seconds: 4 },
        { offset: 21, seconds: 9 },
        { offset: 26, seconds: 12 },
      ],
    },
  ])
})

test('segments without corrections are the very same', () => {
  const heard = talk('One', 'call start')
  const [one, two] = correctSegments(heard, [{ segment: 1, offset: 0, ...coldStart }])
  expect(one).toBe(heard[0])
  expect(two).toEqual({ ...heard[1], text: 'cold start' })
})

describe('places', () => {
  const rows = [{ segment: 0, offset: 4, heard: 'call start', written: 'colder start' }]

  test.each([
    [0, 0, 0],
    [4, 4, 4],
    [9, 4, 16],
    [14, 16, 16],
    [20, 22, 22],
  ])('%i as heard begins at %i and ends at %i as shown', (offset, from, to) => {
    const { shown } = placeMap(rows)
    expect(shown({ segment: 0, offset })).toEqual({ segment: 0, offset: from })
    expect(shown({ segment: 0, offset }, 'to')).toEqual({ segment: 0, offset: to })
    expect(shown({ segment: 1, offset }, 'to')).toEqual({ segment: 1, offset })
  })

  test('within words that stay corrected stay where they are', () => {
    const more = [{ segment: 0, offset: 0, heard: 'The', written: 'That' }, ...rows]
    const move = placesBetween(rows, more)
    expect(move({ segment: 0, offset: 9 })).toEqual({ segment: 0, offset: 10 })
    expect(placesBetween(more, rows)({ segment: 0, offset: 10 }, 'to')).toEqual({ segment: 0, offset: 9 })
  })
})

test('corrections of a file that was read again stand at the same words, or the nearest, or are lost', () => {
  const rows = [0, 4, 20].map((offset) => ({ segment: 0, offset, ...coldStart, id: offset }))
  const again = anchoredAgain(
    [...rows, { segment: 3, offset: 0, ...coldStart, id: 7 }],
    talk('The call start of a call start'),
  )
  expect(again.kept.map(({ id, offset }) => [id, offset])).toEqual([
    [0, 4],
    [4, 4],
    [20, 20],
  ])
  expect(again.lost.map(({ id }) => id)).toEqual([7])
})

test('words that were corrected are not found again within others', () => {
  const row = (segment: number, offset: number) => ({ segment, offset, heard: 'art', written: 'Art' })
  const again = anchoredAgain(
    [row(0, 6), row(1, 1), row(2, 9)],
    talk('A smart artist, no art', 'Smart', 'The art-house'),
  )
  expect(again.kept).toEqual([row(0, 19)])
  expect(again.lost).toEqual([row(1, 1), row(2, 9)])
})
