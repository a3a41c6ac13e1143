import { understand } from '@podcastai/episode'
import { parseTranscript } from '@podcastai/transcript'
import { expect, test } from 'vitest'
import { createBrief, sampleEpisodes } from '../registry/sample-episodes.server.ts'
import { createSpokenContext } from '../text-checks/spoken-context.server.ts'
import { secondsAt } from '../type/time-code.ts'
import { chapterPieces } from './chapter-pieces.server.ts'
import { createChapters } from './chapters.server.ts'

test.each(sampleEpisodes())(
  '%s: no chapter is longer than ten minutes, and none of a long talk is short',
  (_, talk) => {
    const starts = createChapters(talk, createBrief()).map(({ time }) => secondsAt(time) ?? 0)
    const lengths = [...starts.slice(1), talk.durationSeconds].map((at, index) => at - (starts[index] ?? 0))
    expect(lengths.length).toBeGreaterThanOrEqual(3)
    expect(Math.max(...lengths)).toBeLessThanOrEqual(10 * 60)
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(Math.max(10, talk.durationSeconds / 25))
  },
)

test('a chapter is called by a question that says what it asks about, else by a subject; never by a quotation', () => {
  const [, talk] = sampleEpisodes().find(([name]) => name.includes('bakery')) ?? sampleEpisodes()[0]!
  const titles = createChapters(talk, createBrief()).map(({ title }) => title)
  const questions = titles.filter((title) => title.endsWith('?'))
  expect(questions.length).toBeGreaterThan(0)
  for (const title of questions) expect(title).not.toMatch(/\b(?:it|that|this|they|them|there|I|me)\b/i)
  for (const title of titles) expect(title).toMatch(/^\p{Lu}[^“”]+$/u)
  expect(new Set(titles).size).toBe(titles.length)
})

test('topics to avoid name no chapter', () => {
  const [, talk] = sampleEpisodes().find(([name]) => name.includes('bakery')) ?? sampleEpisodes()[0]!
  const printed = (avoidTopics: string[]) => JSON.stringify(createChapters(talk, createBrief({ avoidTopics })))
  expect(printed([])).toContain('Brown paper')
  expect(printed(['brown paper'])).not.toMatch(/brown paper/i)
})

test('a chapter that begins shortly after a turn has the time of the turn, which the file has', () => {
  const words = 'We fixed the old oven again last night. Then the dough was cold for an hour or so. '
  const turn = (minute: number, name: string) => `${name} (00:0${minute}:00):\n${words.repeat(6)}\n`
  const file = [0, 1, 2, 3, 4].map((minute) => turn(minute, minute % 2 === 0 ? 'Ada Roth' : 'Ben Kay')).join('\n')
  const talk = understand(parseTranscript(Buffer.from(file), 'oven.txt'))
  const inTurn = (minute: number, nth: number) => (talk.turns[minute]?.firstSentence ?? 0) + nth
  const pieces = [inTurn(0, 0), inTurn(1, 2), inTurn(2, 0), inTurn(3, 11)].map((id) => ({
    ...{ at: 'chapter', text: 'The old oven', ids: [id], kind: '' },
  }))
  const brief = createBrief()
  const reading = { episode: talk, brief, notes: null, pieces, said: createSpokenContext(talk, brief) }
  expect(chapterPieces(reading).map(({ time }) => time)).toEqual([
    '0:00',
    '1:00',
    '2:00',
    expect.stringMatching(/^≈ 3:/),
  ])
})
