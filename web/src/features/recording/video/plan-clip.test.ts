import { describe, expect, it, test } from 'vitest'
import { findClipWords, findStretch, planClip } from './plan-clip.ts'
import { proposeHeadline } from './propose-headline.ts'

/** Segments with the time of each word: half a second each. */
function makeSegment(id: number, start: number, text: string) {
  const marks = [...text.matchAll(/\S+/g)].map(({ index }, word) => ({ offset: index, seconds: start + word / 2 }))
  return { id, speaker: 'Maya', start, end: start + marks.length / 2, text, marks }
}

const segments = [
  makeSegment(0, 10, 'Before that, nothing.'),
  makeSegment(1, 12, 'Bread is um alive.'),
  makeSegment(2, 15, 'It never sleeps.'),
]
const passage = { from: { segment: 1, offset: 0 }, to: { segment: 2, offset: 16 } }

function plan(leftOut = { fillers: false, pauses: false }) {
  const clip = findClipWords(segments, passage, 100)
  if (!clip) throw new Error('no words')
  // Sound wherever words are, silence from 114 to 115.
  const values = Float32Array.from({ length: 400 }, (_, index) => (index >= 200 && index < 250 ? 0 : 0.5))
  return planClip(clip, leftOut, { from: 110, perSecond: 50, values })
}

describe('a clip of a recording', () => {
  it('has the words of the passage, at the times of the recording', () => {
    const { said, seconds, isExact } = plan()
    expect(said.map(({ word }) => word.text).join(' ')).toBe('Bread is um alive. It never sleeps.')
    expect(said[0]?.word.start).toBe(112)
    expect(isExact).toBe(true)
    expect(seconds).toBeCloseTo(4.5 + 0.12 + 0.3)
  })

  it('does not reach into the words beside it', () => {
    const clip = findClipWords(
      [makeSegment(0, 0, 'a b c d')],
      { from: { segment: 0, offset: 2 }, to: { segment: 0, offset: 3 } },
      0,
    )
    expect(clip && findStretch(clip)).toEqual({ from: 0.5, to: 1 })
  })

  it('[CUT-04] leaves out fillers and long pauses, in the sound and in the captions', () => {
    const { savings } = plan()
    expect(savings.fillers).toBeCloseTo(0.5)
    expect(savings.pauses).toBeCloseTo(0.7)
    const { cut, words, said, seconds } = plan({ fillers: true, pauses: true })
    expect(words.map(({ text }) => text).join(' ')).toBe('Bread is alive. It never sleeps.')
    expect(said.filter(({ isLeftOut }) => isLeftOut).map(({ word }) => word.text)).toEqual(['um'])
    expect(cut).toHaveLength(3)
    expect(seconds).toBeCloseTo(4.92 - 0.5 - 0.7)
    // What follows the filler starts where it was.
    expect(words[2]?.start).toBeCloseTo(words[1]?.end ?? 0)
  })

  it('is null for a transcript without times', () => {
    expect(
      findClipWords([{ id: 1, speaker: null, start: null, end: null, text: 'Bread is alive.' }], passage, 0),
    ).toBeNull()
  })
})

test('a title is proposed as the headline unless the clip says it', () => {
  const clip = findClipWords(segments, passage, 0)
  if (!clip) throw new Error('no words')
  expect(proposeHeadline('Why bread never sleeps', clip)).toEqual({ text: 'Why bread never sleeps', isNew: true })
  expect(proposeHeadline('“It never sleeps.”', clip)).toEqual({ text: 'It never sleeps.', isNew: false })
  expect(proposeHeadline('Bread is um …', clip)).toEqual({ text: '', isNew: false })
})
