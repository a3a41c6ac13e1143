import { type Invitation, roleLabels } from '@podcastai/contracts'
import { Skeleton } from '@podcastai/ui'

type Props = { invitation: Invitation | undefined; isLooking: boolean; isOver: boolean }

/** What an invited person should know before signing up. */
export function InvitationNotice({ invitation, isLooking, isOver }: Props) {
  if (isLooking) return <Skeleton className="h-16" />
  if (isOver) {
    return (
      <p role="status" className="rounded-control bg-warn-soft px-3.5 py-3 text-warn">
        This invitation has expired or was withdrawn. Ask for a new one, or sign up without a team.
      </p>
    )
  }
  if (!invitation) return null
  const { invitedBy, teamName, role } = invitation
  return (
    <p role="status" className="rounded-control bg-petrol-soft px-3.5 py-3 wrap-anywhere">
      {invitedBy ?? 'An admin'} invited you to the team “{teamName}” as {roleLabels[role]}. You’ll join it when you sign
      up.
    </p>
  )
}
