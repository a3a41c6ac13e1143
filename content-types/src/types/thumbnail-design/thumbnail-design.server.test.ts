import { expect, test } from 'vitest'
import { chooseClips } from '../../clip/choose-clips.server.ts'
import { createBrief, createEpisode, sampleEpisodes } from '../../registry/sample-episodes.server.ts'
import { figureLines } from './figure-lines.server.ts'
import { stressedWord } from './short-texts.server.ts'
import { thumbnailDesignDocument } from './thumbnail-design.document.ts'
import { thumbnailDesignOnServer } from './thumbnail-design.server.ts'
import { maxThumbnailWords, noThumbnailText } from './thumbnail-design.ts'

const [, episode] = sampleEpisodes()[0]!
const written = (brief = createBrief(), talk = episode) => thumbnailDesignOnServer.write(talk, brief).content!

/** A talk whose one clip says something short enough for large letters. */
const shortlySaid = createEpisode([
  ['Mia Hart', 'What did you learn in the year in which you nearly lost the bakery?'],
  [
    'Oda Lund',
    'In March I sat in the kitchen at four in the morning and counted the money in the jar. There were eleven dollars in it, and I owed my sister nine thousand. I had worked every Saturday for six years, and I had nothing to show for it. So I called her and told her the truth, and I was sure that she would hang up. Money never fixed a tired kitchen. She laughed, and she came over with her own apron, and we baked until noon. That was the day on which I stopped hiding the numbers from the people who love me.',
  ],
  ['Mia Hart', 'And what would you tell somebody who sits in that kitchen tonight?'],
  [
    'Oda Lund',
    'Call one person before you call the bank. You will be ashamed for ten minutes, and you will have slept by Sunday. I waited for two years because I thought that a good owner carries it alone. A good owner has somebody to call.',
  ],
])

