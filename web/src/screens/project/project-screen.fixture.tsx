// A project screen with one project and an in-memory server that records its calls.
import { contentTypeKeys } from '@podcastai/content-types'
import type { ContentByType, Generation, Mention, Transcript } from '@podcastai/contracts'
import { Toaster } from '@podcastai/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { sampleContent, sampleSegments } from '../../../../content-types/src/registry/sample-content.fixture.ts'
import { createAppRouter } from '../../app/router.tsx'
import { createQueryClient } from '../../lib/query-client.ts'

export const projectId = '4f0d6a52-7a3c-4a2c-9a59-0d7a4f0d6a52'

const generated = (contentType: Generation['contentType']): Generation => ({
  contentType,
  state: 'generated',
  reason: null,
  version: 1,
  engine: 'Built-in engine',
  edited: false,
  gap: null,
  pinned: [],
  editedItems: [],
})

export const readyProject: Transcript = {
  showId: 'show-1',
  id: projectId,
  filename: 'The bakery that closed.vtt',
  status: 'completed',
  statusReason: null,
  textRevision: 0,
  episodeDuration: 1.02,
  createdAt: '2026-11-14T09:30:00.000Z',
  keyTopics: ['bakery'],
  strip: [],
  generatedTypes: 8,
  failedTypes: [],
  hostName: null,
  facts: {},
  earlier: null,
  guestName: null,
  guestTitle: null,
  guestHandle: null,
  recordingUrl: null,
  recordingOffset: 0,
  uploadName: 'episode-12.srt',
  revision: '1',
  content: sampleSegments
    .map(({ speaker, text }) => `${speaker}: ${text}`)
    .join('\n\n')
    .repeat(4),
  speakers: [
    { name: 'Jonas', labels: ['Jonas'], words: 44 },
    { name: 'Maya', labels: ['Maya'], words: 22 },
  ],
  parseReport: {
    dialect: 'WebVTT captions',
    segments: 5,
    turns: 5,
    timeSource: 'file',
    notes: [
      { kind: 'repaired', what: 'times that end before they start', count: 3, firstLine: 12 },
      { kind: 'dropped', what: 'segments without words', count: 1, firstLine: null, firstEntry: 17 },
    ],
    notKept: 0,
  },
  speakerQuestion: null,
  analysis: {
    episodeDuration: 1.02,
    keyTopics: ['bakery'],
    summary: '',
    speakers: [
      { name: 'Maya', role: 'host', words: 22 },
      { name: 'Jonas', role: 'guest', words: 44 },
    ],
    timeSource: 'file',
    language: 'en',
    strip: [
      { host: 1, guests: 0 },
      { host: 0, guests: 1 },
    ],
  },
  generation: contentTypeKeys.map(generated),
}

type World = {
  transcript: Transcript | null
  content: ContentByType
  calls: string[]
  bodies: unknown[]
  /** Comments that mention Maya; she is in a team then. */
  mentions?: Mention[]
  /** Overrides for single calls, by 'POST /generate/quotes'. */
  answers: Record<string, () => Response | Promise<Response>>
}

export function json(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status })
}

/** Returns /project/{id} for a ready project with `changes`: the page to render, and its server. */
export function projectWorld(changes: Partial<World> = {}, search = '') {
  const world: World = {
    transcript: readyProject,
    content: sampleContent,
    calls: [],
    bodies: [],
    answers: {},
    ...changes,
  }
  const router = createAppRouter(createMemoryHistory({ initialEntries: [`/project/${projectId}${search}`] }))
  const page = (
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
      <Toaster />
    </QueryClientProvider>
  )
  return { world, router, page, fetch: (url: string, init: RequestInit) => answer(world, url, init) }
}

async function answer(world: World, url: string, init: RequestInit): Promise<Response> {
  const path = url.replace(`/api/transcripts/${projectId}`, '').replace(/^\?.*/, '')
  const name = `${init.method} ${path}`
  world.calls.push(name)
  if (typeof init.body === 'string') world.bodies.push(JSON.parse(init.body))
  const special = world.answers[name]
  if (special) return special()
  if (url === '/api/auth/profile') return json({ ...profile, teamId: world.mentions ? 'team-1' : null })
  if (url.startsWith('/api/mentions')) return json({ mentions: world.mentions })
  if (!world.transcript) return json({ message: 'There is no such project.', code: 'not_found' }, 404)
  const key = contentTypeKeys.find((one) => path.endsWith(`/${one}`))
  if (path === '') return json({ ...world.transcript, revision: world.transcript.status })
  if (path === '/content') return json(world.content)
  if (path === '/comments') return json({ comments: [], people: [] })
  if (path === '/corrections')
    return json({ corrections: [], given: [], notSpeech: [], leftOut: [], labels: [], turns: [], lost: [] })
  if (path === '/usage') return json({ total: noUsage, purposes: [] })
  if (url === '/api/setup') return json({ billing: 'test', engine: { key: 'builtin', label: 'Built-in engine' } })
  if (path === '/segments') return json({ segments: sampleSegments })
  if (path === '/retry') {
    world.transcript = { ...world.transcript, status: 'processing' }
    return json(world.transcript)
  }
  if (!key) return json({ message: 'Unknown call', code: 'not_found' }, 404)
  const isEdit = init.method === 'PUT'
  const sent = world.bodies.at(-1) as { content: unknown; baseVersion?: number }
  const { version = 0 } = world.transcript.generation.find((one) => one.contentType === key) ?? {}
  if (isEdit && sent.baseVersion !== undefined && sent.baseVersion !== version)
    return json({ message: 'Someone else just changed this.', code: 'conflict' }, 409)
  const content = isEdit ? sent.content : sampleContent[key]
  world.content = { ...world.content, [key]: content }
  world.transcript = {
    ...world.transcript,
    generation: world.transcript.generation.map((one) =>
      one.contentType === key ? { ...generated(key), version: one.version + 1, edited: isEdit } : one,
    ),
  }
  const { content: _text, ...withoutText } = world.transcript
  return json({ contentType: key, content, transcript: withoutText })
}

const noUsage = { calls: 0, inputTokens: 0, cachedTokens: 0, outputTokens: 0, dollars: 0, unpriced: 0 }

const profile = {
  id: '1',
  email: 'maya@example.org',
  username: 'Maya',
  role: 'admin',
  teamId: null,
  subscriptionStatus: 'active',
}
