import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { invitationQuery } from '../../features/team/team-queries.ts'

/** Returns the invitation in the URL, if any. Over: withdrawn, answered or expired. */
export function useInvitation() {
  const { invitation: id } = useSearch({ from: '/register' })
  const invitation = useQuery({ ...invitationQuery(id ?? ''), enabled: id !== undefined })
  return { invitation: invitation.data, isLooking: invitation.isLoading, isOver: invitation.isError }
}
