import { closeTeam } from '@podcastai/contracts'
import { Button, PasswordDialog, toast } from '@podcastai/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { getErrorMessage } from '../../lib/api-error.ts'
import { call } from '../../lib/call.ts'
import { enterWorkspace } from '../../lib/queries/workspace.ts'

/** Closes a team; the admin keeps its projects. */
export function CloseTeam() {
  const [isOpen, setIsOpen] = useState(false)
  const queryClient = useQueryClient()
  const close = useMutation({
    mutationFn: (password: string) => call(closeTeam, { body: { password } }),
    onSuccess: async (profile) => {
      setIsOpen(false)
      await enterWorkspace(queryClient, profile)
      toast({ title: 'Team closed', text: 'Its projects are yours now.' })
    },
  })

  function openOrClose(open: boolean) {
    close.reset()
    setIsOpen(open)
  }

  return (
    <section aria-labelledby="close-team-title" className="grid justify-items-start gap-3 border-t pt-6">
      <div>
        <h2 id="close-team-title" className="type-h3">
          Close the team
        </h2>
        <p className="mt-1 max-w-[60ch] text-text-2">
          The projects become yours alone, everyone else goes back to their own workspace, and the plan ends with the
          paid period.
        </p>
      </div>
      <Button onClick={() => setIsOpen(true)}>Close the team</Button>
      <PasswordDialog
        open={isOpen}
        onOpenChange={openOrClose}
        title="Close the team?"
        text="Everyone else loses access to its projects at once, and share links they made stop working. This cannot be undone."
        confirmLabel="Close the team"
        pendingLabel="Closing..."
        pending={close.isPending}
        error={close.error ? getErrorMessage(close.error) : undefined}
        onConfirm={(password) => close.mutate(password)}
      />
    </section>
  )
}
