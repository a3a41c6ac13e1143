import type { Evidence, Passage } from '@podcastai/content-types'
import { expect, test } from 'vitest'
import { spokenIn } from './spoken.ts'

const segment = (id: number, speaker: string, text: string, start: number | null = null) => ({
  ...{ id, speaker, text, start },
  end: start === null ? null : start + 10,
})
const { find, at, getEnds } = spokenIn([
  segment(0, 'Ada', 'She cannot say that we know nothing about it.', 10),
  segment(1, 'Ada', 'We asked  twice. We asked again.', 20),
  segment(2, 'Ben', 'Nobody did.', 30),
  segment(3, 'Ada', 'We asked  twice. Then we left.', 40),
])
const passage = (from: [number, number], to: [number, number]): Passage => ({
  from: { segment: from[0], offset: from[1] },
  to: { segment: to[0], offset: to[1] },
})
const asked = passage([1, 0], [1, 16])

test('[CONTENT-30] words said in one go by this speaker are found, over the file’s own breaks', () => {
  expect(find('we know nothing about it. We asked twice.', 'Ada', null)).toMatchObject(passage([0, 20], [1, 16]))
  expect(find('We asked twice.', 'Ben', null)).toBeNull()
  expect(find('We asked twice. Nobody did.', 'Ada', null)).toBeNull()
  expect(find('We asked thrice.', 'Ada', asked)).toBeNull()
})

test('[CONTENT-30] a word cut in two is not what was said', () => {
  expect(find('we know no', 'Ada', null)).toBeNull()
  expect(find('he cannot say that we know nothing', 'Ada', null)).toBeNull()
  expect(find(' ', 'Ada', null)).toBeNull()
})

test('words are told where and when they were said, whatever their ends were before', () => {
  expect(find('We asked twice. We asked again.', 'Ada', asked)).toEqual<Evidence>({
    ...{ speaker: 'Ada', start: 20, end: 30, estimated: false },
    ...passage([1, 0], [1, 32]),
  })
  const earlier = find('about it. We asked twice.', 'Ada', asked)
  expect(earlier).toMatchObject({ ...passage([0, 36], [1, 16]), estimated: false, end: 25 })
  expect(earlier?.start).toBeCloseTo(17.778, 2)
})

test('of words said twice the nearer are meant, and those that share words with the passage first of all', () => {
  expect(find('We asked twice.', 'Ada', null)).toMatchObject(asked)
  expect(find('We asked twice. Then we left.', 'Ada', passage([3, 17], [3, 30]))).toMatchObject({
    from: { segment: 3, offset: 0 },
  })
  expect(find('We asked twice.', 'Ada', passage([3, 2], [3, 30]))).toMatchObject({ from: { segment: 3, offset: 0 } })
  expect(find('We asked', 'Ada', passage([1, 17], [1, 32]))).toMatchObject({ from: { segment: 1, offset: 17 } })
  expect(find('We asked twice.', 'Ada', passage([9, 0], [99, 0]))).toMatchObject(asked)
})

test('letters that are written with their marks apart are the same letters', () => {
  const spoken = spokenIn([segment(0, 'Zoë', 'Das  cafe\u0301 war zu.  Voila\u0300,  zu.')])
  expect(spoken.find('café war zu. Voilà', 'Zoë', null)).toMatchObject(passage([0, 5], [0, 26]))
  expect(spoken.find('caf', 'Zoë', null)).toBeNull()
})

test('a passage that begins or ends within a word has the whole word, and in scripts without spaces what it names', () => {
  expect(at(passage([0, 2], [1, 5]))).toMatchObject(passage([0, 0], [1, 8]))
  expect(at(passage([0, 4], [0, 10]))).toMatchObject(passage([0, 4], [0, 10]))
  const { at: chinese } = spokenIn([segment(0, 'Li', '我们周六关门。')])
  expect(chinese(passage([0, 2], [0, 4]))).toMatchObject(passage([0, 2], [0, 4]))
})

