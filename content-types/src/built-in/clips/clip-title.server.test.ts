import { expect, test } from 'vitest'
import { briefOf, episodeOf } from '../../every-type/sample-episodes.server.ts'
import { capitalized } from '../passages/span-subjects.server.ts'
import { conditionTitles } from './clip-condition.server.ts'
import { quotableLines } from './clip-lines.server.ts'
import { teasersOf } from './clip-teaser.server.ts'
import { clipTitles } from './clip-title.server.ts'

/** The title of what one person says, behind what another said before. */
function titleOf(said: string, before = 'Go on, please.'): string {
  const talk = episodeOf([
    ['Mia Hart', before],
    ['Oda Lund', said],
  ])
  const first = talk.sentences.findIndex(({ speaker }) => speaker === 'Oda Lund')
  return clipTitles([{ firstSentence: first, lastSentence: talk.sentences.length - 1 }], talk, briefOf())[0] ?? ''
}

const muddle = 'It was that, you know, and then they did it, or whatever they did with it there.'

test('the question that a clip answers is its title, where it names what it asks about', () => {
  expect(titleOf(muddle, 'How do harbours keep the ice away in winter?')).toBe(
    'How do harbours keep the ice away in winter?',
  )
  expect(titleOf(muddle, 'How do you do that?')).not.toContain('How do you do that')
})

test('a clause to which the rest of its sentence only adds is quoted, and none that the rest limits', () => {
  const linesOf = (said: string) => quotableLines(episodeOf([['Oda Lund', said]]).sentences, 66).map(({ text }) => text)
  const clause = 'Ropes and lamps need two crews every winter'
  expect(linesOf(`${clause}, and it takes all the money that the harbour has.`)).toEqual([clause])
  expect(linesOf(`${clause}, but in the end the harbour only pays for one of them.`)).toEqual([])
  expect(linesOf(`${clause} unless the harbour pays for the big machine from the north.`)).toEqual([])
})

test.each([
  [
    'You have a harbour mooring dispute if the old harbour masters of the northern islands do not know your crew.',
    /dispute if…”$/,
  ],
  ['Getting harbour masters aboard is always important, but the winter storms decide in the end.', /important, but…”$/],
  ['When the harbour freezes over in January, the old crews go home to their families inland.', /January…”$/],
])('a cut shows that a condition or a “but” comes: %s', (said, cut) => {
  const talk = episodeOf([['Oda Lund', said]])
  expect(teasersOf(talk.sentences, [])[0]?.text).toMatch(cut)
})

test.each([
  [
    'If you have a really small harbour crew, say five or six, you do not need the big lamps of the north.',
    'What if you have a small harbour crew?',
  ],
  [
    'Because when you paint the hull in winter, the harbour master sends people who take the ladder away.',
    'What happens when you paint the hull in winter',
  ],
])('a condition becomes the question that its sentence answers: %s', (said, title) => {
  expect(conditionTitles(episodeOf([['Oda Lund', said]]).sentences, 70).map(({ text }) => text)).toEqual([title])
})

test.each([
  ['a list goes on', 'If you paint the hull, a mast and the ladder of the crew, nobody pays for it.'],
  ['somebody is pointed at', 'If people paint it in the harbour, the master sends them home to their families.'],
  ['nothing is named', 'If you do the other things like that, you will have to come back and do them again.'],
])('no question where %s', (_, said) => {
  expect(conditionTitles(episodeOf([['Oda Lund', said]]).sentences, 70)).toEqual([])
})

test('an empty front makes nobody wonder', () => {
  const talk = episodeOf([
    ['Oda Lund', 'When you have a lot of problems, the harbour masters of the north will help you.'],
  ])
  expect(teasersOf(talk.sentences, []).map(({ text }) => text)).not.toContain('“When you have a lot of problems…”')
})

test('what a clip speaks of is named by two telling phrases of it, by the speaker for one clip of a list', () => {
  const turns: [string, string][] = [
    ['Mia Hart', 'Go on, please.'],
    ['Oda Lund', 'It was that with the storm anchors, and with them it was the mooring fees, you know.'],
    ['Mia Hart', 'Sure, that was it then.'],
    ['Oda Lund', 'And they were at the tide clocks then, and it was the signal lamps, whatever, you know.'],
  ]
  const talk = episodeOf(turns)
  const clips = talk.turns.filter(({ speaker }) => speaker === 'Oda Lund')
  expect(clipTitles(clips, talk, briefOf())).toEqual([
    'Oda Lund on storm anchors and mooring fees',
    'Tide clocks and signal lamps',
  ])
})

test('a name that begins small keeps its small letter', () => {
  expect(capitalized('iPad stand')).toBe('iPad stand')
  expect(capitalized('macOS')).toBe('macOS')
  expect(capitalized('paper chart')).toBe('Paper chart')
})