test('[CONTENT-16] visual elements, four colors with their values, and a composition that names the text', () => {
  const { visualElements, colorScheme, composition, textOptions } = written()
  expect(visualElements.length).toBeGreaterThanOrEqual(3)
  expect(colorScheme).toHaveLength(4)
  for (const color of colorScheme) expect(color).toMatch(/^\S.* #[0-9a-f]{6}$/)
  expect(composition).toContain(textOptions.fullEpisode[0]?.text)
  expect(composition).toMatch(/Left .*Right .*Safe zone/s)
})

test('[CONTENT-17] texts of two to six words for the episode and its clips, stressed words in them, and why', () => {
  const designs = [written(), written(createBrief({}, { attempt: 1 })), written(createBrief(), shortlySaid)]
  const found = designs.map(({ textOptions }) => textOptions)
  expect(found.map(({ fullEpisode }) => fullEpisode.length > 0)).toEqual([true, true, true])
  for (const { fullEpisode, clips } of found) {
    expect(fullEpisode.length).toBeLessThanOrEqual(7)
    expect(fullEpisode[0]?.candidate).toBeUndefined()
    const texts = [...fullEpisode, ...clips].map(({ text }) => text)
    expect(new Set(texts).size).toBe(texts.length)
  }
  for (const { text, highlightedWords, reasoning } of found.flatMap((one) => [...one.fullEpisode, ...one.clips])) {
    const words = text.split(' ').length
    expect(words).toBeGreaterThanOrEqual(2)
    expect(words).toBeLessThanOrEqual(maxThumbnailWords)
    expect(highlightedWords).toHaveLength(1)
    for (const word of highlightedWords) expect(text).toContain(word)
    expect(reasoning).toMatch(/^[\p{Lu}\d][^.“”%]+$/u)
  }
})

test.each<{ who: string; speakers: [string, string | null]; brief: Parameters<typeof createBrief>; shown: string }>([
  { who: 'the guest', speakers: ['Mia Hart', 'Oda Lund'], brief: [{ hostNames: ['Mia Hart'] }], shown: 'Oda Lund' },
  {
    who: 'the guest that the form names',
    speakers: ['Mia Hart', 'Speaker 2'],
    brief: [{ hostNames: ['Mia Hart'] }, { guest: { name: 'Oda Lund', title: null, handle: null } }],
    shown: 'Oda Lund',
  },
  {
    who: 'nobody by name where the other voice has none',
    speakers: ['Mia Hart', 'Speaker 2'],
    brief: [{ hostNames: ['Mia Hart'] }],
    shown: 'the speaker',
  },
  {
    who: 'nobody by name where no voice has one',
    speakers: ['Speaker 1', 'Speaker 2'],
    brief: [{ hostNames: ['Mia Hart'] }],
    shown: 'the speaker',
  },
  {
    who: 'two hosts who talk alone',
    speakers: ['Mia Hart', 'Oda Lund'],
    brief: [{ hostNames: ['Mia Hart', 'Oda Lund'] }],
    shown: 'Mia Hart and Oda Lund',
  },
  {
    who: 'a host who talks alone',
    speakers: ['Oda Lund', 'Oda Lund'],
    brief: [{ hostNames: ['Oda Lund'] }],
    shown: 'Oda Lund',
  },
  {
    who: 'nobody by name where all voices share a label',
    speakers: ['Speaker 1', 'Speaker 1'],
    brief: [{ hostNames: ['Oda Lund'] }],
    shown: 'the speaker',
  },
  {
    who: 'nobody by name where only the host has a label',
    speakers: ['Oda Lund', null],
    brief: [{ hostNames: ['Oda Lund'] }],
    shown: 'the speaker',
  },
])('[CONTENT-16] the picture shows $who', ({ speakers: [one, other], brief, shown }) => {
  const turns = shortlySaid.sentences.map(({ speaker, text }): [string | null, string] => [
    speaker === 'Mia Hart' ? one : other,
    text,
  ])
  const { visualElements, composition } = written(createBrief(...brief), createEpisode(turns))
  expect(visualElements[0]).toBe(`Portrait of ${shown}, looking toward the text`)
  expect(composition).toContain(`Right third: ${shown}, from the chest up.`)
})

test('no text ends on a verb that the words before it would complete', () => {
  for (const [, talk] of sampleEpisodes()) {
    const { fullEpisode, clips } = written(createBrief(), talk).textOptions
    for (const { text } of [...fullEpisode, ...clips]) expect(text).not.toMatch(/n['’]t$/)
  }
})

test('written again, the episode gets other texts', () => {
  const texts = (attempt: number) =>
    written(createBrief({}, { attempt })).textOptions.fullEpisode.map((option) => option.text)
  expect(new Set(texts(1)).isDisjointFrom(new Set(texts(0)))).toBe(true)
})

test('the text for a clip is said in it', () => {
  const clips = chooseClips(episode, createBrief())
  const texts = written().textOptions.clips
  expect(texts.length).toBeGreaterThan(0)
  for (const { text, evidence } of texts) {
    const isSaidIn = ({ start, end }: (typeof clips)[number]) =>
      evidence !== null && evidence.start >= start && evidence.end <= end
    expect(clips.some(isSaidIn), text).toBe(true)
  }
})

test('the colors follow the voice of the podcast, and change when it is written again', () => {
  const colors = (brief = createBrief()) => written(brief).colorScheme[0]
  expect(colors(createBrief({ brandVoice: 'authoritative' }))).toBe('Ink black #14151a')
  expect(colors(createBrief({ socialMediaTone: 'emotional' }))).toBe('Deep plum #3b1f3f')
  expect(colors(createBrief({}, { attempt: 1 }))).not.toBe(colors())
})

test('where nothing short was said well there is no text, and the document says so', () => {
  const none = written(createBrief(), createEpisode([['Ada', 'Yes. No. Well.']]))
  expect(none.textOptions).toEqual({ fullEpisode: [], clips: [] })
  expect(JSON.stringify(thumbnailDesignDocument(none))).toContain(noThumbnailText)
})

test.each([
  ['40 percent of startups', 'About 40 percent of startups fail before they sell anything.'],
  [null, 'We threw away 312 loaves before anybody noticed.'],
  [null, 'We opened in 2019 and two people came.'],
  [null, 'We lost 40 percent of the people who came on Saturdays.'],
])('a share is printed with what it is of, and no other figure: %s', (text, said) => {
  const talk = createEpisode([['Ada', said]])
  const line = { first: 0, last: 0, from: 0, to: said.length, text: said, words: 9, speaker: 'Ada' }
  const found = figureLines({ ...line, start: 0, end: 4, strength: 80 }, talk)
  expect(found.map((one) => one.text)).toEqual(text === null ? [] : [text])
})

test.each([
  ['Nobody is coming to save you', 'save'],
  ['312 loaves in a day', '312'],
  ['Do or be it!', 'it'],
])('one word of “%s” is stressed: %s', (text, word) => {
  expect(stressedWord(text)).toBe(word)
})
