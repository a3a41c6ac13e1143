import { expect, test } from 'vitest'
import { articles, matchingArticles } from './articles.ts'

const titles = (found: { title: string }[]) => found.map(({ title }) => title)

test('[DASH-34] the search matches title, description or category', () => {
  expect(titles(matchingArticles('STARTED'))).toEqual(['Getting Started'])
  expect(titles(matchingArticles('same episodes together'))).toEqual(['Team Collaboration Features'])
  expect(titles(matchingArticles('basics'))).toEqual(['Getting Started'])
  expect(matchingArticles('nothing like it')).toEqual([])
})

test('each article has enough text, and links to the screens it mentions', () => {
  for (const { title, paragraphs, links } of articles) {
    expect(paragraphs.join(' ').split(/\s+/).length, title).toBeGreaterThanOrEqual(150)
    expect(links.length, title).toBeGreaterThan(0)
  }
})

test('the articles don’t overpromise on captions, scores, scripts and times', () => {
  const text = articles.flatMap(({ paragraphs }) => paragraphs).join('\n')
  expect(text).not.toMatch(/always complete|four scores|only from the file|words that fit/)
  expect(text).toContain('where it has none they are estimated and marked with ≈')
  expect(text).toContain('The fold may cut a sentence in two')
  expect(text).toContain('or ask for a shorter version')
})
