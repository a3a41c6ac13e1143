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
  /** True if visitors hear the quotes and clips. */
  hasSound: z.boolean(),
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
  response: z.object({
    links: z.array(ShareLink),
    /** What visitors could hear: the listening copy, or a linked audio file, whose address they'd see. */
    sound: z.enum(['copy', 'link']).nullable(),
  }),
})

export const createShareLink = endpoint({
  ...project,
  method: 'POST',
  path: '/api/transcripts/:id/share-links',
  summary: 'Create a read-only link to the content of a project',
  perMinute: 30,
  body: z
    .object({
      name: z.string().trim().max(maxShareNameLength).default(''),
      hasSound: ShareLink.shape.hasSound.default(false),
    })
    .nullish(),
  response: ShareLink.extend({
    /** Part of the link, /shared/{token}. Returned only once. */
    token: z.string(),
  }),
})

export const changeShareLink = endpoint({
  ...project,
  method: 'PATCH',
  path: '/api/transcripts/:id/share-links/:linkId',
  summary: 'Let visitors of a share link hear the quotes and clips, or no longer',
  params: Id.extend({ linkId: z.uuid() }),
  body: ShareLink.pick({ hasSound: true }),
  response: ShareLink,
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

/** How the quotes and clips are heard: each as a piece that the server cuts, or at the episode's own address. */
const SharedSound = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('pieces') }),
  z.object({
    kind: z.literal('link'),
    url: z.string(),
    /** Seconds of the recording before the transcript starts. */
    offset: z.number(),
  }),
])
export type SharedSound = z.infer<typeof SharedSound>

/** The current content of a share link's project. It never names the workspace or its members. */
export const SharedProject = z.object({
  title: z.string(),
  /** Length of the episode. */
  minutes: z.number().nullable(),
  guests: z.array(SharedGuest),
  content: ContentByType,
  /** Null if visitors can't hear anything. */
  sound: SharedSound.nullable(),
  expiresAt: z.iso.datetime(),
})
export type SharedProject = z.infer<typeof SharedProject>

const Token = z.string().regex(/^[\w-]{43}$/)

export const getSharedProject = endpoint({
  method: 'GET',
  path: '/api/shared/:token',
  summary: 'What a share link shows; 410 once it has ended or was revoked',
  access: 'public',
  perMinute: 120,
  params: z.object({ token: Token }),
  response: SharedProject,
})

/** Seconds that are heard before and after the words, and the longest piece. */
export const sharedPiece = { margin: 0.3, maxSeconds: 600 } as const

export const hearSharedPassage = endpoint({
  method: 'GET',
  path: '/api/shared/:token/sound/:passage',
  summary: 'The sound of one quote or clip that a share link shows (Opus in Ogg), if its owner allows that',
  access: 'public',
  perMinute: 120,
  params: z.object({
    token: Token,
    /** From and to in the transcript, as segment and offset: `12.0-14.33`. */
    passage: z.string().regex(/^\d{1,9}\.\d{1,9}-\d{1,9}\.\d{1,9}$/),
  }),
  // Bytes, so there are no fields to validate.
  response: z.unknown(),
})
