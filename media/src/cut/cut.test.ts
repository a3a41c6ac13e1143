import { describe, expect, it } from 'vitest'
import { getLength, leaveOut, placeWords, timeInCut, timeInRecording } from './cut.ts'
import { findFillers, findLongPauses, isFiller } from './leave-out.ts'

const cut = leaveOut({ from: 100, to: 110 }, [
  { from: 102, to: 103 },
  { from: 105, to: 107 },
])

describe('a cut', () => {
  it('plays what is kept, one after the other', () => {
    expect(cut).toEqual([
      { from: 100, to: 102 },
      { from: 103, to: 105 },
      { from: 107, to: 110 },
    ])
    expect(getLength(cut)).toBe(7)
  })

  it('maps times in both directions', () => {
    expect(timeInCut(cut, 104)).toBe(3)
    expect(timeInCut(cut, 102.5)).toBeNull()
    expect(timeInCut(cut, 99)).toBeNull()
    for (const seconds of [0, 1.5, 3.9, 6.9]) {
      expect(timeInCut(cut, timeInRecording(cut, seconds))).toBeCloseTo(seconds)
    }
    expect(timeInRecording(cut, 99)).toBe(110)
  })

  it('keeps nothing that would be heard as a click', () => {
    expect(leaveOut({ from: 0, to: 2 }, [{ from: 0.01, to: 2 }])).toEqual([])
  })

  it('places words, without those that are left out', () => {
    const words = [
      { text: 'a', start: 101, end: 101.5 },
      { text: 'um', start: 102.1, end: 102.6 },
      { text: 'b', start: 103, end: 103.5 },
    ]
    expect(placeWords(words, cut)).toEqual([
      { text: 'a', start: 1, end: 1.5 },
      { text: 'b', start: 2, end: 2.5 },
    ])
  })
})

describe('what can be left out', () => {
  it('knows fillers, whatever stands around them', () => {
    expect(['Um,', '—uh', 'ähm…', 'Hmm.'].every(isFiller)).toBe(true)
    expect(['umbrella', 'a', 'Er', 'like', '—'].filter(isFiller)).toEqual(['Er'])
  })

  it('cuts fillers only where times are exact', () => {
    const word = (text: string, start: number, isExact: boolean) => {
      return { text, start, end: start + 0.3, isExact, segment: 0, offset: 0 }
    }
    expect(findFillers([word('um', 1, true), word('so', 1.5, true)])).toMatchObject([{ from: 1, to: 1.5 }])
    expect(findFillers([word('um', 1, true), word('so', 1.5, false)])).toEqual([])
    expect(findFillers([word('um', 1, true), word('so', 4, true)])).toMatchObject([{ from: 1, to: 1.3 }])
  })

  it('leaves a short rest of a long pause', () => {
    expect(findLongPauses([{ from: 1, to: 3 }])).toEqual([{ from: 1.15, to: 2.85 }])
    expect(findLongPauses([{ from: 1, to: 1.7 }])).toEqual([])
  })
})
