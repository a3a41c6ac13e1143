import { expect, test } from 'vitest'
import { briefOf, episodeOf } from '../../every-type/sample-episodes.server.ts'
import { clipNames, clipSubjectTexts, firstWords } from './clip-subject-text.server.ts'
import { verbPhrases } from './verb-phrase-texts.server.ts'

const phrasesOf = (text: string) => verbPhrases(episodeOf([['Ada', text]]), briefOf(), 0, 0).map((one) => one.text)

test('what somebody does or should do is a text', () => {
  expect(phrasesOf('The rules of the harbour ask every crew to burn the old ropes, and nobody minds.')).toEqual([
    'burn the old ropes',
  ])
  expect(phrasesOf('The yard saved its money by writing two angry letters.')).toEqual(['writing two angry letters'])
})

test('what is denied, or points elsewhere, is none', () => {
  expect(phrasesOf('Nobody in the harbour wants to burn the old ropes.')).toEqual([])
  expect(phrasesOf('We do not have to mend the torn sails.')).toEqual([])
  expect(phrasesOf('The harbour asks every crew to burn them in the yard.')).toEqual([])
  expect(phrasesOf('The yard saved its money and stopped paying for chaos.')).toEqual([])
  expect(phrasesOf('The margins of the yard are too thin to close for one hour.')).toEqual([])
  expect(phrasesOf('The crew will forgive any bad decision if the captain asks first.')).toEqual([])
})

test('a beginning goes on to a word that can end a line', () => {
  const talk = episodeOf([['Ada', 'The truth of the matter was never told to us by anybody at the yard.']])
  expect(firstWords(talk, briefOf(), 0, 0).map(({ text }) => text)).toEqual(['The truth of the matter'])
})

test('two subjects side by side are kept apart from things that have a name of their own', () => {
  const talk = episodeOf([
    ['Ada', 'A storm sail saves the rope. The rope saves the mast. A storm sail costs less than a mast.'],
    ['Ben', 'So the rope and the storm sail go together?'],
    ['Ada', 'The mast needs the rope and the storm sail.'],
  ])
  const { phrases, pairs } = clipSubjectTexts(talk, briefOf(), 0, talk.sentences.length - 1)
  expect(phrases.map(({ text }) => text).join()).not.toContain('+')
  expect(pairs.length).toBeGreaterThan(0)
  for (const { text } of pairs) expect(text).toContain(' + ')
})

test('a clip is named by what it keeps to, not by what any talk could hold', () => {
  const talk = episodeOf([
    ['Ada', 'Our different mindset was the biggest cause. We rig the storm anchors. The storm anchors hold.'],
  ])
  const names = clipNames(talk, briefOf(), 0, talk.sentences.length - 1)
  expect(names.map(({ text }) => text)).toEqual(['Storm anchors'])
  expect(names[0]?.reasoning).toMatch(/said by Ada/)
})
