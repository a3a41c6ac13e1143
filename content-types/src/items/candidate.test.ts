import { expect, test } from 'vitest'
import { writeContent } from '../registry/registry.server.ts'
import { getContentType } from '../registry/registry.ts'
import { createBrief, sampleEpisodes } from '../registry/sample-episodes.server.ts'
import { contentTypeKeys } from '../type/content-type.ts'
import { nothingSpoken as spoken } from '../type/spoken.fixture.ts'
import { recomputeDerived } from './apply-edit.ts'
import { candidatePaths, isCandidate, withKept, withoutCandidates } from './candidate.ts'

const content = {
  primary: { title: 'One' },
  alternative: [{ title: 'Two' }, { title: 'Three', candidate: true }, { title: 'Four', candidate: true }],
  carousel_2: { title: 'Five', slides: [{ content: 'Six' }], candidate: true },
}

test('what is published has no candidates', () => {
  expect(withoutCandidates(content)).toEqual({ primary: { title: 'One' }, alternative: [{ title: 'Two' }] })
})

test('a candidate that people pinned or edited is one no more, and one whose part they did neither', () => {
  const kept = withKept(content, ['primary', 'alternative.2', 'carousel_2.slides.0'])
  expect(withoutCandidates(kept)).toEqual({
    primary: { title: 'One' },
    alternative: [{ title: 'Two' }, { title: 'Four' }],
    carousel_2: { title: 'Five', slides: [{ content: 'Six' }] },
  })
  expect(withKept(content, ['alternative.7', 'nothing'])).toEqual(content)
})

test('an edit of something else leaves candidates as they are', () => {
  for (const [, episode] of sampleEpisodes())
    for (const key of contentTypeKeys) {
      const type = getContentType(key)
      const { content: written } = writeContent(key, episode, createBrief())
      if (written === null) continue
      const before = candidatePaths(type, written as never)
      const after = recomputeDerived(type, written as never, spoken)
      expect(candidatePaths(type, after), key).toEqual(before)
    }
})

test('every list opens with top picks, and the rest are candidates', () => {
  const lists = ['quotes', 'video_clips', 'viral_clips', 'carousel_posts'] as const
  const [, cafe] = sampleEpisodes().find(([name]) => name.includes('repair-cafe')) ?? sampleEpisodes()[0]!
  const marks = lists.map((key) => {
    const { content: written } = writeContent(key, cafe, createBrief())
    return Object.values(written ?? {}).map(isCandidate)
  })
  for (const list of marks) {
    expect(list[0]).toBe(false)
    expect(list).toEqual([...list].sort((a, b) => Number(a) - Number(b)))
  }
  expect(marks.flat()).toContain(true)
})
