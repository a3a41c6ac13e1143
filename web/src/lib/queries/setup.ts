import { getSetup } from '@podcastai/contracts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'

/** The server's setup: payments, engine, and whether it sends email. */
export const setupQuery = () =>
  queryOptions({ queryKey: ['/api/setup'], queryFn: ({ signal }) => call(getSetup, { signal }) })
