import { expect, test } from 'vitest'
import { chaptersOf } from './chapters.server.ts'
import { briefOf, episodeOf } from './sample-episodes.server.ts'

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
