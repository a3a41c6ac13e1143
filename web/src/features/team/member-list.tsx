import { can, type Member, type Profile, plans } from '@podcastai/contracts'
import { MemberRow } from './member-row.tsx'

type Props = { members: readonly Member[]; profile: Profile }

export function MemberList({ members, profile }: Props) {
  const { seats } = plans.team
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-text-2">
        <span aria-hidden className="flex gap-1">
          {Array.from({ length: seats }, (_, seat) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: seats have no other name
              key={seat}
              className={`size-2 rounded-full ${seat < members.length ? 'bg-petrol' : 'border border-line-strong'}`}
            />
          ))}
        </span>
        {members.length} of {seats} seats taken
      </p>
      <ul aria-label="Members" className="divide-y rounded-card border bg-surface">
        {members.map((member) => (
          <MemberRow
            key={member.id}
            member={member}
            isMyself={member.id === profile.id}
            mayChange={can(profile.role, 'changeUserRoles')}
            mayRemove={can(profile.role, 'changeUserRoles') && can(profile.role, 'removeMembers')}
          />
        ))}
      </ul>
    </>
  )
}
