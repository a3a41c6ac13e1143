import { expect, test } from 'vitest'
import { briefOf, episodeOf } from '../../every-type/sample-episodes.server.ts'
import { aboutLine } from './episode-summary.server.ts'
import { subjectsOf, tagSubjects } from './subjects.server.ts'

function talk(introduction: string) {
  return episodeOf([
    ['Mia Hart', `Welcome to the show. ${introduction} What does the tide do to a clock?`],
    ['Oda Lund', 'The tide clock stops twice a day. Nobody winds the tide clock but me and Pelle. '.repeat(8)],
    ['Mia Hart', 'Who is Pelle? And what did the council say about it?'],
    ['Oda Lund', 'Pelle laughed when the tide clock fell over. Then Pelle came back with a rope. '.repeat(8)],
  ])
}

test('the summary says who talks with whom, in the words with which the opening introduces the guest', () => {
  const clause = talk('Today I am talking with Oda Lund, who mends tide clocks on the island of Fenn.')
  expect(aboutLine(clause, briefOf())).toMatch(/^Mia Hart talks with \[\[~\d+:5-15\]\]$/)
  const sentence = talk('Oda is the last clock maker of Fenn.')
  expect(aboutLine(sentence, briefOf())).toMatch(/^Mia Hart talks with Oda Lund.*\. \[\[\d+\]\]$/)
  expect(aboutLine(talk('Here is Oda.'), briefOf())).toMatch(/^Mia Hart talks with Oda Lund about [^[]*\.$/)
})

test('somebody of whom they tell is no subject and no hashtag, the guest is one', () => {
  const episode = talk('Here is Oda.')
  expect(episode.keyPhrases).toContain('Pelle')
  expect(subjectsOf(episode, briefOf())).not.toContain('Pelle')
  expect(tagSubjects(episode, briefOf()).slice(0, 2)).toEqual(['Oda Lund', 'tide clock'])
})
