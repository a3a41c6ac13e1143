import { z } from 'zod'
import { endpoint } from './endpoint.ts'

export const getHealth = endpoint({
  method: 'GET',
  path: '/api/health',
  summary: 'Answers once calls are served',
  access: 'public',
  response: z.object({ status: z.literal('ok') }),
})
