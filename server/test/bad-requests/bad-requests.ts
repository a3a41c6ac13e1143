import { type Endpoint, endpoints, watchProject } from '@podcastai/contracts'
import { sampleContent } from '../../../content-types/src/sample-content.fixture.ts'
import { type Home, paramsFor } from '../home.ts'
import { smallTranscript } from '../people.ts'
import { type Body, brokenForm, brokenJson } from './broken-bodies.ts'
import { broken, nastyText } from './broken-values.ts'
import { exampleOf } from './example-of.ts'
import type { Chance } from './seeded-random.ts'

export type BadRequest = {
  method: string
  /** Path and query. */
  url: string
  headers: Record<string, string>
  body: Buffer | null
}

/** What the person of a home would lose by it, or that never ends: sent only where it must be refused. */
const mustBeRefused = ({ method, path }: Endpoint) =>
  method === 'DELETE' || /logout$|leave$/.test(path) || path === watchProject.path

/** Requests to every call there is, each broken in some place. Without end. */
export function* badRequests(home: Home, chance: Chance): Generator<BadRequest> {
  const bodies = new Map(endpoints.map((endpoint) => [endpoint, endpoint.body ? bodyOf(endpoint) : undefined]))
  for (;;) {
    if (chance.oneIn(60)) yield toNoCall(chance)
    else {
      const endpoint = chance.pick(endpoints)
      yield badRequest(endpoint, bodies.get(endpoint), home, chance)
    }
  }
}

function badRequest(endpoint: Endpoint, example: unknown, home: Home, chance: Chance): BadRequest {
  const isRefused = mustBeRefused(endpoint)
  const isStranger = isRefused && (!endpoint.path.includes(':') || chance.oneIn(2))
  const known = /:id\b/.test(endpoint.path) ? paramsFor(endpoint, home) : { token: 'a'.repeat(43) }
  const params = (isRefused && !isStranger) || chance.oneIn(8) ? (brokenTexts(known, chance) ?? known) : known
  const body = bodyFor(endpoint, example, chance)
  return {
    method: endpoint.method,
    url: pathOf(endpoint, params) + queryOf(endpoint, chance),
    headers: {
      ...(isStranger || chance.oneIn(25) ? strangersHeaders(chance) : { 'x-session-id': sessionOf(home, chance) }),
      ...(chance.oneIn(6) && oddHeader(chance)),
      ...(body?.contentType && { 'content-type': body.contentType }),
    },
    body: body?.bytes ?? null,
  }
}

function bodyOf(endpoint: Endpoint): unknown {
  const example = endpoint.body && exampleOf(endpoint.body)
  const isContent = /content\/:contentType$/.test(endpoint.path)
  return isContent ? { ...(example as object), content: sampleContent.quotes, baseVersion: 1 } : example
}

function bodyFor(endpoint: Endpoint, example: unknown, chance: Chance): Body | null {
  if (endpoint.file) {
    const file = { field: endpoint.file, bytes: Buffer.from(chance.pick(files)) }
    return brokenForm({ generate: 'false', guestName: 'Jonas' }, file, chance)
  }
  if (example === undefined && !chance.oneIn(15)) return null
  return brokenJson(example ?? {}, chance)
}

const files = [
  smallTranscript,
  '1\n00:00:01,000 --> 00:00:04,000\nMaya: Welcome back to the show.\n\n2\n00:00:04,000 --> 00:00:09,000\nJonas: We closed on Saturdays.\n',
  'WEBVTT\n\n00:01.000 --> 00:04.000\n<v Maya>Welcome back to the show.</v>\n\n00:04.000 --> 00:09.000\n<v Jonas>We closed on Saturdays.</v>\n',
  '{"segments":[{"start":1,"end":4,"speaker":"Maya","text":"Welcome back to the show."},{"start":4,"end":9,"text":"We closed."}]}',
  'start,end,speaker,text\n1,4,Maya,Welcome back to the show.\n4,9,Jonas,"We closed, on Saturdays."\n',
]

