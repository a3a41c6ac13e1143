import { describe, expect, test } from 'vitest'
import { isDateLine } from './date-lines.ts'
import { parseTranscript } from './parse.ts'

const dates = [
  '2020-01-28',
  '2020/01/28',
  '28/01/2020',
  '1/28/20',
  '28.1.2020',
  '2020-01-28T17:00:00Z',
  'January 28, 2020',
  'Jan. 28th 2020',
  '28th of January, 2020',
  'Tuesday, 28 January 2020',
  '28 de enero de 2020',
  'January 28, 2020 at 5:00 PM',
  'January 28, 2020 17:00',
  'Mon, Mar 04, 2024 10:00AM • 25:17',
  'Date: 2020-01-28',
  '**Date:** 2020-01-28',
  '**Date**: January 28, 2020',
  '_Published: January 28, 2020_',
  'Recorded on 28/01/2020',
]
const speech = [
  'January 28, 2020.',
  'It was January 28, 2020',
  'January 28',
  'In 2020',
  '2020',
  '28/13/2020x',
  '45/45/2020',
  'Ada: January 28, 2020',
  'May 3 people, 2020 of them',
  '10:30',
]

describe('a line that is nothing but a date', () => {
  test.each(dates)('%s', (line) => {
    expect(isDateLine(line)).toBe(true)
  })

  test.each(speech)('is not: %s', (line) => {
    expect(isDateLine(line)).toBe(false)
  })
})

function spoken(text: string): (string | null)[][] {
  return parseTranscript(new TextEncoder().encode(text), 'talk.txt').segments.map(({ speaker, text }) => [
    speaker,
    text,
  ])
}

describe('dates of the page', () => {
  const talk = 'We baked all night, and nobody came to the door.\n\nMarch 4, 2024\n\nThen it rained.\n'
  const said = talk
    .trim()
    .split('\n\n')
    .map((text) => [null, text])

  test.each(dates)('%s above a talk without names is left out, and a date inside it stays', (date) => {
    expect(spoken(`${date}\n\n${talk}`)).toEqual(said)
    expect(spoken(`How bread rises\n${date}\n\n${talk}`)).toEqual(said)
    expect(spoken(`**The Bread Show:** ${date.replace(/^.*:\W* (?=\p{L}|\d)|_/gu, '')}\n\n${talk}`)).toEqual(said)
  })

  test('a date that a speaker says is not a date of the page', () => {
    const answer = '**Ada:** January 28, 2020\n\n**Ben:** Really, was it then?\n'
    expect(spoken(answer)).toEqual([
      ['Ada', 'January 28, 2020'],
      ['Ben', 'Really, was it then?'],
    ])
  })
})
