import { expect, test } from 'vitest'
import { briefOf, episodeOf } from '../../every-type/sample-episodes.server.ts'
import { spanSubjects, subjectPairs } from './span-subjects.server.ts'

function subjectsOf(text: string) {
  const talk = episodeOf([['Ada', text]])
  return spanSubjects(talk, 0, talk.sentences.length - 1, briefOf())
}

const textsOf = (text: string) => subjectsOf(text).map((one) => one.text)

test('phrases of more than one word are told before words alone, what is said often first', () => {
  const texts = textsOf('We keep the storm anchors dry. The storm anchors were dear, and so were the signal lamps.')
  expect(texts.slice(0, 2)).toEqual(['storm anchors', 'signal lamps'])
})

test.each([
  ['counts and fillers', 'We had a lot of things and a bunch of other people, the whole time.', []],
  ['what a part is of', 'It came with a bill of materials for the crane.', ['bill of materials']],
  ['half of a name with a hyphen', 'We read the Three-Body Problem at sea.', []],
  ['somebody whom only the talk knows', 'We sailed north with Craig Mullen then, and it went well.', []],
  ['a verb that was taken for a noun', 'In the end the research shows that.', []],
])('never by %s', (_, said, found) => {
  expect(textsOf(said)).toEqual(found)
})

test('two things are told together where they are said together, and none with what it is short for', () => {
  const far = 'It simply came and went, and that was it for us then. '.repeat(4)
  const apart = subjectPairs(
    subjectsOf(`We sell the storm anchors. ${far}We paint the signal lamps. Ask for the signal lamps.`),
  )
  expect(apart.map(({ together }) => together)).toEqual([false])
  const near = subjectPairs(
    subjectsOf('We sell the storm anchors. We paint the signal lamps. Ask for the signal lamps.'),
  )
  expect(near.map(({ together }) => together)).toEqual([true])
  const short = subjectPairs(subjectsOf('A harbour master is an HM. The HM knows the harbour master. Ask the HM.'))
  expect(short).toEqual([])
})

test('says nothing that we never write, though it was said', () => {
  expect(textsOf('We sell the deep dive suits. Ask for the deep dive suits.')).toEqual([])
})
