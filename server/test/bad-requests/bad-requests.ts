import {
  addReferenceImage,
  downloadKit,
  downloadMyData,
  downloadPictures,
  type Endpoint,
  endpoints,
  retryTranscript,
  watchProject,
} from '@podcastai/contracts'
import { type Home, paramsFor } from '../home.ts'
import { smallTranscript } from '../people.ts'
import { type Body, brokenForm, brokenJson } from './broken-bodies.ts'
import { broken, nastyText } from './broken-values.ts'
import { type Example, listExamples } from './examples.ts'
import type { Chance } from './seeded-random.ts'

export type BadRequest = {
  method: string
  /** Path and query. */
  url: string
  headers: Record<string, string>
  body: Buffer | null
  /** The endpoint that the request was made from; null if the address belongs to none. */
  endpoint: Endpoint | null
}

/** Returns a session and ids that the call may destroy, once each; null if there are none to spare. */
export type Spare = (endpoint: Endpoint) => Spared | null
export type Spared = { session: string; params: Record<string, string>; body?: unknown }

/**
 * Calls that would delete something the other requests need, or that never end. They are only sent where the server
 * must refuse them, and to things that may be destroyed.
 */
export const mustBeRefused = ({ method, path }: Endpoint) =>
  method === 'DELETE' || /(?:logout|leave|accept|decline|:id\/restore)$/.test(path) || path === watchProject.path

/** Generates requests to all endpoints, most of them broken in some place, without end. */
export function* badRequests(home: Home, chance: Chance, spare: Spare = () => null): Generator<BadRequest, never> {
  const examples = new Map(endpoints.map((endpoint) => [endpoint, listExamples(endpoint, home)]))
  for (;;) {
    const endpoint = endpointFor(chance)
    const example = chance.pick(examples.get(endpoint) ?? [{}])
    const spared = chance.oneIn(6) ? spare(endpoint) : null
    if (chance.oneIn(60)) yield toNoCall(chance)
    else if (spared) yield sentBy(spared.session, endpoint, { ...example, ...spared }, home, chance)
    else yield badRequest(endpoint, example, home, chance)
  }
}

/** They take a hundred times as long as the others and would crowd them out. */
const slow = new Set<Endpoint>([retryTranscript, downloadMyData, downloadKit, downloadPictures])

function endpointFor(chance: Chance): Endpoint {
  const endpoint = chance.pick(endpoints)
  return slow.has(endpoint) && !chance.oneIn(10) ? endpointFor(chance) : endpoint
}

function badRequest(endpoint: Endpoint, example: Example, home: Home, chance: Chance): BadRequest {
  const isRefused = mustBeRefused(endpoint)
  const isStranger = isRefused && (!endpoint.path.includes(':') || chance.oneIn(2))
  const known = getPathParams(endpoint, home)
  const names = Object.keys(known)
  const broken = isRefused && !isStranger ? names.at(-1) : chance.oneIn(8) && chance.pick(names)
  const params = broken ? { ...known, [broken]: nastyText(chance).slice(0, 2000) } : known
  const session = isStranger || chance.oneIn(25) ? null : (chance.oneIn(2) ? home.admin : home.caller).session
  return sentBy(session, endpoint, { ...example, params }, home, chance)
}

type Filled = Example & { params: Record<string, string> }

function sentBy(
  session: string | null,
  endpoint: Endpoint,
  { params, query, body: example }: Filled,
  home: Home,
  chance: Chance,
): BadRequest {
  const body = bodyFor(endpoint, example, home, chance)
  return {
    endpoint,
    method: endpoint.method,
    url: fillPath(endpoint, params) + renderQuery(query, chance),
    headers: {
      ...(session ? { 'x-session-id': session } : strangersHeaders(chance)),
      ...(chance.oneIn(6) && oddHeader(chance)),
      ...(body?.contentType && { 'content-type': body.contentType }),
    },
    body: body?.bytes ?? null,
  }
}

function bodyFor(endpoint: Endpoint, example: unknown, home: Home, chance: Chance): Body | null {
  if (endpoint.file) {
    const isPicture = endpoint.path === addReferenceImage.path && !chance.oneIn(4)
    const file = { field: endpoint.file, bytes: isPicture ? home.picture : Buffer.from(chance.pick(files)) }
    const filename = isPicture && !chance.oneIn(4) ? 'a.png' : undefined
    return brokenForm({ generate: 'false', guestName: 'Jonas' }, { ...file, filename }, chance)
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

/** Returns only the parameters in the path: breaking another one would leave the request valid. */
function getPathParams(endpoint: Endpoint, home: Home): Record<string, string> {
  const all: Record<string, string> = {
    ...paramsFor(endpoint, home),
    token: home.shareToken,
  }
  return Object.fromEntries([...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, all[name] ?? '']))
}

function fillPath({ path }: Endpoint, params: Record<string, string>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent((params[name] ?? '').toWellFormed()))
}

function renderQuery(example: Example['query'], chance: Chance): string {
  if (!example) return chance.oneIn(20) ? `?${rawQuery(chance)}` : ''
  if (chance.oneIn(10)) return `?${rawQuery(chance)}`
  const values = chance.oneIn(4) ? example : broken(example, chance)
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
  const method = chance.pick(['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH'])
  return { endpoint: null, method, url, headers, body }
}
