import { asc, eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/connection.ts'
import { memberships, shows, users, workspaces } from '../../platform/database/schema.ts'
import { inOrder } from '../../platform/database/shows.ts'
import { type ProjectsDataDeps, projectsData } from './projects-data.ts'
import { without } from './without.ts'
import { ownCorrections, termsData } from './words-data.ts'
import { editsData, ownComments } from './work-in-others.ts'

export type MyDataDeps = ProjectsDataDeps & { now: () => Date }

/**
 * Generates one person's data as a JSON document, in chunks, so that no account is too large to export: the account;
 * all projects of workspaces where the person is an admin; and in other workspaces the projects that they uploaded, and
 * their edits to the rest.
 */
export async function* myData(deps: MyDataDeps, userId: string): AsyncGenerator<string> {
  const [account] = await deps.db
    .select({ email: users.email, username: users.username, createdAt: users.createdAt })
    .from(users)
    .where(eq(users.id, userId))
  yield `{"madeAt":${JSON.stringify(deps.now())},"account":${JSON.stringify(account)},"workspaces":[`
  let isFirst = true
  for (const workspace of await listWorkspaces(deps.db, userId)) {
    if (!isFirst) yield ','
    isFirst = false
    yield* workspaceData(deps, userId, workspace)
  }
  yield ']}'
}

type Workspace = Awaited<ReturnType<typeof listWorkspaces>>[number]

function listWorkspaces(db: Connection, userId: string) {
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
  const whose = { workspaceId: id, userId }
  const theirs = leads
    ? await deps.db
        .select()
        .from(shows)
        .where(eq(shows.workspaceId, id))
        .orderBy(...inOrder)
    : []
  const settings = theirs.map((show) => without(show, ['workspaceId', 'position']))
  yield `${JSON.stringify({ ...workspace, shows: settings }).slice(0, -1)},"projects":[`
  yield* separated(projectsData(deps, { workspaceId: id, ...(!leads && { uploadedBy: userId }) }))
  yield '],"edits":['
  if (!leads) yield* separated(editsData(deps.db, whose))
  const rest = {
    comments: leads ? [] : await ownComments(deps.db, whose),
    corrections: leads ? [] : await ownCorrections(deps.db, whose),
    glossary: await termsData(deps.db, whose, { leads }),
  }
  yield `],${JSON.stringify(rest).slice(1)}`
}

/** Generates the elements of a JSON array, separated by commas. */
async function* separated(values: AsyncIterable<unknown>): AsyncGenerator<string> {
  let isFirst = true
  for await (const value of values) {
    yield `${isFirst ? '' : ','}${JSON.stringify(value)}`
    isFirst = false
  }
}
