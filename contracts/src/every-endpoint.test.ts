// `endpoints` is what tests walk to check access: a call that is missing there would go unchecked.
import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Endpoint } from './endpoint.ts'
import { endpoints } from './index.ts'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value

test('every call of every file is in the list', async () => {
  const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
  const modules = await Promise.all(files.map((file) => import(/* @vite-ignore */ `./${file}`)))
  const defined = modules.flatMap((module) => Object.values(module)).filter(isEndpoint)
  const format = ({ method, path }: Endpoint) => `${method} ${path}`
  expect(new Set(defined.map(format))).toEqual(new Set(endpoints.map(format)))
  expect(endpoints.length).toBeGreaterThan(100)
})

test('only calls about the caller’s own account, or that every role may read, need no permission', () => {
  const open = endpoints.filter(
    (each: Endpoint) => each.access === 'session' && !each.permission && !each.isForOperator,
  )
  // A call that forgets its permission would be open to every role. Add to this list only if that is meant.
  expect(open.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
    'DELETE /api/auth/profile',
    'GET /api/auth/my-data',
    'GET /api/auth/profile',
    'GET /api/invitations',
    'GET /api/shows/:id/picture-look',
    'GET /api/shows/:id/settings',
    'GET /api/shows/:id/templates',
    'GET /api/team/members',
    'GET /api/team/picture-look',
    'GET /api/team/settings',
    'GET /api/team/templates',
    'PATCH /api/auth/profile',
    'POST /api/auth/logout',
    'POST /api/auth/send-verification',
    'POST /api/auth/verify-email',
    'POST /api/invitations/:id/accept',
    'POST /api/invitations/:id/decline',
    'POST /api/team/leave',
  ])
})
