import { getGlossary } from '@podcastai/contracts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'

/** What is corrected in every upload of the workspace. Others in the team change it as well. */
export const glossaryQuery = () =>
  queryOptions({
    queryKey: ['/api/glossary'],
    queryFn: ({ signal }) => call(getGlossary, { signal }),
    refetchOnMount: 'always',
  })
