import { type Invitation as Invited, roleLabels } from '@podcastai/contracts'
import { Button } from '@podcastai/ui'
import { useAnswerInvitation } from './use-answer-invitation.ts'

/** Asks the invited user to accept or decline. */
export function Invitation({ invitation }: { invitation: Invited }) {
  const { teamName, invitedBy, role } = invitation
  const { accept, decline } = useAnswerInvitation(invitation)
  const isAnswering = accept.isPending || decline.isPending
  return (
    <section
      aria-label={`Invitation to ${teamName}`}
      className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border bg-surface px-4 py-3"
    >
      <div className="min-w-60 flex-1">
        <p className="font-[550] wrap-anywhere">
          {invitedBy ?? 'An admin'} invited you to the team “{teamName}” as {roleLabels[role]}
        </p>
        <p className="type-small text-text-2">
          Your own projects stay yours and come back when you leave the team. If you pay for a subscription of your own,
          it will not renew.
        </p>
      </div>
      <div className="flex gap-2">
        <Button
          size="small"
          variant="ghost"
          disabled={isAnswering}
          pending={decline.isPending}
          pendingLabel="Declining..."
          onClick={() => decline.mutate()}
        >
          Decline
        </Button>
        <Button
          size="small"
          disabled={isAnswering}
          pending={accept.isPending}
          pendingLabel="Joining..."
          onClick={() => accept.mutate()}
        >
          Accept
        </Button>
      </div>
    </section>
  )
}
