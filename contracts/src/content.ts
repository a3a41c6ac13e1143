import {
  type ContentByType as AllContent,
  contentTypeKeys,
  contentTypes,
  FormatContent,
  maxInstructionLength,
  shippedFormatKeys,
} from '@podcastai/content-types'
import { z } from 'zod'
import { ContentKey } from './content-key.ts'
import { endpoint } from './endpoint.ts'
import { ItemReference } from './item-reference.ts'
import { OutputLanguage } from './output-language.ts'
import { Transcript } from './transcript.ts'

const Id = z.object({ id: z.uuid() })
const IdAndType = z.object({ id: z.uuid(), contentType: ContentKey })

/** The content of a transcript by type and text format; those without content are absent. */
export const ContentByType = z
  .object({
    ...Object.fromEntries(contentTypeKeys.map((key) => [key, contentTypes[key].schema])),
    ...Object.fromEntries(shippedFormatKeys.map((key) => [key, FormatContent])),
  })
  .partial()
  // A show's own formats.
  .catchall(FormatContent) as unknown as z.ZodType<Partial<AllContent>>
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
  summary: 'Alias of /content',
})

/** The result of a change: the type's content, and the transcript with the status of every type. */
export const ContentChange = z.object({
  contentType: ContentKey,
  content: z.unknown(),
  transcript: Transcript.omit({ content: true }),
  /** The engine found nothing better: the content is unchanged, and there is no new version. */
  unchanged: z.literal(true).optional(),
  /** With `preview`: the item's replacement. */
  proposed: z.unknown().optional(),
})
export type ContentChange = z.infer<typeof ContentChange>

export const generateContent = endpoint({
  method: 'POST',
  path: '/api/transcripts/:id/generate/:contentType',
  summary: 'Generate or regenerate one content type',
  access: 'session',
  permission: 'generateContent',
  subscription: 'project',
  params: IdAndType,
  perMinute: 60,
  /** Without a body, regenerates the whole type. Pinned and edited items always stay. */
  body: z
    .object({
      /** What to change, in the user's words. Only for a type that already has content. */
      instruction: z.string().trim().max(maxInstructionLength).optional(),
      /** The one item to regenerate. */
      item: ItemReference.optional(),
      /** The language to write in, for this time; the show's if omitted. What was said is quoted as it was said. */
      outputLanguage: OutputLanguage.optional(),
      /** Use the built-in engine instead of the configured one. */
      engine: z.literal('builtin').optional(),
      /** Returns the built-in engine's replacement for `item` without storing it. */
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
    item: ItemReference,
    /** Other pins stay as they are. */
    isPinned: z.boolean(),
    /** The version that the user saw; 409 if there is a newer one. */
    baseVersion: z.int().min(0).optional(),
  }),
  response: ContentChange,
})

/** Maximum characters of a content type as JSON: ten times what any engine writes. */
export const maxContentCharacters = 250_000

/** What the user saw. */
const base = {
  /** The version that the user edited; 409 if there is a newer one, and nothing is stored. */
  baseVersion: z.int().min(0).optional(),
  /** The transcript's `textRevision` when the user edited; 409 if words or speakers changed since. */
  baseTextRevision: z.int().min(0).optional(),
  /** The new texts are proposals of `POST …/items/{item}/rewrite`: they keep the passages that they come with. */
  rewritten: z.literal(true).optional(),
}

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
    ...base,
  }),
  response: ContentChange,
})

export const saveItem = endpoint({
  method: 'PATCH',
  path: '/api/transcripts/:id/content/:contentType/items/:item',
  summary: 'Change one item of a content type, which is stored as a new version',
  access: 'session',
  permission: 'generateContent',
  params: IdAndType.extend({ item: ItemReference }),
  body: z.object({
    /** The fields that change; for an item that is a text, the text. */
    item: z
      .unknown()
      .refine((item) => (JSON.stringify(item)?.length ?? 0) <= maxContentCharacters, 'This is too much to store'),
    ...base,
  }),
  response: ContentChange,
})

/** Maximum characters of words that become an item: some twenty minutes of speech. */
export const maxSelectedCharacters = 20_000

/** A position in the displayed transcript: a segment's id and a character offset in its text. */
const Place = z.object({ segment: z.int().min(0), offset: z.int().min(0) })

export const addSelectedWords = endpoint({
  method: 'POST',
  path: '/api/transcripts/:id/content/:contentType/items',
  summary:
    'Add words of the transcript as an item: a quote, clip, caption, slide, or thumbnail text; 409 if they changed',
  access: 'session',
  permission: 'generateContent',
  perMinute: 60,
  params: IdAndType,
  body: z.object({
    from: Place,
    to: Place,
    /** The words that the user saw between the two places. */
    seen: z.string().min(1).max(maxSelectedCharacters),
    /**
     * Path of the item to add the words to, for example the carousel that gets a slide. If omitted, adds a new item.
     */
    into: ItemReference.optional(),
    /** Returns the item without storing it. */
    preview: z.literal(true).optional(),
    /** The version that the user saw; 409 if there is a newer one. */
    baseVersion: z.int().min(0).optional(),
  }),
  /** `item`: the path of the new item. */
  response: ContentChange.extend({ item: z.string() }),
})

/** A version of a content type, as shown in its history. */
export const ContentVersion = z.object({
  /** From 1; also its id. */
  version: z.int(),
  origin: z.enum(['generated', 'edited']),
  /** The engine that wrote the content, or the text that was edited. */
  engine: z.string(),
  /** The user who edited or requested it; null for the first processing. */
  author: z.string().nullable(),
  /** The instruction for a regeneration. */
  instruction: z.string().nullable(),
  /** Texts that were left out and why, and whether the meaning was checked. */
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
  summary: 'One version with its content under the current speaker names, as it would be restored',
  access: 'session',
  permission: 'viewAllTranscripts',
  params: IdAndType.extend({ versionId: z.string().regex(/^\d{1,9}$/) }),
  response: ContentVersion.extend({ content: z.unknown() }),
})

export const restoreVersion = endpoint({
  method: 'POST',
  path: '/api/transcripts/:id/content/:contentType/versions/:versionId/restore',
  summary: 'Restore an older version as a new one',
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
