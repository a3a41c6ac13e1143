import { acceptInvitation, declineInvitation, type Invitation } from '@podcastai/contracts'
import { toast } from '@podcastai/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, getErrorMessage } from '../../lib/api-error.ts'
import { call } from '../../lib/call.ts'
import { enterWorkspace } from '../../lib/queries/workspace.ts'
import { invitationsQuery } from './team-queries.ts'

type Invited = Pick<Invitation, 'id' | 'teamName'>

/** Accepts or declines an invitation. `proof` comes from the emailed link. */
export function useAnswerInvitation({ id, teamName }: Invited, proof?: string) {
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: invitationsQuery().queryKey, exact: true })

  const accept = useMutation({
    mutationFn: () => call(acceptInvitation, { params: { id }, body: { proof } }),
    onSuccess: async (profile) => {
      await enterWorkspace(queryClient, profile)
      await refresh()
      toast({
        title: `You joined ${teamName}`,
        text: 'Your own projects stay yours and come back when you leave the team.',
      })
    },
    onError: (error) => {
      const isUnproven = error instanceof ApiError && error.code === 'email_unproven'
      if (isUnproven) toast({ title: 'Check your email', text: getErrorMessage(error) })
      else toast({ title: 'Error', text: getErrorMessage(error), tone: 'danger' })
      void refresh()
    },
  })

  const decline = useMutation({
    mutationFn: () => call(declineInvitation, { params: { id } }),
    onSuccess: async () => {
      await refresh()
      toast({ title: 'Invitation declined', text: `You did not join ${teamName}.` })
    },
    onError: (error) => {
      toast({ title: 'Error', text: getErrorMessage(error), tone: 'danger' })
      void refresh()
    },
  })

  return { accept, decline }
}