const sessionOf = ({ admin, caller }: Home, chance: Chance) => (chance.oneIn(2) ? admin : caller).session

function brokenTexts(values: Record<string, string>, chance: Chance): Record<string, string> | null {
  const name = Object.keys(values).length > 0 && chance.pick(Object.keys(values))
  return name ? { ...values, [name]: nastyText(chance).slice(0, 2000) } : null
}

function pathOf({ path }: Endpoint, params: Record<string, string>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent((params[name] ?? '').toWellFormed()))
}

function queryOf({ query }: Endpoint, chance: Chance): string {
  if (!query) return chance.oneIn(20) ? `?${rawQuery(chance)}` : ''
  if (chance.oneIn(10)) return `?${rawQuery(chance)}`
  const values = broken(exampleOf(query), chance)
  if (typeof values !== 'object' || values === null) return ''
  const pairs = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ])
  return `?${new URLSearchParams(pairs.filter(([, value]) => value !== undefined) as [string, string][])}`.slice(
    0,
    6000,
  )
}

function rawQuery(chance: Chance): string {
  return chance.pick([
    'limit=1&limit=2',
    'q[]=a&q[b]=c',
    'q=%',
    'q=%ff%fe',
    '&&&==',
    'cursor=e30',
    'cursor=bnVsbA',
    '__proto__[a]=1',
    'q=%00',
    '?',
  ])
}

function strangersHeaders(chance: Chance): Record<string, string> {
  const session = chance.pick([
    '',
    ' ',
    'x',
    '0'.repeat(64),
    'a'.repeat(6000),
    "' or 1=1 --",
    '\u00e9\u00ff',
    '../..',
    '%00',
  ])
  return chance.oneIn(2) ? { 'x-session-id': session } : { cookie: `sessionId=${encodeURIComponent(session)}` }
}

function oddHeader(chance: Chance): Record<string, string> {
  return chance.pick<Record<string, string>>([
    ...['*', '"', 'W/"', '"a", "b', ','].map((tag) => ({ 'if-none-match': tag })),
    ...['sessionId=%E0%A4%A', '=;=;', 'a'.repeat(4000), 'sessionId="', 'googleGrant=x'].map((cookie) => ({ cookie })),
    ...[
      { accept: '*/*;q=x' },
      { 'accept-encoding': 'gzip;q=abc' },
      { range: 'bytes=999999-' },
      { 'content-encoding': 'gzip' },
    ],
    ...[{ 'x-forwarded-for': '\'"><' }, { 'x-request-id': 'a'.repeat(3000) }, { 'user-agent': '' }, { origin: 'null' }],
    ...[{ 'if-modified-since': 'never' }, { 'x-http-method-override': 'DELETE' }, { 'stripe-signature': 't=1,v1=a' }],
  ])
}

function toNoCall(chance: Chance): BadRequest {
  const url = chance.pick([
    ...[
      '/api',
      '/api/',
      '/api//transcripts',
      '/api/transcripts/',
      '/api/transcripts/%',
      '/api/transcripts/%ff',
      '/%00',
      '/..%2f..%2fetc/passwd',
    ],
    ...[
      '/assets/%2e%2e/%2e%2e/package.json',
      '/assets/..\\..\\package.json',
      '/shared/',
      '/shared/%ff',
      `/shared/${'a'.repeat(3000)}`,
      '/*',
    ],
    ...[
      '/api/billing/webhook',
      '/api/docs/json',
      '/index.html%00',
      '/project/%E0%A4%A',
      '/?%',
      `/${'a/'.repeat(1500)}`,
      '/api/google/callback?code=a&state=b',
    ],
  ])
  const body = chance.oneIn(2) ? Buffer.from(nastyText(chance)) : null
  const headers = { ...(body && { 'content-type': 'application/json' }), ...(chance.oneIn(2) && oddHeader(chance)) }
  return { method: chance.pick(['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH']), url, headers, body }
}
