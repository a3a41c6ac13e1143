import { getGlossary } from '@podcastai/contracts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'

/** Corrections for every upload of the workspace. Other members change them too. */
export const glossaryQuery = () =>
  queryOptions({
    queryKey: ['/api/glossary'],
    queryFn: ({ signal }) => call(getGlossary, { signal }),
    refetchOnMount: 'always',
  })
