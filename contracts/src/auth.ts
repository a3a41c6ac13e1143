import { z } from 'zod'
import { Email, NewPassword, Username } from './account-fields.ts'
import { endpoint } from './endpoint.ts'
import { maxPasswordLength } from './limits.ts'
import { roles } from './permissions.ts'

export const Profile = z.object({
  id: z.string(),
  email: z.string(),
  username: z.string(),
  role: z.enum(roles),
  teamId: z.string().nullable(),
  teamName: z.string().nullable(),
  /** False if the server sends mail and the user hasn't opened the verification link: they can't join a team yet. */
  emailVerified: z.boolean(),
  /**
   * True if the user gets an email when an episode is ready; null if the server sends none, or the address is
   * unverified.
   */
  readyMail: z.boolean().nullable(),
  /** True if single-key shortcuts are on. */
  singleKeys: z.boolean(),
  /** Only 'active' allows generation: 'inactive' means no plan yet, 'ended' a past one. */
  subscriptionStatus: z.string(),
  /** Projects that may still be created without a plan. */
  freeEpisodesLeft: z.int().min(0),
  /** The operator chooses the language model and can hand the server over. */
  isOperator: z.boolean(),
  /** True until the first operator of a new server chose a language model, or none. */
  choosesModel: z.boolean(),
})
export type Profile = z.infer<typeof Profile>

export const register = endpoint({
  method: 'POST',
  path: '/api/auth/register',
  summary: 'Create an account and a session; an invited email joins its team',
  access: 'public',
  perMinute: 20,
  body: z.object({
    email: Email,
    username: Username,
    password: NewPassword,
    /** The secret of a mailed invitation link, which verifies the address. */
    proof: z.string().max(200).optional(),
  }),
  response: z.object({
    sessionId: z.string(),
    /** True if the email is invited. */
    isWhitelisted: z.boolean(),
    teamName: z.string().nullable(),
    /** The user joins the team once they open the link that was just mailed. */
    mustVerifyEmail: z.boolean(),
    /** Projects that the account may create without a plan. */
    freeEpisodes: z.int().min(0),
    user: z.object({ username: z.string() }),
  }),
})

export const login = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Create a session',
  access: 'public',
  perMinute: 30,
  body: z.object({
    email: z.string().trim().toLowerCase().min(1).max(254),
    password: z.string().min(1).max(maxPasswordLength),
  }),
  response: z.object({ sessionId: z.string(), user: z.object({ id: z.string(), username: z.string() }) }),
})

export const logout = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'End the current session',
  access: 'session',
  response: z.object({ ended: z.literal(true) }),
})

export const getProfile = endpoint({
  method: 'GET',
  path: '/api/auth/profile',
  summary: 'The signed-in person',
  access: 'session',
  response: Profile,
})

export const updateProfile = endpoint({
  method: 'PATCH',
  path: '/api/auth/profile',
  summary: 'Change the name and preferences, and with the current password the password',
  access: 'session',
  perMinute: 20,
  body: z
    .object({
      username: Username.optional(),
      readyMail: z.boolean().optional(),
      singleKeys: z.boolean().optional(),
      currentPassword: z.string().max(maxPasswordLength).optional(),
      newPassword: NewPassword.optional(),
    })
    .refine((body) => body.newPassword === undefined || !!body.currentPassword, {
      path: ['currentPassword'],
      message: 'Please enter your current password',
    }),
  response: Profile,
})

/** Responds the same, and equally fast, for every email, so that it can't reveal who has an account. */
export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/auth/forgot-password',
  summary: 'Email a password reset link, valid once within an hour',
  access: 'public',
  perMinute: 10,
  body: z.object({ email: Email }),
  /** False if the server sends no mail; the operator can print a link. */
  response: z.object({ mailed: z.boolean() }),
})

/** The page calls this when the link opens, before the user picks a new password. */
export const checkResetLink = endpoint({
  method: 'POST',
  path: '/api/auth/reset-link',
  summary: 'Whether a reset link still works',
  access: 'public',
  perMinute: 10,
  body: z.object({ token: z.string().min(1).max(200) }),
  response: z.object({ works: z.boolean() }),
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/reset-password',
  summary: 'Set a new password with the token of a reset link; ends all sessions of the account',
  access: 'public',
  perMinute: 10,
  body: z.object({ token: z.string().min(1).max(200), password: NewPassword }),
  response: z.object({ reset: z.literal(true) }),
})

/**
 * The page at `/verify-email?token=…` calls this after login: the link alone must not confirm an account that someone
 * else created with the address. Returns 400 if the link is used, expired, or belongs to another account.
 */
export const verifyEmail = endpoint({
  method: 'POST',
  path: '/api/auth/verify-email',
  summary: 'Verify an email with the token of the mailed link; a pending invitation is accepted',
  access: 'session',
  perMinute: 20,
  body: z.object({ token: z.string().min(1).max(200) }),
  response: z.object({ verified: z.literal(true), teamName: z.string().nullable() }),
})

export const sendVerification = endpoint({
  method: 'POST',
  path: '/api/auth/send-verification',
  summary: 'Send the verification email again',
  access: 'session',
  perMinute: 5,
  response: z.object({ mailed: z.boolean() }),
})

/** A JSON document that a plain link downloads. Team admins get all projects. */
export const downloadMyData = endpoint({
  method: 'GET',
  path: '/api/auth/my-data',
  summary: 'Profile, personal workspace with all projects, and the user’s uploads and edits in a team',
  access: 'session',
  perMinute: 6,
  response: z.unknown(),
})

/** Fails with `hand_over_first` for the last admin of a team with members, and `operator_remains` for the operator. */
export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/api/auth/profile',
  summary: 'Permanently delete the account with its personal workspace, files, and sessions',
  access: 'session',
  perMinute: 10,
  body: z.object({ password: z.string().max(maxPasswordLength) }),
  response: z.object({ deleted: z.literal(true) }),
})
