import { expect, test } from 'vitest'
import { keptByText } from './kept-by-text.ts'

function counted(maxLetters: number) {
  const made: string[] = []
  const kept = keptByText<{ of: string }>(maxLetters)
  const ask = (text: string) =>
    kept(text, () => {
      made.push(text)
      return { of: text }
    })
  return { made, ask }
}

test('what was made for a text is not made again', () => {
  const { made, ask } = counted(100)
  for (const text of ['loaf', 'bread', 'loaf', 'bread']) expect(ask(text)).toEqual({ of: text })
  expect(made).toEqual(['loaf', 'bread'])
})

test('long texts are kept in smaller number than short ones', () => {
  const { made, ask } = counted(100)
  const short = Array.from({ length: 25 }, (_, at) => `w${at}`)
  for (const text of [...short, ...short]) ask(text)
  expect(made).toEqual(short)
  const long = ['x'.repeat(60), 'y'.repeat(60)]
  made.length = 0
  for (const text of [...long, ...long]) ask(text)
  expect(made).toEqual([...long, ...long])
})
