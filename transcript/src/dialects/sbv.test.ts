import { expect, test } from 'vitest'
import { parseTranscript } from '../parse.ts'

const parse = (text: string, filename = 'talk.txt') => parseTranscript(new TextEncoder().encode(text), filename)
/** [speaker, start, end, text] of each segment. */
const spoken = (text: string, filename?: string) =>
  parse(text, filename).segments.map(({ speaker, start, end, text }) => [speaker, start, end, text])

test('SBV captions read', () => {
  const text = '0:00:00.500,0:00:04.000\nHello there.\n\n0:00:04.000,0:00:06.000\nBye.\n'
  expect(spoken(text)).toEqual([
    [null, 0.5, 4, 'Hello there.'],
    [null, 4, 6, 'Bye.'],
  ])
})