test('words printed without the noise of speech are what was said, and where it was said', () => {
  const spoken = spokenIn([
    segment(0, 'Ada', 'Well, the, um, the shop was, you know,'),
    segment(1, 'Ada', 'closed on, on 3 Sundays. The shop was never full.'),
  ])
  expect(spoken.find('The shop was closed on three Sundays.', 'Ada', null)).toMatchObject(passage([0, 15], [1, 23]))
  expect(spoken.find('the shop was closed', 'Ben', null)).toBeNull()
  expect(spoken.find('The shop was full.', 'Ada', null)).toBeNull()
  expect(spoken.find('Well, the shop', 'Ada', null)).toMatchObject(passage([0, 0], [0, 23]))
})

test('a passage of the transcript has its speaker and times, and none where several spoke', () => {
  expect(at(asked)).toMatchObject({ speaker: 'Ada', start: 20, end: 25, estimated: false })
  expect(at(passage([1, 0], [2, 5]))).toMatchObject({ speaker: null, start: 20 })
  expect(at(passage([1, 0], [3, 5]))).toMatchObject({ speaker: null })
})

test.each([
  ['behind the last segment', passage([1, 0], [4, 3])],
  ['with an end beyond everything', passage([0, 0], [2 ** 31 - 1, 1])],
  ['behind the end of its segment', passage([1, 0], [1, 33])],
  ['that begins where its segment has ended', passage([2, 11], [3, 2])],
  ['backwards', passage([3, 1], [1, 0])],
  ['of nothing', passage([1, 5], [1, 5])],
])('a passage %s is none', (_, nowhere) => {
  expect(at(nowhere)).toBeNull()
})

test('a passage of twenty minutes is none to rest a text on', () => {
  const spoken = spokenIn([segment(0, 'Ada', 'and so on '.repeat(2100))])
  expect(spoken.at(passage([0, 0], [0, 20_000]))).not.toBeNull()
  expect(spoken.at(passage([0, 0], [0, 20_001]))).toBeNull()
})

test('a passage is told how it begins and ends, also where others speak at its ends', () => {
  expect(getEnds(passage([0, 0], [1, 32]))).toEqual({
    firstSentence: 'She cannot say that we know nothing about it.',
    lastSentence: 'We asked again.',
  })
  expect(getEnds(passage([1, 17], [3, 16]))).toEqual({
    firstSentence: 'We asked again.',
    lastSentence: 'We asked  twice.',
  })
})

test('a passage is told whether its sentence goes on after it', () => {
  const spoken = spokenIn([
    segment(0, 'Ada', 'Nobody throws away a toaster because it is broken, and'),
    segment(1, 'Ada', 'he said: “Stop.” Then we left.'),
    segment(2, 'Ben', 'no full stops are in here so it goes on and on'),
  ])
  expect(spoken.endsInsideSentence(passage([0, 0], [0, 28]))).toBe(true)
  expect(spoken.endsInsideSentence(passage([0, 0], [0, 49]))).toBe(true)
  expect(spoken.endsInsideSentence(passage([0, 0], [0, 54]))).toBe(true)
  expect(spoken.endsInsideSentence(passage([1, 0], [1, 14]))).toBe(false)
  expect(spoken.endsInsideSentence(passage([1, 0], [1, 15]))).toBe(false)
  expect(spoken.endsInsideSentence(passage([1, 17], [1, 29]))).toBe(false)
  expect(spoken.endsInsideSentence(passage([2, 0], [2, 18]))).toBe(false)
})

test('words that all but stand everywhere are looked for by reading the transcript once', () => {
  const spoken = spokenIn([segment(0, 'Ada', `${'ab '.repeat(400_000)}ab ac`)])
  const almost = `${'ab '.repeat(600)}a`
  for (let time = 0; time < 50; time++) expect(spoken.find(`${almost}${time}`, 'Ada', null)).toBeNull()
  expect(spoken.find(almost, 'Ada', null)).toBeNull()
  expect(spoken.find('ab ac', 'Ada', null)?.from).toEqual({ segment: 0, offset: 1_200_000 })
}, 20_000)

test('hundreds of quotations that all but stand everywhere, with fillers and without, take bounded time', () => {
  const spoken = spokenIn([segment(0, 'Ada', `${'a b a a b, '.repeat(150_000)}b c`)])
  for (let time = 0; time < 200; time++) spoken.find(`A${'!'.repeat(time % 9)}`, 'Ada', null)
  for (let time = 0; time < 20; time++)
    expect(spoken.find(`a b ${'a, b; '.repeat(300)}${'!'.repeat(time % 9)} b b a c`, 'Ada', null)).toBeNull()
}, 30_000)
