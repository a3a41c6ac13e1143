import { corrections } from './changes/corrections.ts'
import { invitations } from './changes/invitations.ts'
import { limits } from './changes/limits.ts'
import { money } from './changes/money.ts'
import { passwords } from './changes/passwords.ts'
import { permissions } from './changes/permissions.ts'
import { sessions } from './changes/sessions.ts'
import { sharing } from './changes/sharing.ts'
import { spokenWords } from './changes/spoken-words.ts'
import { versions } from './changes/versions.ts'
import type { Mutation } from './mutation.ts'

export const allMutations: readonly Mutation[] = [
  ...passwords,
  ...sessions,
  ...permissions,
  ...invitations,
  ...money,
  ...versions,
  ...corrections,
  ...spokenWords,
  ...sharing,
  ...limits,
]
