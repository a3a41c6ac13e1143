import { leaveTeam, type Profile, roleLabels } from '@podcastai/contracts'
import { Button, ConfirmDialog, toast } from '@podcastai/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { getErrorMessage } from '../../lib/api-error.ts'
import { call } from '../../lib/call.ts'
import { enterWorkspace } from '../../lib/queries/workspace.ts'

/** The user's team and a button to leave it. In the profile, because every role needs it. */
export function LeaveTeam({ profile }: { profile: Profile }) {
  const [isAsking, setIsAsking] = useState(false)
  const queryClient = useQueryClient()
  const name = profile.teamName ?? 'the team'
  const leave = useMutation({
    mutationFn: () => call(leaveTeam),
    onSuccess: async (own) => {
      setIsAsking(false)
      await enterWorkspace(queryClient, own)
      toast({ title: `You left ${name}`, text: 'You are back in your own workspace.' })
    },
    onError: (error) => {
      setIsAsking(false)
      toast({ title: 'Error', text: getErrorMessage(error), tone: 'danger' })
    },
  })
  return (
    <section aria-labelledby="leave-team-title" className="grid justify-items-start gap-3">
      <div>
        <h2 id="leave-team-title" className="type-h2">
          Your team
        </h2>
        <p className="mt-1 text-text-2">
          You are in “{name}” as {roleLabels[profile.role]}. Your own projects stay yours and come back when you leave
          the team.
        </p>
      </div>
      <Button onClick={() => setIsAsking(true)}>Leave the team</Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={`Leave “${name}”?`}
        text="What you uploaded here stays with the team, and share links you made stop working. You go back to your own workspace."
        confirmLabel="Leave the team"
        pendingLabel="Leaving..."
        pending={leave.isPending}
        onConfirm={() => leave.mutate()}
      />
    </section>
  )
}
