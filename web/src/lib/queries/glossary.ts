import { getGlossary } from '@podcastai/contracts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'

/** Prefix of all glossaries. */
export const glossariesKey = ['/api/glossary'] as const

/** Corrections for every upload of a show. Other members change them too. */
export const glossaryQuery = (show: string) =>
  queryOptions({
    queryKey: [...glossariesKey, show],
    queryFn: ({ signal }) => call(getGlossary, { query: { show }, signal }),
    refetchOnMount: 'always',
  })
