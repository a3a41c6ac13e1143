import { expect, test } from 'vitest'
import type { Database } from '../database/database.ts'
import { openMetrics } from './metrics.ts'

test('while the database is away the other figures are there', async () => {
  const away = { execute: () => Promise.reject(new Error('connection refused')) } as unknown as Database['db']
  const metrics = openMetrics({ db: away, poolState: () => ({ open: 10, idle: 0, waiting: 7 }) })
  metrics.answered({ method: 'GET', route: '/api/ready', status: 503, seconds: 2 })
  const figures = await metrics.print()
  expect(figures).toContain('podcastai_database_connections{state="waiting"} 7')
  expect(figures).toContain('podcastai_http_request_seconds_count{method="GET",route="/api/ready",status="503"} 1')
})
