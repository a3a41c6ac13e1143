import { contentTypeKeys, contentTypes, maxInstructionLength } from '@podcastai/content-types'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { SpeakerReading, Transcript } from './transcript.ts'

const Id = z.object({ id: z.uuid() })
const IdAndType = z.object({ id: z.uuid(), contentType: z.enum(contentTypeKeys) })

/** A piece of a content by its path: '3', 'short', 'alternative.2', 'carousel_1.slides.0'. */
const ItemPath = z.string().regex(/^[\w.]{1,80}$/)

/** The generated content of a transcript by type; a type that is not generated is not there. */
export const ContentByType = z
  .object(
    Object.fromEntries(contentTypeKeys.map((key) => [key, contentTypes[key].schema])) as {
      [Key in (typeof contentTypeKeys)[number]]: (typeof contentTypes)[Key]['schema']
    },
  )
  .partial()
export type ContentByType = z.infer<typeof ContentByType>

const read = {
  method: 'GET',
  access: 'session',
  permission: 'viewAllTranscripts',
  params: Id,
  response: ContentByType,
} as const

export const getContent = endpoint({
  ...read,
  path: '/api/transcripts/:id/content',
  summary: 'The generated content by type',
})

export const getGeneratedContent = endpoint({
  ...read,
  path: '/api/transcripts/:id/generated-content',
  summary: 'The same as /content, under its older name',
})

/** A type as it is after a change: its content, and the transcript with how far every type is. */
export const ContentChange = z.object({
  contentType: z.enum(contentTypeKeys),
  content: z.unknown(),
  transcript: Transcript.omit({ content: true }),
  /** Nothing better was found when it was regenerated: it is as it was, and no version was made. */
  unchanged: z.literal(true).optional(),
  /** With `preview`: what would stand in the item's place. */
  proposed: z.unknown().optional(),
})
export type ContentChange = z.infer<typeof ContentChange>

export const generateContent = endpoint({
  method: 'POST',
  path: '/api/transcripts/:id/generate/:contentType',
  summary: 'Write one content type, again if it was written before',
  access: 'session',
  permission: 'generateContent',
  subscription: 'project',
  params: IdAndType,
  perMinute: 60,
  /** Without a body: all of the type. Pinned items and those that people wrote stay in any case. */
  body: z
    .object({
      /** What to change, in the user's words. Only for a type that already has content. */
      instruction: z.string().trim().max(maxInstructionLength).optional(),
      /** Path of the one item to regenerate, for example '3', 'short' or 'alternative.2'. */
      item: ItemPath.optional(),
      /** The engine that is always there, in place of the configured one. */
      engine: z.literal('builtin').optional(),
      /** Answers what the built-in engine would put in the place of `item`, and stores nothing. */
      preview: z.literal(true).optional(),
      /** The version that the user saw; 409 if there is a newer one. */
      baseVersion: z.int().min(0).optional(),
    })
    .nullish(),
  response: ContentChange,
})

export const pinItem = endpoint({
  method: 'PUT',
  path: '/api/transcripts/:id/content/:contentType/pins',
  summary: 'Pin or unpin an item; pinned items stay when the content type is regenerated',
  access: 'session',
  permission: 'generateContent',
  params: IdAndType,
  body: z.object({
    item: ItemPath,
    /** Other pins stay as they are. */
    isPinned: z.boolean(),
    /** The version that the user saw; 409 if there is a newer one. */
    baseVersion: z.int().min(0).optional(),
  }),
  response: ContentChange,
})

/** Characters that one content type may have, as JSON: ten times what any writer makes. */
export const maxContentCharacters = 250_000

export const saveContent = endpoint({
  method: 'PUT',
  path: '/api/transcripts/:id/content/:contentType',
  summary: 'Store an edited content type as a new version',
  access: 'session',
  permission: 'generateContent',
  params: IdAndType,
  /** `content` is checked against its type's shape once the type is known. */
  body: z.object({
    content: z
      .unknown()
      .refine((content) => (JSON.stringify(content)?.length ?? 0) <= maxContentCharacters, 'This is too much to store'),
    /** The version that the user edited; 409 if there is a newer one, and nothing is stored. */
    baseVersion: z.int().min(0).optional(),
  }),
  response: ContentChange,
})

/** A generation or an edit of a content type, as the list of its versions shows it. */
export const ContentVersion = z.object({
  /** From 1; also its id. */
  version: z.int(),
  origin: z.enum(['generated', 'edited']),
  /** Who wrote what was generated, or whose text was edited. */
  engine: z.string(),
  /** Who edited it or asked for it; null for the first processing. */
  author: z.string().nullable(),
  /** A speaker was renamed in the version before; `author` did it, and the rest is as that version was. */
  renamed: z.object({ from: z.string(), to: z.string() }).nullable(),
  /**
   * Words of the transcript were corrected, or with `speaker` a turn went from one speaker to another, or that was taken
   * back; `author` did it, and the rest is as before.
   */
  corrected: z
    .object({
      ...{ heard: z.string(), written: z.string() },
      undone: z.literal(true).optional(),
      speaker: z.literal(true).optional(),
    })
    .nullable(),
  /** `author` decided whether doubtful names are speakers or words; the rest is as before. */
  reread: SpeakerReading.nullable(),
  /** The instruction for a regeneration. */
  instruction: z.string().nullable(),
  /** What was left out of it and why, and whether its meaning was checked. */
  gap: z.string().nullable(),
  createdAt: z.iso.datetime(),
})
export type ContentVersion = z.infer<typeof ContentVersion>

export const listVersions = endpoint({
  method: 'GET',
  path: '/api/transcripts/:id/content/:contentType/versions',
  summary: 'Every generation and edit of a content type, newest first',
  access: 'session',
  permission: 'viewAllTranscripts',
  params: IdAndType,
  response: z.object({ versions: z.array(ContentVersion) }),
})

export const getVersion = endpoint({
  method: 'GET',
  path: '/api/transcripts/:id/content/:contentType/versions/:versionId',
  summary: 'One version with its content under the names of now, as restoring it would bring it back',
  access: 'session',
  permission: 'viewAllTranscripts',
  params: IdAndType.extend({ versionId: z.string().regex(/^\d{1,9}$/) }),
  response: ContentVersion.extend({ content: z.unknown() }),
})

export const restoreVersion = endpoint({
  method: 'POST',
  path: '/api/transcripts/:id/content/:contentType/versions/:versionId/restore',
  summary: 'Make an older version the newest one again, as a version of its own',
  access: 'session',
  permission: 'generateContent',
  params: IdAndType.extend({ versionId: z.string().regex(/^\d{1,9}$/) }),
  body: z
    .object({
      /** The version that the user saw; 409 if there is a newer one. */
      baseVersion: z.int().min(0).optional(),
    })
    .nullish(),
  response: ContentChange,
})
