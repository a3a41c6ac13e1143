import { can, type Profile, permissions, roleLabels } from '@podcastai/contracts'
import { Badge } from '@podcastai/ui'
import { Check, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Appearance } from './appearance.tsx'
import { HandOverServer } from './hand-over-server.tsx'
import { OwnData } from './own-data.tsx'
import { permissionWords } from './permission-words.ts'
import { ProfileForm } from './profile-form.tsx'

/** Name, password, role and personal data. `team`: the section about the user's team, if any. */
export function ProfileTab({ profile, team }: { profile: Profile; team?: ReactNode }) {
  return (
    <div className="grid max-w-[640px] divide-y pt-6 [&>section]:py-7 [&>section:first-child]:pt-0">
      <section aria-labelledby="profile-title" className="grid gap-4">
        <div className="flex flex-wrap items-center gap-2.5">
          <h2 id="profile-title" className="type-h2 mr-1">
            Profile
          </h2>
          <Badge>{roleLabels[profile.role]}</Badge>
          <AccountBadge profile={profile} />
        </div>
        <ProfileForm profile={profile} />
      </section>
      <section aria-labelledby="appearance-title" className="grid justify-items-start gap-3">
        <div>
          <h2 id="appearance-title" className="type-h2">
            Appearance
          </h2>
          <p className="mt-1 text-text-2">Applies to this browser.</p>
        </div>
        <Appearance />
      </section>
      <Permissions profile={profile} />
      {team}
      {profile.isOperator && <HandOverServer />}
      <OwnData profile={profile} />
    </div>
  )
}

/** What the role allows. Collapsed for users without a team, where it hardly matters. */
function Permissions({ profile: { role, teamId } }: { profile: Profile }) {
  const list = (
    <ul className="mt-4 grid grid-cols-2 gap-x-6 gap-y-2.5 max-md:grid-cols-1">
      {permissions.map((permission) => {
        const isGranted = can(role, permission)
        return (
          <li
            key={permission}
            className={isGranted ? 'flex items-center gap-2.5' : 'flex items-center gap-2.5 text-text-3'}
          >
            {isGranted ? <Check aria-hidden size={16} className="text-ok" /> : <Minus aria-hidden size={16} />}
            <span className="flex flex-wrap items-baseline gap-x-1.5">
              {permissionWords[permission]}
              {!isGranted && <span className="type-hint">(not with your role)</span>}
            </span>
          </li>
        )
      })}
    </ul>
  )
  return (
    <section aria-labelledby="permissions-title">
      <h2 id="permissions-title" className="type-h2">
        Your permissions
      </h2>
      {teamId === null ? (
        <details className="mt-1 text-text-2">
          <summary className="touch-area relative w-fit">This is your own workspace: you can do everything</summary>
          {list}
        </details>
      ) : (
        <>
          <p className="mt-1 text-text-2">Your role is {roleLabels[role]}. An admin can change it.</p>
          {list}
        </>
      )}
    </section>
  )
}

function AccountBadge({ profile }: { profile: Profile }) {
  if (profile.teamId !== null) return <Badge tone="petrol">Team Access</Badge>
  if (profile.subscriptionStatus === 'active') return <Badge tone="ok">Active</Badge>
  return <Badge>Inactive</Badge>
}
