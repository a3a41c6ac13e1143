import {
  addComment,
  addMember,
  addReferenceImage,
  addToGlossary,
  correctTranscript,
  createFormat,
  createShareLink,
  createShow,
  deleteTranscript,
  type Endpoint,
  listInvitations,
  listMembers,
  saveNote,
} from '@podcastai/contracts'
import sharp from 'sharp'
import { listeningCopy, uploadCopy } from './listening-copy.ts'
import { buildTeam, formData, upload, whenProcessed } from './people.ts'
import type { TestApp } from './test-app.ts'

/**
 * What the ids in paths refer to. Add an entry for a call with a new kind of id; tests then cover it like all others.
 */
const kinds = [
  { kind: 'project', path: /^\/api\/transcripts\/:id/ },
  { kind: 'binned', path: /^\/api\/recently-deleted\/:id/ },
  { kind: 'show', path: /^\/api\/shows\/:id/ },
  { kind: 'member', path: /^\/api\/team\/members\/:id/ },
  { kind: 'invitation', path: /^\/api\/invitations\/:id/ },
] as const
type Kind = (typeof kinds)[number]['kind']

function findKind({ path }: Endpoint): Kind {
  const found = kinds.find((one) => one.path.test(path))
  if (!found) throw new Error(`test/home.ts: say what the ids in ${path} name`)
  return found.kind
}

const sampleFormat = {
  ...{ name: 'Community post', purpose: 'Members of the club', instruction: 'One question for the members.' },
  ...{ parts: 'text' as const, minCharacters: 50, maxCharacters: 500, example: '' },
}

export type Home = Awaited<ReturnType<typeof buildHome>>

/** True if a call has the id of something within a project in its path. */
export const namesPart = ({ path }: Endpoint, { parts }: Home) =>
  Object.keys(parts).some((part) => path.includes(`:${part}`))

/**
 * Creates a team with one of everything that a path can refer to; `caller` is the member whose role the tests change.
 */
export async function buildHome(app: TestApp) {
  const { admin, members } = await buildTeam(app, { roles: ['user', 'user'] })
  const [caller, other] = members
  const { session, email } = caller ?? { session: '', email: '' }
  const { body: project } = await upload(app, session)
  await whenProcessed(app, session, project.id)
  const { body: binned } = await upload(app, session, { filename: 'binned.txt' })
  await whenProcessed(app, session, binned.id)
  await app.call(deleteTranscript, { session: admin.session, params: { id: binned.id } })
  const bytes = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#123456' } })
    .png()
    .toBuffer()
  const picture = formData({}, { field: 'image', filename: 'a.png', bytes })
  const { body: image } = await app.call(addReferenceImage, { session, params: { id: project.id }, ...picture })

  await uploadCopy(app, { session, id: project.id, bytes: listeningCopy })

  const { body: comment } = await app.call(addComment, { session, params: { id: project.id }, body: { text: 'Hm.' } })
  await app.call(saveNote, { session, params: { id: project.id }, body: { text: 'Friday.', baseRevision: 0 } })
  const { body: link } = await app.call(createShareLink, {
    session,
    params: { id: project.id },
    body: { name: 'Jonas' },
  })

  const { body: show } = await app.call(createShow, { session: admin.session, body: { name: 'After Hours' } })

  const {
    body: { formats },
  } = await app.call(createFormat, { session: admin.session, params: { id: show.id }, body: sampleFormat })

  const term = { heard: 'sour dough', written: 'sourdough' }
  const { body: glossary } = await app.call(addToGlossary, { session, body: term })

  const misheard = { from: { segment: 1, offset: 0 }, to: { segment: 1, offset: 2 }, seen: 'We', written: 'They' }
  const { body: correction } = await app.call(correctTranscript, {
    ...{ session, params: { id: project.id }, body: { ...misheard, scope: 'here' } },
  })

  const elsewhere = await buildTeam(app)
  await app.call(addMember, { session: elsewhere.admin.session, body: { email, role: 'user' } })
  const { body: invitations } = await app.call(listInvitations, { session })
  const { body: team } = await app.call(listMembers, { session })
  const ids: Record<Kind, string> = {
    project: project.id,
    binned: binned.id,
    show: show.id,
    member: team.find((member) => member.email === other?.email)?.id ?? '',
    invitation: invitations[0]?.id ?? '',
  }
  return {
    admin,
    caller: { session, email },
    ids,
    parts: {
      ...{ imageId: image.id, linkId: link.id, commentId: comment.id },
      entryId: glossary.entries[0]?.id ?? '',
      correctionId: correction.id,
      key: formats.at(-1)?.key ?? '',
    },
    /** The token in the URL of the project's share link. */
    shareToken: link.token,
    /** A picture that is accepted as a reference image. */
    picture: bytes,
  }
}

/** Returns the path parameters for a call on a home's own data. */
export function paramsFor(endpoint: Endpoint, home: Pick<Home, 'ids' | 'parts'>, id?: string): Record<string, string> {
  if (!endpoint.path.includes(':')) return {}
  const named = /:id\b/.test(endpoint.path) && { id: id ?? home.ids[findKind(endpoint)] }
  return { ...named, contentType: 'quotes', item: '0', versionId: '1', part: '0', hash: 'a'.repeat(64), ...home.parts }
}

/** Sends a call as a browser does, and returns any response. */
export async function send(
  { app }: TestApp,
  endpoint: Endpoint,
  call: { session: string | null; params?: Record<string, string>; body?: unknown },
) {
  const { session, params = {}, body } = call
  const answer = await app.inject({
    method: endpoint.method,
    url: endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? '')),
    payload: body === undefined ? undefined : JSON.stringify(body),
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(session && { 'x-session-id': session }),
    },
  })
  const isJson = String(answer.headers['content-type']).includes('json')
  return { status: answer.statusCode, body: isJson ? answer.json() : null }
}
