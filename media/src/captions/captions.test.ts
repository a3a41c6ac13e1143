import { describe, expect, it } from 'vitest'
import { captionAt, makeCaptions } from './captions.ts'
import { toSrt } from './to-srt.ts'

const room = { measure: (text: string) => text.length, width: 16, lines: 2 as const }

/** Words of half a second each, from 0. */
function speak(text: string) {
  return text.split(' ').map((word, index) => ({ text: word, start: index / 2, end: index / 2 + 0.5 }))
}

function show(text: string) {
  return makeCaptions(speak(text), room).map(({ lines }) =>
    lines.map((line) => line.map((word) => word.text).join(' ')),
  )
}

describe('captions', () => {
  it('holds exactly the words, in order', () => {
    const text = 'It never sleeps, and neither do you. Bread is alive. Extraordinarily-long-compound-word too, I say'
    expect(show(text).flat().join(' ')).toBe(text)
  })

  it('breaks at sentences, and balances two lines', () => {
    expect(show('It never sleeps, and I wait. Bread is alive.')).toEqual([
      ['It never sleeps,', 'and I wait.'],
      ['Bread is alive.'],
    ])
  })

  it('breaks at pauses and stays until the next caption at most', () => {
    const words = [...speak('one two'), { text: 'three', start: 5, end: 5.5 }, { text: 'four.', start: 5.5, end: 6 }]
    const captions = makeCaptions([...words, { text: 'Five', start: 6.1, end: 6.5 }], room)
    expect(captions.map(({ start, end }) => [start, end])).toEqual([
      [0, 1.4],
      [5, 6.1],
      [6.1, 6.9],
    ])
    expect(captionAt(captions, 2)).toBeNull()
    expect(captionAt(captions, 6.1)?.start).toBe(6.1)
  })

  it('is written as SubRip', () => {
    expect(toSrt(makeCaptions(speak('It never sleeps, and I wait.'), room))).toBe(
      '1\n00:00:00,000 --> 00:00:03,400\nIt never sleeps,\nand I wait.\n',
    )
  })
})
