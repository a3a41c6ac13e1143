import { type Endpoint, endpoints, getProfile, watchProject } from '@podcastai/contracts'
import { listExamples } from '../../server/test/bad-requests/examples.ts'
import { type Home, paramsFor } from '../../server/test/home.ts'
import { formData, smallTranscript } from '../../server/test/people.ts'
import type { Sent } from './client.ts'

/** A request as it is sent when nothing is wrong, and as sqlmap reads it: an asterisk behind everything it has to try. */
export type MarkedRequest = { call: string; plain: Sent; marked: string; marks: number }

const mark = '*'
const noId = '5a1f0c0e-8d0b-4c55-9b57-0d3c1b2a4e6f'

/** What of a person or a home would be gone after the first request: asked for something that is not there. */
const ends = ({ method, path }: Endpoint) => method === 'DELETE' || /accept$|decline$/.test(path)

/** Every call that takes a parameter in its path, query or body, and the session itself in its two places. */
export function statementRequests(home: Home, host: string): MarkedRequest[] {
  const takesSome = endpoints.filter(({ path, query, body, file }) => path.includes(':') || query || body || file)
  return [
    ...takesSome.flatMap((endpoint) => createRequests(endpoint, home, host)),
    sessionRequest({ 'x-session-id': `${home.admin.session}${mark}` }, home, host),
    sessionRequest({ cookie: `sessionId=${home.admin.session}${mark}` }, home, host),
  ]
}

function createRequests(endpoint: Endpoint, home: Home, host: string): MarkedRequest[] {
  const params = getPathParams(endpoint, home)
  const path = (behind: string) =>
    endpoint.path.replace(/:(\w+)/g, (_, name: string) => `${encodeURIComponent(params[name] ?? '')}${behind}`)
  // Who wrote a comment alone may change it.
  const { session } = /comments\/:commentId$/.test(endpoint.path) ? home.caller : home.admin
  return listExamples(endpoint, home).map(({ query, body }) => {
    const bodies = endpoint.file
      ? toFormBodies(endpoint.file, home)
      : toJsonBodies(endpoint.body ? withoutSecrets(body) : undefined)
    const headers = { 'x-session-id': session, ...bodies.headers }
    const url = (behind: string) => path(behind) + renderQuery(query, behind)
    return requestFrom({
      call: `${endpoint.method} ${endpoint.path}`,
      host,
      plain: { method: endpoint.method, url: url(''), headers, body: bodies.plain ? Buffer.from(bodies.plain) : null },
      marked: { url: url(mark), headers, body: bodies.marked },
    })
  })
}

function getPathParams(endpoint: Endpoint, home: Home): Record<string, string> {
  if (!/:id\b/.test(endpoint.path)) return { token: home.shareToken }
  const own = paramsFor(endpoint, home)
  if (endpoint.path === watchProject.path) return { ...own, id: noId }
  if (!ends(endpoint)) return own
  const last = /:(\w+)$/.exec(endpoint.path)?.[1] ?? 'id'
  return { ...own, [last]: noId }
}

/** Of the calls that end an account or a team: a wrong password, so that both go on. */
const withoutSecrets = (body: unknown) =>
  JSON.stringify(body) === '{"password":"correct horse"}' ? { password: 'wrong horse' } : body

function sessionRequest(headers: Record<string, string>, home: Home, host: string): MarkedRequest {
  const plain = { method: 'GET', url: getProfile.path, headers: { 'x-session-id': home.admin.session }, body: null }
  const name = Object.keys(headers)[0] ?? ''
  return requestFrom({ call: `the session in ${name}`, host, plain, marked: { url: plain.url, headers, body: '' } })
}

function requestFrom({
  call,
  host,
  plain,
  marked: { url, headers, body },
}: {
  call: string
  host: string
  plain: Sent
  marked: { url: string; headers: Record<string, string>; body: string }
}): MarkedRequest {
  const head = Object.entries({ Host: host, ...headers }).map(([name, value]) => `${name}: ${value}`)
  const marked = [`${plain.method} ${url} HTTP/1.1`, ...head, '', body].join('\r\n')
  return { call, plain, marked, marks: marked.split(mark).length - 1 }
}

function renderQuery(query: Record<string, unknown> | undefined, behind: string): string {
  if (!query) return ''
  return `?${Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}${behind}`)
    .join('&')}`
}

type Bodies = { headers: Record<string, string>; plain: string; marked: string }

function toJsonBodies(body: unknown): Bodies {
  if (body === undefined) return { headers: {}, plain: '', marked: '' }
  const plain = JSON.stringify(body)
  return { headers: { 'content-type': 'application/json' }, plain, marked: body === null ? plain : markedJson(body) }
}

/** The items of a list are alike: its first is marked. */
function markedJson(value: unknown, isMarked = true): string {
  if (Array.isArray(value)) return `[${value.map((inner, at) => markedJson(inner, isMarked && at === 0)).join(',')}]`
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).filter(([, inner]) => inner !== undefined)
    return `{${entries.map(([name, inner]) => `${JSON.stringify(name)}:${markedJson(inner, isMarked)}`).join(',')}}`
  }
  if (!isMarked) return JSON.stringify(value)
  return typeof value === 'string' ? JSON.stringify(value + mark) : `${value}${mark}`
}

function toFormBodies(field: string, home: Home): Bodies {
  const isPicture = field === 'image'
  const filename = isPicture ? 'a.png' : 'talk.txt'
  // What sqlmap reads is text: a picture's bytes would not survive it, and the name of its file is what there is to try.
  const bytes = isPicture ? '' : smallTranscript
  const fields: Record<string, string> = isPicture
    ? {}
    : { generate: 'false', guestName: 'Jonas', guestTitle: 'Baker', guestHandle: '@jonas' }
  const marked = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value + mark]))
  const whole = formData(fields, { field, filename, bytes: isPicture ? home.picture : bytes })
  return {
    headers: whole.headers,
    plain: whole.payload.toString('latin1'),
    marked: formData(marked, { field, filename: `${filename}${mark}`, bytes }).payload.toString(),
  }
}
