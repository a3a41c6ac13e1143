import { getInvitation, listInvitations, listMembers } from '@podcastai/contracts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'

/** Who is in the team and who is invited. Asked for only where there is a team. */
export const membersQuery = () =>
  queryOptions({
    queryKey: ['/api/team/members'],
    queryFn: ({ signal }) => call(listMembers, { signal }),
    // Invitations are accepted elsewhere.
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  })

const invitationsEveryMs = 60_000

/** Teams that wait for the signed-in person. */
export const invitationsQuery = () =>
  queryOptions({
    queryKey: ['/api/invitations'],
    queryFn: ({ signal }) => call(listInvitations, { signal }),
    refetchInterval: invitationsEveryMs,
  })

/** What the link of an invitation is good for; fails once it is over. */
export const invitationQuery = (id: string) =>
  queryOptions({
    queryKey: ['/api/invitations', id],
    queryFn: ({ signal }) => call(getInvitation, { params: { id }, signal }),
  })
