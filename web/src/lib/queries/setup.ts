import { getSetup } from '@podcastai/contracts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'

/** How this installation takes payments, who writes, and whether it sends mails. */
export const setupQuery = () =>
  queryOptions({ queryKey: ['/api/setup'], queryFn: ({ signal }) => call(getSetup, { signal }) })
