import { getInvitation, listInvitations, listMembers } from '@podcastai/contracts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'

/** The team's members and invitations. Only fetched in a team. */
export const membersQuery = () =>
  queryOptions({
    queryKey: ['/api/team/members'],
    queryFn: ({ signal }) => call(listMembers, { signal }),
    // Invitations are accepted elsewhere.
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  })

const invitationsEveryMs = 60_000

/** The signed-in user's pending invitations. */
export const invitationsQuery = () =>
  queryOptions({
    queryKey: ['/api/invitations'],
    queryFn: ({ signal }) => call(listInvitations, { signal }),
    refetchInterval: invitationsEveryMs,
  })

/** The invitation behind a link; fails once it has expired. */
export const invitationQuery = (id: string) =>
  queryOptions({
    queryKey: ['/api/invitations', id],
    queryFn: ({ signal }) => call(getInvitation, { params: { id }, signal }),
  })
