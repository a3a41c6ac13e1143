// What looks like furniture of a page or like a time, and is part of what was said.
import { expect, test } from 'vitest'
import { parseTranscript } from './parse.ts'

function read(text: string) {
  return parseTranscript(new TextEncoder().encode(text), 'talk.txt').segments
}

const turns = Array.from({ length: 6 }, (_, at) => `${at % 2 === 0 ? 'Ada' : 'Ben'}: We bake bread number ${at}.`)

test('a date right below other words is their end', () => {
  const segments = read(`${turns.join('\n')}\nBen: Then what happened to the bread that we sold on\n01/02/2021\n`)
  expect(segments.at(-1)?.text).toContain('01/02/2021')
})

test('of two lines above a date one is a title at most', () => {
  const segments = read(
    `The warm oven\nRain in Ellery\n\nJanuary 28, 2020\n\nWe baked all night, friends. Then we slept.\n`,
  )
  expect(segments.map(({ text }) => text).join(' ')).toContain('Rain in Ellery')
})

test('titles whose times run back state no times', () => {
  const parts = ['John (3:16)', 'Luke (15:11)', 'Romans (8:28)'].map(
    (title, at) => `## ${title}\n\nWe read verse ${at} together, and then we baked bread.\n`,
  )
  expect(read(parts.join('\n')).map(({ start }) => start)).toEqual([null, null, null])
})
