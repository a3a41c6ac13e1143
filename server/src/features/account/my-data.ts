import { and, asc, eq, isNull, ne, or } from 'drizzle-orm'
import type { Connection } from '../../platform/database/connection.ts'
import {
  comments,
  contentVersions,
  memberships,
  projectNotes,
  referenceImages,
  shareLinks,
  transcripts,
  users,
  workspaceSettings,
  workspaces,
} from '../../platform/database/schema.ts'
import type { Files } from '../../platform/files/files.ts'

export type MyDataDeps = { db: Connection; files: Pick<Files, 'find'>; now: () => Date }

/**
 * Everything of one person as a JSON document, in pieces, so that no account is too large for it: the account; of
 * workspaces that the person leads all projects, of others those that they uploaded, and their edits in the rest.
 */
export async function* myData(deps: MyDataDeps, userId: string): AsyncGenerator<string> {
  const [account] = await deps.db
    .select({ email: users.email, username: users.username, createdAt: users.createdAt })
    .from(users)
    .where(eq(users.id, userId))
  yield `{"madeAt":${JSON.stringify(deps.now())},"account":${JSON.stringify(account)},"workspaces":[`
  let isFirst = true
  for (const workspace of await workspacesOf(deps.db, userId)) {
    if (!isFirst) yield ','
    isFirst = false
    yield* workspaceData(deps, userId, workspace)
  }
  yield ']}'
}

type Workspace = Awaited<ReturnType<typeof workspacesOf>>[number]

function workspacesOf(db: Connection, userId: string) {
  return db
    .select({ id: workspaces.id, name: workspaces.name, kind: workspaces.kind, role: memberships.role })
    .from(memberships)
    .innerJoin(workspaces, eq(workspaces.id, memberships.workspaceId))
    .where(eq(memberships.userId, userId))
    .orderBy(asc(memberships.createdAt))
}

async function* workspaceData(
  deps: MyDataDeps,
  userId: string,
  { id, ...workspace }: Workspace,
): AsyncGenerator<string> {
  const leads = workspace.role === 'admin'
  const [settings] = leads
    ? await deps.db.select().from(workspaceSettings).where(eq(workspaceSettings.workspaceId, id))
    : []
  yield `${JSON.stringify({ ...workspace, settings: without(settings ?? {}, ['workspaceId']) }).slice(0, -1)},"projects":[`
  const projects = await deps.db
    .select({ id: transcripts.id, uploadedBy: transcripts.uploadedBy })
    .from(transcripts)
    .where(eq(transcripts.workspaceId, id))
    .orderBy(asc(transcripts.createdAt))
  let isFirst = true
  for (const project of projects.filter(({ uploadedBy }) => leads || uploadedBy === userId)) {
    const data = await projectData(deps, project.id)
    if (!data) continue
    yield `${isFirst ? '' : ','}${JSON.stringify(data)}`
    isFirst = false
  }
  yield '],"edits":['
  yield* leads ? [] : editsData(deps.db, { workspaceId: id, userId })
  yield `],"comments":${JSON.stringify(leads ? [] : await ownComments(deps.db, { workspaceId: id, userId }))}}`
}

/** Versions that the person wrote by hand in projects of others, each with the project's name. */
async function* editsData(db: Connection, { workspaceId, userId }: { workspaceId: string; userId: string }) {
  const isNotOwn = or(isNull(transcripts.uploadedBy), ne(transcripts.uploadedBy, userId))
  const isTheirs = and(eq(contentVersions.authorId, userId), eq(contentVersions.origin, 'edited'))
  const { transcriptId, contentType, version } = contentVersions
  const edits = await db
    .select({ filename: transcripts.filename, transcriptId, contentType, version })
    .from(contentVersions)
    .innerJoin(transcripts, eq(transcripts.id, contentVersions.transcriptId))
    .where(and(eq(transcripts.workspaceId, workspaceId), isNotOwn, isTheirs))
    .orderBy(asc(contentVersions.createdAt))
  let isFirst = true
  for (const { filename, ...edit } of edits) {
    const isIt = and(eq(transcriptId, edit.transcriptId), eq(contentType, edit.contentType), eq(version, edit.version))
    const [row] = await db.select().from(contentVersions).where(isIt)
    if (!row) continue
    yield `${isFirst ? '' : ','}${JSON.stringify({ filename, ...without(row, ['transcriptId', 'authorId']) })}`
    isFirst = false
  }
}

/** What the person said about projects of others, each with the project's name. */
function ownComments(db: Connection, { workspaceId, userId }: { workspaceId: string; userId: string }) {
  const isNotOwn = or(isNull(transcripts.uploadedBy), ne(transcripts.uploadedBy, userId))
  return db
    .select({ filename: transcripts.filename, ...said })
    .from(comments)
    .innerJoin(transcripts, eq(transcripts.id, comments.transcriptId))
    .where(and(eq(transcripts.workspaceId, workspaceId), isNotOwn, eq(comments.authorId, userId)))
    .orderBy(asc(comments.createdAt))
}

/** A comment without who wrote it: of others' that is theirs to tell. */
const said = {
  text: comments.text,
  contentType: comments.contentType,
  item: comments.item,
  about: comments.about,
  createdAt: comments.createdAt,
}

/** Null where it was deleted while the document is being made. */
async function projectData({ db, files }: MyDataDeps, transcriptId: string) {
  const [project] = await db.select().from(transcripts).where(eq(transcripts.id, transcriptId))
  if (!project) return null
  const versions = await db
    .select()
    .from(contentVersions)
    .where(eq(contentVersions.transcriptId, transcriptId))
    .orderBy(asc(contentVersions.contentType), asc(contentVersions.version))
  const pictures = await db.select().from(referenceImages).where(eq(referenceImages.transcriptId, transcriptId))
  const links = await db
    .select({
      name: shareLinks.name,
      createdAt: shareLinks.createdAt,
      expiresAt: shareLinks.expiresAt,
      revokedAt: shareLinks.revokedAt,
    })
    .from(shareLinks)
    .where(eq(shareLinks.transcriptId, transcriptId))
    .orderBy(asc(shareLinks.createdAt))
  const [note] = await db.select().from(projectNotes).where(eq(projectNotes.transcriptId, transcriptId))
  const remarks = await db
    .select(said)
    .from(comments)
    .where(eq(comments.transcriptId, transcriptId))
    .orderBy(asc(comments.createdAt))
  const upload = await files.find(project.fileKey)
  return {
    ...without(project, ['workspaceId', 'uploadedBy', 'fileKey']),
    upload: upload && new TextDecoder().decode(upload),
    versions: versions.map((version) => without(version, ['transcriptId', 'authorId'])),
    referenceImages: pictures.map(({ filename, createdAt }) => ({ filename, createdAt })),
    shareLinks: links,
    comments: remarks,
    note: note?.text ?? null,
  }
}

/** A row without what is ours alone: ids of other rows, keys of files. */
function without(row: Record<string, unknown>, columns: string[]) {
  return Object.fromEntries(Object.entries(row).filter(([column]) => !columns.includes(column)))
}
