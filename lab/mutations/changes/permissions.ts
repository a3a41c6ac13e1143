import type { Mutation } from '../mutation.ts'

const area = 'Permissions'
const everyCall = ['server/src/features/every-call.test.ts']
const serving = 'server/src/platform/http/serve.ts'
const table = 'contracts/src/permissions.ts'
const comments = 'server/src/features/collaboration/comments.routes.ts'

export const permissions: Mutation[] = [
  {
    area,
    breaks: 'The server checks no permissions.',
    matters: 'Anyone could call what the page hides.',
    file: serving,
    text: '!(caller && can(caller.role, endpoint.permission))',
    becomes: '!can(caller?.role ?? "user", endpoint.permission) && !caller',
    tests: everyCall,
  },
  {
    area,
    breaks: 'Every member may delete projects.',
    matters: 'A team’s work would depend on its newest member.',
    file: table,
    text: "deleteTranscripts: ['admin', 'manager']",
    becomes: "deleteTranscripts: ['admin', 'manager', 'user']",
    tests: everyCall,
  },
  {
    area,
    breaks: 'Managers may change roles.',
    matters: 'A manager could become an admin.',
    file: table,
    text: "changeUserRoles: ['admin']",
    becomes: "changeUserRoles: ['admin', 'manager']",
    tests: everyCall,
  },
  {
    area,
    breaks: 'Managers may pay and cancel.',
    matters: 'Only the admin is responsible for spending.',
    file: table,
    text: "manageSubscription: ['admin']",
    becomes: "manageSubscription: ['admin', 'manager']",
    tests: everyCall,
  },
  {
    area,
    breaks: 'Settings of others are changed along with one’s own.',
    matters: 'A manager could rewrite what only the admin answers for.',
    file: 'server/src/features/settings/settings.service.ts',
    text: 'changed.filter((field) => !can(role, settingsFields[field].permission))',
    becomes: 'changed.filter((field) => !can(role, settingsFields[field].permission) && changed.length > 1)',
    tests: ['server/src/features/settings/settings.test.ts'],
  },
  {
    area,
    breaks: 'Projects of other workspaces are answered by id.',
    matters: 'Unpublished episodes of strangers could be read.',
    file: 'server/src/features/transcripts/transcripts.repository.ts',
    text: 'and(eq(transcripts.id, id), eq(transcripts.workspaceId, workspaceId), isNull(transcripts.deletedAt))',
    becomes: 'and(eq(transcripts.id, id), sql`${workspaceId} is not null`, isNull(transcripts.deletedAt))',
    tests: everyCall,
  },
  {
    area,
    breaks: 'Content of other workspaces is read and changed by id.',
    matters: 'Unpublished texts of strangers could be read and overwritten.',
    file: 'server/src/features/content/content.repository.ts',
    text: '.where(and(eq(transcripts.id, id), eq(transcripts.workspaceId, workspaceId), isNull(transcripts.deletedAt)))',
    becomes:
      '.where(and(eq(transcripts.id, id), sql`${workspaceId}::uuid is not null`, isNull(transcripts.deletedAt)))',
    tests: everyCall,
  },
  {
    area,
    breaks: 'The list shows the projects of everybody.',
    matters: 'Names of unpublished episodes are confidential.',
    file: 'server/src/features/transcripts/transcripts.repository.ts',
    text: '        eq(transcripts.workspaceId, workspaceId),\n        isNull(transcripts.deletedAt),',
    becomes: '        sql`${workspaceId}::uuid is not null`,\n        isNull(transcripts.deletedAt),',
    tests: ['server/src/features/transcripts/projects.test.ts'],
  },
  {
    area,
    breaks: 'Everybody changes everybody’s comments.',
    matters: 'A comment would carry the name of a person who never wrote it.',
    file: comments,
    text: "if (found.author?.id !== userId) throw new AppError('forbidden', 'Only the author of a comment can change it.')",
    becomes: '',
    tests: ['server/src/features/collaboration/comments.test.ts'],
  },
  {
    area,
    breaks: 'Everybody deletes everybody’s comments.',
    matters: 'Any member could delete an unwelcome remark.',
    file: comments,
    text: "if (found.author?.id !== caller.userId && caller.role !== 'admin') {",
    becomes: "if (found.author?.id !== caller.userId && caller.role !== 'admin' && !caller.isTeam) {",
    tests: ['server/src/features/collaboration/comments.test.ts'],
  },
  {
    area,
    breaks: 'Revoked permissions still apply until a slow upload ends.',
    matters: 'A removed member could finish a request whose body was delayed.',
    file: serving,
    text: 'if (hasBody(request)) request.call',
    becomes: 'if (hasBody(request) && request.method === "GET") request.call',
    tests: ['server/src/platform/http/serve.test.ts'],
  },
]
