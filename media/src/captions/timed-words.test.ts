import { describe, expect, it } from 'vitest'
import { areWordsExact, timeWords } from './timed-words.ts'

const segment = { id: 0, text: 'so we baked it', start: 10, end: 14 }

describe('words with times', () => {
  it('spreads a segment between its start and its end by the letters', () => {
    const words = timeWords([segment])
    expect(words.map(({ text }) => text)).toEqual(['so', 'we', 'baked', 'it'])
    expect(words[0]).toMatchObject({ start: 10, isExact: false })
    expect(words[3]?.end).toBeCloseTo(14)
    expect(words[2]?.start).toBeGreaterThan(words[1]?.start ?? 0)
    expect(areWordsExact(words)).toBe(false)
  })

  it('takes the times that the transcript gives for words', () => {
    const marks = [0, 3, 6, 12].map((offset, index) => ({ offset, seconds: 10 + index * 0.5 }))
    const words = timeWords([{ ...segment, marks }])
    expect(words.map(({ start }) => start)).toEqual([10, 10.5, 11, 11.5])
    expect(words[0]?.end).toBe(10.5)
    expect(areWordsExact(words)).toBe(true)
  })

  it('takes the start of a segment as the time of its first word only where the others have times', () => {
    const marks = [3, 6, 12].map((offset, index) => ({ offset, seconds: 10.5 + index * 0.5 }))
    expect(timeWords([{ ...segment, marks }])[0]).toMatchObject({ start: 10, isExact: true })
    expect(timeWords([{ ...segment, marks: marks.slice(2) }])[0]).toMatchObject({ start: 10, isExact: false })
  })

  it('ends a word before a long silence', () => {
    const marks = [0, 3].map((offset) => ({ offset, seconds: offset * 20 }))
    expect(timeWords([{ id: 0, text: 'so we', start: 0, end: 61, marks }])[0]?.end).toBe(1.5)
  })

  it('ends a segment without an end at the next one, or by the pace of speech', () => {
    const open = { ...segment, end: null }
    expect(timeWords([open, { id: 1, text: 'yes', start: 10.5, end: null }])[3]?.end).toBeCloseTo(10.5)
    expect(timeWords([open])[3]?.end).toBeCloseTo(11)
  })

  it('leaves out words that have no time, and never invents one', () => {
    expect(timeWords([{ ...segment, start: null, end: null }])).toEqual([])
    const late = timeWords([{ ...segment, start: null, end: null, marks: [{ offset: 6, seconds: 20 }] }])
    expect(late.map(({ text }) => text)).toEqual(['baked', 'it'])
  })
})
