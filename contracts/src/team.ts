import { z } from 'zod'
import { Email } from './account-fields.ts'
import { Profile } from './auth.ts'
import { endpoint } from './endpoint.ts'
import { maxNameLength, maxPasswordLength } from './limits.ts'
import { roles } from './permissions.ts'
import { hasVisibleText } from './visible-text.ts'

/** An invitation expires after this many days. */
export const invitationDays = 14

const Id = z.object({ id: z.uuid() })

const Role = z.enum(roles).default('user')

/** A member of the team, or an open invitation. */
export const Member = z.object({
  /** Id of the user or the invitation: both can be given another role and removed. */
  id: z.string(),
  /** Empty for an invitation, because the name isn't known yet. */
  username: z.string(),
  email: z.string(),
  role: z.enum(roles),
  status: z.enum(['member', 'invited']),
  /** Only for invitations: path and query of the link to copy, and when it expires. */
  invitationLink: z.string().optional(),
  expiresAt: z.iso.datetime().optional(),
})
export type Member = z.infer<typeof Member>

/** Lists open invitations only with `inviteMembers`: their addresses and links let people in. */
export const listMembers = endpoint({
  method: 'GET',
  path: '/api/team/members',
  summary: 'Team members, oldest first, and for admins the open invitations',
  access: 'session',
  response: z.array(Member),
})

/** Fails with `seats_full`, `already_member`, or 402 if there is no team or its plan has ended. */
export const addMember = endpoint({
  method: 'POST',
  path: '/api/team/members',
  summary: 'Invite a person by email; replaces an open invitation for the same email',
  access: 'session',
  permission: 'inviteMembers',
  subscription: 'team',
  perMinute: 30,
  body: z.object({ email: Email, role: Role }),
  response: Member,
})

/** Fails with `last_admin` if the team would have no admin left. */
export const changeRole = endpoint({
  method: 'PUT',
  path: '/api/team/members/:id/role',
  summary: 'Change the role of a member or an invitation, from the next call on',
  access: 'session',
  permission: 'changeUserRoles',
  params: Id,
  body: z.object({ role: z.enum(roles) }),
  response: Member,
})

/** Fails with `last_admin` if the team would have no admin left. */
export const removeMember = endpoint({
  method: 'DELETE',
  path: '/api/team/members/:id',
  summary: 'Remove a member or revoke an invitation',
  access: 'session',
  permission: 'removeMembers',
  params: Id,
  response: z.object({ id: z.string(), removed: z.literal(true) }),
})

/** Fails with 409 `conflict` if there is no team. */
export const renameTeam = endpoint({
  method: 'PATCH',
  path: '/api/team',
  summary: 'Rename the team',
  access: 'session',
  permission: 'editBusinessSettings',
  body: z.object({
    name: z
      .string()
      .trim()
      .min(1, 'Please enter a name')
      .refine(hasVisibleText, 'Please enter a name')
      .max(maxNameLength),
  }),
  response: Profile,
})

/** Fails with `last_admin`, or with 409 `conflict` if there is no team. */
export const leaveTeam = endpoint({
  method: 'POST',
  path: '/api/team/leave',
  summary: 'Leave the team and return to the personal workspace; projects stay with the team',
  access: 'session',
  response: Profile,
})

/** Fails with 409 `conflict` if there is no team. */
export const closeTeam = endpoint({
  method: 'DELETE',
  path: '/api/team',
  summary: 'Close the team: the caller keeps its projects, all others return to their personal workspace',
  access: 'session',
  permission: 'manageSubscription',
  body: z.object({ password: z.string().max(maxPasswordLength) }),
  response: Profile,
})

/** An invitation as the invited person sees it. */
export const Invitation = z.object({
  id: z.string(),
  teamName: z.string(),
  role: z.enum(roles),
  /** Name of the admin; null if the account was deleted. */
  invitedBy: z.string().nullable(),
  expiresAt: z.iso.datetime(),
})
export type Invitation = z.infer<typeof Invitation>

/** If the server sends mail, returns none until the account's email is verified: it may be someone else's. */
export const listInvitations = endpoint({
  method: 'GET',
  path: '/api/invitations',
  summary: 'Open invitations for the email of the signed-in person, for the banner',
  access: 'session',
  response: z.array(Invitation),
})

/** For the sign-up page of an invitation, which prefills and locks the email. 404 once it has expired. */
export const getInvitation = endpoint({
  method: 'GET',
  path: '/api/invitations/:id',
  summary: 'The invitation behind a link',
  access: 'public',
  params: Id,
  perMinute: 60,
  response: Invitation.extend({ email: z.string() }),
})

/**
 * Fails with `in_another_team`, or with `email_unproven` if the server sends mail and the email isn't verified: the
 * server then sends a verification link, up to five times an hour.
 */
export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/api/invitations/:id/accept',
  summary: 'Join the team; the personal workspace is kept, its subscription ends with its period',
  access: 'session',
  params: Id,
  /** `proof` is the secret in the mailed link, if the person opened that. */
  body: z.object({ proof: z.string().max(200).optional() }).nullish(),
  response: Profile,
})

export const declineInvitation = endpoint({
  method: 'POST',
  path: '/api/invitations/:id/decline',
  summary: 'Decline an invitation',
  access: 'session',
  params: Id,
  response: z.object({ id: z.string(), declined: z.literal(true) }),
})
