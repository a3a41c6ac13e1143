import type { Mutation } from '../mutation.ts'

const area = 'Teams and invitations'
const joining = ['server/src/features/team/joining.test.ts']
const members = ['server/src/features/team/members.test.ts']
const proven = [
  'server/src/features/team/verified-address.test.ts',
  'server/src/features/team/unverified-address.test.ts',
]
const answering = 'server/src/features/team/invitations.ts'
const managing = 'server/src/features/team/members.ts'

export const invitations: Mutation[] = [
  {
    area,
    breaks: 'Anybody accepts an invitation that was meant for another email.',
    matters: 'A forwarded id would let strangers into the team.',
    file: answering,
    text: 'return userId && (await team.findEmail(db, userId)) !== invitation.email ? null : invitation',
    becomes: 'return userId && (await team.findEmail(db, userId)) === null ? null : invitation',
    tests: joining,
  },
  {
    area,
    breaks: 'An invitation never ends.',
    matters: 'An address that changed hands would still open the team.',
    file: 'server/src/features/team/team.repository.ts',
    text: 'const isOpen = (now: Date) => gt(invitations.expiresAt, now)',
    becomes: 'const isOpen = (now: Date) => gt(invitations.expiresAt, new Date(now.getTime() - 1e12))',
    tests: joining,
  },
  {
    area,
    breaks: 'Registering with an invited address joins without any proof of it.',
    matters: 'Anyone who knows an invited address could take its seat.',
    file: answering,
    text: "if (!proven && deps.mail.kind === 'smtp') {",
    becomes: "if (!proven && deps.mail.kind === ('none' as string)) {",
    tests: proven,
  },
  {
    area,
    breaks: 'The link that confirms an address confirms any account.',
    matters: 'An account with a foreign address would be believed.',
    file: 'server/src/features/auth/verify-email.ts',
    text: '          eq(emailVerifications.userId, userId),\n',
    becomes: '',
    tests: proven,
  },
  {
    area,
    breaks: 'Members see open invitations.',
    matters: 'Without mail, anyone who knows an invited address joins with its role.',
    file: managing,
    text: "const invited = can(role, 'inviteMembers') ?",
    becomes: "const invited = can(role, 'generateContent') ?",
    tests: members,
  },
  {
    area,
    breaks: 'A team takes six members.',
    matters: 'Seats are what is paid for.',
    file: managing,
    text: 'if (taken >= seats)',
    becomes: 'if (taken > seats)',
    tests: members,
  },
  {
    area,
    breaks: 'The last admin can be lowered and removed.',
    matters: 'Nobody could pay, invite or close the team any more.',
    file: managing,
    text: "if (others.some(({ role }) => role === 'admin')) return",
    becomes: "if (others.some(({ role }) => role === 'admin') || others.length > 0) return",
    tests: members,
  },
  {
    area,
    breaks: 'A removed member stays in the team.',
    matters: 'A former colleague would keep reading.',
    file: 'server/src/platform/database/workspaces.ts',
    text: '  await tx.delete(memberships).where(isIn(workspaceId, userId))\n  await endShareLinks',
    becomes: '  await endShareLinks',
    tests: ['server/src/features/team/leaving.test.ts'],
  },
  {
    area,
    breaks: 'Share links of a removed member keep working.',
    matters: 'A former colleague would keep access.',
    file: 'server/src/platform/database/workspaces.ts',
    text: '  await endShareLinks(tx, { userId, workspaceId })\n',
    becomes: '',
    tests: ['server/src/features/team/leaving.test.ts'],
  },
]
