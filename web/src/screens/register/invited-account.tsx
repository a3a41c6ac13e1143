import type { getInvitation, ResponseBody } from '@podcastai/contracts'
import { invitationDays, roleLabels } from '@podcastai/contracts'
import { Button, buttonStyle } from '@podcastai/ui'
import { Link, useNavigate } from '@tanstack/react-router'
import { AuthCard } from '../../features/frame/auth-card.tsx'
import { useLogout } from '../../features/frame/use-logout.ts'
import { useAnswerInvitation } from '../../features/team/use-answer-invitation.ts'
import { SignedIn } from '../signed-in/signed-in.tsx'

type Props = { invitation: ResponseBody<typeof getInvitation>; proof: string | undefined }

/** For a signed-in user who followed an invitation: lets them answer it, or says that it is for another account. */
export function InvitedAccount({ invitation, proof }: Props) {
  return (
    <SignedIn>
      {({ email }) =>
        email === invitation.email ? (
          <Answer invitation={invitation} proof={proof} />
        ) : (
          <SomebodyElse email={email} invited={invitation.email} />
        )
      }
    </SignedIn>
  )
}

function Answer({ invitation, proof }: Props) {
  const { teamName, invitedBy, role } = invitation
  const { accept, decline } = useAnswerInvitation(invitation, proof)
  const navigate = useNavigate()
  const toDashboard = { onSuccess: () => void navigate({ to: '/' }) }
  const isAnswering = accept.isPending || decline.isPending
  return (
    <AuthCard title={`Join “${teamName}”?`}>
      <div className="grid gap-4">
        <p className="text-text-2">
          {invitedBy ?? 'An admin'} invited you as {roleLabels[role]}. Your own projects stay yours and come back when
          you leave the team. If you pay for a subscription of your own, it will not renew.
        </p>
        <div className="flex justify-end gap-2">
          <Button
            disabled={isAnswering}
            pending={decline.isPending}
            pendingLabel="Declining..."
            onClick={() => decline.mutate(undefined, toDashboard)}
          >
            Decline
          </Button>
          <Button
            variant="primary"
            disabled={isAnswering}
            pending={accept.isPending}
            pendingLabel="Joining..."
            onClick={() => accept.mutate(undefined, toDashboard)}
          >
            Accept
          </Button>
        </div>
      </div>
    </AuthCard>
  )
}

/** The invitation has expired, and a signed-in user has no account to create. */
export function InvitationOver() {
  return (
    <AuthCard title="This invitation is no longer valid">
      <div className="grid gap-4">
        <p className="text-text-2">It was already answered, was withdrawn, or is older than {invitationDays} days.</p>
        <Link to="/" className={buttonStyle({ variant: 'primary' })}>
          Go to Dashboard
        </Link>
      </div>
    </AuthCard>
  )
}

function SomebodyElse({ email, invited }: { email: string; invited: string }) {
  const logout = useLogout()
  return (
    <AuthCard title="This invitation is for another account">
      <div className="grid gap-4">
        <p className="text-text-2 wrap-anywhere">
          It was made for {invited}. You are logged in as {email}.
        </p>
        <Button onClick={logout}>Logout</Button>
        <Link to="/" className={buttonStyle({ variant: 'ghost' })}>
          Go to Dashboard
        </Link>
      </div>
    </AuthCard>
  )
}
