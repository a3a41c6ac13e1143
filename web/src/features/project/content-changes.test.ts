import type { Generation } from '@podcastai/contracts'
import { expect, test } from 'vitest'
import { sampleContent } from '../../../../content-types/src/registry/sample-content.fixture.ts'
import { contentQuery, transcriptQuery } from '../../lib/queries/transcripts.ts'
import { createQueryClient } from '../../lib/query-client.ts'
import { aTranscript } from '../../testing/sample-data.ts'
import { takeChange } from './content-changes.ts'

const id = 'project-1'
const { queryKey: contentKey } = contentQuery(id)

const generation = (contentType: Generation['contentType'], version: number): Generation => ({
  contentType,
  state: 'generated',
  reason: null,
  version,
  engine: 'Built-in engine',
  edited: false,
  gap: null,
  pinned: [],
  editedItems: [],
})

const project = (quotes: number, titles: number) =>
  aTranscript({ id, generation: [generation('quotes', quotes), generation('episode_titles', titles)] })

const change = (quotes: number, titles: number) => ({
  contentType: 'quotes' as const,
  content: sampleContent.quotes.slice(1),
  transcript: project(quotes, titles),
})

function cache() {
  const queryClient = createQueryClient()
  queryClient.setQueryData(transcriptQuery(id).queryKey, project(1, 1))
  return queryClient
}

test('a change is merged into cached content', () => {
  const queryClient = cache()
  queryClient.setQueryData(contentKey, sampleContent)
  takeChange(queryClient, id, change(2, 1))
  expect(queryClient.getQueryData(contentKey)).toEqual({ ...sampleContent, quotes: sampleContent.quotes.slice(1) })
  expect(queryClient.getQueryState(contentKey)?.isInvalidated).toBe(false)
})

test('without cached content, a change doesn’t create content with a single type', () => {
  const queryClient = cache()
  takeChange(queryClient, id, change(2, 1))
  expect(queryClient.getQueryData(contentKey)).toBeUndefined()
})

test('content is refetched if someone else changed another type', () => {
  const queryClient = cache()
  queryClient.setQueryData(contentKey, sampleContent)
  takeChange(queryClient, id, change(2, 2))
  expect(queryClient.getQueryState(contentKey)?.isInvalidated).toBe(true)
})
