import { lateComponent } from '@podcastai/ui'
import { useQuery } from '@tanstack/react-query'
import { invitationsQuery } from './team-queries.ts'

/** Few are ever invited: the code of a banner comes with an invitation. */
const Invitation = lateComponent(async () => (await import('./invitation.tsx')).Invitation)

/** Teams that wait for an answer. Nobody is moved without one. */
export function InvitationBanners() {
  const invitations = useQuery(invitationsQuery())
  return invitations.data?.map((invitation) => <Invitation key={invitation.id} invitation={invitation} />)
}
