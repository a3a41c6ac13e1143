import { invitationDays, roleLabels } from '@podcastai/contracts'
import type { Connection } from '../../platform/database/connection.ts'
import { letter } from '../../platform/mail/email-content.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { hashSecret, newSecret } from '../../platform/secrets.ts'
import { findInvitation } from './invitations.ts'
import { updateInvitation } from './team.repository.ts'

type EmailDeps = { db: Connection; now: () => Date; appUrl: string }

/** Creates the email that invites a person to a team. Its link proves that they can read mail at that address. */
export async function createInvitationEmail(
  deps: EmailDeps,
  { invitationId }: { invitationId: string },
): Promise<Mail | null> {
  const invitation = await findInvitation(deps, { id: invitationId })
  if (!invitation) return null
  const proof = newSecret()
  await updateInvitation(deps.db, invitationId, { proofHash: hashSecret(proof) })
  const { email, role, teamName, invitedByName } = invitation
  const url = new URL('/register', deps.appUrl)
  url.searchParams.set('invitation', invitationId)
  url.searchParams.set('proof', proof)
  return letter({
    to: email,
    subject: `Join “${teamName}” on PodcastAI`,
    paragraphs: [
      `${invitedByName ?? 'An admin'} invited you to the team “${teamName}” on PodcastAI. Your role there: ${roleLabels[role]}.`,
      'PodcastAI turns podcast transcripts into captions, quotes, clips and more. In a team you share projects, settings and the plan.',
    ],
    button: { label: 'Join the team', url: url.href },
    footnote: `The invitation is valid for ${invitationDays} days. If you do not know what this is about, you can ignore it.`,
  })
}
