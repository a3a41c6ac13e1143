import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { maxNameLength, maxPasswordLength, minPasswordLength } from './limits.ts'
import { roles } from './permissions.ts'

export const Email = z.string().trim().toLowerCase().max(254).pipe(z.email('Please enter a valid email address'))
export const Username = z.string().trim().min(1, 'Please enter your name').max(maxNameLength)
export const NewPassword = z
  .string()
  .min(minPasswordLength, `Password must be at least ${minPasswordLength} characters`)
  .max(maxPasswordLength)

export const Profile = z.object({
  id: z.string(),
  email: z.string(),
  username: z.string(),
  role: z.enum(roles),
  teamId: z.string().nullable(),
  /** 'active', or no access to generation: 'ended' after a plan, 'inactive' before one. */
  subscriptionStatus: z.string(),
})
export type Profile = z.infer<typeof Profile>

export const register = endpoint({
  method: 'POST',
  path: '/api/auth/register',
  summary: 'Make an account and a session',
  access: 'public',
  perMinute: 20,
  body: z.object({ email: Email, username: Username, password: NewPassword }),
  response: z.object({
    sessionId: z.string(),
    isWhitelisted: z.boolean(),
    teamName: z.string().nullable(),
    user: z.object({ username: z.string() }),
  }),
})

export const login = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Make a session',
  access: 'public',
  perMinute: 30,
  body: z.object({
    email: z.string().trim().toLowerCase().min(1).max(254),
    password: z.string().min(1).max(maxPasswordLength),
  }),
  response: z.object({ sessionId: z.string(), user: z.object({ username: z.string() }) }),
})

export const logout = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'End the session the call is made with',
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
  summary: 'Change the name, and with the current password the password',
  access: 'session',
  perMinute: 20,
  body: z
    .object({
      username: Username.optional(),
      currentPassword: z.string().max(maxPasswordLength).optional(),
      newPassword: NewPassword.optional(),
    })
    .refine((body) => body.newPassword === undefined || !!body.currentPassword, {
      path: ['currentPassword'],
      message: 'Please enter your current password',
    }),
  response: Profile,
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
