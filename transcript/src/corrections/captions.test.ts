import { describe, expect, test } from 'vitest'
import { after, coldStart, listTexts, talk } from '../testing/corrected-talk.ts'
import { correctionsFor, findOccurrences } from './index.ts'

describe('words over several captions', () => {
  test.each([
    ['word for word', ['A call', 'start up'], coldStart, ['A cold', 'start up']],
    [
      'more words',
      ['A call', 'start up'],
      { heard: 'call start', written: 'very cold start' },
      ['A very', 'cold start up'],
    ],
    [
      'one word',
      ['Use cuber', 'netties now'],
      { heard: 'cuber netties', written: 'Kubernetes' },
      ['Use Kubernetes', 'now'],
    ],
    [
      'one word before a mark',
      ['Use cuber', 'netties, now'],
      { heard: 'cuber netties', written: 'Kubernetes' },
      ['Use', 'Kubernetes, now'],
    ],
    [
      'one word, first caption whole',
      ['cuber', 'netties now'],
      { heard: 'cuber netties', written: 'Kubernetes' },
      ['Kubernetes', 'now'],
    ],
    [
      'one word, second caption whole',
      ['Use cuber', 'netties'],
      { heard: 'cuber netties', written: 'Kubernetes' },
      ['Use', 'Kubernetes'],
    ],
    [
      'three captions',
      ['Use cu', 'ber', 'netties now'],
      { heard: 'cu ber netties', written: 'Kubernetes' },
      ['Use', 'Kubernetes', 'now'],
    ],
  ])('%s', (_, texts, pair, wanted) => {
    const segments = talk(...texts)
    const rows = after(segments, [], pair)
    expect(listTexts(segments, rows)).toEqual(wanted)
    for (const { segment, offset, heard } of rows) expect(segments[segment]?.text.slice(offset)).toMatch(heard)
  })

  test('cannot be fewer than the captions that have no other words', () => {
    const segments = talk('cuber', 'netties', 'x cuber', 'netties y')
    const pair = { heard: 'cuber netties', written: 'Kubernetes' }
    const spans = findOccurrences(segments, pair.heard)
    const { rows, left } = correctionsFor(spans, pair, { heard: segments, standing: [] })
    expect(left).toEqual(spans.slice(0, 1))
    expect(listTexts(segments, rows)).toEqual(['cuber', 'netties', 'x Kubernetes', 'y'])
  })

  test('do not empty a caption from both sides', () => {
    const segments = talk('x cuber', 'netties cuber', 'netties, y')
    const rows = after(segments, [], { heard: 'cuber netties', written: 'Kubernetes' }, true)
    expect(listTexts(segments, rows)).toEqual(['x Kubernetes', 'Kubernetes', ', y'])
  })

  test('stay one when they are corrected again, whichever act is taken back', () => {
    const segments = talk('Use cuber', 'netties now')
    const first = after(segments, [], { heard: 'cuber netties', written: 'Kubernetes' })
    const second = after(segments, first, { heard: 'Kubernetes', written: 'K8s' })
    expect(listTexts(segments, second)).toEqual(['Use K8s', 'now'])
    expect(listTexts(segments, second.slice(0, -first.length))).toEqual(['Use K8s', 'now'])
    const third = after(segments, first, { heard: 'now', written: 'today' })
    expect(listTexts(segments, third)).toEqual(['Use Kubernetes', 'today'])
  })
})
