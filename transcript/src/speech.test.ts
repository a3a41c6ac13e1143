import { expect, test } from 'vitest'
import { parseTranscript } from './parse.ts'

const read = (text: string, name: string) => () => parseTranscript(new TextEncoder().encode(text), name)

const statement = [
  'Date,Description,Debit,Credit,Balance',
  ...Array.from({ length: 12 }, (_, day) => `2024-01-${day + 10},CARD PAYMENT 33${day}1,${day}4.20,,${900 - day}.15`),
].join('\n')
const script = [
  '#!/bin/bash',
  'set -euo pipefail',
  ...Array.from({ length: 12 }, (_, at) => `if [ "$${at}" -ne 0 ]; then echo "failed: \${name_${at}}" >&2; exit 1; fi`),
].join('\n')

test.each([
  ['a bank statement', statement, 'bank.csv'],
  ['a bank statement in a text file', statement, 'bank.txt'],
  ['a program', script, 'deploy.txt'],
  ['two lines of a program', '#!/bin/sh\necho "hello"', 'run.txt'],
])('%s is no transcript, and the message says what was looked for', (_, text, name) => {
  expect(read(text, name)).toThrow(/No speech was found.*Looked for/s)
})

test('talk about figures and code is speech', () => {
  const talk =
    'We had 1,200 users in 2019 and 45,000 in 2021, that is 37 times as many. I wrote if x equals 3 in C#, and it ran. ' +
    'It cost $4.20 a day, $1,533 a year, and 80% of it was one table with 12 columns and 3,000,000 rows in it.'
  expect(read(talk, 'talk.txt')().segments).toHaveLength(1)
})

const laughed = Array.from(
  { length: 30 },
  (_, at) => `${at % 2 === 0 ? 'We burn more bread. [laughs]' : 'So you do. [crosstalk]'}`,
)

test.each([
  [
    'a conversation full of noises',
    laughed.map((line, at) => `${at % 2 === 0 ? 'Ada' : 'Ben'}: ${line}`).join('\n\n'),
    'talk.txt',
  ],
  ['the same without names', laughed.join('\n\n'), 'talk.txt'],
  [
    'a table of who says what',
    `Speaker,Text\n${laughed.map((line, at) => `${at % 2 === 0 ? 'Ada' : 'Ben'},${line}`).join('\n')}`,
    'talk.csv',
  ],
  [
    'two who read code to each other',
    laughed.map((_, at) => `${at % 2 === 0 ? 'Ada' : 'Ben'}: use_state() gives {a: ${at}}; x = [1]`).join('\n\n'),
    'talk.txt',
  ],
])('%s is speech', (_, text, name) => {
  expect(read(text, name)().segments.length).toBeGreaterThan(1)
})

test('talk about pages is no page', () => {
  const { speakers, segments } = read(
    'Ben: We write an <html> page.\n\nAda: And a <nav> in it.\n\nBen: The rest stays.',
    'talk.txt',
  )()
  expect(speakers).toEqual(['Ben', 'Ada'])
  expect(segments.at(-1)?.text).toBe('The rest stays.')
})

test('what is said before the first name is speech', () => {
  const lines = [
    'Show 12',
    'Bread',
    'With Ada',
    'Hello and welcome back',
    'I am so glad you are here',
    '',
    'Ben: thanks',
    '',
    'Ada: yes',
    '',
    'Ben: so',
  ]
  const text = read(lines.join('\n'), 'talk.txt')()
    .segments.map((segment) => segment.text)
    .join(' ')
  expect(text).toContain('Hello and welcome back')
})
