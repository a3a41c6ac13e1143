import { expect, test } from 'vitest'
import { briefOf, episodeOf } from '../../every-type/sample-episodes.server.ts'
import { subjectsOf } from '../passages/subjects.server.ts'
import { chaptersOf } from './chapters.server.ts'

test('a question that names nothing is no chapter, one that says what about is', () => {
  const said = (subject: string) =>
    Array.from({ length: 12 }, (_, at) => `The ${subject} number ${at} was mended by hand in May.`).join(' ')
  const talk = (question: (subject: string) => string) => {
    const parts = ['harbour wall', 'lighthouse lamp', 'fishing net', 'ferry engine']
    const turns = parts.flatMap((subject): [string, string][] => [
      ['Ada', question(subject)],
      ['Ben', said(subject)],
    ])
    return chaptersOf(episodeOf(turns), briefOf()).map(({ title }) => title)
  }
  expect(talk((subject) => `How do you mend a ${subject}?`).filter((title) => title.endsWith('?'))).not.toEqual([])
  for (const question of ['What was the process like?', 'How was the tour?'])
    expect(talk(() => question)).not.toContain(question)
})

test('no two chapters are called by one subject first, and two names of one thing are one subject', () => {
  const parts = ['Ferry Engine', 'Oak Shed', 'Tar Kettle', 'Kelp Oven']
  const talk = episodeOf(
    parts.map((subject, part): [string, string] => [
      part % 2 === 0 ? 'Ada' : 'Ben',
      Array.from({ length: 75 }, () => `By the Harbour Wall, by the ${subject} and by the sea.`).join(' '),
    ]),
  )
  const first = chaptersOf(talk, briefOf()).map(({ title }) => title.split(' and ')[0])
  expect(first.length).toBeGreaterThan(3)
  expect(new Set(first).size).toBe(first.length)
  const words =
    'Our labs share a kiln. The labs pay for it. Three laboratories use it at night. The laboratories are cold. '
  const subjects = subjectsOf(episodeOf([['Ada', words.repeat(3)]]), briefOf()).filter((one) => /^lab/i.test(one))
  expect(subjects).toHaveLength(1)
})

test('a chapter names what its stretch keeps to, and is no list that was cut off', () => {
  const parts = ['harbour wall', 'lighthouse lamp', 'fishing net', 'ferry engine']
  const talk = episodeOf(
    parts.map((subject, part): [string, string] => [
      part % 2 === 0 ? 'Ada' : 'Ben',
      `Crews never trust the real ${subject}, mooring-rope. ${Array.from({ length: 24 }, () => `It was by the ${subject} in a way.`).join(' ')}`,
    ]),
  )
  const titles = chaptersOf(talk, briefOf()).map(({ title }) => title)
  expect(titles.slice(1).join('\n')).toMatch(/^(?:Harbour wall|Lighthouse lamp|Fishing net|Ferry engine)$/m)
  expect(titles.join('\n')).not.toMatch(/, mooring-rope$/m)
})
