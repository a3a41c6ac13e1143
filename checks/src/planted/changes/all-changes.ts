import type { PlantedChange } from '../planted-change.ts'
import { corrections } from './corrections.ts'
import { invitations } from './invitations.ts'
import { limits } from './limits.ts'
import { money } from './money.ts'
import { passwords } from './passwords.ts'
import { permissions } from './permissions.ts'
import { sessions } from './sessions.ts'
import { sharing } from './sharing.ts'
import { spokenWords } from './spoken-words.ts'
import { versions } from './versions.ts'

export const allChanges: readonly PlantedChange[] = [
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
