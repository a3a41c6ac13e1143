import { describe, expect, test } from 'vitest'
import { findPassages } from './passages/find-passages.ts'
import { findTranscriberMarks, hasTranscriberMark, isSoundOnly } from './transcriber-marks.ts'
import { understand } from './understand.ts'

const marks = [
  ...['[inaudible]', '(crosstalk)', '[MUSIC]', '[laughter]', '{noise}', '<unk>', '♪', '*sighs*', '???', '（笑）'],
  ...['[inaudible 00:12:03]', '[00:12]', '[unclear: word]', '____'],
]

test.each(marks)('%s is a mark, wherever it stands', (mark) => {
  expect(findTranscriberMarks(`We left ${mark} and came back.`).map(({ from, to }) => to - from)).toEqual([mark.length])
  expect(hasTranscriberMark(`We left ${mark}`)).toBe(true)
})

test.each(['We left? Yes!', 'It cost $5, not $6; “so what”…', 'A – b -- c'])('%s holds no mark', (text) => {
  expect(hasTranscriberMark(text)).toBe(false)
})

test('a sound is told from a gap', () => {
  for (const sound of ['[laughter]', '(applause)', '♪', '[Music]']) expect(isSoundOnly(sound), sound).toBe(true)
  for (const gap of ['[inaudible]', '(crosstalk)', '[unclear]', '<unk>', '???', 'We left [laughter]'])
    expect(isSoundOnly(gap), gap).toBe(false)
})

const strong = [
  'Nobody at a barbecue ever asked me what I kept in the shop.',
  'If you are afraid of being useless, come to the island at once.',
  'I have never slept through a night in winter again, and I do not want to.',
  'The most expensive oven is the one that you buy twice, because you did not ask the baker.',
]

/** What a transcript of these sentences offers, ten minutes long. */
function talk(sentences: readonly string[]) {
  const segments = sentences.map((text, id) => ({ id, speaker: 'Oda', start: id * 6, end: id * 6 + 6, text }))
  return understand({
    ...{ dialect: 'text', segments, speakers: ['Oda'], timeSource: 'file', notes: [] },
    durationSeconds: segments.length * 6,
  })
}

const offeredBy = (episode: ReturnType<typeof talk>) => {
  const { lines, shortLines } = findPassages(episode)
  return [...lines, ...shortLines].map(({ text }) => text)
}

describe.each(marks)('with %s', (mark) => {
  test('in its words a sentence is not lifted out, and beside its words it is', () => {
    const inside = strong.map((text) =>
      text.replace(/ (\w+ \w+)$/, ` ${mark} $1`).replace(/ (\S+ \S+)$/, ` ${mark} $1`),
    )
    expect(offeredBy(talk(inside))).toEqual([])
    const beside = talk(strong.map((text, at) => (at % 2 === 0 ? `${mark} ${text}` : `${text} ${mark}`)))
    const texts = offeredBy(beside)
    expect(texts.length).toBeGreaterThan(0)
    expect(texts.filter(hasTranscriberMark)).toEqual([])
  })
})

test('a clip runs over a laugh, a paragraph does not, and neither begins or ends on it', () => {
  const episode = talk(strong.flatMap((text) => [text, '[laughter]']))
  const { clips, paragraphs } = findPassages(episode)
  const laughs = episode.sentences.filter(({ text }) => text === '[laughter]').map(({ id }) => id)
  expect(clips.some(({ first, last }) => laughs.some((id) => id > first && id < last))).toBe(true)
  expect(paragraphs.some(({ first, last }) => laughs.some((id) => id >= first && id <= last))).toBe(false)
  for (const { first, last } of clips) expect(laughs).not.toEqual(expect.arrayContaining([first, last]))
})

test('no clip runs over words that nobody understood', () => {
  const episode = talk(strong.flatMap((text) => [text, '[inaudible]']))
  const gaps = episode.sentences.filter(({ text }) => text === '[inaudible]').map(({ id }) => id)
  expect(gaps).toHaveLength(strong.length)
  const over = findPassages(episode).clips.filter(({ first, last }) => gaps.some((id) => id >= first && id <= last))
  expect(over).toEqual([])
})
