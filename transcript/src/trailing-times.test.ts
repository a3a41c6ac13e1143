import { describe, expect, test } from 'vitest'
import { parseTranscript } from './parse.ts'

function spoken(text: string): (string | number | null)[][] {
  return parseTranscript(new TextEncoder().encode(text), 'talk.md').segments.map(({ start, speaker, text }) => [
    start,
    speaker,
    text,
  ])
}

describe('times behind words', () => {
  const lines = [
    'The oven is warm today.',
    'Then we bake all night, and nobody',
    'comes to the door.',
    'All night long.',
    'Bye.',
    'And then it rained.',
  ]
  const written = (from: number) => lines.map((line, at) => [line, `0:${String(from + at * 4).padStart(2, '0')}`])

  test.each([
    ['in brackets', (line = '', time = '') => `${line} [${time}]`],
    ['in round brackets', (line = '', time = '') => `${line} (${time})`],
    ['linked, in a list', (line = '', time = '') => `*  ${line} [[${time}](https://example.org/watch?v=1&t=4s)]`],
  ])('%s are when a line begins', (_, write) => {
    const text = written(0)
      .map(([line, time]) => write(line, time))
      .join('\n')
    const page = `# Bread\n**The Bread Show:** [January 4, 2024](https://example.org/watch?v=1)\n${text}\n`
    expect(spoken(page)).toEqual(lines.map((line, at) => [at * 4, null, line]))
  })

  test('stay where they are ends', () => {
    let end = 0
    const long = Array.from({ length: 8 }, (_, at) => {
      const words = at % 2 === 0 ? 'and so on and on '.repeat(12).trim() : 'Yes.'
      end += at % 2 === 0 ? 25 : 1
      return `${words} [${Math.floor(end / 60)}:${String(end % 60).padStart(2, '0')}]`
    })
    expect(spoken(`${long.join('\n')}\n`)[0]?.[0]).not.toBe(25)
  })
})
