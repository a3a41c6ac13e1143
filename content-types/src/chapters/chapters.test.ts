import { expect, test } from 'vitest'
import { createBrief, sampleEpisodes } from '../registry/sample-episodes.server.ts'
import { secondsAt } from '../type/time-code.ts'
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
