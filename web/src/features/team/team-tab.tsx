import { can, type Profile, plans } from '@podcastai/contracts'
import { Button, Skeleton } from '@podcastai/ui'
import { useQuery } from '@tanstack/react-query'
import { AddMemberForm } from './add-member-form.tsx'
import { CloseTeam } from './close-team.tsx'
import { MemberList } from './member-list.tsx'
import { PlanPanel } from './plan-panel.tsx'
import { TeamName } from './team-name.tsx'
import { membersQuery } from './team-queries.ts'

/** Members, invitations, and the plan. */
export function TeamTab({ profile }: { profile: Profile }) {
  const isTeam = profile.teamId !== null
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_264px] items-start gap-8 pt-6 max-desk:grid-cols-1">
      <div className="grid min-w-0 gap-8">
        {isTeam ? <Team profile={profile} /> : <OnYourOwn />}
        {isTeam && can(profile.role, 'manageSubscription') && <CloseTeam />}
      </div>
      <PlanPanel profile={profile} />
    </div>
  )
}

function Team({ profile }: { profile: Profile }) {
  const members = useQuery(membersQuery())
  if (members.isError) {
    return (
      <div className="grid justify-items-start gap-3">
        <p className="text-text-2">The members could not be loaded.</p>
        <Button onClick={() => members.refetch()}>Try Again</Button>
      </div>
    )
  }
  const free = members.data && plans.team.seats - members.data.length
  return (
    <>
      <section aria-labelledby="team-title" className="grid gap-4">
        <TeamName profile={profile} />
        {members.data ? (
          <MemberList members={members.data} profile={profile} />
        ) : (
          <div role="status" aria-label="Loading the members" className="grid gap-3">
            <Skeleton className="h-14" />
            <Skeleton className="h-14" />
          </div>
        )}
      </section>
      {members.data && free !== undefined && can(profile.role, 'inviteMembers') && (
        <AddMemberForm members={members.data} freeSeats={free} />
      )}
    </>
  )
}

function OnYourOwn() {
  return (
    <section aria-labelledby="team-title" className="grid gap-2">
      <h2 id="team-title" className="type-h2">
        Team
      </h2>
      <p className="max-w-[60ch] text-text-2">
        This workspace is just you. With the Team Plan, up to {plans.team.seats} people share its projects, settings,
        and plan. Your projects stay where they are.
      </p>
    </section>
  )
}
