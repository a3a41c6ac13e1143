import { z } from 'zod'
import { endpoint } from './endpoint.ts'

export const getHealth = endpoint({
  method: 'GET',
  path: '/api/health',
  summary: 'Answers as long as calls are served',
  access: 'public',
  response: z.object({ status: z.literal('ok') }),
})

export const getReadiness = endpoint({
  method: 'GET',
  path: '/api/ready',
  summary: 'Answers 200 while new calls are welcome; 503 when the database is away, or the process is about to end',
  access: 'public',
  response: z.object({ status: z.literal('ready') }),
})
