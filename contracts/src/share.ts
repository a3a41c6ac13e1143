import { z } from 'zod'
import { ContentByType } from './content.ts'
import { endpoint } from './endpoint.ts'

/** How long a share link works. */
export const shareDays = 30
/** Maximum active links per project. */
export const maxShareLinks = 20
export const maxShareNameLength = 80

const Id = z.object({ id: z.uuid() })

/** A link as its project lists it. The URL is shown once, on creation; the server stores only a hash. */
export const ShareLink = z.object({
  id: z.string(),
  /** A note on who the link is for; may be empty. */
  name: z.string(),
  state: z.enum(['live', 'revoked', 'ended']),
  createdBy: z.string().nullable(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
})
export type ShareLink = z.infer<typeof ShareLink>

const project = { access: 'session', permission: 'generateContent', params: Id } as const

export const listShareLinks = endpoint({
  ...project,
  method: 'GET',
  path: '/api/transcripts/:id/share-links',
  summary: 'The share links of a project, the newest first',
  response: z.object({ links: z.array(ShareLink) }),
})

export const createShareLink = endpoint({
  ...project,
  method: 'POST',
  path: '/api/transcripts/:id/share-links',
  summary: 'Create a read-only link to the content of a project',
  perMinute: 30,
  body: z.object({ name: z.string().trim().max(maxShareNameLength).default('') }).nullish(),
  response: ShareLink.extend({
    /** Part of the link, /shared/{token}. Returned only once. */
    token: z.string(),
  }),
})

export const revokeShareLink = endpoint({
  ...project,
  method: 'DELETE',
  path: '/api/transcripts/:id/share-links/:linkId',
  summary: 'Revoke a share link',
  params: Id.extend({ linkId: z.uuid() }),
  response: ShareLink,
})

/** A guest of the episode. */
export const SharedGuest = z.object({
  name: z.string(),
  /** The name that the content uses for this person. */
  speaker: z.string(),
  title: z.string().nullable(),
  handle: z.string().nullable(),
})
export type SharedGuest = z.infer<typeof SharedGuest>

/** The current content of a share link's project. It never names the workspace or its members. */
export const SharedProject = z.object({
  title: z.string(),
  /** Length of the episode. */
  minutes: z.number().nullable(),
  guests: z.array(SharedGuest),
  content: ContentByType,
  expiresAt: z.iso.datetime(),
})
export type SharedProject = z.infer<typeof SharedProject>

export const getSharedProject = endpoint({
  method: 'GET',
  path: '/api/shared/:token',
  summary: 'What a share link shows; 410 once it has ended or was revoked',
  access: 'public',
  perMinute: 120,
  params: z.object({ token: z.string().regex(/^[\w-]{43}$/) }),
  response: SharedProject,
})
