import { lateComponent } from '@podcastai/ui'
import { useQuery } from '@tanstack/react-query'
import { invitationsQuery } from './team-queries.ts'

/** Invitations are rare, so the banner's code loads on demand. */
const Invitation = lateComponent(async () => (await import('./invitation.tsx')).Invitation)

/** Pending invitations. Nobody joins a team without accepting. */
export function InvitationBanners() {
  const invitations = useQuery(invitationsQuery())
  return invitations.data?.map((invitation) => <Invitation key={invitation.id} invitation={invitation} />)
}
