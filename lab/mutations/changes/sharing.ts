import type { Mutation } from '../mutation.ts'

const area = 'Sharing'
const tests = ['server/src/features/share/share.test.ts']
const followLinkFile = 'server/src/features/share/follow-link.ts'
const stopped = 'if (revokedAt || expiresAt <= now() || !project || project.deletedAt)'

export const sharing: Mutation[] = [
  {
    area,
    breaks: 'A revoked link works on.',
    matters: 'It was revoked to end a person’s access.',
    file: followLinkFile,
    text: stopped,
    becomes: 'if (expiresAt <= now() || !project || project.deletedAt || revokedAt === undefined)',
    tests,
  },
  {
    area,
    breaks: 'A link never ends.',
    matters: 'People are told that it ends after thirty days.',
    file: followLinkFile,
    text: stopped,
    becomes: 'if (revokedAt || !project || project.deletedAt || now === undefined)',
    tests,
  },
  {
    area,
    breaks: 'The link to a deleted project works on.',
    matters: 'What was deleted must not be read.',
    file: followLinkFile,
    text: stopped,
    becomes: 'if (revokedAt || expiresAt <= now() || !project)',
    tests,
  },
  {
    area,
    breaks: 'Search engines may list what a link shows.',
    matters: 'A link for one person would be found by all.',
    file: 'server/src/features/share/share.routes.ts',
    text: ", 'x-robots-tag': 'noindex' })",
    becomes: ' })',
    tests,
  },
  {
    area,
    breaks: 'What a link shows is kept by caches on the way.',
    matters: 'Revoked, it would still be shown.',
    file: 'server/src/features/share/share.routes.ts',
    text: "'cache-control': 'no-store', ",
    becomes: '',
    tests,
  },
  {
    area,
    breaks: 'Links of other workspaces are revoked by id.',
    matters: 'Strangers could take down what a team has sent to its guests.',
    file: 'server/src/features/share/share.repository.ts',
    text: 'and(eq(transcripts.id, id), eq(transcripts.workspaceId, workspaceId), isNull(transcripts.deletedAt))',
    becomes: 'and(eq(transcripts.id, id), sql`${workspaceId}::uuid is not null`, isNull(transcripts.deletedAt))',
    tests,
  },
]
