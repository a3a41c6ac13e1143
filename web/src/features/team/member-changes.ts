import { addMember, changeRole, type Member, type Role, removeMember, roleLabels } from '@podcastai/contracts'
import { toast } from '@podcastai/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { membersQuery } from './team-queries.ts'

// The toast has the specification's short text; the reason appears next to the control.

/** Returns a member's name for messages. */
export function getMemberName({ username, email }: Pick<Member, 'username' | 'email'>): string {
  return username || email
}

/** The invitation hint that is true with and without email. */
export const neutralJoinHint = 'They join with a link, which you can copy.'

/** `sendsMail`: whether the server emails the link or the user passes it on; undefined while unknown. */
export function useAddMember({ sendsMail }: { sendsMail: boolean | undefined }) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ email, role }: { email: string; role: Role; isAgain: boolean }) =>
      call(addMember, { body: { email, role } }),
    onSuccess: async ({ email, role }, { isAgain }) => {
      await refresh()
      const can = `${email} can join as ${roleLabels[role]}.`
      const how = joinWords(sendsMail)
      toast({
        title: 'Team member invited',
        text: [can, how, isAgain && 'The previous link no longer works.'].filter(Boolean).join(' '),
      })
    },
    onError: () => sayFailed('Failed to add team member'),
  })
}

export function useChangeRole(member: Member) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (role: Role) => call(changeRole, { params: { id: member.id }, body: { role } }),
    onSuccess: async (_, role) => {
      await refresh()
      toast({ title: `${getMemberName(member)} is now a ${roleLabels[role]}` })
    },
    onError: async () => {
      sayFailed('Failed to update role')
      await refresh()
    },
  })
}

export function useRemoveMember(member: Member, onDone: () => void) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: () => call(removeMember, { params: { id: member.id } }),
    onSuccess: async () => {
      onDone()
      await refresh()
      toast({ title: `${getMemberName(member)} has been removed from the team` })
    },
    onError: async () => {
      onDone()
      sayFailed('Failed to remove team member')
      await refresh()
    },
  })
}

function joinWords(sendsMail: boolean | undefined): string {
  if (sendsMail === undefined) return neutralJoinHint
  return sendsMail ? 'They get the link by email.' : 'No email is sent. Copy the link and send it to them.'
}

function sayFailed(text: string) {
  toast({ title: 'Error', text, tone: 'danger' })
}

function useRefresh() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: membersQuery().queryKey })
}
