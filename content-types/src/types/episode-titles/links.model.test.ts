import { expect, test } from 'vitest'
import { printKit } from '../../model/read-kit.server.ts'
import { createBrief, createEpisode } from '../../registry/sample-episodes.server.ts'
import type { EpisodeTitles } from './episode-titles.ts'

const episode = createEpisode([
  ['Ruth', 'You can read about all of it on slow acres dot org.'],
  ['Maya', 'This show is sponsored by hivebox.com, use our promo code.'],
  ['Ruth', 'And there is a book about the quiet hive, too.'],
  ['Ruth', 'It took me four years, and it is at quiet hive dot com slash book.'],
])
const title = { at: 'title', text: 'How I lost my hives', ids: [], kind: '' }

function linksFor(text: string, ids: number[]): string[] {
  const pieces = [title, { at: 'link', text, ids, kind: '' }]
  const order = { keys: ['episode_titles'] as const, brief: createBrief(), notes: null, revision: null, pieces }
  const [printed] = printKit(episode, { ...order, complaints: [] })
  return (printed?.content as EpisodeTitles | undefined)?.showNotes.links ?? []
}

test('an address that a model writes is printed if it was said, however it was spelled', () => {
  expect(linksFor('slowacres.org', [0])).toEqual(['https://slowacres.org'])
  expect(linksFor('https://slowacres.org', [0])).toEqual(['https://slowacres.org'])
  expect(linksFor('quiethive.com/book', [3])).toEqual(['https://quiethive.com/book'])
})

test.each([
  ['nobody said it', 'slowacres.com', [0]],
  ['nobody said its path', 'slowacres.org/hives', [0]],
  ['it is said elsewhere', 'slowacres.org', [3]],
  ['it is a sponsor’s', 'hivebox.com', [1]],
  ['it is no address', 'slow acres', [0]],
])('a link is left out if %s', (_, text, ids) => {
  expect(linksFor(text, ids)).toEqual([])
})
